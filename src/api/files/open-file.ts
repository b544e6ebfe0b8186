import { Readable } from 'node:stream'
import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { insertLook } from '../../db/queries/files/file-looks.ts'
import { findFile } from '../../db/queries/files/files.ts'
import { bytesOfSending, extensionOf, type StoredType } from '../../domain/files/file.ts'
import type { Limits } from '../../http/limits.ts'
import type { FileContext } from './file-context.ts'
import { openFileLink } from './file-link.ts'
import { openName } from './new-file.ts'
import { readContent } from './pieces.ts'

export type LookRequest = { file: string; token: string; address: string }
export type OpenedFile = { mediaType: StoredType; bytes: number; name: string; content: Readable }
export type OpenFile = (request: LookRequest) => Promise<OpenedFile>

type Deps = { db: Db; files: FileContext; limits: Limits; now: () => Date }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Sends the file of a link. The look is logged before the first byte is sent. */
export const createOpenFile =
  ({ db, files, limits, now }: Deps): OpenFile =>
  async ({ file: id, token, address }) => {
    await limits.require(db, 'looksPerIpAddress', address)
    if (!uuid.test(id)) throw new Problem('NOT_FOUND')
    const at = now()
    const { session, role } = openFileLink(files, id, token, at)
    const file = await findFile(db, id)
    if (!file?.mediaType) throw new Problem('NOT_FOUND')
    const { mediaType, bytes } = file
    const sending = toSending(readContent(db, files, file), now)
    const leave = files.leaving(session, bytesOfSending, sending.giveWay)
    try {
      if (!(await insertLook(db, { file: id, session, role, now: at }))) throw new Problem('NOT_FOUND')
      const name = withExtension(openName(files.nameSeal, file), extensionOf[mediaType])
      return { mediaType, bytes, name, content: sending.content.once('close', leave) }
    } catch (error) {
      leave()
      throw error
    }
  }

/** In milliseconds: a reader who has taken no piece for so long makes room for others that need it. Slowness alone ends no link. */
const maxStill = 20_000

function toSending(pieces: AsyncIterable<Buffer>, now: () => Date) {
  let movedAt = now().getTime()
  async function* follow() {
    for await (const piece of pieces) {
      movedAt = now().getTime()
      yield piece
    }
  }
  const content = Readable.from(follow())
  const giveWay = (): boolean => {
    if (now().getTime() - movedAt <= maxStill) return false
    content.destroy()
    return true
  }
  return { content, giveWay }
}

/** The type by the present content, whatever the file was before. */
const withExtension = (name: string, extension: string): string =>
  `${name.replace(/\.[A-Za-z0-9]{1,5}$/, '')}.${extension}`
