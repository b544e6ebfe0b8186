import { randomBytes, timingSafeEqual } from 'node:crypto'
import { toLatinDigits } from '../../domain/digits.ts'
import { hmac } from '../secrets.ts'

export const maxTries = 5

type Sent = { id: string; sentAt: Date }

/**
 * Six digits that nobody can tell without the key, from an id by chance: what is kept is a hash, and still the same code can go to the phone
 * again. Of the hash's 48 bits a million is so small a part that no code is likelier than another.
 */
export const createCode = (key: Buffer, { id, sentAt }: Sent): string =>
  String(hmac(key, `code ${id} ${sentAt.getTime()}`).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')

/** With the verification's id, so that equal codes do not look equal; keyed, because a million codes are soon tried out. */
export const hashCode = (key: Buffer, id: string, code: string): Buffer => hmac(key, `${id}:${code}`)

/** Of no code at all. */
export const hashNoCode = (): Buffer => randomBytes(32)

export const isSameCode = (key: Buffer, id: string, typed: string, hash: Buffer): boolean =>
  timingSafeEqual(hashCode(key, id, toLatinDigits(typed).replace(/\D/g, '')), hash)
