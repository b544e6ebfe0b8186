import type { Gender } from '../accounts/profile.ts'
import {
  checkBirthDate,
  checkExpiry,
  checkLatinName,
  checkNationality,
  checkPassportNumber,
  type FieldResult,
  type TravellerFieldError,
} from '../accounts/traveller.ts'
import { toLatinDigits } from '../text/digits.ts'
import { parseMachineReadable } from '../text/machine-readable.ts'
import { toPlainText } from '../text/plain-text.ts'
import { addMonths, type Day, isDay } from '../time/day.ts'
import { type VisaForm, type VisaFormQuestion, type VisaPaperField, visaLimits, visaPaperFields } from './visa-form.ts'

export const personFields = [
  'fullName',
  'birthDate',
  'gender',
  'passportNumber',
  'passportExpiresOn',
  'nationality',
] as const
export type PersonField = (typeof personFields)[number]

/** An applicant in the form that was typed. */
export type ApplicantInput = {
  fullName?: string | undefined
  birthDate?: string | undefined
  gender?: Gender | undefined
  passportNumber?: string | undefined
  passportExpiresOn?: string | undefined
  nationality?: string | undefined
  /** The two lines at the foot of the passport, where a device has read them. */
  machineReadable?: string | undefined
  /** Ids of files. */
  papers?: Partial<Record<VisaPaperField, readonly string[]>> | undefined
  answers?: Readonly<Record<string, string>> | undefined
}

/** An applicant in the form that is stored. */
export type Applicant = {
  fullName: string
  birthDate: Day
  gender: Gender
  passportNumber: string
  passportExpiresOn: Day
  nationality: string
  answers: Record<string, string>
}

export type Paper = { field: VisaPaperField; file: string }
export type ParsedApplicant = { applicant: Applicant; papers: Paper[] }

export type ApplicantError =
  | TravellerFieldError
  | { error: 'machine_readable' | 'not_offered' | 'file_repeated' }
  | { error: 'too_long' | 'too_many_files' | 'passport_months'; limit: number }

export type ApplicantErrors = Record<string, ApplicantError>

/** The rules by which an answer to a question is checked. */
type CheckedQuestion = Pick<VisaFormQuestion, 'key' | 'kind' | 'isRequired'> & { options?: readonly { key: string }[] }

export type ApplicantQuestion = {
  form: Pick<VisaForm, 'papers' | 'nationalities' | 'passportMonths'> & { questions: readonly CheckedQuestion[] }
  /** The last day of the trip that is known. */
  tripEnds: Day
  today: Day
}

export type ApplicantsProblem = {
  ok: false
  code: 'TRAVELLERS_REQUIRED' | 'PASSPORT_EXPIRES' | 'INVALID_INPUT'
  fields: ApplicantErrors
}

type Texts = Exclude<PersonField, 'gender'>

const maxNameLetters = 120
const usualMonths = 6

/** All applicants of one application; `fields` is keyed as in the call: `applicants.0.papers.photo`. */
export function parseApplicants(
  typed: readonly ApplicantInput[],
  question: ApplicantQuestion,
): { ok: true; applicants: ParsedApplicant[] } | ApplicantsProblem {
  const errors: ApplicantErrors = {}
  const applicants = typed.map((one, index) => parseOne(one, question, `applicants.${index}.`, errors))
  findRepeated(applicants, errors)
  if (typed.length === 0) errors.applicants = { error: 'required' }
  if (Object.keys(errors).length > 0) return { ok: false, code: codeOf(errors), fields: errors }
  return { ok: true, applicants }
}

function parseOne(
  typed: ApplicantInput,
  question: ApplicantQuestion,
  at: string,
  errors: ApplicantErrors,
): ParsedApplicant {
  const { form, today } = question
  const refuse = (field: string, error: ApplicantError): string => {
    errors[at + field] = error
    return ''
  }
  const read = (field: Texts, check: (text: string) => FieldResult<string> | ApplicantError): string => {
    const text = typed[field]?.normalize('NFC').replace(/\s+/gu, ' ').trim()
    if (!text) return refuse(field, { error: 'required' })
    const checked = check(text)
    return 'value' in checked ? checked.value : refuse(field, checked)
  }
  if (!typed.gender) refuse('gender', { error: 'required' })
  const person = {
    fullName: read('fullName', (text) => checkLatinName(text, maxNameLetters)),
    birthDate: read('birthDate', (text) => checkBirthDate(text, today)),
    gender: typed.gender ?? 'male',
    passportNumber: read('passportNumber', checkPassportNumber),
    passportExpiresOn: read('passportExpiresOn', (text) => checkValidity(text, question)),
    nationality: read('nationality', (text) => checkOffered(text, form)),
  }
  if (typed.machineReadable && !isSame(person, typed.machineReadable, today))
    refuse('machineReadable', { error: 'machine_readable' })
  const answers = readAnswers(typed.answers ?? {}, form.questions, refuse)
  return { applicant: { ...person, answers }, papers: readPapers(typed, form, refuse) }
}

