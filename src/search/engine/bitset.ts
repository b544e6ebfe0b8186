import { takeWords } from './arena.ts'

/** A set of the numbers below `size`, one bit each. */
export class Bitset {
  readonly size: number
  readonly words: Uint32Array<ArrayBuffer>

  constructor(size: number, words = new Uint32Array((size + 31) >>> 5)) {
    this.size = size
    this.words = words
  }

  static full(size: number): Bitset {
    const set = new Bitset(size)
    set.words.fill(0xffffffff)
    set.trim()
    return set
  }

  has(index: number): boolean {
    return ((this.words[index >>> 5] as number) & (1 << (index & 31))) !== 0
  }

  add(index: number): void {
    ;(this.words[index >>> 5] as number) |= 1 << (index & 31)
  }

  drop(index: number): void {
    ;(this.words[index >>> 5] as number) &= ~(1 << (index & 31))
  }

  addAll(members: Uint32Array, from = 0, to = members.length): this {
    const { words } = this
    for (let at = from; at < to; at++) {
      const member = members[at] as number
      ;(words[member >>> 5] as number) |= 1 << (member & 31)
    }
    return this
  }

  and({ words: others }: Bitset): this {
    const { words } = this
    for (let at = 0; at < words.length; at++) (words[at] as number) &= others[at] as number
    return this
  }

  or({ words: others }: Bitset): this {
    const { words } = this
    for (let at = 0; at < words.length; at++) (words[at] as number) |= others[at] as number
    return this
  }

  without({ words: others }: Bitset): this {
    const { words } = this
    for (let at = 0; at < words.length; at++) (words[at] as number) &= ~(others[at] as number)
    return this
  }

  invert(): this {
    for (let at = 0; at < this.words.length; at++) this.words[at] = ~(this.words[at] as number)
    this.trim()
    return this
  }

  count(): number {
    const { words } = this
    let total = 0
    for (let at = 0; at < words.length; at++) {
      const word = words[at] as number
      let bits = word - ((word >>> 1) & 0x55555555)
      bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
      total += (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
    }
    return total
  }

  forEach(notify: (index: number) => void): void {
    this.some((index) => {
      notify(index)
      return false
    })
  }

  /** Asks in order, and no more than it takes. */
  some(fits: (index: number) => boolean): boolean {
    for (let at = 0; at < this.words.length; at++)
      for (let word = this.words[at] as number; word !== 0; word &= word - 1)
        if (fits(at * 32 + 31 - Math.clz32(word & -word))) return true
    return false
  }

  /** Lies in the arena. */
  toArray(): Uint32Array {
    const members = takeWords(this.count())
    let next = 0
    for (let at = 0; at < this.words.length; at++) {
      let word = this.words[at] as number
      while (word !== 0) {
        const bit = 31 - Math.clz32(word & -word)
        members[next++] = at * 32 + bit
        word &= word - 1
      }
    }
    return members
  }

  private trim(): void {
    const rest = this.size & 31
    if (rest > 0) (this.words[this.words.length - 1] as number) &= (1 << rest) - 1
  }
}
