import type { Ok } from '../../contract/contract.ts'
import { Problem, type ProblemCode } from '../../contract/problems.ts'
import type { uploadCalls } from '../../contract/uploads.ts'
import { type FileRow, findFileOf, findUnsubmittedFiles } from '../../db/queries/files/files.ts'
import { hoursUnsubmitted, maxPieceBytes, minPieceBytes, pieceBytes } from '../../domain/files/file.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { later } from '../../domain/time/later.ts'
import { hour } from '../../domain/time/units.ts'
import { problemMessages } from '../../i18n/messages/problems.ts'
import type { Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'
import { beginUpload, requireWelcome, toLimitProblem } from './begin-upload.ts'
import { deleteFiles } from './delete-files.ts'
import type { FileContext } from './file-context.ts'
import { toFileLink } from './file-link.ts'
import { listLooks } from './list-looks.ts'
import { openName } from './new-file.ts'
import { receivePiece } from './receive-piece.ts'

type Upload = Ok<'GET /customer/uploads/{upload}'>

export const uploadHandlers: Handlers<keyof typeof uploadCalls> = {
  'GET /customer/uploads': async ({ db, caller, files, locale }) => {
    const unsubmitted = await findUnsubmittedFiles(db, caller.customer)
    return { data: unsubmitted.map((file) => toUpload(files, file, locale)), limits: toLimits(files) }
  },
  'POST /customer/uploads': async ({ db, once, caller, address, body, files, limits, locale, now }) => {
    const announced = requireWelcome(files.limits, body)
    await limits.requireLeft(db, 'inspectionSeconds', String(caller.customer), caller.account)
    await limits.requireLeft(db, 'inspectionSecondsPerIpAddress', address, caller.account)
    const { form, field, name, bytes } = body
    const request = { customer: caller.customer, form, field, name, bytes, announced }
    const { id } = await once((tx) => beginUpload(tx, files, request, now).then(({ id }) => ({ id }))).catch(
      (error) => {
        // A refusal that is repeated has lost what it said besides its code.
        throw error instanceof Problem && error.code === 'TOO_MANY_FILES'
          ? toLimitProblem(error.code, files.limits)
          : error
      },
    )
    const file = await requireFound(findFileOf(db, caller.customer, id))
    return { ...toUpload(files, file, locale), limits: toLimits(files) }
  },
  'GET /customer/uploads/{upload}': async ({ db, caller, params, files, locale }) =>
    toUpload(files, await requireFound(findFileOf(db, caller.customer, params.upload)), locale),
  'PUT /customer/uploads/{upload}': async ({ db, caller, address, params, query, bytes, files, locale, now }) => {
    const piece = { customer: caller.customer, id: params.upload, offset: query.offset, sent: bytes, now, address }
    return toUpload(files, await receivePiece(db, files, piece), locale)
  },
  'DELETE /customer/uploads/{upload}': async ({ db, caller, params, files, now }) => {
    const file = await requireFound(findFileOf(db, caller.customer, params.upload))
    // A submitted file is deleted with its application, and not by itself.
    if (file.submittedAt !== null) throw new Problem('NOT_FOUND')
    await deleteFiles(db, files, [file.id], now)
    return { id: file.id }
  },
  'POST /customer/files/{file}/link': async ({ db, caller, params, files, now }) => {
    const file = await requireFound(findFileOf(db, caller.customer, params.file))
    if (file.state !== 'ready') throw new Problem('NOT_FOUND')
    return toFileLink(files, file.id, { ...caller, role: 'owner' }, now)
  },
  'GET /customer/files/{file}/looks': async ({ db, caller, params }) => ({
    data: await listLooks(db, caller, params.file),
  }),
}

const toLimits = ({ limits }: FileContext) => ({
  ...limits,
  piece: pieceBytes,
  minPiece: minPieceBytes,
  maxPiece: maxPieceBytes,
})

function toUpload({ nameSeal }: FileContext, file: FileRow, locale: Locale): Upload {
  const { id, form, field, bytes, received, state, mediaType, createdAt, submittedAt } = file
  const code = file.refusedFor as ProblemCode | null
  return {
    id,
    form,
    field,
    name: openName(nameSeal, file),
    bytes,
    received,
    state,
    mediaType,
    problem: code && { code, message: problemMessages[locale][code] },
    expiresAt: submittedAt ? null : later(createdAt, hoursUnsubmitted * hour).toISOString(),
  }
}
