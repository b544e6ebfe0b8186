import type { Mention } from './mention.ts'
import { findPhrase } from './phrases.ts'
import type { Token } from './token.ts'
import { joiningWords } from './words/small.ts'

/** The words that were not read, as they were typed. `searched`: mentions that were read, and whose words are searched as well. */
export function toRest(
  q: string,
  tokens: readonly Token[],
  read: readonly Mention[],
  searched: readonly Mention[],
): string {
  const isRead = new Array<boolean>(tokens.length).fill(false)
  for (const { from, to } of read) isRead.fill(true, from, to)
  for (const { from, to } of searched) isRead.fill(false, from, to)
  const runs: string[] = []
  for (let at = 0; at < tokens.length; ) {
    if (isRead[at]) {
      at++
      continue
    }
    let end = at
    while (end < tokens.length && !isRead[end]) end++
    const run = trim(tokens, at, end)
    if (run) runs.push(q.slice(run.from, run.to))
    at = end
  }
  return runs.join(' ')
}

/** A run without the words at its ends that only join it to what was read. */
function trim(tokens: readonly Token[], from: number, to: number): { from: number; to: number } | null {
  let [start, end] = [from, to]
  while (start < end && countJoining(tokens, start, end) > 0) start += countJoining(tokens, start, end)
  while (end > start && countJoining(tokens, end - 1, end) > 0) end--
  const [first, last] = [tokens[start], tokens[end - 1]]
  return start < end && first && last ? { from: first.from, to: last.to } : null
}

/** Signs join, too. */
function countJoining(tokens: readonly Token[], at: number, end: number): number {
  const count = findPhrase(joiningWords, tokens, at)?.count ?? 0
  const isSign = /^[-+*/%$]$/.test(tokens[at]?.word ?? '') && tokens[at]?.number === null
  return at + count <= end ? Math.max(count, Number(isSign)) : Number(isSign)
}
