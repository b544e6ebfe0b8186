import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { type FileRow, lockFiles, submitFiles } from '../../db/queries/files/files.ts'

export type ClaimedFile = Pick<FileRow, 'id' | 'form' | 'field' | 'mediaType' | 'bytes'>

type Claim = { customer: number; ids: readonly string[]; now: Date }

/**
 * Makes uploads the papers of something, in its transaction: from here on they stay. Each has to be the customer's own, whole, found good
 * and not part of anything yet; otherwise a problem says so. In the order of the ids; which fields they are for is the caller's to check.
 */
export const claimFiles = (tx: Tx, { customer, ids, now }: Claim): Promise<ClaimedFile[]> =>
  submit(tx, { from: customer, to: customer, ids, now })

/** The same for what an officer has uploaded for a customer: it is the customer's from here on. */
export const giveFiles = (
  tx: Tx,
  request: { from: number; to: number; ids: readonly string[]; now: Date },
): Promise<ClaimedFile[]> => submit(tx, request)

async function submit(
  tx: Tx,
  { from, to, ids, now }: { from: number; to: number; ids: readonly string[]; now: Date },
): Promise<ClaimedFile[]> {
  const found = new Map((await lockFiles(tx, ids)).map((file) => [file.id, file]))
  const files = ids.map((id) => requireOwn(found.get(id.toLowerCase()), from))
  if (new Set(files).size < files.length) throw new Problem('INVALID_INPUT')
  await submitFiles(tx, ids, to, now)
  return files.map(({ id, form, field, mediaType, bytes }) => ({ id, form, field, mediaType, bytes }))
}

function requireOwn(file: FileRow | undefined, customer: number): FileRow {
  if (file?.customer !== customer || file.submittedAt !== null || file.state === 'refused')
    throw new Problem('NOT_FOUND')
  if (file.state !== 'ready') throw new Problem('FILE_NOT_READY')
  return file
}
