import type { Localized } from '../text/locale.ts'

/** Kinds of papers that an applicant can be asked for, each as files. */
export const visaPaperFields = ['passport', 'photo', 'nationalIdFront', 'nationalIdBack', 'document'] as const
export type VisaPaperField = (typeof visaPaperFields)[number]

export const visaPurposes = [
  'tourism',
  'family',
  'business',
  'conference',
  'treatment',
  'companion',
  'study',
  'transit',
] as const
export type VisaPurpose = (typeof visaPurposes)[number]

export const visaQuestionKinds = ['text', 'choice', 'date'] as const

export type VisaFormQuestion = {
  key: string
  kind: (typeof visaQuestionKinds)[number]
  isRequired: boolean
  label: Localized
  /** Answers of a choice. */
  options?: { key: string; label: Localized }[]
}

/** The papers of a form. Others are not asked for, and not stored if they are sent. */
export type VisaPapers = Partial<Record<VisaPaperField, 'required' | 'optional'>>

/** The size of a photo, in millimetres. */
export type PhotoFormat = { width: number; height: number }

/** The requirements of a visa for its applicants. */
export type VisaForm = {
  papers: VisaPapers
  questions: VisaFormQuestion[]
  /** Empty: the purpose is not asked. */
  purposes: VisaPurpose[]
  /** Two letters each; empty: all nationalities may apply. */
  nationalities: string[]
  /** How long a passport has to be good after the trip. */
  passportMonths: number
}

/** `files`: of one field. `open`: applications of one customer that are not decided; `unpaid`: of those, without their fee. */
export const visaLimits = {
  people: 10,
  files: 5,
  /** For one person, with all that were asked for later. */
  documents: 20,
  open: 10,
  unpaid: 3,
  answer: 500,
  note: 1_000,
  monthsAhead: 18,
  /** Visas as files, of one application. */
  visas: 20,
  draft: 60_000,
  drafts: 10,
  draftDays: 30,
} as const
