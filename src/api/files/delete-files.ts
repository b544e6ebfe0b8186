import type { Db } from '../../db/database.ts'
import { deleteFileRows } from '../../db/queries/files/files.ts'
import type { FileContext } from './file-context.ts'
import { sweep } from './sweep-files.ts'

/**
 * Deletes row and content. The row goes in the caller's transaction, if there is one; `sweepFiles` deletes the content after it, and tries
 * again until it is gone.
 */
export async function deleteFiles(db: Db, context: FileContext, ids: readonly string[], now: Date): Promise<void> {
  const keys = await deleteFileRows(db, ids)
  // A transaction may still be rolled back, so the content stays until its end.
  if (!db.isTransaction) for (const key of keys) await sweep(db, context, { key, isSecond: false, attempts: 0 }, now)
}
