import type { Db, Tx } from '../../db/database.ts'
import { findExchangeRate } from '../../db/queries/catalogue/exchange-rates.ts'
import { type DueOrder, lockNextRestDue } from '../../db/queries/orders/reminders.ts'
import { findPurchaseFacts, findRestsOverdue, findTakers } from '../../db/queries/sales/purchase-facts.ts'
import { exchange } from '../../domain/money/exchange.ts'
import { toPrice } from '../../domain/money/money.ts'
import { isRestOverdue } from '../../domain/sales/purchase-states.ts'
import { addDays, toClock, toDay, toInstant } from '../../domain/time/day.ts'
import type { OrderKinds } from '../orders/order-kind.ts'
import { workOneByOne } from '../orders/work-one-by-one.ts'
import { requireFound } from '../require-found.ts'
import { toPercent } from './cancel-purchase.ts'
import { endPurchase, toNews } from './end-purchase.ts'
import { lockPurchase, toPurchaseState } from './lock-purchase.ts'
import { notifyRest } from './notify-rest.ts'
import { notifyTakers } from './notify-takers.ts'

/** Hours of the day before, in Baghdad: when reminders begin, the latest hour for a late one, and when a reminder is useless. */
const reminder = { from: '10:00', to: '20:00', end: '22:00' } as const

/** Reminds of each rest that is due tomorrow, once for all processes. Returns the number of reminders. */
export async function remindOfRests(db: Db, now: Date): Promise<number> {
  const [today, clock] = [toDay(now), toClock(now)]
  if (clock < reminder.from || clock >= reminder.to) return 0
  const rests = { dueOn: addDays(today, 1), remindAt: toInstant(today, reminder.from) }
  let after = 0
  return workOneByOne(db, {
    async next(tx) {
      const due = await lockNextRestDue(tx, { ...rests, after })
      after = due?.id ?? after
      return due
    },
    work: (tx, due) => remind(tx, due, now),
  })
}

async function remind(tx: Tx, due: DueOrder, now: Date): Promise<boolean> {
  const { restAmount, restDue, currency } = await requireFound(findPurchaseFacts(tx, due.id))
  if (restAmount === null || restDue === null) throw new Error(`Nothing is left to pay of the purchase ${due.id}`)
  const rest = { amount: restAmount, currency }
  const rate = currency === 'USD' ? await findExchangeRate(tx) : null
  const dinars = rate && exchange(rest, 'IQD', rate.dinarsPerDollar).amount
  const news = { event: 'rest-reminder', rest: toPrice(rest), dinars, dueOn: restDue } as const
  await notifyRest(tx, due.order, news, { now, expiresAt: toInstant(toDay(now), reminder.end) })
  return true
}

/** Ends purchases whose rest was not paid in time, with the refund of their policy. One transaction each; several processes may run it at once. */
export async function endOverdueRests(db: Db, kinds: OrderKinds, now: Date): Promise<number> {
  const rests = (await findRestsOverdue(db, toDay(now))).values()
  return workOneByOne(db, {
    async next() {
      const id = rests.next().value
      return id === undefined ? null : { id }
    },
    work: (tx, { id }) => endOverdue(tx, kinds, id, now),
  })
}

async function endOverdue(tx: Tx, kinds: OrderKinds, id: number, now: Date): Promise<boolean> {
  const known = await lockPurchase(tx, id)
  if (!known || !isRestOverdue(toPurchaseState(known), now)) return false
  const takers = await findTakers(tx, id)
  const { backs } = await endPurchase(tx, kinds, known, {
    by: 'customer',
    percent: toPercent(known, now),
    reason: 'cancelled_by_customer',
    now,
  })
  for (const { order, back } of toNews(known, backs))
    await notifyRest(tx, order, { event: 'rest-overdue', back }, { now })
  await notifyTakers(tx, known.facts, takers, now)
  return true
}
