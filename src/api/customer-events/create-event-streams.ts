import type { ServerResponse } from 'node:http'
import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { type EventsAfter, findEventStarts, findEventsAfter } from '../../db/queries/accounts/customer-events.ts'
import { findCustomersOf } from '../../db/queries/accounts/customers.ts'
import { findLivingSessions } from '../../db/queries/accounts/sessions.ts'
import type { Member } from '../../domain/accounts/member.ts'
import { maxStreams, maxStreamsOfCustomer } from '../../domain/limits/limits.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { later } from '../../domain/time/later.ts'
import { findCaller, type Identify } from '../../http/find-caller.ts'
import type { Limits } from '../../http/limits.ts'
import { describeEvent } from './event-kinds.ts'
import { type EventStream, heartbeat, send, streamHeaders, toMessage, toRetry } from './event-stream.ts'
import { findTokenEnd } from './find-token-end.ts'
import { inBatches } from './in-batches.ts'

export type StreamRequest = {
  token: string | undefined
  address: string | undefined
  locale: Locale
  /** What it has seen already. */
  lastEventId: string | undefined
}

export type EventStreams = {
  /** Throws a `Problem` before anything is answered, or goes on until one of the two sides ends it. */
  open(request: StreamRequest, answer: (headers: Record<string, string>) => ServerResponse): Promise<void>
  /** Something happened to a customer; without one, nobody knows to whom. */
  onCustomer(customer?: number): void
  /** A session of the account may have ended, or the account was deactivated; without one, anybody's. */
  onAccount(account?: string): void
  count(): number
  /** Ends all, and lets nobody in any more. */
  stop(): void
}

export type StreamDeps = { db: Db; identify: Identify; limits: Limits; now: () => Date }

/** In milliseconds. Proxies drop who is silent for a minute, and a phone that has gone is noticed by what cannot be sent. */
const beat = 20_000
const look = 1_000
/** In seconds, for a token that does not say when it ends. */
const max = 15 * 60
const secondsAway = 30

/**
 * The pages that listen in this process. An event is a row in the database, of which every process hears by a notification: it reads what
 * is new for those of its pages that it concerns. A page that was away says what it saw last, and is told the rest. After a restart all of
 * them come back in the same second: they are asked about in batches, so that everybody else still finds a connection.
 */
export function createEventStreams({ db, identify, limits, now }: StreamDeps): EventStreams {
  const byCustomer = new Map<number, Set<EventStream>>()
  const findCustomer = inBatches((members: Member[]) => findCustomersOf(db, members))
  const findStart = inBatches((customers: number[]) => findEventStarts(db, customers))
  const findEvents = inBatches((asked: EventsAfter[]) => findEventsAfter(db, asked))
  let open = 0
  /** How often a session may have ended: whoever joins meanwhile is asked about once more. */
  let endings = 0
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let silentFor = 0

  const all = (): EventStream[] => [...byCustomer.values()].flatMap((streams) => [...streams])

  function drop(stream: EventStream): void {
    const streams = byCustomer.get(stream.caller.customer)
    if (!streams?.delete(stream)) return
    open--
    if (streams.size === 0) byCustomer.delete(stream.caller.customer)
    stream.response.end()
    if (open === 0) clearInterval(timer)
  }

  const sendOrDrop = (stream: EventStream, text: string): void => {
    if (send(stream, text)) return
    drop(stream)
    stream.response.destroy()
  }

  function tick(): void {
    const at = now()
    silentFor += look
    const isBeat = silentFor >= beat
    if (isBeat) silentFor = 0
    for (const stream of all()) {
      if (stream.expiresAt <= at) drop(stream)
      else if (isBeat) sendOrDrop(stream, heartbeat)
    }
  }

  function add(stream: EventStream): void {
    const { customer } = stream.caller
    const streams = byCustomer.get(customer) ?? new Set()
    byCustomer.set(customer, streams.add(stream))
    if (open++ === 0) timer = setInterval(tick, look).unref()
    stream.response.once('close', () => drop(stream))
  }

  /** One after the other for each page, so that nothing comes twice or in another order. */
  async function read(stream: EventStream): Promise<void> {
    stream.isBehind = true
    if (stream.isReading) return
    stream.isReading = true
    try {
      while (stream.isBehind && !stream.response.writableEnded) {
        stream.isBehind = false
        const events = await findEvents({ customer: stream.caller.customer, after: stream.seen })
        for (const event of events) {
          const data = await describeEvent(db, stream.locale, event)
          stream.seen = event.id
          if (data) sendOrDrop(stream, toMessage(event.id, event.kind, data))
          stream.isBehind = true
        }
      }
    } catch {
      // The database is away: it comes back with another connection, and that with everything since what was seen last.
      drop(stream)
    } finally {
      stream.isReading = false
    }
  }

  async function checkSessions(account: string | undefined): Promise<void> {
    const streams = all().filter(({ caller }) => account === undefined || caller.account === account)
    if (streams.length === 0) return
    const living = await findLivingSessions(
      db,
      streams.map(({ caller }) => caller.session),
    ).catch(() => null)
    if (living) for (const stream of streams) if (!living.has(stream.caller.session)) drop(stream)
  }

  function requireRoom(customer: number): void {
    if (isStopped || open >= maxStreams) throw new Problem('UNAVAILABLE', undefined, secondsAway)
    if ((byCustomer.get(customer)?.size ?? 0) >= maxStreamsOfCustomer)
      throw new Problem('TOO_MANY_REQUESTS', undefined, secondsAway)
  }

  return {
    async open({ token, address, locale, lastEventId }, answer) {
      const at = now()
      const endingsBefore = endings
      await limits.require(db, 'reads', address)
      const caller = await findCaller({ findCustomer, identify, audience: 'customer', token, now: at })
      if (!caller || !('customer' in caller)) throw new Problem('UNAUTHORIZED')
      await limits.require(db, 'eventStreams', String(caller.customer), caller.account)
      const start = await findStart(caller.customer)
      const seen = parseEventId(lastEventId) ?? start.last
      requireRoom(caller.customer)
      const expiresAt = findTokenEnd(token) ?? later(at, max)
      const response = answer(streamHeaders)
      const stream = { caller, locale, response, expiresAt, seen, isReading: false, isBehind: false }
      add(stream)
      if (endings !== endingsBefore) await checkSessions(caller.account)
      sendOrDrop(stream, toRetry() + toMessage(seen, 'ready', { unread_count: start.unread }))
      await read(stream)
    },
    onCustomer(customer) {
      for (const stream of customer === undefined ? all() : (byCustomer.get(customer) ?? [])) void read(stream)
    },
    onAccount(account) {
      endings++
      void checkSessions(account)
    },
    count: () => open,
    stop() {
      isStopped = true
      for (const stream of all()) drop(stream)
      clearInterval(timer)
    },
  }
}

/** Null where it says nothing, or what we never said. */
const parseEventId = (text: string | undefined): bigint | null =>
  text !== undefined && /^\d{1,18}$/.test(text) ? BigInt(text) : null
