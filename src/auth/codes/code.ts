import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { toLatinDigits } from '../../domain/digits.ts'
import { hmac } from '../secrets.ts'

export const maxTries = 5

export const createCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** With the verification's id, so that equal codes do not look equal; keyed, because a million codes are soon tried out. */
export const hashCode = (key: Buffer, id: string, code: string): Buffer => hmac(key, `${id}:${code}`)

/** Of no code at all. */
export const hashNoCode = (): Buffer => randomBytes(32)

export const isSameCode = (key: Buffer, id: string, typed: string, hash: Buffer): boolean =>
  timingSafeEqual(hashCode(key, id, toLatinDigits(typed).replace(/\D/g, '')), hash)
