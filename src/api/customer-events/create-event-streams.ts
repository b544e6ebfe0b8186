import type { ServerResponse } from 'node:http'
import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { findEventStarts } from '../../db/queries/accounts/customer-events.ts'
import { findCustomersOf } from '../../db/queries/accounts/customers.ts'
import { findLivingSessions } from '../../db/queries/accounts/sessions.ts'
import type { CustomerMember, Member } from '../../domain/accounts/member.ts'
import { maxStreams, maxStreamsOfCustomer } from '../../domain/limits/limits.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { later } from '../../domain/time/later.ts'
import { findCaller, type Identify } from '../../http/find-caller.ts'
import type { Limits } from '../../http/limits.ts'
import { batchRequests } from './batch-requests.ts'
import { createStreamReader } from './create-stream-reader.ts'
import { streamHeaders, toMessage, toRetry } from './event-stream.ts'
import { findTokenEnd } from './find-token-end.ts'
import { createOpenStreams, type OpenStreams } from './open-streams.ts'

export type StreamRequest = {
  token: string | undefined
  address: string | undefined
  locale: Locale
  /** The last event that it has seen. */
  lastEventId: string | undefined
}

export type EventStreams = {
  /** Throws a `Problem` before anything is answered, or goes on until one of the two sides ends it. */
  open(request: StreamRequest, answer: (headers: Record<string, string>) => ServerResponse): Promise<void>
  /** Reports an event of a customer; without one, all customers may be affected. */
  onCustomer(customer?: number): void
  /** A session of the account may have ended, or the account was deactivated; without one, anybody's. */
  onAccount(account?: string): void
  count(): number
  /** Ends all streams, and accepts no new ones. */
  stop(): void
}

export type StreamDeps = { db: Db; identify: Identify; limits: Limits; now: () => Date }

/** In seconds, for a token that does not say when it ends. */
const max = 15 * 60
const retrySeconds = 30

/**
 * The event streams of this process. An event is a row in the database, and a notification tells every process: it reads the new rows for its
 * own streams. A page that reconnects names its last event, and gets the rest. After a restart all pages reconnect in the same second: their
 * queries are batched, so that other requests still find a connection.
 */
export function createEventStreams({ db, identify, limits, now }: StreamDeps): EventStreams {
  const streams = createOpenStreams(now)
  const read = createStreamReader(db, streams)
  const findCustomer = batchRequests((members: Member[]) => findCustomersOf(db, members))
  const findStart = batchRequests((customers: number[]) => findEventStarts(db, customers))
  /** Counts ended sessions: a stream that joins meanwhile is checked once more. */
  let endings = 0
  let isStopped = false

  async function requireCaller({ token, address }: StreamRequest, at: Date): Promise<CustomerMember> {
    await limits.require(db, 'reads', address)
    const caller = await findCaller({ findCustomer, identify, audience: 'customer', token, now: at })
    if (!caller || !('customer' in caller)) throw new Problem('UNAUTHORIZED')
    await limits.require(db, 'eventStreams', String(caller.customer), caller.account)
    return caller
  }

  return {
    async open(request, answer) {
      const { token, locale, lastEventId } = request
      const at = now()
      const endingsBefore = endings
      const caller = await requireCaller(request, at)
      const start = await findStart(caller.customer)
      const seen = parseEventId(lastEventId) ?? start.last
      if (isStopped) throw new Problem('UNAVAILABLE', { retryAfter: retrySeconds })
      requireRoom(streams, caller.customer)
      const expiresAt = findTokenEnd(token) ?? later(at, max)
      const response = answer(streamHeaders)
      const stream = { caller, locale, response, expiresAt, seen, isReading: false, isBehind: false }
      streams.add(stream)
      if (endings !== endingsBefore) await dropEnded(db, streams, caller.account)
      streams.sendOrDrop(stream, toRetry() + toMessage(seen, 'ready', { unread_count: start.unread }))
      await read(stream)
    },
    onCustomer(customer) {
      for (const stream of customer === undefined ? streams.all() : streams.of(customer)) void read(stream)
    },
    onAccount(account) {
      endings++
      void dropEnded(db, streams, account)
    },
    count: streams.count,
    stop() {
      isStopped = true
      for (const stream of streams.all()) streams.drop(stream)
    },
  }
}

function requireRoom(streams: OpenStreams, customer: number): void {
  if (streams.count() >= maxStreams) throw new Problem('UNAVAILABLE', { retryAfter: retrySeconds })
  if (streams.of(customer).length >= maxStreamsOfCustomer)
    throw new Problem('TOO_MANY_REQUESTS', { retryAfter: retrySeconds })
}

/** Drops the streams whose session has ended: those of the account, or all without one. */
async function dropEnded(db: Db, streams: OpenStreams, account: string | undefined): Promise<void> {
  const checked = streams.all().filter(({ caller }) => account === undefined || caller.account === account)
  if (checked.length === 0) return
  const sessions = checked.map(({ caller }) => caller.session)
  const living = await findLivingSessions(db, sessions).catch(() => null)
  if (living) for (const stream of checked) if (!living.has(stream.caller.session)) streams.drop(stream)
}

/** Null where it says nothing, or what we never said. */
const parseEventId = (text: string | undefined): bigint | null =>
  text !== undefined && /^\d{1,18}$/.test(text) ? BigInt(text) : null
