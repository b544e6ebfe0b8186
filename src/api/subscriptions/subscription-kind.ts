import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import {
  findSubscriptionOf,
  getTitles,
  keepQrCode,
  lockLiving,
  lockSubscription,
  type SubscriptionFacts,
  setActive,
} from '../../db/queries/discounts/subscriptions.ts'
import type { Addressee } from '../../db/queries/orders/order-messages.ts'
import { lockOrder, type OrderFacts } from '../../db/queries/orders/orders.ts'
import type { OrderEnder } from '../../domain/orders/order.ts'
import { type EndReason, findBeginning, type Period, toPeriod } from '../../domain/sales/subscription.ts'
import { subscriptionSms } from '../../i18n/subscription-sms.ts'
import { notifyCustomer } from '../notifications/notify-customer.ts'
import { endOrder } from '../orders/end-order.ts'
import { notifyOrder } from '../orders/notify-order.ts'
import { type OrderKind, toOrderKinds } from '../orders/order-kind.ts'
import { endSubscription } from './end-subscription.ts'

/** A plan of a discount package: it holds nothing while it is unpaid, and takes its place in time when the money is there. */
export const subscriptionKind: OrderKind = {
  kind: 'discount_package',
  async fulfil(tx, order, { now }) {
    const facts = await lockOf(tx, order)
    const beginsAt = await findPlace(tx, facts, now)
    if (!beginsAt) return giveBack(tx, order, now)
    const period = toPeriod(beginsAt, facts.days)
    await setActive(tx, facts.id, period)
    await keepQrCode(tx, order.customer, now)
    await notify(tx, order, period, now)
  },
  async revive(tx, order, now) {
    const facts = await lockOf(tx, order)
    return facts.endReason === 'not_paid' && (await findPlace(tx, facts, now)) !== null
  },
  async release(tx, order, { by, now }) {
    await endSubscription(tx, await lockOf(tx, order), { reason: toReason(by), now })
  },
  async describe(db, { id }) {
    const { id: itemId, title } = await getTitles(db, id)
    return { itemId, title, path: `/account/subscription/${itemId}` }
  },
}

const toReason = (by: OrderEnder | null): EndReason => {
  if (by === null) return 'not_paid'
  return by === 'customer' ? 'cancelled' : 'rejected'
}

/** After the order: its customer, and then the subscription itself. */
async function lockOf(tx: Tx, { id, customer }: OrderFacts): Promise<SubscriptionFacts> {
  await lockCustomer(tx, customer)
  const found = await findSubscriptionOf(tx, id)
  const facts = found && (await lockSubscription(tx, found.id))
  if (!facts) throw new Error(`The order ${id} has no subscription`)
  return facts
}

/** When it would begin if it were paid now; null where another one waits already. */
async function findPlace(tx: Tx, { customer }: SubscriptionFacts, now: Date): Promise<Date | null> {
  return findBeginning(await lockLiving(tx, customer), now)
}

/** Several were waiting for their money, and others were paid first: this one finds no place, so all of it goes back at once. */
async function giveBack(tx: Tx, { id }: OrderFacts, now: Date): Promise<void> {
  const order = await lockOrder(tx, id)
  if (!order?.paidBy) throw new Error(`The order ${id} was paid by nothing`)
  const back = { pointsBack: order.pointsUsed, pointsClawedBack: order.pointsEarned, isVoucherBack: order.hasVoucher }
  const refund = { price: order.total, reason: 'came_too_late' as const }
  const { asked } = await endOrder(tx, subscriptionKind, order, { by: 'operator', back, refund, now })
  const news = asked && ({ event: 'paid-late', back: asked, subject: order.paidBy } as const)
  if (news) await notifyOrder(tx, toOrderKinds([subscriptionKind]), id, news, { now })
}

const notify = (tx: Tx, { id, code }: OrderFacts, period: Period, now: Date): Promise<void> => {
  const write = async ({ language }: Addressee) => {
    const { title } = await getTitles(tx, id)
    return subscriptionSms(language, { ...period, code, title, isNext: period.beginsAt > now })
  }
  return notifyCustomer(tx, id, { event: 'confirmed' }, { now, write })
}
