import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** How secrets lie in the database: a copy of it alone is then worth nothing. */
export type Seal = {
  /** `name` is bound to it: what was sealed for one place cannot be put in another. */
  close(text: string, name: string): string
  open(kept: string, name: string): string
  /** Whether it lies in the clear though it need not. */
  isOpen(kept: string): boolean
}

/** The secret of the configuration is not the one of the database. */
export class SealError extends Error {}

const mark = 'sealed:1:'
const cipher = 'aes-256-gcm'
const [ivLength, tagLength] = [12, 16]

/** Without a secret there is nothing to seal with. */
export const noSeal: Seal = {
  close: (text) => text,
  open(kept) {
    if (!kept.startsWith(mark)) return kept
    throw new SealError('The keys in the database were encrypted with an AUTH_SECRET, and none is set')
  },
  isOpen: () => false,
}

export function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'safar: secrets at rest', 32))
  return {
    close(text, name) {
      const iv = randomBytes(ivLength)
      const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(name))
      const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
      return mark + Buffer.concat([iv, sealing.getAuthTag(), body]).toString('base64url')
    },
    open(kept, name) {
      if (!kept.startsWith(mark)) return kept
      const bytes = Buffer.from(kept.slice(mark.length), 'base64url')
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivLength))
      try {
        opening.setAAD(Buffer.from(name)).setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
        const body = bytes.subarray(ivLength + tagLength)
        return Buffer.concat([opening.update(body), opening.final()]).toString('utf8')
      } catch {
        throw new SealError('AUTH_SECRET is not the one that the keys in the database were encrypted with')
      }
    },
    isOpen: (kept) => !kept.startsWith(mark),
  }
}
