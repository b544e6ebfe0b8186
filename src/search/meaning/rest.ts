import type { Context } from './context.ts'
import type { MeaningSpan } from './meaning.ts'
import { findPhrase } from './phrases.ts'
import type { SentenceToken } from './token.ts'
import { joiningWords } from './words/small.ts'

/** The words that were not read, as they were typed. `searched`: spans that were read, and whose words are searched as well. */
export function toUnreadText(
  q: string,
  tokens: readonly SentenceToken[],
  { spans, read }: Context,
  searched: readonly MeaningSpan[],
): string {
  const isRead = new Array<boolean>(tokens.length).fill(false)
  for (const { from, to } of read) isRead.fill(true, from, to)
  for (const { meaning, to } of searched) if (meaning.type === 'place') isRead.fill(false, meaning.nameAt, to)
  const isJoining = findJoining(tokens, spans)
  const runs: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (isRead[at]) continue
    let end = at
    while (end < tokens.length && !isRead[end]) end++
    const run = toRun(tokens, isJoining, at, end)
    if (run) runs.push(q.slice(run.from, run.to))
    at = end
  }
  return runs.join(' ')
}

/** A run without the words at its ends that only join it to what was read. */
function toRun(
  tokens: readonly SentenceToken[],
  isJoining: readonly boolean[],
  from: number,
  to: number,
): { from: number; to: number } | null {
  let [start, end] = [from, to]
  while (start < end && isJoining[start]) start++
  while (end > start && isJoining[end - 1]) end--
  const [first, last] = [tokens[start], tokens[end - 1]]
  return start < end && first && last ? { from: first.from, to: last.to } : null
}

/** Signs join, too; “me” of “near me” does not. */
function findJoining(tokens: readonly SentenceToken[], spans: readonly MeaningSpan[]): boolean[] {
  const isJoining = tokens.map(({ word, raw, number }) => number === null && /^([-+*/%$]|ب[يى])$/.test(raw || word))
  for (let at = 0; at < tokens.length; at++)
    isJoining.fill(true, at, at + (findPhrase(joiningWords, tokens, at)?.count ?? 0))
  for (const { meaning, from, to } of spans) if (meaning.type === 'near-me') isJoining.fill(false, from, to)
  return isJoining
}
