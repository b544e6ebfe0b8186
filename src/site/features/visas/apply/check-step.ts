import type { FormProblem } from '../../../../client/forms/use-form.ts'
import type { UploadItem } from '../../../../client/uploads/upload-list.ts'
import { type Day, isDay } from '../../../../domain/time/day.ts'
import {
  type ApplicantInput,
  type ApplicantQuestion,
  parseApplicants,
} from '../../../../domain/visas/visa-applicant.ts'
import type { VisaFieldMessages } from '../form/visa-field-messages.ts'
import { type PaperIds, toPapers } from '../form/visa-papers.ts'
import type { VisaCheckout } from './load-visa.ts'
import type { VisaDraft } from './visa-draft.ts'

export type VisaStep = 'people' | 'papers' | 'questions' | 'pay'

/** By the key of the call: `applicants.0.papers.photo`. */
export const stepOfField = (field: string): VisaStep => {
  if (field.includes('.papers.')) return 'papers'
  return field.includes('.answers.') ? 'questions' : field === 'paymentMethod' ? 'pay' : 'people'
}

export const toUploadForm = (visa: number, key: string): string => `visa-${visa}.${key}`

/** The applicants in the form of the call. */
export const toApplicants = (
  draft: VisaDraft,
  papersOf: (key: string) => PaperIds,
): (ApplicantInput & { papers: PaperIds; answers: Record<string, string> })[] =>
  draft.people.map(({ key, gender, answers, ...person }) => ({
    ...person,
    gender: gender === 'male' || gender === 'female' ? gender : undefined,
    papers: papersOf(key),
    answers,
  }))

type Form = Pick<VisaCheckout['form'], 'papers' | 'questions' | 'nationalities' | 'passportMonths' | 'purposes'>

const toQuestion = (form: Form, draft: VisaDraft, today: Day): ApplicantQuestion => ({
  form: { ...form, papers: Object.fromEntries(form.papers.map(({ field, need }) => [field, need])) },
  tripEnds: [draft.returnDate, draft.travelDate].find(isDay) ?? today,
  today,
})

type Checked = { form: Form; draft: VisaDraft; today: Day; visaId: number; items: readonly UploadItem[] }

/** The faults of a step, before the server is asked; null without any. */
export function checkStep(
  step: VisaStep,
  { form, draft, today, visaId, items }: Checked,
  { errors, check }: { errors: VisaFieldMessages['errors']; check: string },
): FormProblem | null {
  // One that is still on its way will be there in time; one that was refused will not.
  const isComing = ({ state }: UploadItem) => state !== 'refused' && state !== 'stopped'
  const papersOf = (key: string) =>
    toPapers(items, toUploadForm(visaId, key), (item) => (isComing(item) ? item.key : null))
  const parsed = parseApplicants(toApplicants(draft, papersOf), toQuestion(form, draft, today))
  const found = Object.entries(parsed.ok ? {} : parsed.fields).map(([field, { error }]) => [field, errors[error]])
  const fields: Record<string, string> = Object.fromEntries([...checkTrip(form, draft, today, errors), ...found])
  const own = Object.entries(fields).filter(([field]) => stepOfField(field) === step)
  return own.length > 0 ? { message: check, fields: Object.fromEntries(own) } : null
}

function checkTrip(
  { purposes }: Form,
  { purpose, travelDate, returnDate }: VisaDraft,
  today: Day,
  { required, date }: VisaFieldMessages['errors'],
): [string, string][] {
  return [
    ...(purposes.length > 0 && !purpose ? [['purpose', required] as [string, string]] : []),
    ...(travelDate
      ? isDay(travelDate) && travelDate >= today
        ? []
        : [['travelDate', date] as [string, string]]
      : [['travelDate', required] as [string, string]]),
    ...(returnDate && !(isDay(returnDate) && returnDate >= travelDate)
      ? [['returnDate', date] as [string, string]]
      : []),
  ]
}
