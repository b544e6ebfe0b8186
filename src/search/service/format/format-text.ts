import { cropWindow } from './crop.ts'
import type { MatchedText } from './matches.ts'

export type Tags = { pre: string; post: string; marker: string }

/** What happens to a text: crop is the number of words to keep, null for all. */
export type Treatment = { highlight: boolean; crop: number | null }

/** A text with its matches marked, cut to the words around them. */
export function formatText(marked: MatchedText, { highlight, crop }: Treatment, { pre, post, marker }: Tags): string {
  const { text } = marked
  const { start, end } = crop ? cropWindow(marked, crop) : { start: 0, end: text.length }
  let result = start > 0 ? marker : ''
  let at = start
  if (highlight)
    for (const match of marked.matches) {
      if (match.end <= start || match.start >= end) continue
      result += text.slice(at, match.start) + pre + text.slice(match.start, match.end) + post
      at = match.end
    }
  result += text.slice(at, end)
  return end < text.length ? result + marker : result
}
