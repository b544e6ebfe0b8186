import { type PersonField, personFields } from '../../../../domain/visas/visa-applicant.ts'
import { type VisaPaperField, visaPaperFields } from '../../../../domain/visas/visa-form.ts'
import { emptyPersonTexts, type PersonTexts } from '../form/visa-person-fields.tsx'
import type { VisaQuestion } from '../form/visa-question-fields.tsx'
import type { ApplicationPage } from './application-state.ts'

/** The open fields of one person: those, and no others. */
export type AskedPerson = {
  number: number
  name: string
  fields: PersonField[]
  papers: { field: VisaPaperField; need: 'required' }[]
  questions: VisaQuestion[]
}

export function toAskedPeople({ asked, applicants, questions }: ApplicationPage): AskedPerson[] {
  if (!asked) return []
  return applicants.flatMap(({ number, fullName }) => {
    const own = asked.fields.filter(({ applicant }) => applicant === number).map(({ field }) => field)
    if (own.length === 0) return []
    return [
      {
        number,
        name: fullName,
        fields: personFields.filter((field) => own.includes(field)),
        papers: visaPaperFields
          .filter((field) => own.includes(field))
          .map((field) => ({ field, need: 'required' as const })),
        questions: questions.filter(({ key }) => own.includes(`answers.${key}`)),
      },
    ]
  })
}

export type TypedAnswer = { person: PersonTexts; answers: Record<string, string> }

/** Typed text so far, by the number of the person. */
export type AskedDraft = { people: Record<number, TypedAnswer>; note: string }

const maxLetters = 2_000
const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, maxLetters) : '')
const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** The stored value of any version of the site; null for an invalid one. */
export function parseAskedDraft(stored: unknown): AskedDraft | null {
  const { people, note } = recordOf(stored)
  if (typeof people !== 'object' || people === null) return null
  return { people: Object.fromEntries(Object.entries(people).map(toTyped)), note: textOf(note) }
}

function toTyped([number, stored]: [string, unknown]): [string, TypedAnswer] {
  const typed = recordOf(stored)
  const person = recordOf(typed.person)
  const answers = Object.entries(recordOf(typed.answers)).map(([key, answer]) => [key, textOf(answer)])
  const texts = personFields.map((field) => [field, textOf(person[field])])
  return [
    number,
    { person: { ...emptyPersonTexts, ...Object.fromEntries(texts) }, answers: Object.fromEntries(answers) },
  ]
}
