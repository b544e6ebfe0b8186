import { type FieldErrors, Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { findPointsBalance } from '../../db/queries/orders/points.ts'
import { type ApplicationFacts, setAccepted, setAsked, setRejected } from '../../db/queries/visas/visa-applications.ts'
import {
  type AskedField,
  addVisaEvent,
  closeRequest,
  insertMessage,
  insertRequest,
} from '../../db/queries/visas/visa-events.ts'
import { findHolidayChanges } from '../../db/queries/visas/visa-forms.ts'
import { insertVisas } from '../../db/queries/visas/visa-papers.ts'
import type { Seal } from '../../db/seal.ts'
import { toPlanOf } from '../../domain/money/refund.ts'
import { toDay } from '../../domain/time/day.ts'
import { countWorkingDays } from '../../domain/time/working-days.ts'
import { isKnownField } from '../../domain/visas/visa-answer.ts'
import type { VisaAskReason, VisaRejectReason } from '../../domain/visas/visa-states.ts'
import { endOrder } from '../orders/end-order.ts'
import { notifyVisa } from '../visa-applications/notify-visa.ts'
import { sealMessage } from '../visa-applications/seal-applicants.ts'
import { visaKind } from '../visa-applications/visa-kind.ts'
import { lockForWork, type Worker } from './lock-for-work.ts'

/** `note`: in the officer's own words. */
type Deciding = { id: number; worker: Worker; note: string | undefined; seal: Seal; now: Date }

/** Opens exactly these fields to the customer; the promise waits meanwhile. */
export async function ask(
  tx: Tx,
  { fields, reason, ...input }: Deciding & { fields: readonly AskedField[]; reason: VisaAskReason },
): Promise<void> {
  const { id, worker, now } = input
  const { facts } = await lockForWork(tx, id, worker, now)
  if (facts.status === 'asked') throw new Problem('VISA_CHANGED')
  requireKnown(facts, fields)
  requireNote(reason, input.note)
  const changes = await findHolidayChanges(tx)
  await setAsked(tx, id, countWorkingDays(toDay(now), facts.promisedOn ?? toDay(now), changes))
  const request = await insertRequest(tx, { application: id, fields: toUnique(fields), reason, now })
  await note(tx, facts, 'asked', input)
  await notifyVisa(tx, facts, { event: 'visa-asked', subject: request }, now)
}

/** Hands over the visa. `hand`: makes the files the customer's, under the lock. */
export async function acceptApplication(
  tx: Tx,
  { hand, ...input }: Deciding & { hand: (customer: number) => Promise<readonly string[]> },
): Promise<void> {
  const { id, worker, now } = input
  const { facts } = await lockForWork(tx, id, worker, now)
  if (facts.status === 'asked') throw new Problem('VISA_CHANGED')
  const files = await hand(facts.customer)
  if (files.length === 0) throw new Problem('TRAVELLERS_REQUIRED', { fields: { fileIds: { error: 'required' } } })
  await setAccepted(tx, id, now)
  await insertVisas(tx, { application: id, files, now })
  await note(tx, facts, 'accepted', input)
  await notifyVisa(tx, facts, { event: 'visa-accepted' }, now)
}

/** Refunds the part of the fee that was promised at the application. */
export async function rejectApplication(
  tx: Tx,
  { reason, ...input }: Deciding & { reason: VisaRejectReason },
): Promise<void> {
  const { id, worker, now } = input
  const { facts, order } = await lockForWork(tx, id, worker, now)
  requireNote(reason, input.note)
  await closeRequest(tx, id, now)
  await setRejected(tx, id, { reason, now })
  const paid = { amount: order.total, currency: order.currency }
  const pointsBalance = await findPointsBalance(tx, order.customer)
  const plan = toPlanOf(facts.rejectPercent, { ...order, paid, pointsBalance, by: 'property' })
  const { asked } = await endOrder(tx, visaKind, order, {
    by: 'property',
    back: plan,
    refund: { price: plan.refund.amount, reason: 'rejected_by_property' },
    now,
  })
  await note(tx, facts, 'rejected', input)
  await notifyVisa(tx, facts, { event: 'visa-rejected', back: asked ?? 'policy' }, now)
}

/** Adds an event with its author and their message. */
async function note(
  tx: Tx,
  { id, order }: ApplicationFacts,
  event: 'asked' | 'accepted' | 'rejected',
  { worker, note: text, seal, now }: Deciding,
): Promise<void> {
  const { actor, account } = worker
  await addVisaEvent(tx, { application: id, event, actor, account, now })
  if (text) await insertMessage(tx, { application: id, isCustomer: false, sealed: sealMessage(seal, text, order), now })
}

function requireKnown(facts: ApplicationFacts, fields: readonly AskedField[]): void {
  const errors: FieldErrors = {}
  for (const [index, { applicant, field }] of fields.entries())
    if (applicant > facts.people || !isKnownField(field, facts)) errors[`fields.${index}`] = { error: 'invalid' }
  if (fields.length === 0) errors.fields = { error: 'required' }
  if (Object.keys(errors).length > 0) throw new Problem('INVALID_INPUT', { fields: errors })
}

/** Without a reason of the list a text is required. */
function requireNote(reason: VisaAskReason | VisaRejectReason, text: string | undefined): void {
  if (reason === 'other' && !text) throw new Problem('TRAVELLERS_REQUIRED', { fields: { note: { error: 'required' } } })
}

const toUnique = (fields: readonly AskedField[]): AskedField[] => [
  ...new Map(fields.map(({ applicant, field }) => [`${applicant} ${field}`, { applicant, field }])).values(),
]
