import { maxGuests, partyLimits } from '../../../domain/stays/party.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { addDays, type Day } from '../../../domain/time/day.ts'
import { bookingText } from '../../../i18n/messages/booking.ts'
import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { choiceText } from '../../../i18n/messages/choice.ts'
import { propertiesText } from '../../../i18n/messages/properties.ts'
import { type StaySearchText, staySearchText } from '../../../i18n/messages/stay-search.ts'
import type { Forms } from '../../../i18n/plural.ts'
import { shortRangeText } from '../../../ui/calendar-text.ts'
import type { NamedError } from './filter-rows.ts'
import { ageUnsaid } from './find-free.ts'
import type { Titles } from './property-chips.ts'
import { emptyQuery, type FilterErrors, type PropertyField, type PropertyQuery, toFields } from './property-filters.ts'
import { guestsOf, readParam } from './stay-plan.ts'

type FieldError = NamedError & { name: PropertyField; value: string | number }
export type HiddenField = { name: string; value: string }
export type DateField = FieldError & { as: 'date'; min: Day }
export type CountField = FieldError & { min: number; max: number; hint: string }

/** The two days, chosen in one calendar; where there is no script they are fields of their own. */
export type SearchedDays = {
  legend: string
  checkIn: DateField
  checkOut: DateField
  today: Day
  /** Both days in words, where they are chosen. */
  text: string | null
}

/** How many come, and how old each child is. */
export type SearchedParty = {
  adults: CountField
  children: CountField
  /** The title of the sheet in which they are counted. */
  messages: Record<'less' | 'more' | 'done', string>
  /** The label of so many of them. */
  forms: Record<'adults' | 'children', Forms>
  ages: {
    labels: string[]
    values: number[]
    choose: string
    min: number
    /** The words for each age, from the lowest one. Only words, since every list carries them. */
    years: string[]
    hint: string
    missing: string
    error?: string
  }
}

export type StaySearchData = {
  /** The text of the box, and its meaning where it was chosen and not typed. */
  place: { text: string; chosen: HiddenField[] }
  days: SearchedDays
  party: SearchedParty
  /** All that was looked for in one line, behind which a phone keeps the rest; null where something is wrong. */
  folded: string | null
  messages: Pick<StaySearchText, 'label' | 'place' | 'placeholder' | 'guests' | 'search' | 'change'>
}

type Facts = {
  locale: Locale
  today: Day
  params?: URLSearchParams
  query?: PropertyQuery
  errors?: FilterErrors
  titles?: Pick<Titles, 'location' | 'near'>
}

export function toStaySearch(facts: Facts): StaySearchData {
  const { locale, today, params = new URLSearchParams(), query = emptyQuery, errors = {} } = facts
  const [t, { label, place, placeholder, guests, adultsHint, childrenHint, search, change }] = [
    propertiesText[locale],
    staySearchText[locale],
  ]
  const { less, more } = choiceText[locale].messages
  const named = (name: PropertyField, text: string) => ({
    name,
    label: text,
    error: errors[name] && t.errors[errors[name]],
  })
  const date = (name: 'checkIn' | 'checkOut', min: Day): DateField => ({
    ...named(name, t[name]),
    as: 'date',
    // Browsers complain of anything else in such a field.
    value: /^\d{4}-\d\d-\d\d$/.test(readParam(params, name)) ? readParam(params, name) : '',
    min,
  })
  const count = (name: 'adults' | 'children', text: string, hint: string): CountField => ({
    ...named(name, text),
    value: String(query[name] ?? ''),
    min: name === 'adults' ? 1 : 0,
    max: maxGuests[name],
    hint,
  })
  const days =
    query.checkIn && query.checkOut
      ? shortRangeText({ start: query.checkIn, end: query.checkOut }, locale, today)
      : null
  return {
    place: toPlace(facts),
    days: {
      legend: t.days,
      checkIn: date('checkIn', today),
      checkOut: date('checkOut', addDays(query.checkIn ?? today, 1)),
      today,
      text: days,
    },
    party: {
      adults: count('adults', t.adults, adultsHint),
      children: count('children', t.children, childrenHint),
      messages: { less, more, done: bookingText[locale].calendar.done },
      forms: { adults: bookingMessages[locale].adults, children: bookingMessages[locale].children },
      ages: toAges(locale, query, errors),
    },
    folded: Object.keys(errors).length > 0 ? null : toFolded(facts, days),
    messages: { label, place, placeholder, guests, search, change },
  }
}

function toFolded(facts: Facts, days: string | null): string {
  const { text } = toPlace(facts)
  const guests = guestsOf(facts.query ?? emptyQuery)
  // A name is written as it is, in whichever direction.
  const parts = [text && `\u2068${text}\u2069`, days, guests !== null && propertiesText[facts.locale].guests(guests)]
  return parts.filter(Boolean).join(' · ') || staySearchText[facts.locale].placeholder
}

/** The filters that a new search goes on with. */
export const toSearchFilters = (query: PropertyQuery): HiddenField[] => toFields({ ...query, ...searchedAnew })

/** The parameters of the box itself, and those of the place that was looked at. */
const { location, q, near, frame, checkIn, checkOut, adults, children, age } = emptyQuery
const searchedAnew = { location, q, near, frame, checkIn, checkOut, adults, children, age }

function toPlace({ query = emptyQuery, titles }: Facts): StaySearchData['place'] {
  if (query.near && titles?.near)
    return { text: titles.near.title, chosen: toFields({ ...emptyQuery, near: query.near }) }
  if (query.q || !query.location) return { text: query.q, chosen: [] }
  const chosen = toFields({ ...emptyQuery, location: query.location })
  return { text: titles?.location.get(query.location) ?? '', chosen }
}

/** For as many children as there may be: how many there are is chosen in the same form. */
function toAges(locale: Locale, query: PropertyQuery, errors: FilterErrors): SearchedParty['ages'] {
  const [t, { age, years, messages }] = [propertiesText[locale], bookingText[locale]]
  return {
    labels: upTo(1, maxGuests.children).map(age),
    values: query.age,
    choose: messages.chooseAge,
    min: partyLimits.age.min,
    years: upTo(partyLimits.age.min, partyLimits.age.max).map(years),
    hint: t.ageHint(ageUnsaid),
    missing: messages.agesRequired,
    error: errors.age && t.errors[errors.age],
  }
}

const upTo = (min: number, max: number): number[] => Array.from({ length: max - min + 1 }, (_, index) => min + index)

/** Every field of the search that can have an error. */
export const searchedFields = ({ days, party }: StaySearchData): NamedError[] => [
  days.checkIn,
  days.checkOut,
  party.adults,
  party.children,
  { label: party.ages.labels[0] ?? '', error: party.ages.error },
]
