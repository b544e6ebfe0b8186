import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** How secrets lie in the database: a copy of it alone is then worth nothing. */
export type Seal = {
  /** `name` is bound to it: what was sealed for one place cannot be put in another. */
  close(text: string, name: string): string
  open(stored: string, name: string): string
  /** Whether it lies in the clear though it need not. */
  isOpen(stored: string): boolean
}

/** The secret of the configuration is not the one of the database. */
export class SealError extends Error {}

const mark = 'sealed:1:'
const cipher = 'aes-256-gcm'
const [ivLength, tagLength] = [12, 16]

/** `use` tells keys of one secret apart. */
export const toSealKey = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `safar: ${use}`, 32))

export function encrypt(key: Buffer, text: string, name: string): string {
  const iv = randomBytes(ivLength)
  const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(name))
  const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), body]).toString('base64url')
}

/** Null where the key or the name is another, or a bit has changed. */
export function decrypt(key: Buffer, stored: string, name: string): string | null {
  const bytes = Buffer.from(stored, 'base64url')
  try {
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivLength), { authTagLength: tagLength })
    opening.setAAD(Buffer.from(name)).setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
    const body = bytes.subarray(ivLength + tagLength)
    return Buffer.concat([opening.update(body), opening.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** Without a secret there is nothing to seal with. */
export const noSeal: Seal = {
  close: (text) => text,
  open(stored) {
    if (!stored.startsWith(mark)) return stored
    throw new SealError('The keys in the database were encrypted with an AUTH_SECRET, and none is set')
  },
  isOpen: () => false,
}

export function createSeal(secret: string): Seal {
  const key = toSealKey(secret, 'secrets at rest')
  return {
    close: (text, name) => mark + encrypt(key, text, name),
    open(stored, name) {
      if (!stored.startsWith(mark)) return stored
      const text = decrypt(key, stored.slice(mark.length), name)
      if (text === null)
        throw new SealError('AUTH_SECRET is not the one that the keys in the database were encrypted with')
      return text
    },
    isOpen: (stored) => !stored.startsWith(mark),
  }
}
