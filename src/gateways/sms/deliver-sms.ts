import type { Db } from '../../db/database.ts'
import {
  type DueSms,
  delaySms,
  giveUpExpiredSms,
  giveUpSms,
  markSmsSent,
  takeDueSms,
} from '../../db/queries/messages/sms-messages.ts'
import { later } from '../../domain/time/later.ts'
import { SmsError, type SmsGateway } from './sms-gateway.ts'

type Log = { warn(about: object, message: string): void; error(about: object, message: string): void }
type Deps = { db: Db; gateway: SmsGateway; log: Log; now?: () => Date; pollEvery?: number }

const batch = 10
/** Longer than any gateway takes to answer: no other process may send the message meanwhile. */
const lease = 60
const maxPause = 60

/** 2, 4, 8… seconds. */
const pauseAfter = (attempts: number): number => Math.min(2 ** attempts, maxPause)

/** Brings messages to the gateway: each by one process, again after a failure for as long as it is of use. */
export function deliverSms({ db, gateway, log, now = () => new Date(), pollEvery = 3_000 }: Deps): {
  wake(): void
  stop(): Promise<void>
} {
  let isStopped = false
  let isWoken = false
  let running: Promise<void> | null = null

  async function send({ id, phone, text, code, attempts }: DueSms): Promise<void> {
    try {
      await gateway.send({ to: phone, text, code: code ?? undefined })
    } catch (error) {
      // Neither the text nor the number: an error is all that is told.
      const { isFinal, retryAfter, message } = toSmsError(error)
      log.warn({ sms: String(id), attempts, reason: message }, 'an SMS was not taken')
      if (isFinal) await giveUpSms(db, id, now())
      else await delaySms(db, id, later(now(), Math.max(pauseAfter(attempts), retryAfter ?? 0)))
      return
    }
    await markSmsSent(db, id, { now: now(), erase: gateway.name !== 'log' })
  }

  async function drain(): Promise<void> {
    do {
      isWoken = false
      const expired = await giveUpExpiredSms(db, now())
      if (expired > 0) log.warn({ expired }, 'SMS were not taken in time')
      const due = await takeDueSms(db, { now: now(), leaseUntil: later(now(), lease), max: batch })
      await Promise.all(due.map(send))
      if (due.length === batch) isWoken = true
    } while (isWoken && !isStopped)
  }

  function wake(): void {
    isWoken = true
    if (isStopped || running) return
    running = drain()
      .catch((error) => log.error({ reason: nameOf(error) }, 'SMS could not be delivered'))
      .finally(() => {
        running = null
        // A caller who woke it after its last query was still told that it is running.
        if (isWoken) wake()
      })
  }

  const timer = setInterval(wake, pollEvery)
  wake()
  return {
    wake,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}

const toSmsError = (error: unknown): SmsError =>
  error instanceof SmsError ? error : new SmsError(`unexpected: ${nameOf(error)}`, { isFinal: false })

/** The text of an error that is not ours may repeat what was to be sent. */
function nameOf(error: unknown): string {
  const { name = 'unknown', code } = (error ?? {}) as { name?: string; code?: unknown }
  return typeof code === 'string' ? `${name} ${code}` : name
}
