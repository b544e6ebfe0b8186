import type { z } from 'zod'
import type { Belongings } from '../../contract/belongings.ts'
import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { type BelongingsRow, findBelongings } from '../../db/queries/accounts/belongings.ts'
import { findPaidTopUps, type TopUpRow } from '../../db/queries/orders/top-ups.ts'
import type { Member } from '../../domain/accounts/member.ts'
import { type Money, toPrice } from '../../domain/money/money.ts'
import { toWorth, usesLeft } from '../../domain/sales/subscription.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { orderKindTexts } from '../../i18n/messages/order-kinds.ts'
import type { Payments } from '../handler.ts'
import { getOrderKind, type OrderKinds } from '../orders/order-kind.ts'

type BelongingsView = z.output<typeof Belongings>
type Input = {
  db: Db
  caller: Member
  orderKinds: OrderKinds
  payments: Pick<Payments, 'canRefund'>
  locale: Locale
  now: Date
}

const toDinars = (amount: number): Money => ({ amount, currency: 'IQD' })

/** Everything that would be lost with the account. */
export async function getBelongings(input: Input): Promise<BelongingsView> {
  const { db, caller, locale, payments, now } = input
  const row = await findBelongings(db, locale, caller.account, now)
  if (!row) return none
  const { wallet, points, stays, purchases, tickets, visaApplications, openOrders, subscriptions, refunds } = row
  const lists = [stays, purchases, tickets, visaApplications, openOrders, subscriptions, refunds]
  return {
    isEmpty: wallet === 0 && lists.every(({ length }) => length === 0),
    wallet: toDinars(wallet),
    refundable: toRefundable(await findPaidTopUps(db, row.customer), wallet, payments),
    points,
    stays: stays.map(({ currency, ...stay }) => ({ ...stay, total: toPrice({ amount: stay.total, currency }) })),
    purchases: purchases.map(({ currency, ...one }) => ({ ...one, total: toPrice({ amount: one.total, currency }) })),
    tickets,
    visaApplications: visaApplications.map(({ currency, ...one }) => ({
      ...one,
      total: toPrice({ amount: one.total, currency }),
    })),
    openOrders: await Promise.all(openOrders.map((order) => present(input, order))),
    subscriptions: subscriptions.map((one) => presentSubscription(one, now)),
    refunds: refunds.map((refund) => ({ ...refund, amount: toDinars(refund.amount) })),
  }
}

/** Throws unless the customer has confirmed the losses. */
export async function requireNoBelongings(input: Input): Promise<void> {
  const belongings = await getBelongings(input)
  if (!belongings.isEmpty) throw new Problem('BELONGINGS_LEFT', { details: { belongings } })
}

const none: BelongingsView = {
  isEmpty: true,
  wallet: toDinars(0),
  refundable: [],
  points: 0,
  stays: [],
  purchases: [],
  tickets: [],
  visaApplications: [],
  openOrders: [],
  subscriptions: [],
  refunds: [],
}

/** The newest top-ups that the wallet can refund together. */
function toRefundable(
  topUps: TopUpRow[],
  wallet: number,
  { canRefund }: Input['payments'],
): BelongingsView['refundable'] {
  const found: BelongingsView['refundable'] = []
  let left = wallet
  for (const { id, amount, gateway, paymentMethod } of topUps) {
    if (amount > left || gateway === null || !canRefund(gateway)) continue
    found.push({ topUpId: id, amount: toDinars(amount), to: paymentMethod })
    left -= amount
  }
  return found
}

async function present(
  { db, orderKinds, locale }: Input,
  { id, kind, total, currency }: BelongingsRow['openOrders'][number],
): Promise<BelongingsView['openOrders'][number]> {
  const { itemId, title } = await getOrderKind(orderKinds, kind).describe(db, { id, kind })
  const called = title?.[locale] ?? orderKindTexts[locale][kind]
  return { orderId: id, itemType: kind, itemId, title: called, total: toPrice({ amount: total, currency }) }
}

function presentSubscription(
  row: BelongingsRow['subscriptions'][number],
  now: Date,
): BelongingsView['subscriptions'][number] {
  const state = { ...row, beginsAt: new Date(row.beginsAt), expiresAt: new Date(row.expiresAt) }
  return {
    id: row.id,
    title: row.title,
    expireAt: row.expiresAt,
    usesLeft: usesLeft(row),
    worth: toDinars(toWorth(state, now)),
  }
}
