import { messagesOf } from '../../../client/text.tsx'
import { familyFacts } from '../../../domain/stays/family-facts.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { fill } from '../../../i18n/fill.ts'
import { groupThousands } from '../../../i18n/group-thousands.ts'
import { familyText } from '../../../i18n/messages/family.ts'
import { propertiesText } from '../../../i18n/messages/properties.ts'
import {
  type FilterErrors,
  minRatings,
  type PropertyField,
  type PropertyQuery,
  propertySorts,
  toPropertiesPath,
} from './property-filters.ts'
import { readParam } from './stay-plan.ts'

export type FilterOption = {
  value: string | number
  label: string
  count?: number
  stars?: number
  /** It would leave nothing; it comes back when something else is given up. */
  isGone?: boolean
}

/** A field's label and error. */
export type NamedError = { label: string; error?: string }

/** A field of the filters, with all that it shows. */
export type FilterField = NamedError & { name: PropertyField; value: string | number } & (
    | { as: 'text'; isLtr?: boolean; description?: string; inputMode?: 'numeric' }
    | { as: 'select'; options: FilterOption[] }
  )
export type FilterChoice = Omit<FilterField, 'value' | 'as'> & {
  chosen: (string | number)[]
  options: FilterOption[]
  /** Further options behind a fold, with its label. */
  more?: { label: string; options: FilterOption[] }
}
type Titled = { id: number; title: string }
type SelectField = Extract<FilterField, { as: 'select' }>

/** Fields side by side; some have a name in common. */
export type FilterRow = { legend?: string; fields: FilterField[] } | { choice: FilterChoice }

/** Every field of a row that can have an error. */
export const namedErrorsOf = (row: FilterRow): NamedError[] => ('choice' in row ? [row.choice] : row.fields)

type CountName = 'type' | 'stars' | 'features' | 'family' | 'cancel' | 'bedType' | 'rating'
export type FilterCounts = Record<CountName, Record<string, number>>

export type FilterFacts = {
  locale: Locale
  params: URLSearchParams
  query: PropertyQuery
  errors: FilterErrors
  options: { types: Titled[]; bedTypes: Titled[]; features: (Titled & { key: string })[] }
  /** By the field, then by what can be chosen in it. */
  counts: FilterCounts
  /** The bounds among the results of the other filters. */
  prices: Prices | undefined
  /** The number of properties for the present choice. */
  total: number
  /** Whether there is something to give up in the filters: what leads nowhere by now may then lead somewhere again. */
  canReturn: boolean
}

type Prices = { min: number; max: number }

/** Below the fields: inside them, a number would look like typed text. */
export function toBounds(locale: Locale, prices: Prices | undefined) {
  const { minPrice, maxPrice } = propertiesText[locale].bounds
  const say = (text: string, price: number | undefined) =>
    fill(text, { price: price === undefined ? '–' : groupThousands(String(price)) })
  return { minPrice: say(minPrice, prices?.min), maxPrice: say(maxPrice, prices?.max) }
}

const firstFeatures = 8
/** Features for families with children or parents come first; the rest is in the catalogue's order. */
const beforeAll = ['lift', 'near-shrine']
const beforeAllNear = ['near-shrine', 'lift', 'shrine-shuttle', 'accessible', 'prayer-room']

/** A choice of nothing is none. */
export const toFilterRows = (facts: FilterFacts): FilterRow[] =>
  toAllRows(facts).filter((row) =>
    'choice' in row
      ? row.choice.options.length > 0 || row.choice.more || row.choice.error
      : row.fields.some((field) => field.as !== 'select' || field.options.length > 1 || field.error),
  )

