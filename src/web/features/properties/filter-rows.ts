import { addDays, type Day } from '../../../domain/day.ts'
import type { Locale } from '../../../domain/locale.ts'
import { mostGuests, partyLimits } from '../../../domain/party.ts'
import { groupThousands } from '../../../i18n/group-thousands.ts'
import { bookingText } from '../../../i18n/messages/booking.ts'
import { propertiesText } from '../../../i18n/messages/properties.ts'
import { messagesOf } from '../../text.tsx'
import { rangeText } from '../../ui/calendar-text.ts'
import { ageUnsaid } from './find-free.ts'
import {
  type FilterErrors,
  leastRatings,
  type PropertyField,
  type PropertyQuery,
  propertySorts,
} from './property-filters.ts'
import { readParam } from './stay-plan.ts'

export type FilterOption = { value: string | number; label: string; count?: number; stars?: number }

/** A field of the filters, with all that it shows. */
export type FilterField = { name: PropertyField; label: string; error?: string; value: string | number } & (
  | { as: 'text'; isLtr?: boolean; placeholder?: string; inputMode?: 'numeric' }
  | { as: 'date'; min: Day }
  | { as: 'select'; options: FilterOption[] }
)
export type FilterChoice = Omit<FilterField, 'value' | 'as'> & {
  as: 'radio' | 'checkbox'
  chosen: (string | number)[]
  options: FilterOption[]
  /** What stands in the second place, behind these words. */
  more?: { label: string; options: FilterOption[] }
}
type Titled = { id: number; title: string }
type DateField = Extract<FilterField, { as: 'date' }>
type SelectField = Extract<FilterField, { as: 'select' }>

/** The two days, chosen in one calendar; where there is no script they are fields of their own. */
export type FilterStayRow = {
  legend: string
  checkIn: DateField
  checkOut: DateField
  today: Day
  /** Both days in words, or the invitation to choose them. */
  text: string | null
  pick: string
}
/** How many come, and how old each child is. */
export type FilterPartyRow = {
  adults: SelectField
  children: SelectField
  ages: {
    labels: string[]
    values: (number | '')[]
    options: FilterOption[]
    hint: string
    missing: string
    error?: string
  }
}
/** Fields side by side; some have a name in common. */
export type FilterRow =
  | { legend?: string; fields: FilterField[] }
  | { choice: FilterChoice }
  | { stay: FilterStayRow }
  | { party: FilterPartyRow }

/** Every field of a row that can have an error. */
export function fieldsOf(row: FilterRow): { label: string; error?: string }[] {
  if ('choice' in row) return [row.choice]
  if ('stay' in row) return [row.stay.checkIn, row.stay.checkOut]
  if ('fields' in row) return row.fields
  const { adults, children, ages } = row.party
  return [adults, children, { label: ages.labels[0] ?? '', error: ages.error }]
}

export type FilterFacts = {
  locale: Locale
  params: URLSearchParams
  query: PropertyQuery
  errors: FilterErrors
  today: Day
  options: { locations: Titled[]; types: Titled[]; bedTypes: Titled[]; features: Titled[] }
  counts: Record<'types' | 'stars' | 'features', Record<string, number>>
  prices: { min: number; max: number } | undefined
}

const firstFeatures = 8

