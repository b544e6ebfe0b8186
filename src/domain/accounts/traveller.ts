import { type TravellerData, travellerAges } from '../sales/sale.ts'
import { toLatinDigits } from '../text/digits.ts'
import { addMonths, type Day, isDay } from '../time/day.ts'
import { isCountry } from './countries.ts'
import { type Gender, isBirthday } from './profile.ts'

/** A traveller in the form that was typed. */
export type TravellerFields = {
  firstName?: string | undefined
  lastName?: string | undefined
  birthDate?: string | undefined
  gender?: Gender | undefined
  passportNumber?: string | undefined
  passportExpiresOn?: string | undefined
  nationality?: string | undefined
}

export type Traveller = {
  firstName: string
  lastName: string
  birthDate: Day | null
  gender: Gender | null
  passportNumber: string | null
  passportExpiresOn: Day | null
  nationality: string | null
}

export type TravellerFieldError = {
  error: 'required' | 'date' | 'invalid' | 'latin_name' | 'passport_number' | 'passport_expires' | 'passport_repeated'
}
export type TravellerErrors = Record<string, TravellerFieldError>

/** `fields` is keyed as in the call: `travellers.0.passportNumber`. */
export type TravellersProblem = {
  ok: false
  code: 'TRAVELLERS_REQUIRED' | 'PASSPORT_EXPIRES' | 'INVALID_INPUT'
  fields: TravellerErrors
}

export type TravellersQuestion = {
  needs: TravellerData
  /** Whether a child pays another price than an adult: then a name needs its birthday, too. */
  isPricedByAge?: boolean
  departureDay: Day | null
  returnDay: Day | null
  today: Day
}

/** An age is null where no birthday was asked for: that is an adult. */
export type Travellers = { ok: true; travellers: Traveller[]; ages: (number | null)[] }

/** `saved`: so many people a customer may keep. */
export const travellerLimits = { name: 60, passport: { min: 5, max: 20 }, monthsAfterReturn: 6, saved: 20 } as const

// Nowhere is a passport good for longer than ten years, and a late one may carry the rest of the old one.
const maxPassport = 12 * 12

/**
 * What was not asked for is not kept, also where it was sent: a saved traveller has a passport that an evening at the theatre does not need.
 */
export function parseTravellers(
  typed: readonly TravellerFields[],
  question: TravellersQuestion,
): Travellers | TravellersProblem {
  const { needs, isPricedByAge = false, departureDay, returnDay, today } = question
  if (needs === 'none') return { ok: true, travellers: [], ages: [] }
  const errors: TravellerErrors = {}
  const hasPassports = needs === 'passports'
  const travellers = typed.map((fields, index) => {
    const check = createCheck(fields, errors, `travellers.${index}.`, today)
    const names = { firstName: check.name('firstName', hasPassports), lastName: check.name('lastName', hasPassports) }
    const birthDate = hasPassports || isPricedByAge ? check.birthDate(true) : null
    if (!hasPassports) return { ...names, birthDate, ...nothingElse }
    const goodUntil = addMonths(returnDay ?? departureDay ?? today, travellerLimits.monthsAfterReturn)
    return { ...names, birthDate, ...check.passport({ isNeeded: true, goodUntil }) }
  })
  findRepeated(travellers, errors)
  if (typed.length === 0) errors.travellers = { error: 'required' }
  if (Object.keys(errors).length > 0) return { ok: false, code: codeOf(errors), fields: errors }
  const day = departureDay ?? today
  return {
    ok: true,
    travellers,
    ages: travellers.map(({ birthDate }) => (birthDate === null ? null : ageOn(birthDate, day))),
  }
}

const nothingElse = { gender: null, passportNumber: null, passportExpiresOn: null, nationality: null } as const

/** Checks a traveller who is saved for later: a name is enough, and every other field that is filled in must be right. */
export function parseSavedTraveller(
  typed: TravellerFields,
  today: Day,
): { ok: true; traveller: Traveller } | { ok: false; fields: TravellerErrors } {
  const errors: TravellerErrors = {}
  const check = createCheck(typed, errors, '', today)
  const isLatin = Boolean(typed.passportNumber?.trim())
  const traveller = {
    firstName: check.name('firstName', isLatin),
    lastName: check.name('lastName', isLatin),
    birthDate: check.birthDate(false),
    ...check.passport({ isNeeded: false, goodUntil: null }),
  }
  return Object.keys(errors).length > 0 ? { ok: false, fields: errors } : { ok: true, traveller }
}

/** Completed years. People born on 29 February are a year older on 1 March of other years. */
export const ageOn = (birthDate: Day, day: Day): number =>
  Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (day.slice(5) < birthDate.slice(5) ? 1 : 0)

