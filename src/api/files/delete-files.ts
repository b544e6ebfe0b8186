import type { Db } from '../../db/database.ts'
import { deleteFileRows } from '../../db/queries/files/files.ts'
import type { FileContext } from './file-context.ts'
import { sweep } from './sweep-files.ts'

/**
 * Row and content. The row goes in the caller's transaction, if there is one; the content after it, by `sweepFiles`. What cannot be
 * deleted now is tried again until it is gone.
 */
export async function deleteFiles(db: Db, context: FileContext, ids: readonly string[], now: Date): Promise<void> {
  const keys = await deleteFileRows(db, ids)
  // Whoever is in the middle of a transaction may still take it back.
  if (!db.isTransaction) for (const key of keys) await sweep(db, context, { key, isSecond: false, attempts: 0 }, now)
}
