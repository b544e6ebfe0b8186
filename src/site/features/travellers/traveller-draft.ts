import type { Ok } from '../../../contract/contract.ts'
import type { TravellerFields } from '../../../domain/accounts/traveller.ts'
import type { TravellerData } from '../../../domain/sales/sale.ts'

export type SavedTraveller = Ok<'GET /customer/travellers'>['data'][number]

const fields = [
  'firstName',
  'lastName',
  'birthDate',
  'gender',
  'passportNumber',
  'passportExpiresOn',
  'nationality',
] as const
export type TravellerField = (typeof fields)[number]

/** The texts in the fields of one person. */
export type PersonDraft = Record<TravellerField, string>

export type TravellerDraft = PersonDraft & {
  /** The id of a saved traveller, where one was chosen. */
  savedId: number | null
  isToSave: boolean
}

export const emptyPerson: PersonDraft = {
  firstName: '',
  lastName: '',
  birthDate: '',
  gender: '',
  passportNumber: '',
  passportExpiresOn: '',
  nationality: '',
}

export const emptyTravellerDraft: TravellerDraft = { ...emptyPerson, savedId: null, isToSave: false }

export const toPerson = (saved: Omit<SavedTraveller, 'id'>): PersonDraft => ({
  firstName: saved.firstName,
  lastName: saved.lastName,
  birthDate: saved.birthDate ?? '',
  gender: saved.gender ?? '',
  passportNumber: saved.passportNumber ?? '',
  passportExpiresOn: saved.passportExpiresOn ?? '',
  nationality: saved.nationality ?? '',
})

export const toTravellerDraft = (saved: SavedTraveller): TravellerDraft => ({
  ...toPerson(saved),
  savedId: saved.id,
  isToSave: false,
})

export const isSamePerson = (one: PersonDraft, other: PersonDraft): boolean =>
  fields.every((field) => one[field].trim() === other[field].trim())

export const isEmptyPerson = (person: PersonDraft): boolean => isSamePerson(person, emptyPerson)

export const toInput = (person: PersonDraft): TravellerFields => {
  const { gender, ...rest } = person
  return { ...rest, gender: gender === 'male' || gender === 'female' ? gender : undefined }
}

export type TravellerNeeds = { needs: TravellerData; isPricedByAge?: boolean }

export const asksBirthDate = ({ needs, isPricedByAge }: TravellerNeeds): boolean =>
  needs === 'passports' || isPricedByAge === true

/** Passport fields that the sale does not need are not sent. */
export function toAskedInput(person: PersonDraft, asked: TravellerNeeds): TravellerFields {
  if (asked.needs === 'passports') return toInput(person)
  const { firstName, lastName, birthDate } = person
  return { firstName, lastName, birthDate: asksBirthDate(asked) ? birthDate : '' }
}
