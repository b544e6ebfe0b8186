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
import { runDelivery, toErrorName } from '../run-delivery.ts'
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
  async function send({ id, phone, text, code, attempts }: DueSms): Promise<void> {
    try {
      await gateway.send({ to: phone, text, code: code ?? undefined })
    } catch (error) {
      // Neither the text nor the number: an error is all that is told.
      const { isFinal, retryAfter, message } = toSmsError(error)
      log.warn({ sms: String(id), attempts, reason: message }, 'an SMS was not accepted by its gateway')
      if (isFinal) await giveUpSms(db, id, now())
      else await delaySms(db, id, later(now(), Math.max(pauseAfter(attempts), retryAfter ?? 0)))
      return
    }
    await markSmsSent(db, id, { now: now(), erase: gateway.name !== 'log' })
  }

  async function sendDue(): Promise<boolean> {
    const expired = await giveUpExpiredSms(db, now())
    if (expired > 0) log.warn({ expired }, 'SMS expired before their gateway accepted them')
    const due = await takeDueSms(db, { now: now(), leaseUntil: later(now(), lease), max: batch })
    await Promise.all(due.map(send))
    return due.length === batch
  }

  const onError = (reason: string): void => log.error({ reason }, 'SMS could not be delivered')
  return runDelivery({ sendDue, onError, pollEvery })
}

const toSmsError = (error: unknown): SmsError =>
  error instanceof SmsError ? error : new SmsError(`unexpected: ${toErrorName(error)}`, { isFinal: false })
