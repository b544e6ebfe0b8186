import { createHmac } from 'node:crypto'
import type { Db } from '../db/database.ts'
import { insertSecurityEvents, type NewSecurityEvent } from '../db/queries/accounts/security-events.ts'
import type { SecurityEventName } from '../domain/accounts/security-event.ts'

/** Ids only: never a secret, a phone, a name or an address as it is. */
export type SecurityLogEntry = {
  name: SecurityEventName
  account?: string
  session?: string
  /** A short code: by which proof, of which limit, for which call. */
  detail?: string
  /** The address; the log stores a keyed hash of it. */
  address?: string
  /** With what; for its owner alone. */
  agent?: string
}

export type SecurityLog = {
  /** Never fails, and no answer waits for it: its time must not tell whether there was an account to write it down for. */
  record(event: SecurityLogEntry): void
  /** Until everything is written down. */
  settled(): Promise<void>
}

type Line = { event: SecurityEventName; account?: string; session?: string; detail?: string; source?: string }

/** The part of the process's log that is needed here. */
export type EventLines = {
  info(line: Line, text: string): void
  warn(line: Line | { err: unknown }, text: string): void
}

type Deps = { db: Db; lines?: EventLines; addressKey: Buffer; now?: () => Date }

/** A crowd of events is written in one statement, one after the other, so that it takes one connection at most. */
const maxAtOnce = 500
/** More than these wait only while the database is away; the log has them all the same. */
const maxWaiting = 20_000
const maxAgent = 400

/** In seconds: events that a stranger can cause at will are stored once in this time, so that they cannot push out the rest. */
const repeatable: readonly SecurityEventName[] = [
  'limit.hit',
  'sign_in.locked',
  'sign_in.failed',
  'rights.refused',
  'redemption.conflict',
]
const quietFor = 10 * 60
/** The last events, to recognise repeated ones. */
const maxKnown = 10_000

const alarming: readonly SecurityEventName[] = ['token.reused', 'google_token.reused', 'limit.hit', 'sign_in.locked']

/** The one stream of what concerns security: all of it in the structured log, and what belongs to an account in the database as well. */
export function createSecurityLog({ db, lines, addressKey, now = () => new Date() }: Deps): SecurityLog {
  let waiting: NewSecurityEvent[] = []
  let writing: Promise<void> | null = null
  const known = new Map<string, number>()

  const isRepeated = ({ name, account, detail }: SecurityLogEntry, at: Date): boolean => {
    if (!repeatable.includes(name)) return false
    const key = [account, name, detail].join(' ')
    const until = known.get(key) ?? 0
    if (until > at.getTime()) return true
    known.delete(key)
    known.set(key, at.getTime() + quietFor * 1000)
    const [oldest] = known.keys()
    if (known.size > maxKnown && oldest !== undefined) known.delete(oldest)
    return false
  }

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const events = waiting.slice(0, maxAtOnce)
      waiting = waiting.slice(maxAtOnce)
      await insertSecurityEvents(db, events).catch((err) => lines?.warn({ err }, 'security events could not be stored'))
    }
    writing = null
  }

  return {
    record(event) {
      const { name, account, session, detail, address, agent } = event
      const at = now()
      const source = address && createHmac('sha256', addressKey).update(address).digest('base64url').slice(0, 16)
      const line: Line = { event: name, account, session, detail, source }
      if (alarming.includes(name)) lines?.warn(line, 'security')
      else lines?.info(line, 'security')
      if (!account || waiting.length >= maxWaiting || isRepeated(event, at)) return
      waiting.push({
        account,
        name,
        detail: detail ?? null,
        agent: agent?.slice(0, maxAgent) ?? null,
        session: session ?? null,
        at,
      })
      writing ??= write()
    },
    settled: async () => {
      while (writing) await writing
    },
  }
}

/** For limits: reports a hit with the limit's name, and its account where that is known. */
export const recordLimitHit = (
  security: SecurityLog,
  limit: string,
  who: Pick<SecurityLogEntry, 'account' | 'session' | 'address' | 'agent'> = {},
): void => security.record({ name: 'limit.hit', detail: limit, ...who })

/** For a service without a log. */
export const noSecurityLog: SecurityLog = { record: () => {}, settled: async () => {} }