export type AgeGroup = 'adult' | 'child' | 'infant'

export function ageGroupOf(age: number | null): AgeGroup {
  if (age === null || age >= travellerAges.adultFrom) return 'adult'
  return age >= travellerAges.childFrom ? 'child' : 'infant'
}

/** Enough to tell one's own passports apart. */
export const hidePassportNumber = (number: string): string => number.slice(-3).padStart(number.length, '•')

export type FieldResult<T> = { value: T } | TravellerFieldError
type TextField = Exclude<keyof TravellerFields, 'gender'>

function createCheck(typed: TravellerFields, errors: TravellerErrors, at: string, today: Day) {
  const refuse = (field: keyof TravellerFields, error: TravellerFieldError['error']): null => {
    errors[at + field] = { error }
    return null
  }
  const read = (field: TextField, isNeeded: boolean, check: (text: string) => FieldResult<string>): string | null => {
    const text = typed[field]?.normalize('NFC').replace(/\s+/gu, ' ').trim()
    if (!text) return isNeeded ? refuse(field, 'required') : null
    const checked = check(text)
    return 'value' in checked ? checked.value : refuse(field, checked.error)
  }
  return {
    // A passport has Latin letters; where none is asked for, people are called as they write themselves.
    name: (field: 'firstName' | 'lastName', isLatin: boolean): string =>
      read(field, true, isLatin ? (text) => checkLatinName(text) : checkName) ?? '',
    birthDate: (isNeeded: boolean): Day | null => read('birthDate', isNeeded, (text) => checkBirthDate(text, today)),
    passport: ({ isNeeded, goodUntil }: { isNeeded: boolean; goodUntil: Day | null }) => ({
      gender: typed.gender ?? (isNeeded ? refuse('gender', 'required') : null),
      passportNumber: read('passportNumber', isNeeded, checkPassportNumber),
      passportExpiresOn: read('passportExpiresOn', isNeeded, (text) => {
        const checked = checkExpiry(text, today)
        return 'value' in checked && goodUntil && checked.value < goodUntil ? { error: 'passport_expires' } : checked
      }),
      nationality: read('nationality', false, checkNationality),
    }),
  }
}

export const checkLatinName = (name: string, max: number = travellerLimits.name): FieldResult<string> =>
  [...name].length <= max && /^\p{Script=Latin}[\p{Script=Latin} '’-]*$/u.test(name)
    ? { value: name }
    : { error: 'latin_name' }

/** In any script; with the joiner that Kurdish and Persian keyboards write between letters. */
const checkName = (name: string): FieldResult<string> =>
  [...name].length <= travellerLimits.name && /^\p{L}[\p{L}\p{M}\u200c '’.-]*$/u.test(name)
    ? { value: name }
    : { error: 'invalid' }

export function checkPassportNumber(text: string): FieldResult<string> {
  const number = toLatinDigits(text).replace(/[ -]/g, '')
  const { min, max } = travellerLimits.passport
  const isNumber = number.length >= min && number.length <= max && /^[A-Z0-9]+$/i.test(number)
  return isNumber ? { value: number.toUpperCase() } : { error: 'passport_number' }
}

export const checkNationality = (text: string): FieldResult<string> =>
  isCountry(text.toUpperCase()) ? { value: text.toUpperCase() } : { error: 'invalid' }

export function checkBirthDate(text: string, today: Day): FieldResult<Day> {
  const day = toLatinDigits(text)
  return isDay(day) && isBirthday(day, today) ? { value: day } : { error: 'date' }
}

export function checkExpiry(text: string, today: Day): FieldResult<Day> {
  const day = toLatinDigits(text)
  return isDay(day) && day <= addMonths(today, maxPassport) ? { value: day } : { error: 'date' }
}

/** The same passport for two people is a typing mistake. */
function findRepeated(travellers: Traveller[], errors: TravellerErrors): void {
  const seen = new Set<string>()
  for (const [index, { passportNumber }] of travellers.entries()) {
    if (passportNumber === null) continue
    if (seen.has(passportNumber)) errors[`travellers.${index}.passportNumber`] = { error: 'passport_repeated' }
    seen.add(passportNumber)
  }
}

function codeOf(errors: TravellerErrors): TravellersProblem['code'] {
  const found = new Set(Object.values(errors).map(({ error }) => error))
  if (found.size > 1) return 'INVALID_INPUT'
  if (found.has('required')) return 'TRAVELLERS_REQUIRED'
  return found.has('passport_expires') ? 'PASSPORT_EXPIRES' : 'INVALID_INPUT'
}