export function toFilterRows(facts: FilterFacts): FilterRow[] {
  const { locale, params, query, errors, today, options, counts, prices } = facts
  const [t, { property }] = [propertiesText[locale], messagesOf(locale)]
  const named = (name: PropertyField, label: string) => ({ name, label, error: errors[name] && t.errors[errors[name]] })
  const select = (name: PropertyField, label: string, list: FilterOption[], none = t.any): SelectField => ({
    ...named(name, label),
    as: 'select',
    value: String(query[name] ?? ''),
    options: [{ value: '', label: none }, ...list],
  })
  const date = (name: 'checkIn' | 'checkOut', min: Day): DateField => ({
    ...named(name, t[name]),
    as: 'date',
    // Browsers complain of anything else in such a field.
    value: /^\d{4}-\d\d-\d\d$/.test(readParam(params, name)) ? readParam(params, name) : '',
    min,
  })
  const price = (name: 'minPrice' | 'maxPrice', bound?: number): FilterField => ({
    ...named(name, t[name]),
    as: 'text',
    value: readParam(params, name),
    isLtr: true,
    inputMode: 'numeric',
    placeholder: bound === undefined ? undefined : groupThousands(String(bound)),
  })
  const toLeastRating = (value: number) => ({ value, label: t.atLeast(value) })
  return [
    { fields: [select('location', t.place, options.locations.map(toOption), t.everywhere)] },
    { fields: [{ ...named('q', t.query), as: 'text', value: query.q }] },
    {
      stay: {
        legend: t.days,
        checkIn: date('checkIn', today),
        checkOut: date('checkOut', addDays(query.checkIn ?? today, 1)),
        today,
        text: toDaysText(facts),
        pick: bookingText[locale].messages.pickDates,
      },
    },
    {
      party: {
        adults: select('adults', t.adults, upTo(1, mostGuests.adults), t.anyNumber),
        children: select('children', t.children, upTo(0, mostGuests.children), t.anyNumber),
        ages: toAges(facts),
      },
    },
    {
      choice: {
        ...named('type', property.kind),
        as: 'radio',
        chosen: [query.type ?? ''],
        options: [
          { value: '', label: t.any },
          ...options.types.map(toCounted(counts.types)).filter(leadsSomewhere([query.type])),
        ],
      },
    },
    {
      choice: {
        ...named('stars', t.stars),
        as: 'checkbox',
        chosen: query.stars,
        options: [5, 4, 3, 2, 1]
          .map((stars) => ({
            value: stars,
            label: messagesOf(locale).rating.stars(stars),
            stars,
            count: counts.stars[stars] ?? 0,
          }))
          .filter(leadsSomewhere(query.stars)),
      },
    },
    { legend: t.price, fields: [price('minPrice', prices?.min), price('maxPrice', prices?.max)] },
    { fields: [select('rating', t.rating, leastRatings.map(toLeastRating))] },
    { fields: [select('bedType', t.bedType, options.bedTypes.map(toOption))] },
    {
      choice: {
        ...named('features', property.facilities),
        as: 'checkbox',
        chosen: query.features,
        ...toFeatures(facts),
      },
    },
  ]
}

/** Whether somebody would find anything by it; a chosen one is always in sight. */
const leadsSomewhere =
  (chosen: readonly (number | null)[]) =>
  ({ value, count }: { value: number; count: number }): boolean =>
    count > 0 || chosen.includes(value)

const toDaysText = ({ locale, query: { checkIn, checkOut }, today }: FilterFacts): string | null =>
  checkIn && checkOut ? rangeText({ start: checkIn, end: checkOut }, locale, today) : null

/** For as many children as there may be: how many there are is chosen in the same form. */
function toAges({ locale, query, errors }: FilterFacts): FilterPartyRow['ages'] {
  const [t, { age, years, messages }] = [propertiesText[locale], bookingText[locale]]
  return {
    labels: upTo(1, mostGuests.children).map(({ value }) => age(Number(value))),
    values: upTo(1, mostGuests.children).map((_, place) => query.age[place] ?? ''),
    options: [
      { value: '', label: messages.chooseAge },
      ...upTo(partyLimits.age.min, partyLimits.age.max).map(({ value }) => ({ value, label: years(Number(value)) })),
    ],
    hint: t.ageHint(ageUnsaid),
    missing: messages.agesRequired,
    error: errors.age && t.errors[errors.age],
  }
}

/** The usual ones at once, the rest on demand; a chosen one is always in sight, one that leads nowhere never. */
function toFeatures({ locale, query, options, counts }: FilterFacts): Pick<FilterChoice, 'options' | 'more'> {
  const useful = options.features.map(toCounted(counts.features)).filter(leadsSomewhere(query.features))
  const first = useful.filter(({ value }, index) => index < firstFeatures || query.features.includes(value))
  const rest = useful.filter((feature) => !first.includes(feature))
  return { options: first, more: rest.length > 0 ? { label: propertiesText[locale].more, options: rest } : undefined }
}

const toOption = ({ id, title }: Titled) => ({ value: id, label: title })
const toCounted = (counts: Record<string, number>) => (option: Titled) => ({
  ...toOption(option),
  count: counts[option.id] ?? 0,
})
const upTo = (least: number, most: number): FilterOption[] =>
  Array.from({ length: most - least + 1 }, (_, index) => ({ value: least + index, label: String(least + index) }))

export function toSortField({ locale, query }: Pick<FilterFacts, 'locale' | 'query'>) {
  const { sort, sorts } = propertiesText[locale]
  return {
    label: sort,
    value: query.sort ?? '',
    options: [
      { value: '', label: query.near ? sorts.distance : query.q ? sorts.best : sorts.recommended },
      ...propertySorts.map((value) => ({ value, label: sorts[value] })),
    ],
  }
}
