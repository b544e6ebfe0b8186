import { randomBytes, timingSafeEqual } from 'node:crypto'
import { toLatinDigits } from '../../domain/text/digits.ts'
import { hmac } from '../secrets.ts'

export const maxTries = 5

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const isVerificationId = (id: string): boolean => uuid.test(id)

type Sent = { id: string; sentAt: Date }

/**
 * Six digits of a keyed hash over a random id. Only another hash is stored, and the same code can still be sent again. A million is so
 * small a part of the hash's 48 bits that no code is likelier than another.
 */
export const createCode = (key: Buffer, { id, sentAt }: Sent): string =>
  String(hmac(key, `code ${id} ${sentAt.getTime()}`).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')

const longLength = 12

/**
 * For the same verification as the short code, and sent on request. Twelve digits cannot be guessed, so no limit on guesses is needed: the
 * owner gets in although others have used up the guesses.
 */
export const createLongCode = (key: Buffer, { id, sentAt }: Sent): string =>
  String(hmac(key, `long code ${id} ${sentAt.getTime()}`).readUIntBE(0, 6) % 10 ** longLength).padStart(longLength, '0')

/** With the verification's id, so that equal codes do not look equal; keyed, because a million codes are soon tried out. */
export const hashCode = (key: Buffer, id: string, code: string): Buffer => hmac(key, `${id}:${code}`)

/** The hash of no code at all. */
export const hashNoCode = (): Buffer => randomBytes(32)

const toDigits = (typed: string): string => toLatinDigits(typed).replace(/\D/g, '')

export const isLongCode = (typed: string): boolean => toDigits(typed).length === longLength

export const isSameCode = (key: Buffer, id: string, typed: string, hash: Buffer): boolean =>
  timingSafeEqual(hashCode(key, id, toDigits(typed)), hash)

export const isSameLongCode = (key: Buffer, sent: Sent, typed: string): boolean =>
  timingSafeEqual(Buffer.from(createLongCode(key, sent)), Buffer.from(toDigits(typed)))
