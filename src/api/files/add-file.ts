import { Readable } from 'node:stream'
import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { findFile, keepFile, submitFiles } from '../../db/queries/files/files.ts'
import { megabyte } from '../../domain/files/file.ts'
import { deleteFiles } from './delete-files.ts'
import type { FileContext } from './file-context.ts'
import { type FileRequest, insertNewFile } from './new-file.ts'
import { writeContent } from './pieces.ts'
import { findScanProblem } from './scan-file.ts'

type Addition = { customer: number; field: string; name: string; content: Buffer }

/**
 * Stores a file that an officer makes for a customer, such as a visa: the customer's and submitted at once. Runs outside of any transaction,
 * since its content is inspected and written meanwhile. A caller who then cannot use it deletes it.
 */
export async function addFile(
  db: Db,
  context: FileContext,
  { customer, field, name, content }: Addition,
  now: Date,
): Promise<{ id: string }> {
  const { megabytes } = context.limits
  if (content.length > megabytes * megabyte) throw new Problem('FILE_TOO_LARGE', { details: { limit: megabytes } })
  // A copy, since the inspection uses its buffer up.
  const copy = () => Readable.from([Buffer.from(content)])
  const problem = await findScanProblem(context, name, copy)
  if (problem) throw new Problem(problem)
  const inspected = await context.inTurn(customer, () => context.inspect(copy()))
  if ('problem' in inspected) throw new Problem(inspected.problem)
  const bytes = inspected.bytes ?? content
  const request: FileRequest = { customer, form: '', field, name, announced: '', bytes: bytes.length }
  const file = await insertNewFile(db, context, request, now)
  try {
    const pieces = await writeContent(context, file, bytes)
    await db.transaction().execute(async (tx) => {
      await keepFile(tx, file.id, { mediaType: inspected.mediaType, size: inspected.size, pieces }, now)
      await submitFiles(tx, [file.id], customer, now)
    })
  } catch (error) {
    if ((await findFile(db, file.id))?.submittedAt === null) await deleteFiles(db, context, [file.id], now)
    throw error
  }
  return { id: file.id }
}