function toAllRows(facts: FilterFacts): FilterRow[] {
  const { locale, params, query, errors, options, counts, prices, total } = facts
  const [t, { property, rating }, family] = [propertiesText[locale], messagesOf(locale), familyText[locale]]
  const named = (name: PropertyField, label: string) => ({ name, label, error: errors[name] && t.errors[errors[name]] })
  const offer = toOffer(facts)
  const select = (name: 'rating' | 'bedType', label: string, list: FilterOption[]): SelectField => ({
    ...named(name, label),
    as: 'select',
    value: String(query[name] ?? ''),
    options: [{ value: '', label: t.any }, ...offer(name, list).map(({ count, ...option }) => option)],
  })
  const price = (name: 'minPrice' | 'maxPrice'): FilterField => ({
    ...named(name, t[name]),
    as: 'text',
    value: readParam(params, name),
    isLtr: true,
    inputMode: 'numeric',
    description: toBounds(locale, prices)[name],
  })
  const choice = (name: 'type' | 'stars' | 'family', label: string, list: FilterOption[]): FilterRow => ({
    choice: { ...named(name, label), chosen: query[name], options: offer(name, list) },
  })
  return [
    {
      choice: {
        ...named('cancel', t.cancel),
        chosen: query.cancel ? [query.cancel] : [],
        // A filter that all of them pass would change nothing.
        options: [{ value: 'free', label: family.free, count: counts.cancel.free ?? 0 }].filter(
          ({ count }) => query.cancel || (count > 0 && count < total),
        ),
      },
    },
    choice('type', property.kind, options.types.map(toOption)),
    choice(
      'stars',
      t.stars,
      [5, 4, 3, 2, 1].map((stars) => ({ value: stars, label: rating.stars(stars), stars })),
    ),
    choice(
      'family',
      family.title,
      familyFacts.map((fact) => ({ value: fact, label: family.facts[fact] })),
    ),
    { legend: t.price, fields: [price('minPrice'), price('maxPrice')] },
    {
      fields: [
        select(
          'rating',
          t.rating,
          minRatings.map((value) => ({ value, label: t.atLeast(value) })),
        ),
      ],
    },
    { fields: [select('bedType', t.bedType, options.bedTypes.map(toOption))] },
    { choice: { ...named('features', property.facilities), chosen: query.features, ...toFeatures(facts) } },
  ]
}

/** Options without results are left out, or hidden where they can come back; chosen ones are always visible. */
const toOffer =
  ({ query, counts, canReturn }: FilterFacts) =>
  (name: Exclude<CountName, 'cancel'>, list: FilterOption[]): FilterOption[] => {
    const chosen = [query[name] ?? []].flat()
    return list.flatMap((option) => {
      const count = counts[name][option.value] ?? 0
      if (count > 0 || chosen.some((one) => one === option.value)) return [{ ...option, count }]
      return canReturn ? [{ ...option, count, isGone: true }] : []
    })
  }

/** The usual ones at once, the rest on demand; a chosen one is always in sight, one that leads nowhere never. */
function toFeatures(facts: FilterFacts): Pick<FilterChoice, 'options' | 'more'> {
  const { locale, query, options } = facts
  const order = query.near ? beforeAllNear : beforeAll
  const rankOf = ({ key }: { key: string }) => (order.includes(key) ? order.indexOf(key) : order.length)
  const ordered = options.features.toSorted((one, two) => rankOf(one) - rankOf(two))
  const offered = toOffer(facts)('features', ordered.map(toOption))
  const usual = offered.filter(({ isGone }) => !isGone).slice(0, firstFeatures)
  const first = offered.filter(
    (feature) => usual.includes(feature) || query.features.some((id) => id === feature.value),
  )
  const rest = offered.filter((feature) => !first.includes(feature))
  return { options: first, more: rest.length > 0 ? { label: propertiesText[locale].more, options: rest } : undefined }
}

const toOption = ({ id, title }: Titled) => ({ value: id, label: title })

/** The orders of the list, each as the address of the same list in that order. */
export function toSortChoice({ locale, query }: Pick<FilterFacts, 'locale' | 'query'>) {
  const { sort, sorts } = propertiesText[locale]
  const first = query.near ? sorts.distance : query.q ? sorts.best : sorts.recommended
  return {
    label: sort,
    chips: [null, ...propertySorts].map((value) => ({
      label: value ? sorts[value] : first,
      href: toPropertiesPath({ ...query, sort: value }),
      isCurrent: value === query.sort,
    })),
  }
}
