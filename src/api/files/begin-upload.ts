import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { findUnsubmittedFiles, type NewFile, sumBytes } from '../../db/queries/files/files.ts'
import {
  type Announced,
  type FileLimits,
  findAnnounced,
  maxBytes,
  maxOpenUploads,
  maxUnsubmittedFiles,
  megabyte,
} from '../../domain/files/file.ts'
import { lockActiveCustomer } from '../lock-active-customer.ts'
import type { FileContext } from './file-context.ts'
import { type FileRequest, insertNewFile } from './new-file.ts'

/** Seconds: a person's two days have passed by then. */
const comeAgain = 3600

export const toLimitProblem = (code: 'FILE_TOO_LARGE' | 'TOO_MANY_FILES', limits: FileLimits): Problem =>
  code === 'FILE_TOO_LARGE'
    ? new Problem(code, { details: { limit: limits.megabytes } })
    : new Problem(code, { details: { limit: limits.files } })

/** Faults that are known before a byte has come. */
export function requireWelcome(
  { megabytes, files }: FileLimits,
  file: { bytes: number; type: string; name: string },
): Announced {
  if (file.bytes > megabytes * megabyte) throw toLimitProblem('FILE_TOO_LARGE', { megabytes, files })
  const announced = findAnnounced(file.type, file.name)
  if (announced === null) throw new Problem('FILE_TYPE_UNKNOWN')
  return announced
}

/** Under the customer's lock, so that uploads of the same moment cannot exceed the limits. */
export async function beginUpload(tx: Tx, context: FileContext, request: FileRequest, now: Date): Promise<NewFile> {
  const { customer, form, field, bytes } = request
  await lockActiveCustomer(tx, customer)
  const unsubmitted = await findUnsubmittedFiles(tx, customer)
  const isOfField = (file: { form: string; field: string }) => file.form === form && file.field === field
  if (unsubmitted.filter((file) => file.state !== 'refused' && isOfField(file)).length >= context.limits.files)
    throw toLimitProblem('TOO_MANY_FILES', context.limits)
  const open = unsubmitted.filter(({ state }) => state === 'receiving' || state === 'checking')
  if (unsubmitted.length >= maxUnsubmittedFiles || open.length >= maxOpenUploads) throw new Problem('TOO_MANY_UPLOADS')
  const stored = await sumBytes(tx, customer)
  const isFull = (of: keyof typeof maxBytes) => stored[of] + bytes > maxBytes[of]
  if (isFull('unsubmitted') || isFull('all')) throw new Problem('TOO_MANY_UPLOADS')
  if (isFull('unsubmittedOfAll')) throw new Problem('UNAVAILABLE', { retryAfter: comeAgain })
  return insertNewFile(tx, context, request, now)
}
