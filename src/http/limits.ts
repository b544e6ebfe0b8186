import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../contract/problems.ts'
import type { Db } from '../db/database.ts'
import { chargeLimit, findFill, giveBackToLimit, takeFromLimit } from '../db/queries/accounts/rate-limits.ts'
import { type LimitName, limits } from '../domain/limits/limits.ts'
import type { Limit, LimitedBy, Rate } from '../domain/limits/rate.ts'
import { createApproximateCounter } from './fair-use/approximate-counter.ts'
import { toLimitedAddress, toLimitedNetwork } from './limited-address.ts'

/** Called whenever a caller is over a limit; never with an address or a phone. */
export type OnHit = (name: LimitName, by: LimitedBy, accountId?: string) => void

export type Limits = {
  /**
   * The wait in seconds, 0 where one was free. Inside a transaction that has to be finished either way. Without a subject the site itself
   * calls, for no customer in particular. The account is named where it is known, for the log of hits.
   */
  take(db: Db, name: LimitName, subject: string | undefined, accountId?: string): Promise<number>
  require(db: Db, name: LimitName, subject: string | undefined, accountId?: string): Promise<void>
  giveBack(db: Db, name: LimitName, subject: string): Promise<void>
  /** Charges costs that are known only afterwards, such as seconds of work: also more than is left, which callers then wait for. */
  charge(db: Db, name: LimitName, subject: string | undefined, count: number): Promise<void>
  /** Takes nothing. Throws while nothing is left of it. */
  requireLeft(db: Db, name: LimitName, subject: string | undefined, accountId?: string): Promise<void>
  /** How much of it is in use, from 0 to 1. */
  fill(db: Db, name: LimitName, subject: string | undefined): Promise<number>
}

export type LimitsOptions = {
  /** The key of the hash under which the table stores a limit's subject. */
  key: Buffer
  onHit?: OnHit
  /** False where all requests come from one address, or a proxy in front counts addresses. */
  byAddress?: boolean
  rates?: Partial<Record<LimitName, Rate>>
}

/**
 * Delays refusals: thousands of them a second, over a few connections, would slow down other requests. The number of delayed ones is bounded,
 * so that they do not fill the memory; further ones are sent at once.
 */
const pauseOfRefused = 40
const maxPausing = 1_000

export function createLimits({ key, onHit, byAddress = true, rates = {} }: LimitsOptions): Limits {
  const rateOf = (name: LimitName): Rate => rates[name] ?? limits[name]
  const keyOf = (name: LimitName, subject: string): string =>
    createHmac('sha256', key).update(`${name}:${subject}`).digest('base64url')
  const subjectOf = (name: LimitName, subject: string): string => {
    const { by } = limits[name]
    if (by === 'network') return toLimitedNetwork(subject)
    return by === 'address' ? toLimitedAddress(subject) : subject
  }
  const loose = createApproximateCounter()
  let pausing = 0
  async function pause(): Promise<void> {
    if (pausing >= maxPausing) return
    pausing++
    await sleep(pauseOfRefused)
    pausing--
  }
  const isOff = (name: LimitName): boolean => !byAddress && /address$|^line$/.test(limits[name].by)

  async function count(db: Db, name: LimitName, subject: string): Promise<number> {
    const rate = rateOf(name)
    const charge = (some: number) => takeFromLimit(db, keyOf(name, subject), rate, some)
    const { isLoose }: Limit = limits[name]
    return isLoose ? loose(`${name}:${subject}`, rate, charge) : charge(1)
  }

  const take: Limits['take'] = async (db, name, subject, accountId) => {
    if (subject === undefined || isOff(name)) return 0
    const wait = await count(db, name, subjectOf(name, subject))
    if (wait > 0) onHit?.(name, limits[name].by, accountId)
    return wait
  }
  return {
    take,
    async require(db, name, ...input) {
      const wait = await take(db, name, ...input)
      if (wait === 0) return
      if (limits[name].by === 'address') await pause()
      throw new Problem('TOO_MANY_REQUESTS', { retryAfter: wait })
    },
    async giveBack(db, name, subject) {
      await giveBackToLimit(db, keyOf(name, subjectOf(name, subject)), rateOf(name))
    },
    async charge(db, name, subject, count) {
      if (subject === undefined || isOff(name)) return
      await chargeLimit(db, keyOf(name, subjectOf(name, subject)), rateOf(name), count)
    },
    async requireLeft(db, name, subject, accountId) {
      if (subject === undefined || isOff(name)) return
      const wait = await takeFromLimit(db, keyOf(name, subjectOf(name, subject)), rateOf(name), 0)
      if (wait === 0) return
      onHit?.(name, limits[name].by, accountId)
      throw new Problem('TOO_MANY_REQUESTS', { retryAfter: wait })
    },
    async fill(db, name, subject) {
      if (subject === undefined || isOff(name)) return 0
      return findFill(db, keyOf(name, subjectOf(name, subject)), rateOf(name))
    },
  }
}
