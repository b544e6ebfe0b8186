import type { MatchedText, TextMatch } from './matches.ts'

/** The part of a text that is shown, in UTF-16 units. */
export type Window = { start: number; end: number }

/** A word, or what lies between two. Hard is the end of a sentence. */
type Piece = { start: number; end: number; kind: 'word' | 'soft' | 'hard' }

function toPieces({ text, tokens }: MatchedText): { pieces: Piece[]; places: number[] } {
  const pieces: Piece[] = []
  const places: number[] = []
  let end = 0
  for (const token of tokens) {
    if (token.start > end) pieces.push({ start: end, end: token.start, kind: token.afterBreak ? 'hard' : 'soft' })
    places.push(pieces.length)
    pieces.push({ start: token.start, end: token.end, kind: 'word' })
    end = token.end
  }
  if (end < text.length) pieces.push({ start: end, end: text.length, kind: 'hard' })
  return { pieces, places }
}

/** As many words as wanted, around the matches that say most. */
export function cropWindow(marked: MatchedText, size: number): Window {
  const { pieces, places } = toPieces(marked)
  const [first, last] = bestInterval(marked.matches, size)
  let before = first ? (places[first.token] ?? 0) : 0
  let after = last ? (places[last.token] ?? 0) + 1 : 0
  let left = size - (first && last ? last.token - first.token + 1 : 0)
  while (left > 0) {
    const previous = pieces[before - 1]?.kind
    const next = pieces[after]?.kind
    if (previous === undefined && next === undefined) break
    if (previous === undefined) {
      after++
      if (next === 'word') left--
    } else if (next === undefined) {
      before--
      if (previous === 'word') left--
    } else if (previous === 'word') {
      before--
      left--
      if (next === 'word' && left > 0) {
        after++
        left--
      }
    } else if (next === 'word') {
      after++
      left--
    } else if (previous === next) {
      before--
      // The last word is looked for before the matches; what divides would be left hanging after them.
      if (left > 1) after++
    } else if (previous === 'hard') after++
    else before--
  }
  return { start: pieces[before - 1]?.end ?? 0, end: pieces[after]?.start ?? marked.text.length }
}

/** The first and the last of the matches within so many words that hold the most different words, and hold them closest together. */
function bestInterval(matches: TextMatch[], size: number): [TextMatch | undefined, TextMatch | undefined] {
  let best: { first: number; last: number; score: [number, number] } | null = null
  const words = new Map<string, number>()
  let first = 0
  let distance = 0
  for (const [last, match] of matches.entries()) {
    const previous = matches[last - 1]
    if (last > first && previous) distance += Math.min(match.token - previous.token, 7)
    words.set(match.word, (words.get(match.word) ?? 0) + 1)
    while (first < last && match.token - (matches[first] as TextMatch).token >= size) {
      const gone = matches[first] as TextMatch
      const following = matches[first + 1] as TextMatch
      distance -= Math.min(following.token - gone.token, 7)
      const count = (words.get(gone.word) ?? 1) - 1
      if (count === 0) words.delete(gone.word)
      else words.set(gone.word, count)
      first++
    }
    const score: [number, number] = [words.size, -distance]
    if (!best || score[0] > best.score[0] || (score[0] === best.score[0] && score[1] > best.score[1]))
      best = { first, last, score }
  }
  return best ? [matches[best.first], matches[best.last]] : [undefined, undefined]
}
