import { createHash, randomBytes } from 'node:crypto'
import { toPlaceName } from '../../db/personal-place.ts'
import type { Seal } from '../../db/seal.ts'

/** By it a link is found; whoever reads the database cannot make the link of it. */
export const hashPartSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

export type NewSecret = { secretHash: string; sealed: string }

/** 192 bits: nobody guesses one. */
export function drawSecret(seal: Seal, order: number): NewSecret {
  const secret = randomBytes(24).toString('base64url')
  return { secretHash: hashPartSecret(secret), sealed: seal.close(secret, toPlaceName({ partsOf: order })) }
}

export const openSecret = (seal: Seal, order: number, sealed: string): string =>
  seal.open(sealed, toPlaceName({ partsOf: order }))
