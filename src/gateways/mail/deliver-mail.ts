import type { Db } from '../../db/database.ts'
import {
  type DueMail,
  delayMail,
  giveUpExpiredMail,
  giveUpMail,
  markHandedOver,
  markMailSent,
  noteBounce,
  takeDueMail,
} from '../../db/queries/messages/mail-messages.ts'
import { later } from '../../domain/time/later.ts'
import { runDelivery, toErrorName } from '../run-delivery.ts'
import { MailError, type MailGateway } from './mail-gateway.ts'
import { type MailPlaces, toMail } from './to-mail.ts'

type Log = { warn(about: object, message: string): void; error(about: object, message: string): void }
type Budgets = { perHour: number; perDay: number }
type Deps = MailPlaces & {
  db: Db
  gateway: MailGateway
  log: Log
  budgets?: Budgets
  now?: () => Date
  pollEvery?: number
}

/** How many are on their way at once: a process that is killed leaves no more than these in doubt. */
const batch = 5
/** In seconds; longer than the wait for a server. No other process may send the message meanwhile. */
const lease = 120
const maxPause = 60 * 60
const alarmPause = 60_000

/** Half a minute, 1, 2, 4… minutes. */
const pauseAfter = (attempts: number): number => Math.min(30 * 2 ** (attempts - 1), maxPause)

/**
 * Brings mail to the gateway: each by one process, again after a failure for as long as it is of use. Committed before the end of a
 * message is that the server may have it; a process that dies after that sends the same message, under the same Message-ID, once more.
 */
export function deliverMail(deps: Deps): { wake(): void; stop(): Promise<void> } {
  const { db, gateway, log, now = () => new Date(), pollEvery = 3_000 } = deps
  const { budgets = { perHour: 2_000, perDay: 20_000 } } = deps
  let silentUntil = 0

  async function send(due: DueMail): Promise<void> {
    const { id, attempts, mayBeThere } = due
    if (mayBeThere) log.warn({ mail: due.messageId, attempts }, 'a mail may arrive a second time')
    try {
      await gateway.send(toMail(due, deps), async () => void (await markHandedOver(db, id, now())))
    } catch (error) {
      return fail(due, toMailError(error))
    }
    await markMailSent(db, id, { now: now(), erase: gateway.name !== 'log' })
  }

  async function fail({ id, messageId, address, attempts }: DueMail, error: MailError): Promise<void> {
    const about = { mail: messageId, attempts, reason: error.message }
    if (error.isOurs) log.error(about, 'mail cannot be sent: check the settings of the mail server')
    else log.warn(about, 'a mail was not accepted by its server')
    if (error.isAddress) await noteBounce(db, address, now())
    if (error.isFinal) await giveUpMail(db, id, now())
    else await delayMail(db, id, { dueAt: later(now(), pauseAfter(attempts)), isRefused: error.isRefused })
  }

  async function sendDue(): Promise<boolean> {
    const expired = await giveUpExpiredMail(db, now())
    if (expired > 0) log.warn({ expired }, 'mail expired or was no longer wanted')
    const { due, isSpent } = await takeDueMail(db, {
      now: now(),
      leaseUntil: later(now(), lease),
      max: batch,
      ...budgets,
    })
    if (isSpent) alarm()
    await Promise.all(due.map(send))
    return due.length === batch
  }

  function alarm(): void {
    if (silentUntil > Date.now()) return
    silentUntil = Date.now() + alarmPause
    log.error({ ...budgets }, 'the global limit of mail is reached: due mail waits')
  }

  const onError = (reason: string): void => log.error({ reason }, 'mail could not be delivered')
  return runDelivery({ sendDue, onError, pollEvery })
}

const toMailError = (error: unknown): MailError =>
  error instanceof MailError ? error : new MailError(`unexpected: ${toErrorName(error)}`, { isFinal: false })
