import type { Ok } from '../../contract/contract.ts'
import type { Db } from '../../db/database.ts'
import { findLongHolds, findShownParts, isOpenPart, type PartRow } from '../../db/queries/orders/order-parts.ts'
import type { OrderFacts } from '../../db/queries/orders/orders.ts'
import { findPartPayments, type PartPayment } from '../../db/queries/orders/payer-pages.ts'
import { exchange } from '../../domain/money/exchange.ts'
import { isOrderLapsed, isWaiting } from '../../domain/orders/order.ts'
import { toFirstPrice } from '../../domain/orders/order-parts.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Call } from '../handler.ts'
import { getOrderKind } from '../orders/order-kind.ts'
import { toPayPath } from '../payments/links.ts'
import { findOrderRate } from './find-order-rate.ts'
import { openSecret } from './part-secret.ts'

type Payers = Ok<'GET /customer/orders/{id}/payers'>
type PayersCall = Pick<
  Call<'GET /customer/orders/{id}/payers'>,
  'payments' | 'orderKinds' | 'personalSeal' | 'locale' | 'now'
>

const toDinars = (amount: number) => ({ amount, currency: 'IQD' as const })

/** Without a property the cash is brought to an address of ours. */
export const canBeCash = ({ kind }: OrderFacts, { methods, cashAddress }: PayersCall['payments']): boolean =>
  methods.includes('cash') && (kind === 'reservation' || cashAddress !== null)

export async function presentPayers(db: Db, order: OrderFacts, asked: PayersCall): Promise<Payers> {
  const { locale, now } = asked
  const { id, kind, total, currency, holdUntil } = order
  const { title, path } = await getOrderKind(asked.orderKinds, kind).describe(db, order)
  const parts = await findShownParts(db, id)
  const payments = new Map((await findPartPayments(db, id)).map((payment) => [payment.part, payment]))
  const { isLong } = await findLongHolds(db, id, now)
  const living = parts.filter(({ endReason }) => endReason === null)
  const rate = findOrderRate(order, living, asked.payments)
  const all = exchange({ amount: total, currency }, 'IQD', rate).amount
  const paid = living.reduce((sum, { paidBy, amount }) => sum + (paidBy === null ? 0 : amount), 0)
  const first = exchange({ amount: toFirstPrice(total, living.length), currency }, 'IQD', rate).amount
  const isOver = isOrderLapsed(order, now) || !isWaiting(order)
  const state = order.paidBy !== null && !order.isClosed ? 'paid' : isOver ? 'ended' : 'open'
  const isShown = state === 'open'
  return {
    orderId: id,
    kind,
    title: title?.[locale] ?? null,
    path,
    total: toDinars(all),
    paid: toDinars(state === 'paid' ? all : paid),
    rest: toDinars(state === 'paid' ? 0 : all - paid),
    state,
    holdUntil: isShown ? (holdUntil?.toISOString() ?? null) : null,
    isLongHold: isLong,
    first: toDinars(first),
    canBeCash: canBeCash(order, asked.payments),
    data: parts.map((part) => presentPayer(part, payments.get(part.id) ?? null, { ...asked, isShown })),
  }
}

function presentPayer(
  part: PartRow,
  payment: PartPayment | null,
  { personalSeal, locale, isShown }: PayersCall & { locale: Locale; isShown: boolean },
): Payers['data'][number] {
  const { id, order, number, amount, name, isCash, sealed } = part
  const isOpen = isOpenPart(part)
  const state = part.endReason ? 'back' : part.paidBy ? 'paid' : payment?.status === 'open' ? 'paying' : 'open'
  return {
    id,
    number,
    amount: toDinars(amount),
    name,
    isCash,
    state: payment?.refund && part.paidBy ? 'back' : state,
    method: part.paidBy && payment ? payment.method : null,
    link: isShown && isOpen && sealed ? toPayPath(locale, openSecret(personalSeal, order, sealed)) : null,
    refund: part.paidBy ? (payment?.refund ?? null) : null,
  }
}
