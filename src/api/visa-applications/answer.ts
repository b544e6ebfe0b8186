import type { Parsed } from '../../contract/contract.ts'
import { type FieldErrors, Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { setPending } from '../../db/queries/visas/visa-applications.ts'
import {
  type AskedField,
  addVisaEvent,
  closeRequest,
  findOpenRequest,
  insertMessage,
} from '../../db/queries/visas/visa-events.ts'
import { findHolidayChanges } from '../../db/queries/visas/visa-forms.ts'
import {
  deletePapers,
  findApplicants,
  findPapers,
  insertPapers,
  setApplicant,
} from '../../db/queries/visas/visa-papers.ts'
import type { Seal } from '../../db/seal.ts'
import { type Day, toDay } from '../../domain/time/day.ts'
import { addWorkingDays } from '../../domain/time/working-days.ts'
import { isAskedField, mergeAnswer } from '../../domain/visas/visa-answer.ts'
import { type ApplicantInput, parseApplicants } from '../../domain/visas/visa-applicant.ts'
import { visaLimits } from '../../domain/visas/visa-form.ts'
import { requireFound } from '../require-found.ts'
import { requireNationalities } from '../travellers/require-nationalities.ts'
import { claimPapers } from './claim-papers.ts'
import { type KnownApplication, lockApplication } from './lock-application.ts'
import { openApplicant, sealApplicant, sealMessage } from './seal-applicants.ts'

type Body = Parsed<'POST /customer/visa-applications/{id}/answer'>['body']
type Input = { id: number; customer: number; body: Body; seal: Seal; now: Date }

/** Survives JSON, since it is stored with an Idempotency-Key. */
export type Answered = { id: number; promisedOn: Day }

/** Exactly what was asked for: all of it, and nothing else. The promise goes on where it stood. */
export async function answer(tx: Tx, input: Input): Promise<Answered> {
  const { id, customer, body, seal, now } = input
  const known = await requireFound(lockApplication(tx, id))
  const { facts } = known
  if (facts.customer !== customer) throw new Problem('NOT_FOUND')
  const request = facts.status === 'asked' ? await findOpenRequest(tx, id) : null
  if (!request) throw new Problem('VISA_NOT_ASKED')
  requireAsked(body, request.fields)
  for (const number of new Set(request.fields.map(({ applicant }) => applicant)))
    await change(tx, known, input, { number, fields: request.fields })
  if (body.note)
    await insertMessage(tx, {
      application: id,
      isCustomer: true,
      sealed: sealMessage(seal, body.note, facts.order),
      now,
    })
  await closeRequest(tx, id, now)
  const promisedOn = addWorkingDays(toDay(now), Math.max(1, facts.daysLeft ?? 0), await findHolidayChanges(tx))
  await setPending(tx, id, promisedOn)
  await addVisaEvent(tx, { application: id, event: 'answered', actor: 'customer', now })
  return { id, promisedOn }
}

/** Fields that were not asked for stay closed: an officer has seen them, and relies on them. */
function requireAsked({ applicants }: Body, asked: readonly AskedField[]): void {
  const errors: FieldErrors = {}
  const seen = new Set<number>()
  for (const [index, { number, ...typed }] of applicants.entries()) {
    if (seen.has(number)) errors[`applicants.${index}.number`] = { error: 'invalid' }
    seen.add(number)
    for (const field of toSentFields(typed))
      if (!isAskedField(asked, number, field)) errors[`applicants.${index}.${field}`] = { error: 'invalid' }
  }
  if (Object.keys(errors).length > 0) throw new Problem('INVALID_INPUT', { fields: errors })
}

const toSentFields = ({ papers = {}, answers = {}, machineReadable: _, ...person }: ApplicantInput): string[] => [
  ...Object.entries(person).flatMap(([field, value]) => (value === undefined ? [] : [field])),
  ...Object.keys(papers),
  ...Object.keys(answers).map((key) => `answers.${key}`),
]

type Change = { number: number; fields: readonly AskedField[] }

async function change(tx: Tx, { facts }: KnownApplication, input: Input, { number, fields }: Change): Promise<void> {
  const { id, customer, body, seal, now } = input
  const stored = (await findApplicants(tx, id)).find((one) => one.number === number)
  if (!stored?.sealed) throw new Error(`The application ${id} has nobody of number ${number}`)
  const index = body.applicants.findIndex((one) => one.number === number)
  const before = openApplicant(seal, stored.sealed, { order: facts.order, number })
  const { typed, papers } = mergeAnswer(before, body.applicants[index] ?? {}, fields, number)
  const parsed = parseApplicants([typed], {
    form: { ...facts, papers },
    tripEnds: facts.returnDate ?? facts.travelDate,
    today: toDay(now),
  })
  const at = `applicants.${Math.max(0, index)}.`
  if (!parsed.ok) throw new Problem(parsed.code, { fields: rename(parsed.fields, at) })
  const [one] = parsed.applicants
  if (!one) throw new Error('Nobody was parsed')
  await requireNationalities(tx, [{ at, nationality: one.applicant.nationality }])
  await requireRoom(tx, id, { number, at, more: one.papers.filter(({ field }) => field === 'document').length })
  await claimPapers(tx, { customer, applicants: [{ papers: one.papers, at }], now })
  // Documents are added to those that are there; of everything else there is one, and a better one replaces it.
  for (const field of new Set(one.papers.map((paper) => paper.field)))
    if (field !== 'document') await deletePapers(tx, stored.id, field)
  await insertPapers(tx, { application: id, applicant: stored.id, papers: one.papers, now })
  await setApplicant(tx, stored.id, sealApplicant(seal, one.applicant, { order: facts.order, number }))
}

const rename = (fields: FieldErrors, at: string): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([name, error]) => [name.replace('applicants.0.', at), error]))

type Room = { number: number; at: string; more: number }

async function requireRoom(tx: Tx, id: number, { number, at, more }: Room): Promise<void> {
  if (more === 0) return
  const there = (await findPapers(tx, id)).filter((one) => one.applicant === number && one.field === 'document')
  if (there.length + more > visaLimits.documents)
    throw new Problem('INVALID_INPUT', {
      fields: {
        [`${at}papers.document`]: { error: 'too_many_files', limit: visaLimits.documents - there.length },
      },
    })
}
