import { randomBytes, randomUUID } from 'node:crypto'
import type { Db } from '../../db/database.ts'
import { toPersonalFieldName } from '../../db/personal-field.ts'
import { insertFile, type NewFile } from '../../db/queries/files/files.ts'
import type { Seal } from '../../db/seal.ts'
import { type Announced, toFileName } from '../../domain/files/file.ts'
import type { FileContext } from './file-context.ts'

export type FileRequest = {
  customer: number
  form: string
  field: string
  name: string
  bytes: number
  announced: Announced
}

export async function insertNewFile(db: Db, context: FileContext, request: FileRequest, now: Date): Promise<NewFile> {
  const id = randomUUID()
  const name = context.nameSeal.close(toFileName(request.name), toPersonalFieldName({ file: id }))
  const storageKey = randomBytes(24).toString('base64url')
  const file = { ...request, id, name, storageKey, keyId: context.seal.keyId }
  await insertFile(db, file, now)
  return file
}

export const openName = (seal: Seal, { id, name }: { id: string; name: string }): string =>
  seal.open(name, toPersonalFieldName({ file: id }))

type Row = Record<string, unknown>

/** The columns of an export's whole rows. */
export const openNames = (seal: Seal, rows: Row[]): Row[] =>
  rows.map((row) => ({ ...row, name: openName(seal, { id: String(row.id), name: String(row.name) }) }))
