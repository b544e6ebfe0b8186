import { type Applicant, type ApplicantInput, personFields } from './visa-applicant.ts'
import { type VisaForm, type VisaPapers, visaPaperFields } from './visa-form.ts'

/** `field` is one of a person, a paper, or `answers.` and the key of a question. */
export type AnswerField = { applicant: number; field: string }

export const isAskedField = (asked: readonly AnswerField[], applicant: number, field: string): boolean =>
  asked.some((one) => one.applicant === applicant && one.field === field)

/** Whether there is such a field in what was applied for. */
export function isKnownField(field: string, { papers, questions }: Pick<VisaForm, 'papers' | 'questions'>): boolean {
  if (personFields.some((name) => name === field)) return true
  if (visaPaperFields.some((name) => name === field)) return field in papers || field === 'document'
  return questions.some(({ key }) => field === `answers.${key}`)
}

/**
 * The stored data of an applicant, with the new answers in place of the old ones: empty where an answer was not sent, so that it is missed.
 * `papers`: those that have to come along.
 */
export function mergeAnswer(
  before: Applicant,
  typed: ApplicantInput,
  asked: readonly AnswerField[],
  applicant: number,
): { typed: ApplicantInput; papers: VisaPapers } {
  const isAsked = (field: string) => isAskedField(asked, applicant, field)
  const person = Object.fromEntries(personFields.map((field) => [field, (isAsked(field) ? typed : before)[field]]))
  const unchanged = Object.entries(before.answers).filter(([key]) => !isAsked(`answers.${key}`))
  const sent = Object.entries(typed.answers ?? {}).filter(([key]) => isAsked(`answers.${key}`))
  const fields = visaPaperFields.filter(isAsked)
  return {
    typed: {
      ...person,
      machineReadable: typed.machineReadable,
      answers: Object.fromEntries([...unchanged, ...sent]),
      papers: Object.fromEntries(fields.map((field) => [field, typed.papers?.[field] ?? []])),
    },
    papers: Object.fromEntries(fields.map((field) => [field, 'required'])),
  }
}
