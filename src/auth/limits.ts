import { Problem } from '../contract/problems.ts'
import type { Db } from '../db/database.ts'
import { type Rate, takeFromLimit } from '../db/queries/rate-limits.ts'
import { hmac } from './secrets.ts'

const minute = 60
const hour = 60 * minute

/** So many at once, spread over so many seconds. */
const over = (seconds: number, burst: number): Rate => ({ burst, every: seconds / burst })

export const limits = {
  /** Messages to a phone that anyone may ask for. */
  code: over(hour, 5),
  /** Messages to other countries, from an address. */
  abroad: over(hour, 10),
  /** Messages to a phone after its right password: nobody else can use these up. */
  loginCode: over(hour, 10),
  /** Passwords tried for a phone. */
  password: over(15 * minute, 10),
  /** Codes tried for a phone that anyone may have asked for. */
  verify: over(hour, 20),
  /** Codes tried for a phone after its right password: nobody else can use these up. */
  verifyLogin: over(hour, 20),
  /** Passwords that a signed-in account was asked for. */
  confirm: over(15 * minute, 10),
  /** Codes that a signed-in account has sent to its own phone, to prove who it is. */
  confirmCode: over(hour, 5),
  /** Codes that a signed-in account sends to phones that are not yet its own: each may be another one. */
  newPhone: over(hour, 5),
  /** Calls of any kind from an address. */
  address: { burst: 120, every: 1 },
} as const satisfies Record<string, Rate>

export type LimitName = keyof typeof limits

export type Limits = {
  /** The wait in seconds, 0 where one was free. Inside a transaction that has to be finished either way. */
  take(db: Db, name: LimitName, subject: string): Promise<number>
  require(db: Db, name: LimitName, subject: string): Promise<void>
}

/** Whom a limit is about is kept as a keyed hash: the table names nobody. */
export function createLimits(key: Buffer): Limits {
  const take: Limits['take'] = (db, name, subject) =>
    takeFromLimit(db, hmac(key, `${name}:${subject}`).toString('base64url'), limits[name])
  return {
    take,
    async require(db, name, subject) {
      const wait = await take(db, name, subject)
      if (wait > 0) throw new Problem('TOO_MANY_REQUESTS', undefined, wait)
    },
  }
}
