import { foldName } from '../text/fold-name.ts'
import { stopList } from './stop-list.ts'

const silent = new Set(stopList.map(foldName))

/** Shorter words may be the beginning of another one that is still being typed. */
const minSilentLength = 3

/** Whether a query says anything: emoji, punctuation and words such as “in the” match nothing, and would otherwise match everything. */
export function saysSomething(q: string): boolean {
  const found = q.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []
  if (found.some((word) => !silent.has(foldName(word)))) return true
  const [only = ''] = found
  return found.length === 1 && only.length < minSilentLength
}
