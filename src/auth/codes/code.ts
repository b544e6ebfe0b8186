import { randomBytes, timingSafeEqual } from 'node:crypto'
import { toLatinDigits } from '../../domain/text/digits.ts'
import { hmac } from '../secrets.ts'

export const maxTries = 5

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const isVerificationId = (id: string): boolean => uuid.test(id)

type Sent = { id: string; sentAt: Date }

/**
 * Six digits that nobody can tell without the key, from an id by chance: what is kept is a hash, and still the same code can go to the phone
 * again. Of the hash's 48 bits a million is so small a part that no code is likelier than another.
 */
export const createCode = (key: Buffer, { id, sentAt }: Sent): string =>
  String(hmac(key, `code ${id} ${sentAt.getTime()}`).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')

const longLength = 12

/**
 * For the same verification as the short one, and sent on request. Nobody guesses twelve digits, so no limit on guesses is needed: whoever reads
 * the phone gets in though others have used up the guesses.
 */
export const createLongCode = (key: Buffer, { id, sentAt }: Sent): string =>
  String(hmac(key, `long code ${id} ${sentAt.getTime()}`).readUIntBE(0, 6) % 10 ** longLength).padStart(longLength, '0')

/** With the verification's id, so that equal codes do not look equal; keyed, because a million codes are soon tried out. */
export const hashCode = (key: Buffer, id: string, code: string): Buffer => hmac(key, `${id}:${code}`)

/** Of no code at all. */
export const hashNoCode = (): Buffer => randomBytes(32)

const toDigits = (typed: string): string => toLatinDigits(typed).replace(/\D/g, '')

export const isLongCode = (typed: string): boolean => toDigits(typed).length === longLength

export const isSameCode = (key: Buffer, id: string, typed: string, hash: Buffer): boolean =>
  timingSafeEqual(hashCode(key, id, toDigits(typed)), hash)

export const isSameLongCode = (key: Buffer, sent: Sent, typed: string): boolean =>
  timingSafeEqual(Buffer.from(createLongCode(key, sent)), Buffer.from(toDigits(typed)))