function checkValidity(text: string, { form, tripEnds, today }: ApplicantQuestion): FieldResult<Day> | ApplicantError {
  const checked = checkExpiry(text, today)
  if (!('value' in checked) || checked.value >= addMonths(tripEnds, form.passportMonths)) return checked
  return form.passportMonths === usualMonths
    ? { error: 'passport_expires' }
    : { error: 'passport_months', limit: form.passportMonths }
}

function checkOffered(
  text: string,
  { nationalities }: ApplicantQuestion['form'],
): FieldResult<string> | { error: 'not_offered' } {
  const checked = checkNationality(text)
  if (!('value' in checked) || nationalities.length === 0 || nationalities.includes(checked.value)) return checked
  return { error: 'not_offered' }
}

/** The typed fields must agree with the passport's own lines. */
function isSame(person: Omit<Applicant, 'answers'>, lines: string, today: Day): boolean {
  const read = parseMachineReadable(lines, today)
  return (
    read !== null &&
    read.passportNumber === person.passportNumber &&
    read.birthDate === person.birthDate &&
    read.passportExpiresOn === person.passportExpiresOn
  )
}

type Refuse = (field: string, error: ApplicantError) => string

/** Only what the visa asks; anything else that was sent is not kept. */
function readAnswers(
  typed: Readonly<Record<string, string>>,
  questions: readonly CheckedQuestion[],
  refuse: Refuse,
): Record<string, string> {
  const entries = questions.flatMap((question) => {
    const { key, isRequired } = question
    const text = Object.hasOwn(typed, key) ? toPlainText(typed[key] ?? '') : ''
    const field = `answers.${key}`
    if (!text) {
      if (isRequired) refuse(field, { error: 'required' })
      return []
    }
    const checked = checkAnswer(text, question)
    if (!('value' in checked)) refuse(field, checked)
    return 'value' in checked ? [[key, checked.value] as const] : []
  })
  return Object.fromEntries(entries)
}

function checkAnswer(text: string, { kind, options = [] }: CheckedQuestion): FieldResult<string> | ApplicantError {
  if (kind === 'date') {
    const day = toLatinDigits(text)
    return isDay(day) ? { value: day } : { error: 'date' }
  }
  if (kind === 'choice') return options.some(({ key }) => key === text) ? { value: text } : { error: 'invalid' }
  return [...text].length <= visaLimits.answer ? { value: text } : { error: 'too_long', limit: visaLimits.answer }
}

function readPapers({ papers = {} }: ApplicantInput, { papers: needs }: ApplicantQuestion['form'], refuse: Refuse) {
  return visaPaperFields.flatMap((field) => {
    const need = needs[field]
    if (!need) return []
    const files = papers[field] ?? []
    if (need === 'required' && files.length === 0) refuse(`papers.${field}`, { error: 'required' })
    if (files.length > visaLimits.files) refuse(`papers.${field}`, { error: 'too_many_files', limit: visaLimits.files })
    return files.map((file): Paper => ({ field, file: file.toLowerCase() }))
  })
}

/** The same passport, or the same file, for two things is a mistake. */
function findRepeated(applicants: readonly ParsedApplicant[], errors: ApplicantErrors): void {
  const seen = new Set<string>()
  const note = (name: string, at: string, error: ApplicantError): void => {
    if (seen.has(name)) errors[at] ??= error
    seen.add(name)
  }
  for (const [index, { applicant, papers }] of applicants.entries()) {
    const { passportNumber } = applicant
    if (passportNumber)
      note(`passport ${passportNumber}`, `applicants.${index}.passportNumber`, { error: 'passport_repeated' })
    for (const { field, file } of papers)
      note(`file ${file}`, `applicants.${index}.papers.${field}`, { error: 'file_repeated' })
  }
}

function codeOf(errors: ApplicantErrors): ApplicantsProblem['code'] {
  const found = new Set(Object.values(errors).map(({ error }) => error))
  if (found.size > 1) return 'INVALID_INPUT'
  if (found.has('required')) return 'TRAVELLERS_REQUIRED'
  return found.has('passport_expires') ? 'PASSPORT_EXPIRES' : 'INVALID_INPUT'
}
