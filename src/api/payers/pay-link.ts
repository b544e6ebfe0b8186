import type { Ok } from '../../contract/contract.ts'
import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { findCashAddress } from '../../db/queries/orders/cash-address.ts'
import {
  findPart,
  findPartBySecret,
  isOpenPart,
  type PartRow,
  setPartName,
} from '../../db/queries/orders/order-parts.ts'
import { findOrder, lockOrder, type OrderFacts } from '../../db/queries/orders/orders.ts'
import { findAskedFor, findPartRefund } from '../../db/queries/orders/payer-pages.ts'
import { findNewestPayment, type PaymentRow } from '../../db/queries/orders/payments.ts'
import { toFirstName } from '../../domain/accounts/guest-name.ts'
import { isBank, type PaymentMethod } from '../../domain/money/payment-method.ts'
import { canBePaidByLink } from '../../domain/orders/order-parts.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Call, Payments } from '../handler.ts'
import { getOrderKind } from '../orders/order-kind.ts'
import type { Step } from '../payments/step.ts'
import { hashPartSecret } from './part-secret.ts'

type LookCall = Call<'GET /public/pay/{secret}'>
type StartCall = Call<'POST /public/pay/{secret}/payment-url'>
type PayLink = Ok<'GET /public/pay/{secret}'>

const toDinars = (amount: number) => ({ amount, currency: 'IQD' as const })

/** A secret that is none is answered as fast and in the same words, however it is wrong. */
async function requirePart({ db, params }: LookCall | StartCall): Promise<{ part: PartRow; order: OrderFacts }> {
  const part = await findPartBySecret(db, hashPartSecret(params.secret))
  const order = part && (await findOrder(db, part.order))
  if (!order) throw new Problem('PAY_LINK_OVER')
  return { part, order }
}

/** Banks, or cash in notes: never the wallet, which belongs to a customer. */
const methodsOf = ({ isCash }: PartRow, { methods }: Payments): PaymentMethod[] =>
  methods.filter((method) => (isCash ? method === 'cash' : isBank(method)))

const ends = {
  taken_back: 'taken_back',
  split_anew: 'taken_back',
  order_ended: 'ended',
  paid_otherwise: 'other',
} as const

function stateOf(part: PartRow, order: OrderFacts, now: Date): PayLink['state'] {
  if (part.paidBy !== null) return part.endReason === null ? 'paid' : ends[part.endReason]
  if (part.endReason !== null) return ends[part.endReason]
  return canBePaidByLink(order, now) ? 'open' : 'ended'
}

/** Amount, what for and whose first name: nothing else of the order, of its customer or of who else pays. */
export async function lookAtLink(call: LookCall): Promise<PayLink> {
  const { db, payments, now } = call
  const known = await requirePart(call)
  await payments.check(known.order.id, now, known.part.id)
  // The payment is read before its order, so that a finished payment never shows an unfinished order.
  const payment = await findNewestPayment<Step>(db, known.order.id, known.part.id)
  const { part, order } = await requirePart(call)
  const state = stateOf(part, order, now)
  const back = await findPartRefund(db, part.id)
  return {
    state,
    asked: state === 'open' ? await presentAsked(call, part, order) : null,
    payment: state === 'open' && payment ? await presentPayment(call, payment, order) : null,
    back: back && { amount: toDinars(back.amount), status: back.status, to: back.method },
  }
}

async function presentAsked({ db, payments, orderKinds, locale }: LookCall, part: PartRow, order: OrderFacts) {
  const found = await findAskedFor(db, order.id)
  const { title } = await getOrderKind(orderKinds, order.kind).describe(db, order)
  return {
    amount: toDinars(part.amount),
    owner: toFirstName(found?.owner ?? '') || null,
    kind: order.kind,
    title: title?.[locale] ?? null,
    checkIn: found?.checkIn ?? null,
    checkOut: found?.checkOut ?? null,
    startsAt: found?.startsAt?.toISOString() ?? null,
    holdUntil: (order.holdUntil ?? new Date(0)).toISOString(),
    methods: methodsOf(part, payments).map((method) => ({ method, isTest: payments.tests.includes(method) })),
  }
}

async function presentPayment(
  { db, payments, params, locale }: LookCall,
  payment: PaymentRow<Step>,
  order: OrderFacts,
): Promise<PayLink['payment']> {
  const { method, status, amount, step } = payment
  const isOpen = status === 'open'
  const code = isOpen && step?.kind === 'cash' ? step.code : null
  const address = code && (payments.cashAddress?.[locale] ?? (await findCashAddress(db, order.id, locale)))
  // It waits for as long as its order does, however long that was when the code was drawn.
  const deadline = (order.holdUntil ?? payment.expiresAt).toISOString()
  return {
    method,
    status,
    amount: toDinars(amount),
    link: payments.linkOf(payment, params.secret),
    qr:
      isOpen && step?.kind === 'qr'
        ? { qrCode: step.qrCode, readableCode: step.readableCode, links: step.links }
        : null,
    cash: code && address ? { code, deadline, address } : null,
  }
}

/** The same link may be tried again, after a bank has declined as well. */
export async function payByLink(call: StartCall): Promise<Ok<'POST /public/pay/{secret}/payment-url'>> {
  const { db, payments, limits, params, body, locale, now } = call
  const { part, order } = await requirePart(call)
  if (stateOf(part, order, now) !== 'open') throw new Problem('PAY_LINK_OVER')
  await limits.require(db, 'payStartsOfOrder', String(order.id))
  const method = body.paymentMethod
  if (!methodsOf(part, payments).includes(method))
    throw new Problem('PAYMENT_METHOD_REQUIRED', { fields: { paymentMethod: { error: 'invalid' } } })
  if (body.name) await keepName(db, part, body.name)
  const { id, customer } = order
  const { secret } = params
  const asked = { order: id, customer, method, locale, now, part: { id: part.id, secret } }
  const { link, problem } = await payments.start(asked)
  if (link) return { payment_url: link, message: successMessages[locale].PAYMENT_READY }
  const after = await requirePart(call)
  throw new Problem(problem ?? (stateOf(after.part, after.order, now) === 'open' ? 'UNAVAILABLE' : 'PAY_LINK_OVER'))
}

/** Under the lock of the order, as everything of a part. */
const keepName = (db: Db, { id, order }: PartRow, name: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockOrder(tx, order)
    const part = await findPart(tx, id)
    if (part && isOpenPart(part)) await setPartName(tx, id, name)
  })
