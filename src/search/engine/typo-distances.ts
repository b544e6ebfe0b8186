/**
 * Counts typing errors between the beginnings of a word and of a term, which is read letter by letter. Results of earlier letters stay, so terms
 * with a common beginning share its work. A beginning of a term is identified by its length, its depth.
 */
export class TypoDistances {
  private readonly word: Uint16Array
  private readonly max: number
  /** The letters of the term, the first one at 1. */
  private readonly letters: Uint16Array
  /** One row for each depth, with the distance to each beginning of the word; more than `most` is as good as any. */
  private readonly cells: Uint8Array
  private readonly smallest: Uint8Array
  private readonly nearest: Uint8Array

  constructor(word: string, max: number) {
    // With more letters than this nothing is near.
    const depths = word.length + max + 1
    this.word = new Uint16Array(word.length)
    for (let at = 0; at < word.length; at++) this.word[at] = word.charCodeAt(at)
    this.max = max
    this.letters = new Uint16Array(depths)
    this.cells = new Uint8Array(depths * (word.length + 1)).fill(max + 1)
    this.smallest = new Uint8Array(depths)
    this.nearest = new Uint8Array(depths)
    for (let at = 0; at <= Math.min(word.length, max); at++) this.cells[at] = at
    this.nearest[0] = word.length
  }

  /** Between the whole word and the first `depth` letters of the term. */
  whole(depth: number): number {
    return this.cells[depth * (this.word.length + 1) + this.word.length] as number
  }

  /** Between the whole word and any beginning of these letters. */
  nearestOf(depth: number): number {
    return this.nearest[depth] as number
  }

  /** Whether this letter after the first `depth` ones leaves anything near: where no further error may be made, few letters do. */
  canFollow(depth: number, letter: number): boolean {
    const { word, max, cells } = this
    if ((this.smallest[depth] as number) < max) return true
    const row = depth * (word.length + 1)
    const rowAbove = row - word.length - 1
    const end = Math.min(word.length, depth + max + 1)
    for (let at = Math.max(0, depth - max); at < end; at++) {
      if (letter === word[at] && (cells[row + at] as number) <= max) return true
      if (at === 0 || letter !== word[at - 1] || this.letters[depth] !== word[at]) continue
      if ((cells[rowAbove + at - 1] as number) < max) return true
    }
    return false
  }

  /** Beginnings whose lengths differ by more than `most` are as far apart at least, and are not measured. */
  read(depth: number, letter: number): void {
    const { word, max, cells, letters } = this
    const width = word.length + 1
    const row = depth * width
    const above = row - width
    const before = letters[depth - 1]
    let smallest = max + 1
    if (depth <= max) smallest = cells[row] = depth
    const end = Math.min(word.length, depth + max)
    for (let at = Math.max(1, depth - max); at <= end; at++) {
      const wanted = word[at - 1]
      let cost = (cells[above + at - 1] as number) + (letter === wanted ? 0 : 1)
      cost = Math.min(cost, (cells[above + at] as number) + 1, (cells[row + at - 1] as number) + 1)
      if (depth > 1 && at > 1 && letter === word[at - 2] && before === wanted)
        cost = Math.min(cost, (cells[above - width + at - 2] as number) + 1)
      cells[row + at] = cost
      if (cost < smallest) smallest = cost
    }
    letters[depth] = letter
    this.smallest[depth] = smallest
    this.nearest[depth] = Math.min(this.nearest[depth - 1] as number, this.whole(depth))
  }
}
