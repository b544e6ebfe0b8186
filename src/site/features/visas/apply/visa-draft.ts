import type { Drafts } from '../../../../client/device/stored-drafts.ts'
import { personFields } from '../../../../domain/visas/visa-applicant.ts'
import { visaLimits } from '../../../../domain/visas/visa-form.ts'
import { emptyPersonTexts, type PersonTexts } from '../form/visa-person-fields.tsx'

/** `key` names an applicant in the uploads: their papers stay theirs when earlier ones are removed. */
export type DraftPerson = PersonTexts & {
  key: string
  answers: Record<string, string>
  /** The two lines at the foot of the passport, where they were typed. */
  machineReadable: string
}

export type VisaDraft = {
  step: number
  purpose: string
  travelDate: string
  returnDate: string
  people: DraftPerson[]
  /** Whether the server keeps it, too, for another device. */
  isShared: boolean
  /** By the clock of the device that wrote it. */
  savedAt: number
}

export type VisaDraftKey = { owner: string; visa: number }

export const newPerson = (key: string): DraftPerson => ({
  ...emptyPersonTexts,
  key,
  answers: {},
  machineReadable: '',
})

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 600) : '')
const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** The stored draft of any version of the site; null for an invalid one. */
export function parseDraft(stored: unknown): VisaDraft | null {
  const draft = recordOf(stored)
  if (!Array.isArray(draft.people) || draft.people.length === 0) return null
  return {
    step: typeof draft.step === 'number' ? Math.max(0, Math.min(3, Math.floor(draft.step))) : 0,
    purpose: textOf(draft.purpose),
    travelDate: textOf(draft.travelDate),
    returnDate: textOf(draft.returnDate),
    people: draft.people.slice(0, visaLimits.people).map(parsePerson),
    isShared: draft.isShared !== false,
    savedAt: typeof draft.savedAt === 'number' ? draft.savedAt : 0,
  }
}

function parsePerson(stored: unknown, index: number): DraftPerson {
  const person = recordOf(stored)
  const key = textOf(person.key)
  return {
    ...emptyPersonTexts,
    ...Object.fromEntries(personFields.map((field) => [field, textOf(person[field])])),
    key: /^[\w-]{1,20}$/.test(key) ? key : `p${index}`,
    answers: Object.fromEntries(Object.entries(recordOf(person.answers)).map(([one, answer]) => [one, textOf(answer)])),
    machineReadable: textOf(person.machineReadable).slice(0, 120),
  }
}

/** A visa for a single nationality does not ask for it. */
export function fillNationality(draft: VisaDraft, countries: readonly { code: string }[]): VisaDraft {
  const [only, ...others] = countries
  if (!only || others.length > 0) return draft
  const people = draft.people.map((person) => (person.nationality ? person : { ...person, nationality: only.code }))
  return { ...draft, people }
}

/** The newer one. */
export const newerDraft = (here: VisaDraft | null, there: VisaDraft | null): VisaDraft | null =>
  here && there ? (here.savedAt > there.savedAt ? here : there) : (here ?? there)

const nameOf = ({ visa }: VisaDraftKey): string => `visa-${visa}`

export const keepDraftHere = (drafts: Drafts, place: VisaDraftKey, draft: VisaDraft): void =>
  drafts.keep(nameOf(place), { owner: place.owner, draft })

/** After the end of a session the draft is found again by its owner, and no other person. */
export async function findDraftHere(drafts: Drafts, place: VisaDraftKey): Promise<VisaDraft | null> {
  const stored = recordOf(await drafts.find(nameOf(place)))
  return stored.owner === place.owner ? parseDraft(stored.draft) : null
}

export const forgetDraftHere = (drafts: Drafts, place: VisaDraftKey): Promise<void> => drafts.forget(nameOf(place))
