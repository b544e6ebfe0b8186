import { randomBytes } from 'node:crypto'
import type { Db } from '../../db/database.ts'
import { type FileRow, findPieces, type PieceRow } from '../../db/queries/files/files.ts'
import { maxPieceBytes } from '../../domain/files/file.ts'
import { giveBack } from '../../domain/files/free-buffers.ts'
import type { FileContext } from './file-context.ts'

type Place = Pick<FileRow, 'storageKey' | 'keyId'>

/** Encrypts and stores a piece for good. A row makes it part of its file. */
export async function writePiece(
  { store, seal }: FileContext,
  { storageKey: key, keyId }: Place,
  start: number,
  bytes: Buffer,
): Promise<PieceRow> {
  // Never the name of another try: what two send for the same place lies side by side, and a row names one of them.
  const name = `${start}-${randomBytes(9).toString('base64url')}`
  const sealed = await seal.close({ keyId, key, name }, bytes)
  await store.put(key, name, sealed).finally(() => giveBack(sealed))
  return { start, bytes: bytes.length, name }
}

export async function writeContent(context: FileContext, file: Place, content: Buffer): Promise<PieceRow[]> {
  const pieces: PieceRow[] = []
  for (let start = 0; start < content.length; start += maxPieceBytes)
    pieces.push(await writePiece(context, file, start, content.subarray(start, start + maxPieceBytes)))
  return pieces
}

/** Reads part by part, so that the whole content is never in memory. Throws where a part is missing or was changed. */
export async function* readContent(db: Db, { store, seal }: FileContext, file: FileRow): AsyncGenerator<Buffer> {
  const { storageKey: key, keyId } = file
  let read = 0
  for (const { start, name } of await findPieces(db, file.id)) {
    const sealed = await store.get(key, name)
    const parts = await seal.open({ keyId, key, name }, sealed).finally(() => giveBack([sealed]))
    if (start !== read) break
    for (const part of parts) {
      read += part.length
      yield part
    }
  }
  if (read !== file.bytes) throw new Error(`Of file ${file.id} ${read} of ${file.bytes} bytes are there`)
}

/** The same for readers who have used a part up when they ask for the next one. */
export async function* readOnce(db: Db, context: FileContext, file: FileRow): AsyncGenerator<Buffer> {
  for await (const part of readContent(db, context, file)) {
    yield part
    giveBack([part])
  }
}

export async function readWhole(db: Db, context: FileContext, file: FileRow): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of readContent(db, context, file)) parts.push(part)
  return Buffer.concat(parts)
}
