import type { Db } from '../../db/database.ts'
import {
  endSweep,
  findDueSweeps,
  findStoredNames,
  retrySweep,
  type Sweep,
  sweepAgain,
} from '../../db/queries/files/file-sweeps.ts'
import { later } from '../../domain/time/later.ts'
import { hour, minute } from '../../domain/time/units.ts'
import type { FileContext } from './file-context.ts'

/** Deletes contents that no row names any more, and says how many could not be. */
export async function sweepFiles(db: Db, context: FileContext, now: Date): Promise<number> {
  let failed = 0
  for (const due of await findDueSweeps(db, now)) if (!(await sweep(db, context, due, now))) failed++
  return failed
}

/** False where it has to be tried again: a store that is away must not keep anybody from deleting an account. */
export async function sweep(
  db: Db,
  { store }: FileContext,
  { key, isSecond, attempts }: Sweep,
  now: Date,
): Promise<boolean> {
  try {
    const stored = await findStoredNames(db, key)
    if (stored) {
      const names = new Set(stored)
      const strays = (await store.list(key)).filter((name) => !names.has(name))
      await store.delete(key, strays)
    }
  } catch {
    await retrySweep(db, key, later(now, Math.min(minute * 2 ** attempts, hour)))
    return false
  }
  if (isSecond) await endSweep(db, key)
  else await sweepAgain(db, key, later(now, hour))
  return true
}
