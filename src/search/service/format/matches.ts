import type { Language, Token } from '../../engine/language.ts'
import type { QueryResult } from '../../engine/query.ts'

/** A text cut into words, with those that the query matches. */
export type MatchedText = { text: string; tokens: Token[]; matches: TextMatch[] }
export type TextMatch = { token: number; word: string; start: number; end: number }

export type Marker = (text: string) => MatchedText

/** How much text is still marked, in UTF-16 units: each is cut into words, which takes far longer than finding it. */
export type MarkBudget = { left: number }

export function createMarker(
  language: Language,
  matched: QueryResult['matched'],
  budget: MarkBudget = { left: Number.POSITIVE_INFINITY },
): Marker {
  return (text) => {
    budget.left -= text.length
    if (budget.left < 0) return { text, tokens: [], matches: [] }
    const tokens = language.tokenize(text)
    const matches = tokens.flatMap((token, position): TextMatch[] => {
      const length = matched(token, text)
      if (length === 0) return []
      return [{ token: position, word: token.word, start: token.start, end: Math.min(token.start + length, token.end) }]
    })
    return { text, tokens, matches }
  }
}

export type MatchBounds = { start: number; length: number; indices?: number[] }

/** Where the matches are, counted in the bytes of UTF-8, as Meilisearch counts. */
export function boundsOf({ text, matches }: MatchedText, indices: number[]): MatchBounds[] {
  let from = 0
  let bytes = 0
  return matches.map(({ start, end }) => {
    bytes += Buffer.byteLength(text.slice(from, start))
    from = start
    const bounds = { start: bytes, length: Buffer.byteLength(text.slice(start, end)) }
    return indices.length > 0 ? { ...bounds, indices } : bounds
  })
}
