import { type Key, specOf } from '../contract/contract.ts'
import type { Db } from '../db/database.ts'
import type { CallInput } from '../http/call-input.ts'
import type { FairQueue } from '../http/fair-use/fair-queue.ts'
import type { Caller } from '../http/find-caller.ts'
import { toLimitedAddress } from '../http/limited-address.ts'
import type { Limits } from '../http/limits.ts'

type Deps = { db: Db; limits: Limits }

const isForAnyone = (key: Key): boolean => specOf(key).audience === 'visitor'

/**
 * Counts a call by address before the caller is known. The limit of a call that needs a session is counted later, by `limitCaller`: strangers
 * behind the same address must not use it up. The site calls without an address, and counts its pages where they are made.
 */
export async function limitAddress({ db, limits }: Deps, key: Key, address: string | undefined): Promise<void> {
  const own = isForAnyone(key) ? specOf(key).limits?.address : undefined
  await limits.require(db, own ?? 'reads', address)
}

/** The global limit comes last: a customer who is over the own limit uses up nothing of it. */
export async function limitCaller(
  { db, limits }: Deps,
  key: Key,
  caller: Caller,
  address: string | undefined,
): Promise<void> {
  const own = specOf(key).limits ?? {}
  if (own.address && !isForAnyone(key)) await limits.require(db, own.address, address, caller?.account)
  if (own.account && caller) await limits.require(db, own.account, caller.account, caller.account)
  if (own.customer && caller && 'customer' in caller) {
    await limits.require(db, own.customer, String(caller.customer), caller.account)
  }
  if (own.global) await limits.require(db, own.global, 'all')
}

/**
 * Queues by kind of call: expensive calls of visitors, pages too; expensive calls of signed-in callers, so that no stranger behind the same
 * address delays a booking; searches; and reads.
 */
export type FairQueues = Record<'dear' | 'signedIn' | 'searching' | 'reading', FairQueue>

/** Runs a few visitors' calls of one address at a time, however many it sends at once. */
export const queueFairly =
  (turns: FairQueues) =>
  <T>(key: Key, input: CallInput, call: () => Promise<T>): Promise<T> => {
    const { address } = input
    const isOpen = isForAnyone(key)
    const dear = specOf(key).isExpensive && turns[isOpen ? 'dear' : 'signedIn']
    const line = dear ?? (isOpen && key.startsWith('GET ') ? turns.reading : undefined)
    return line && address !== undefined ? line.run(toLimitedAddress(address), call, input.signal) : call()
  }
