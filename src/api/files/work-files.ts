import type { Db } from '../../db/database.ts'
import { deleteOldestUnsubmitted, findFilesToCheck } from '../../db/queries/files/files.ts'
import { hoursUnsubmitted } from '../../domain/files/file.ts'
import { later } from '../../domain/time/later.ts'
import { hour } from '../../domain/time/units.ts'
import { checkFile } from './check-file.ts'
import type { FileContext } from './file-context.ts'
import { sweepFiles } from './sweep-files.ts'

/** Handles leftovers: contents without an inspection, uploads that were never submitted, and contents without a row. */
export async function workFiles(db: Db, context: FileContext, now: Date): Promise<void> {
  // All at once, so that customers take turns: the files of one would keep the others waiting.
  await Promise.all((await findFilesToCheck(db, now)).map((file) => checkFile(db, context, file, { now })))
  // One at a time: a file that is submitted meanwhile stays.
  const before = later(now, -hoursUnsubmitted * hour)
  while (await deleteOldestUnsubmitted(db, before)) {}
  const failed = await sweepFiles(db, context, now)
  if (failed > 0) throw new Error(`The contents of ${failed} files could not be deleted, and will be tried again`)
}
