import type { paymentCalls } from '../../contract/payments.ts'
import { Problem, type ProblemCode } from '../../contract/problems.ts'
import { findNewestPayment, type PaymentRow } from '../../db/queries/payments.ts'
import { getAddress } from '../../db/queries/payments-reservations.ts'
import { findRefund } from '../../db/queries/refunds.ts'
import { findFacts, type ReservationFacts } from '../../db/queries/reservations.ts'
import { canPay, isLapsed, paymentAfterEnd } from '../../domain/reservation-states.ts'
import { successMessages } from '../../i18n/successes.ts'
import type { Call, Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'
import type { Step } from './step.ts'

type PaymentCall = Call<'GET /customer/reservations/{id}/payment'>
type UrlCall = Call<'POST /customer/reservations/pending/{id}/payment-url'>

export const paymentHandlers: Handlers<keyof typeof paymentCalls> = {
  'GET /customer/payment-methods': async ({ payments: { methods, tests } }) => ({
    data: methods.map((method) => ({ method, isTest: tests.includes(method) })),
  }),
  'POST /customer/reservations/pending/{id}/payment-url': async (call) => {
    const { db, caller, params, body, locale, now, payments, once } = call
    // A payment is found again by its reservation: all that the key has to keep is which request it was.
    await once(async () => null)
    const facts = await requireFound(findFacts(db, params.id, caller.customer))
    // Who wanted to bring cash has a code instead of an address, for as long as the rooms wait.
    const isCash = isCashWaited(facts, now)
    if (!canPay(facts, now) && !isCash) throw new Problem('CANNOT_PAY')
    const method = isCash ? 'cash' : body.paymentMethod
    if (!payments.methods.includes(method) || (method === 'cash' && !isCash))
      throw new Problem('PAYMENT_METHOD_REQUIRED', { paymentMethod: { error: 'invalid' } })
    const request = { reservation: params.id, customer: caller.customer, method, locale, now }
    const { link, problem } = await payments.start(request)
    if (!link) throw new Problem(problem ?? (await findReason(call)), undefined, problem && secondsToComeBack)
    return { payment_url: link, message: successMessages[locale].PAYMENT_READY }
  },
  'GET /customer/reservations/{id}/payment': async (call) => {
    const { db, caller, params, now, payments } = call
    await requireFound(findFacts(db, params.id, caller.customer))
    await payments.check(params.id, now)
    const facts = await requireFound(findFacts(db, params.id, caller.customer))
    const payment = await findNewestPayment<Step>(db, params.id)
    const refund = await findRefund(db, params.id)
    const lapsed = isLapsed(facts, now)
    return {
      reservationId: params.id,
      status: lapsed ? ('failed' as const) : facts.status,
      paymentStatus: lapsed ? paymentAfterEnd(facts.paymentStatus) : facts.paymentStatus,
      canPay: canPay(facts, now),
      holdUntil: lapsed ? null : (facts.holdUntil?.toISOString() ?? null),
      payment: payment && (await presentPayment(payment, call)),
      refund: refund && { amount: toDinars(refund.amount), status: refund.status, to: refund.method },
    }
  },
}

/** Another tab may have paid in between: then nothing is wrong with the bank. */
async function findReason({ db, caller, params, now }: UrlCall): Promise<ProblemCode> {
  const facts = await requireFound(findFacts(db, params.id, caller.customer))
  return canPay(facts, now) || isCashWaited(facts, now) ? 'UNAVAILABLE' : 'CANNOT_PAY'
}

const isCashWaited = (facts: ReservationFacts, now: Date): boolean =>
  facts.paymentStatus === 'notPaidYet' && facts.status === 'pending' && !isLapsed(facts, now)

/** Where it is about the pace and not about the reservation. */
const secondsToComeBack = 60

const toDinars = (amount: number) => ({ amount, currency: 'IQD' as const })

async function presentPayment(payment: PaymentRow<Step>, { db, payments, locale }: PaymentCall) {
  const { method, status, amount, step, expiresAt } = payment
  const isOpen = status === 'open'
  const deadline = expiresAt.toISOString()
  const code = isOpen && step?.kind === 'cash' ? step.code : null
  const address = code && (payments.cashAddress?.[locale] ?? (await getAddress(db, payment.reservation, locale)))
  return {
    method,
    status,
    amount: toDinars(amount),
    link: payments.linkOf(payment),
    expiresAt: isOpen ? deadline : null,
    qr: isOpen && step?.kind === 'qr' ? toQr(step) : null,
    cash: code && address ? { code, deadline, address } : null,
  }
}

const toQr = ({ qrCode, readableCode, links }: Step & { kind: 'qr' }) => ({ qrCode, readableCode, links })
