import { Problem, type ProblemCode } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { addPiece, type FileRow, findFileOf } from '../../db/queries/files/files.ts'
import { isAsAnnounced, minPieceBytes } from '../../domain/files/file.ts'
import { findPictureProblem, readPictureHeader } from '../../domain/files/picture-header.ts'
import { findMediaType } from '../../domain/text/media-type.ts'
import type { SentBytes } from '../../http/sent-bytes.ts'
import { checkFile, refuseFile } from './check-file.ts'
import type { FileContext } from './file-context.ts'
import { writePiece } from './pieces.ts'

type PieceRequest = {
  customer: number
  id: string
  offset: number
  sent: SentBytes
  now: Date
  address?: string | undefined
}
type Piece = Omit<PieceRequest, 'sent' | 'address'> & { bytes: Buffer }

/** In milliseconds: most contents are inspected by then; slower clients ask again. */
const patience = 8_000

/** Returns the present state of the file. Its faults are problems, now and whenever a piece comes again. */
export async function receivePiece(db: Db, context: FileContext, request: PieceRequest): Promise<FileRow> {
  const { customer, id, offset, sent, address } = request
  const file = requireOpen(await findFileOf(db, customer, id))
  if (file.state !== 'receiving') return file
  if (offset !== file.received) throw toOffsetProblem(file)
  // The body is read after authentication and validation, so rejected uploads use no memory.
  const leave = context.arriving(customer, sent.length, () => sent.giveWay())
  const received = await takePiece(db, context, file, request).finally(leave)
  if (received < file.bytes) return { ...file, received }
  await Promise.race([checkFile(db, context, file, { address }), wait(patience)])
  return requireOpen(await findFileOf(db, customer, id))
}

/** Answers how much of the file is there. */
async function takePiece(
  db: Db,
  context: FileContext,
  file: FileRow,
  { sent, ...request }: PieceRequest,
): Promise<number> {
  const piece = { ...request, bytes: await sent.read() }
  requireFitting(file, piece)
  const wrong = piece.offset === 0 ? findWrong(file, piece.bytes) : null
  if (wrong) {
    await refuseFile(db, context, file, wrong, piece.now)
    throw new Problem(wrong)
  }
  if (!(await context.pieceInTurn(piece.customer, () => keepPiece(db, context, file, piece))))
    throw toOffsetProblem(requireOpen(await findFileOf(db, piece.customer, piece.id)))
  return piece.offset + piece.bytes.length
}

/** False where another request has sent the same piece, or the file is gone: a piece without a row belongs to no file. */
async function keepPiece(db: Db, context: FileContext, file: FileRow, { offset, bytes }: Piece): Promise<boolean> {
  const written = await writePiece(context, file, offset, bytes)
  if (await addPiece(db, file.id, written)) return true
  await context.store.delete(file.storageKey, [written.name])
  return false
}

function requireOpen(file: FileRow | null): FileRow {
  if (!file || file.submittedAt !== null) throw new Problem('NOT_FOUND')
  if (file.state === 'refused') throw new Problem(file.refusedFor as ProblemCode)
  return file
}

const toOffsetProblem = ({ received }: FileRow): Problem => new Problem('UPLOAD_OFFSET', { details: { received } })

function requireFitting(file: FileRow, { offset, bytes: { length } }: Piece): void {
  const end = offset + length
  if (length === 0 || end > file.bytes) throw new Problem('INVALID_INPUT')
  if (length < minPieceBytes && end < file.bytes) throw new Problem('PIECE_TOO_SMALL')
}

/** The first bytes tell the type, so a client need not send the rest of a file that would be refused. */
function findWrong({ announced }: FileRow, bytes: Buffer): ProblemCode | null {
  const type = findMediaType(bytes)
  if (!type) return 'FILE_TYPE_UNKNOWN'
  if (!isAsAnnounced(announced, type)) return 'FILE_TYPE_MISMATCH'
  const header = readPictureHeader(bytes, type)
  return header && findPictureProblem(header, type)
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
