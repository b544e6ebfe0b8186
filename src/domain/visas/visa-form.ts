import type { Localized } from '../text/locale.ts'

/** Papers that somebody can be asked for, each as files. */
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

export type VisaQuestion = {
  key: string
  kind: (typeof visaQuestionKinds)[number]
  isRequired: boolean
  label: Localized
  /** Of a choice. */
  options?: { key: string; label: Localized }[]
}

/** What is not in it is not asked for, and not kept where it was sent all the same. */
export type VisaPapers = Partial<Record<VisaPaperField, 'required' | 'optional'>>

/** Of a photo, in millimetres. */
export type PhotoFormat = { width: number; height: number }

/** What a visa wants of whoever applies. */
export type VisaForm = {
  papers: VisaPapers
  questions: VisaQuestion[]
  /** None: nobody is asked. */
  purposes: VisaPurpose[]
  /** Two letters each; none: everybody may apply. */
  nationalities: string[]
  /** How long a passport has to be good after the journey. */
  passportMonths: number
}

/** `files`: of one field. `open`: applications of one customer that are not decided; `unpaid`: of those, without their fee. */
export const visaLimits = {
  people: 10,
  files: 5,
  /** Of one person, with all that were asked for later. */
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
