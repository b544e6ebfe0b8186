import { type Cipheriv, createCipheriv, createDecipheriv, type Decipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { setImmediate as letOthers } from 'node:timers/promises'
import { SealError, toSealKey } from '../../db/seal.ts'
import { giveBack } from '../../domain/files/free-buffers.ts'

/** With which contents are sealed before they reach the store. */
export type FileSeal = {
  /** The id of the key that encrypts today. */
  keyId: string
  /** Whether what was sealed with that key can be opened. */
  knows(keyId: string): boolean
  /** Bound to its place: a piece put in the place of another one does not open. */
  close(place: PiecePlace, bytes: Buffer): Promise<Buffer[]>
  open(place: PiecePlace, sealed: Buffer): Promise<Buffer[]>
  /** The key that signs links to files. */
  linkKey: Buffer
}

export type PiecePlace = { keyId: string; key: string; name: string }

const cipher = 'aes-256-gcm'
const [ivLength, tagLength] = [12, 16]
/** In bytes: pages wait for no longer than this takes, some hundredths of a millisecond. Less costs more in turns than it saves. */
const slice = 32 * 1024

/** The first key seals, all of them open. */
export function createFileSeal(secrets: readonly [string, ...string[]]): FileSeal {
  const byId = new Map(secrets.map((secret) => [idOf(secret), toSealKey(secret, 'contents of files')]))
  // A key for each file, so that no key ever seals more than a few pieces.
  const keyOf = ({ keyId, key }: PiecePlace): Buffer => {
    const known = byId.get(keyId)
    if (!known) throw new SealError(`A file was encrypted with the key ${keyId}, which is not in FILES_KEY`)
    return Buffer.from(hkdfSync('sha256', known, key, 'safar: one file', 32))
  }
  const bindingOf = ({ key, name }: PiecePlace): Buffer => Buffer.from(`${key}/${name}`)
  return {
    keyId: idOf(secrets[0]),
    knows: (keyId) => byId.has(keyId),
    async close(place, bytes) {
      const iv = randomBytes(ivLength)
      const sealing = createCipheriv(cipher, keyOf(place), iv).setAAD(bindingOf(place))
      const body = await inSlices(sealing, bytes)
      sealing.final()
      // Never as one: each copy is a megabyte more.
      return [iv, sealing.getAuthTag(), ...body]
    },
    async open(place, sealed) {
      const opening = createDecipheriv(cipher, keyOf(place), sealed.subarray(0, ivLength), { authTagLength: tagLength })
      opening.setAAD(bindingOf(place)).setAuthTag(sealed.subarray(ivLength, ivLength + tagLength))
      const parts = await inSlices(opening, sealed.subarray(ivLength + tagLength))
      try {
        opening.final()
        return parts
      } catch {
        giveBack(parts)
        throw new SealError('A piece of a file is in the wrong place, or was changed')
      }
    },
    linkKey: toSealKey(secrets[0], 'links to files'),
  }
}

/** Slice by slice, since it is the thread of the pages that does it. */
async function inSlices(by: Cipheriv | Decipheriv, bytes: Buffer): Promise<Buffer[]> {
  const parts: Buffer[] = []
  for (let start = 0; start < bytes.length; start += slice) {
    if (start > 0) await letOthers()
    parts.push(by.update(bytes.subarray(start, start + slice)))
  }
  return parts
}

/** Names a key and says nothing about it. */
const idOf = (secret: string): string => toSealKey(secret, 'the name of a key').toString('base64url').slice(0, 8)
