import type { Parsed } from '../../contract/contract.ts'
import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { countApplications, insertApplication } from '../../db/queries/visas/visa-applications.ts'
import { deleteDraft } from '../../db/queries/visas/visa-drafts.ts'
import { addVisaEvent } from '../../db/queries/visas/visa-events.ts'
import { findVisaFacts, type VisaFacts } from '../../db/queries/visas/visa-forms.ts'
import { insertApplicant } from '../../db/queries/visas/visa-papers.ts'
import type { Seal } from '../../db/seal.ts'
import { toRounding } from '../../domain/money/discounted.ts'
import { toDinars } from '../../domain/money/exchange.ts'
import { toPrice, totalOf } from '../../domain/money/money.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import { toLatinDigits } from '../../domain/text/digits.ts'
import { addMonths, type Day, isDay, toDay } from '../../domain/time/day.ts'
import { type ParsedApplicant, parseApplicants } from '../../domain/visas/visa-applicant.ts'
import { type VisaPurpose, visaLimits } from '../../domain/visas/visa-form.ts'
import { lockActiveCustomer } from '../lock-active-customer.ts'
import { placeOrder } from '../orders/place-order.ts'
import { requireShownPrice } from '../orders/require-shown-price.ts'
import { requireWallet } from '../orders/require-wallet.ts'
import { type OrderResult, toOrderResult } from '../orders/to-order-result.ts'
import { toPurchaseHold } from '../orders/to-purchase-hold.ts'
import { requireFound } from '../require-found.ts'
import { requireNationalities } from '../travellers/require-nationalities.ts'
import { claimPapers } from './claim-papers.ts'
import { fillFromSaved } from './fill-from-saved.ts'
import { sealApplicant } from './seal-applicants.ts'

export type ApplyBody = Parsed<'POST /customer/visa-applications'>['body']

export type ApplyRequest = {
  customer: number
  body: ApplyBody
  method: PaymentMethod
  /** The rate for a fee in dollars. */
  dinarsPerDollar: number
  seal: Seal
  now: Date
}

/** Stored with an Idempotency-Key, so it has no data of applicants. */
export type ApplyResult = OrderResult & { id: number; orderId: number }

type TripDates = { travelDate: Day; returnDate: Day | null }

/** Load, decide, lock, write: creates an unpaid order, and the application that its payment will start. */
export async function apply(tx: Tx, request: ApplyRequest): Promise<ApplyResult> {
  const { customer, body, now } = request
  const visa = await requireFound(findVisaFacts(tx, body.visaId))
  const trip = requireTripDates(body, toDay(now))
  const purpose = requirePurpose(visa, body.purpose)
  const typed = await fillFromSaved(tx, request)
  const parsed = parseApplicants(typed, {
    form: visa,
    tripEnds: trip.returnDate ?? trip.travelDate,
    today: toDay(now),
  })
  if (!parsed.ok) throw new Problem(parsed.code, { fields: parsed.fields })
  await requireNationalities(
    tx,
    parsed.applicants.map(({ applicant: { nationality } }, index) => ({ at: `applicants.${index}.`, nationality })),
  )
  const fee = { total: visa.fee * parsed.applicants.length, currency: visa.currency }
  await requireShownPrice({ total: body.total }, fee, () => toPrice(totalOf(fee)))
  await lockActiveCustomer(tx, customer)
  await requirePlace(tx, customer)
  if (request.method === 'wallet') await requireWallet(tx, customer, toDinars(totalOf(fee), request.dinarsPerDollar))
  return save(tx, request, visa, { ...trip, purpose, applicants: parsed.applicants, total: fee.total })
}

function requireTripDates({ travelDate, returnDate }: ApplyBody, today: Day): TripDates {
  if (!travelDate) throw new Problem('TRAVEL_DATE_REQUIRED', { fields: { travelDate: { error: 'required' } } })
  const [from, to] = [toLatinDigits(travelDate), returnDate === undefined ? null : toLatinDigits(returnDate)]
  const isSane = (day: Day) => isDay(day) && day <= addMonths(today, visaLimits.monthsAhead)
  if (!isSane(from)) throw new Problem('INVALID_DATE', { fields: { travelDate: { error: 'date' } } })
  if (from < today) throw new Problem('PAST_DATE', { fields: { travelDate: { error: 'date' } } })
  if (to !== null && (!isSane(to) || to < from))
    throw new Problem('INVALID_DATE', { fields: { returnDate: { error: 'date' } } })
  return { travelDate: from, returnDate: to }
}

/** Null where the visa has no purposes: an answer to a question that was not asked is dropped. */
function requirePurpose({ purposes }: VisaFacts, purpose: VisaPurpose | undefined): VisaPurpose | null {
  if (purposes.length === 0) return null
  if (!purpose) throw new Problem('TRAVELLERS_REQUIRED', { fields: { purpose: { error: 'required' } } })
  if (!purposes.includes(purpose)) throw new Problem('INVALID_INPUT', { fields: { purpose: { error: 'not_offered' } } })
  return purpose
}

/** Limits the applications of a customer: unpaid ones cost storage, open ones the time of officers. */
async function requirePlace(tx: Tx, customer: number): Promise<void> {
  const { unpaid, open } = await countApplications(tx, customer)
  if (unpaid >= visaLimits.unpaid) throw new Problem('TOO_MANY_HOLDS')
  if (open >= visaLimits.open) throw new Problem('TOO_MANY_APPLICATIONS')
}

type ApplicationInput = TripDates & { purpose: VisaPurpose | null; applicants: ParsedApplicant[]; total: number }

async function save(tx: Tx, request: ApplyRequest, visa: VisaFacts, checked: ApplicationInput): Promise<ApplyResult> {
  const { customer, method, seal, now } = request
  const { applicants, total, ...more } = checked
  const people = applicants.length
  const line = { kind: 'visa', title: visa.title, count: people, price: visa.fee, amount: total }
  const order = await placeOrder(tx, {
    kind: 'visa',
    customer,
    currency: visa.currency,
    lines: [line],
    totalBeforeDiscount: total,
    rounding: toRounding(total, visa.currency, method === 'cash'),
    method,
    holdUntil: toPurchaseHold(method, now),
    now,
  })
  const id = await insertApplication(tx, { ...visa, ...more, people, order: order.id, customer, now })
  const named = applicants.map((one, index) => ({ ...one, at: `applicants.${index}.` }))
  await claimPapers(tx, { customer, applicants: named, now })
  for (const [index, { applicant, papers }] of applicants.entries()) {
    const number = index + 1
    const sealed = sealApplicant(seal, applicant, { order: order.id, number })
    await insertApplicant(tx, { application: id, number, sealed, papers, now })
  }
  await addVisaEvent(tx, { application: id, event: 'applied', actor: 'customer', now })
  // Deletes the draft here, since the browser may be gone before it gets the answer.
  await deleteDraft(tx, customer, visa.visa)
  return { id, orderId: order.id, ...toOrderResult(order, visa.currency) }
}
