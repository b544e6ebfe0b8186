import { createHash, randomBytes } from 'node:crypto'
import { toPersonalFieldName } from '../../db/personal-field.ts'
import type { Seal } from '../../db/seal.ts'

/** The hash by which a link is found; the link cannot be made from the database. */
export const hashPartSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

export type NewSecret = { secretHash: string; sealed: string }

/** 192 bits cannot be guessed. */
export function drawSecret(seal: Seal, order: number): NewSecret {
  const secret = randomBytes(24).toString('base64url')
  return { secretHash: hashPartSecret(secret), sealed: seal.close(secret, toPersonalFieldName({ partsOf: order })) }
}

export const openSecret = (seal: Seal, order: number, sealed: string): string =>
  seal.open(sealed, toPersonalFieldName({ partsOf: order }))
