import { findPiecesUnder, findStoredKeys } from '../../db/audit/files-audit.ts'
import type { Violation } from '../../db/audit/payments-audit.ts'
import type { Db } from '../../db/database.ts'
import type { FileContext } from './file-context.ts'

export const strayRules = {
  nobodys: 'every object in the store belongs to a file',
  missing: 'every piece of a file is in the store',
} as const

/**
 * Compares rows and contents both ways. Extra pieces of an upload under way are unanswered tries, and files that wait for the sweeper are
 * known.
 */
export async function findStrays(db: Db, { store }: Pick<FileContext, 'store'>): Promise<Violation[]> {
  const strays: Violation[] = []
  const seen = new Set<string>()
  for await (const key of store.keys()) {
    seen.add(key)
    // The store first: a piece that comes meanwhile is then too much in neither.
    const there = new Set(await store.list(key))
    const { isKnown, isOpen, names } = await findPiecesUnder(db, key)
    const tooMany = [...there].filter((name) => !names.includes(name))
    if (tooMany.length > 0 && !isOpen)
      strays.push({ rule: strayRules.nobodys, id: key, detail: isKnown ? tooMany.join(' ') : 'no file' })
    const missing = names.filter((name) => !there.has(name))
    if (missing.length > 0) strays.push({ rule: strayRules.missing, id: key, detail: missing.join(' ') })
  }
  for (const key of await findStoredKeys(db))
    if (!seen.has(key)) strays.push({ rule: strayRules.missing, id: key, detail: 'all of it' })
  return strays
}
