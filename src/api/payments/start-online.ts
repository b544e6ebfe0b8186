import { setTimeout as sleep } from 'node:timers/promises'
import type { ProblemCode } from '../../contract/problems.ts'
import { setMethod, switchFromCashToOnline } from '../../db/queries/orders/orders.ts'
import {
  closePayment,
  findPayment,
  findTriedPayments,
  insertPayment,
  keepStep,
  type PaymentRow,
} from '../../db/queries/orders/payments.ts'
import { maxPaymentsOfOrder } from '../../domain/limits/limits.ts'
import { canPayOnline } from '../../domain/orders/order.ts'
import { later } from '../../domain/time/later.ts'
import { day } from '../../domain/time/units.ts'
import { PaymentError, type PaymentGateway } from '../../gateways/payments/payment-gateway.ts'
import { describeOrder, describePart } from '../../i18n/payment-texts.ts'
import type { OrderPaymentRequest } from '../handler.ts'
import { findPayable } from './find-payable.ts'
import { toLink, toReturnUrl } from './links.ts'
import { lockPayable, type Payable } from './lock-payable.ts'
import type { OnlineMethod, PaymentContext } from './payment-context.ts'
import { nextCheck, refreshPayment, tryCancel } from './settle.ts'
import type { Step } from './step.ts'
import { toNewPayment } from './to-new-payment.ts'

type Input = Omit<OrderPaymentRequest, 'method'> & { method: OnlineMethod }
type Started = { link: string | null; problem?: ProblemCode }
type Payment = PaymentRow<Step>

/** Longer than any gateway takes to answer. Until then another request is still creating a payment that has no answer. */
const secondsToCreate = 60
const patience = 10_000

/** Two tabs get the same payment: the second one finds the first one's, or waits for it. */
export async function startOnline(context: PaymentContext, request: Input): Promise<Started> {
  const gateway = context.gatewayOf[request.method]
  if (!gateway) return { link: null }
  for (let tries = 0; tries < 3; tries++) {
    const found = await begin(context, request, gateway)
    if (!found) return { link: null }
    if (found === 'too many') return { link: null, problem: 'TOO_MANY_REQUESTS' }
    const { payment, isNew } = found
    if (isNew) return create(context, gateway, payment, { ...request, facts: found.facts })
    if (isFitting(payment, request))
      return { link: toLink(context.siteUrl, await waitForStep(context, payment), request.part?.secret) }
    if (!(await giveUp(context, payment, request.now)))
      return { link: toReturnUrl({ ...context, ...request, secret: request.part?.secret }) }
  }
  return { link: null }
}

const isFitting = ({ method, change, expiresAt }: Payment, request: Input): boolean =>
  method === request.method && change === (request.change ?? null) && expiresAt > request.now

/** Null if there is nothing to pay online. */
const begin = (
  context: PaymentContext,
  request: Input,
  gateway: PaymentGateway,
): Promise<{ payment: Payment; isNew: boolean; facts: Payable } | 'too many' | null> =>
  context.db.transaction().execute(async (tx) => {
    const facts = await lockPayable(tx, request)
    if (!facts || !canPayOnline(facts, request.now)) return null
    const payable = request.part ? await findPayable(tx, facts.id, request.part) : { part: null }
    if (!payable) return null
    const part = payable.part?.id ?? null
    const tried = await findTriedPayments<Step>(tx, { order: facts.id, part, since: later(request.now, -day) })
    const { open } = tried
    if (part === null && tried.hasPaidPart) return null
    if (open && isFitting(open, request)) return { payment: open, isNew: false, facts }
    // Checked before the open payment is closed, so that the customer can still pay that one.
    if (tried.count >= maxPaymentsOfOrder) return 'too many'
    if (open) return { payment: open, isNew: false, facts }
    const { method, locale, now } = request
    const made = toNewPayment(context, facts, { method, gateway: gateway.method, locale, now }, payable.part)
    if (made.amount < gateway.caps.minAmount) return null
    if (part === null && facts.change === null && facts.paymentMethod !== method) await setMethod(tx, facts.id, method)
    if (facts.isLeavingCash) await switchFromCashToOnline(tx, facts)
    const checkAt = later(now, secondsToCreate)
    return {
      payment: await insertPayment(tx, { ...made, step: null, reason: 'being_made', checkAt }),
      isNew: true,
      facts,
    }
  })

async function create(
  context: PaymentContext,
  gateway: PaymentGateway,
  payment: Payment,
  { now, facts, part }: Input & { facts: Payable },
): Promise<Started> {
  const { id, key, amount, locale, expiresAt } = payment
  const returnUrl = toReturnUrl({ ...context, ...payment, secret: part?.secret })
  const { title } = await context.orders.describe(context.db, facts)
  try {
    const created = await gateway.create({
      key,
      amount,
      locale,
      expiresAt,
      description: part ? describePart(locale, { ...facts, title }) : describeOrder(locale, { ...facts, title }),
      successUrl: returnUrl,
      cancelUrl: returnUrl,
      noticeUrl: `${context.noticesUrl}/${gateway.method}`,
    })
    const until = created.expiresAt ?? expiresAt
    const checkAt = nextCheck({ expiresAt: until }, now) ?? now
    await keepStep<Step>(context.db, id, { ref: created.ref, step: created.next, expiresAt: until, checkAt, now })
    return { link: toLink(context.siteUrl, { ...payment, step: created.next }, part?.secret) }
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    // After an unknown outcome the payment may exist at the gateway: a job finds it there by its key.
    if (error.kind !== 'unknown')
      await closePayment(context.db, id, { status: 'failed', reason: `not_made_${error.kind}`, checkAt: null, now })
    return { link: null }
  }
}

async function waitForStep(context: PaymentContext, payment: Payment): Promise<Payment> {
  let found = payment
  for (const end = Date.now() + patience; found.step === null && found.status === 'open' && Date.now() < end; ) {
    await sleep(100)
    found = (await findPayment<Step>(context.db, payment.id)) ?? found
  }
  return found
}

/**
 * Closes a payment to make room for another one; false if it has just been paid. If the gateway cannot cancel it, a job keeps asking the
 * gateway: if both are paid, one is refunded.
 */
async function giveUp(context: PaymentContext, payment: Payment, now: Date): Promise<boolean> {
  const { id, gateway: name, status, ref } = await refreshPayment(context, await waitForStep(context, payment), now)
  if (status !== 'open') return status !== 'paid'
  const gateway = context.gateways.get(name)
  if (gateway) await tryCancel(gateway, ref)
  const checkAt = name === 'cash' ? null : later(now, 60)
  await closePayment(context.db, id, { status: 'cancelled', reason: 'other_method_chosen', checkAt, now })
  return true
}
