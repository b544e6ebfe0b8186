import { familyFacts } from '../../../domain/family-facts.ts'
import type { Locale } from '../../../domain/locale.ts'
import { fill } from '../../../i18n/fill.ts'
import { groupThousands } from '../../../i18n/group-thousands.ts'
import { familyText } from '../../../i18n/messages/family.ts'
import { propertiesText } from '../../../i18n/messages/properties.ts'
import { messagesOf } from '../../text.tsx'
import {
  type FilterErrors,
  leastRatings,
  type PropertyField,
  type PropertyQuery,
  propertySorts,
} from './property-filters.ts'
import { readParam } from './stay-plan.ts'

export type FilterOption = { value: string | number; label: string; count?: number; stars?: number }

/** What a field is called, and what is wrong with it. */
export type NamedError = { label: string; error?: string }

/** A field of the filters, with all that it shows. */
export type FilterField = NamedError & { name: PropertyField; value: string | number } & (
    | { as: 'text'; isLtr?: boolean; description?: string; inputMode?: 'numeric' }
    | { as: 'select'; options: FilterOption[] }
  )
export type FilterChoice = Omit<FilterField, 'value' | 'as'> & {
  chosen: (string | number)[]
  options: FilterOption[]
  /** What stands in the second place, behind these words. */
  more?: { label: string; options: FilterOption[] }
}
type Titled = { id: number; title: string }
type SelectField = Extract<FilterField, { as: 'select' }>

/** Fields side by side; some have a name in common. */
export type FilterRow = { legend?: string; fields: FilterField[] } | { choice: FilterChoice }

/** Every field of a row that can have an error. */
export const fieldsOf = (row: FilterRow): NamedError[] => ('choice' in row ? [row.choice] : row.fields)

export type FilterCounts = Record<'type' | 'stars' | 'features' | 'family' | 'cancel', Record<string, number>>

export type FilterFacts = {
  locale: Locale
  params: URLSearchParams
  query: PropertyQuery
  errors: FilterErrors
  options: { types: Titled[]; bedTypes: Titled[]; features: (Titled & { key: string })[] }
  /** By the field, then by what can be chosen in it. */
  counts: FilterCounts
  prices: { min: number; max: number } | undefined
  /** How many stays there are by what is chosen. */
  total: number
}

const firstFeatures = 8
/** Asked for by whoever travels with children or parents; the rest stands as the catalogue has it. */
const beforeAll = ['lift', 'near-shrine']
const beforeAllNear = ['near-shrine', 'lift', 'shrine-shuttle', 'accessible', 'prayer-room']

/** A choice of nothing is none. */
export const toFilterRows = (facts: FilterFacts): FilterRow[] =>
  toAllRows(facts).filter((row) => !('choice' in row) || row.choice.options.length > 0 || row.choice.error)

function toAllRows(facts: FilterFacts): FilterRow[] {
  const { locale, params, query, errors, options, counts, prices, total } = facts
  const [t, { property }] = [propertiesText[locale], messagesOf(locale)]
  const named = (name: PropertyField, label: string) => ({ name, label, error: errors[name] && t.errors[errors[name]] })
  const select = (name: PropertyField, label: string, list: FilterOption[]): SelectField => ({
    ...named(name, label),
    as: 'select',
    value: String(query[name] ?? ''),
    options: [{ value: '', label: t.any }, ...list],
  })
  const price = (name: 'minPrice' | 'maxPrice', bound?: number): FilterField => ({
    ...named(name, t[name]),
    as: 'text',
    value: readParam(params, name),
    isLtr: true,
    inputMode: 'numeric',
    // Below the field: within it, a number looks as if somebody had typed it.
    description: bound === undefined ? undefined : fill(t.bounds[name], { price: groupThousands(String(bound)) }),
  })
  const toLeastRating = (value: number) => ({ value, label: t.atLeast(value) })
  return [
    {
      choice: {
        ...named('cancel', t.cancel),
        chosen: query.cancel ? [query.cancel] : [],
        // Where all of them can, it would leave nothing out.
        options: [{ value: 'free', label: familyText[locale].free, count: counts.cancel.free ?? 0 }].filter(
          ({ count }) => query.cancel || (count > 0 && count < total),
        ),
      },
    },
    {
      choice: {
        ...named('type', property.kind),
        chosen: query.type,
        options: options.types.map(toCounted(counts.type)).filter(leadsSomewhere(query.type)),
      },
    },
    {
      choice: {
        ...named('stars', t.stars),
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
    {
      choice: {
        ...named('family', familyText[locale].title),
        chosen: query.family,
        options: familyFacts
          .map((fact) => ({ value: fact, label: familyText[locale].facts[fact], count: counts.family[fact] ?? 0 }))
          .filter(leadsSomewhere(query.family)),
      },
    },
    { legend: t.price, fields: [price('minPrice', prices?.min), price('maxPrice', prices?.max)] },
    { fields: [select('rating', t.rating, leastRatings.map(toLeastRating))] },
    { fields: [select('bedType', t.bedType, options.bedTypes.map(toOption))] },
    {
      choice: {
        ...named('features', property.facilities),
        chosen: query.features,
        ...toFeatures(facts),
      },
    },
  ]
}

/** Whether somebody would find anything by it; a chosen one is always in sight. */
const leadsSomewhere =
  <Value extends number | string>(chosen: readonly Value[]) =>
  ({ value, count }: { value: Value; count: number }): boolean =>
    count > 0 || chosen.includes(value)

/** The usual ones at once, the rest on demand; a chosen one is always in sight, one that leads nowhere never. */
function toFeatures({ locale, query, options, counts }: FilterFacts): Pick<FilterChoice, 'options' | 'more'> {
  const order = query.near ? beforeAllNear : beforeAll
  const rankOf = ({ key }: { key: string }) => (order.includes(key) ? order.indexOf(key) : order.length)
  const ordered = options.features.toSorted((one, two) => rankOf(one) - rankOf(two))
  const useful = ordered.map(toCounted(counts.features)).filter(leadsSomewhere(query.features))
  const first = useful.filter(({ value }, index) => index < firstFeatures || query.features.includes(value))
  const rest = useful.filter((feature) => !first.includes(feature))
  return { options: first, more: rest.length > 0 ? { label: propertiesText[locale].more, options: rest } : undefined }
}

const toOption = ({ id, title }: Titled) => ({ value: id, label: title })
const toCounted = (counts: Record<string, number>) => (option: Titled) => ({
  ...toOption(option),
  count: counts[option.id] ?? 0,
})
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
