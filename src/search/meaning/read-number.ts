import { findPhrase } from './phrases.ts'
import type { SentenceToken } from './token.ts'
import { spokenCounts } from './words/numbers.ts'

export type Count = { count: number; next: number }

/** A whole number in digits or as it is spoken: `6`, `six`, `ستة`, `لستة`, `شەش`. */
export function readCount(tokens: readonly SentenceToken[], at: number, max = 99): Count | null {
  const token = tokens[at]
  if (!token) return null
  if (token.number !== null)
    return Number.isInteger(token.number) && token.number >= 0 && token.number <= max
      ? { count: token.number, next: at + 1 }
      : null
  const spoken = findPhrase(spokenCounts, tokens, at) ?? findJoined(tokens, at)
  return spoken && spoken.value <= max ? { count: spoken.value, next: at + spoken.count } : null
}

/** “For six” is one word in Arabic. */
function findJoined(tokens: readonly SentenceToken[], at: number) {
  const found = findPhrase(spokenCounts, tokens, at, true)
  return found && (found.before === 'ل' || found.before === 'ب' || found.before === 'و') ? found : null
}
