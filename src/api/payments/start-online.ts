import { setTimeout as sleep } from 'node:timers/promises'
import {
  closePayment,
  findOpenPayment,
  findPayment,
  insertPayment,
  keepStep,
  type PaymentRow,
} from '../../db/queries/payments.ts'
import { setMethod } from '../../db/queries/payments-reservations.ts'
import { lockReservation } from '../../db/queries/reservations.ts'
import { canPay } from '../../domain/reservation-states.ts'
import { PaymentError, type PaymentGateway } from '../../gateways/payments/payment-gateway.ts'
import { describeReservation } from '../../i18n/payment-texts.ts'
import type { PaymentWish } from '../handler.ts'
import { type Desk, later, type OnlineMethod } from './desk.ts'
import { toLink, toReturnUrl } from './links.ts'
import { nextCheck, refresh, tryCancel } from './settle.ts'
import type { Step } from './step.ts'
import { toNewPayment } from './to-new-payment.ts'

type Wish = Omit<PaymentWish, 'method'> & { method: OnlineMethod }
type Started = { link: string | null }
type Payment = PaymentRow<Step>

/** Longer than any gateway takes to answer: until then a payment without an answer is being made by somebody. */
const secondsToCreate = 60
const patience = 10_000

/** Two tabs get the same payment: whoever comes second finds the first one's, or waits for it. */
export async function startOnline(desk: Desk, wish: Wish): Promise<Started> {
  const gateway = desk.behind[wish.method]
  if (!gateway) return { link: null }
  for (let tries = 0; tries < 3; tries++) {
    const found = await begin(desk, wish, gateway)
    if (!found) return { link: null }
    const { payment, isNew } = found
    if (isNew) return create(desk, gateway, payment, wish)
    if (isFitting(payment, wish)) return { link: toLink(desk.siteUrl, await waitForStep(desk, payment)) }
    if (!(await giveUp(desk, payment, wish.now))) return { link: toReturnUrl({ ...desk, ...wish }) }
  }
  return { link: null }
}

const isFitting = ({ method, expiresAt }: Payment, wish: Wish): boolean =>
  method === wish.method && expiresAt > wish.now

/** Null where there is nothing to pay. */
const begin = (desk: Desk, wish: Wish, gateway: PaymentGateway): Promise<{ payment: Payment; isNew: boolean } | null> =>
  desk.db.transaction().execute(async (tx) => {
    const facts = await lockReservation(tx, wish.reservation, wish.customer)
    if (!facts || !canPay(facts, wish.now)) return null
    const open = await findOpenPayment<Step>(tx, wish.reservation)
    if (open) return { payment: open, isNew: false }
    const { method, locale, now } = wish
    const made = toNewPayment(desk, facts, { method, gateway: gateway.method, locale, now })
    if (made.amount < gateway.caps.minAmount) return null
    if (facts.paymentMethod !== method) await setMethod(tx, wish.reservation, method)
    const checkAt = later(now, secondsToCreate)
    return { payment: await insertPayment(tx, { ...made, step: null, reason: 'is being made', checkAt }), isNew: true }
  })

async function create(desk: Desk, gateway: PaymentGateway, payment: Payment, { now }: Wish): Promise<Started> {
  const { id, key, amount, locale, reservation, expiresAt } = payment
  const returnUrl = toReturnUrl({ ...desk, ...payment })
  try {
    const created = await gateway.create({
      key,
      amount,
      locale,
      expiresAt,
      description: describeReservation[locale](reservation),
      successUrl: returnUrl,
      cancelUrl: returnUrl,
      noticeUrl: `${desk.noticesUrl}/${gateway.method}`,
    })
    const until = created.expiresAt ?? expiresAt
    const checkAt = nextCheck({ expiresAt: until }, now) ?? now
    await keepStep<Step>(desk.db, id, { ref: created.ref, step: created.next, expiresAt: until, checkAt, now })
    return { link: toLink(desk.siteUrl, { ...payment, step: created.next }) }
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    // It may have been made after all: then the upkeep finds it by its key.
    if (error.kind !== 'unknown')
      await closePayment(desk.db, id, { status: 'failed', reason: `not made: ${error.kind}`, checkAt: null, now })
    return { link: null }
  }
}

async function waitForStep(desk: Desk, payment: Payment): Promise<Payment> {
  let found = payment
  for (const end = Date.now() + patience; found.step === null && found.status === 'open' && Date.now() < end; ) {
    await sleep(100)
    found = (await findPayment<Step>(desk.db, payment.id)) ?? found
  }
  return found
}

/**
 * Makes room for another payment; false where this one has just been paid. One that its gateway cannot cancel is asked for further on:
 * should both be paid, one is given back.
 */
async function giveUp(desk: Desk, payment: Payment, now: Date): Promise<boolean> {
  const { id, gateway: name, status, ref } = await refresh(desk, await waitForStep(desk, payment), now)
  if (status !== 'open') return status !== 'paid'
  const gateway = desk.gateways.get(name)
  if (gateway) await tryCancel(gateway, ref)
  const checkAt = name === 'cash' ? null : later(now, 60)
  await closePayment(desk.db, id, { status: 'cancelled', reason: 'another way to pay was chosen', checkAt, now })
  return true
}
