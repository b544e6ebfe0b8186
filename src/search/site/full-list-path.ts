import type { Understood } from '../../contract/understood.ts'
import { sections } from '../../domain/search/sections.ts'
import { familyFacts } from '../../domain/stays/family-facts.ts'
import type { ContentNames } from './content-names.ts'
import { toDinarBounds } from './price.ts'

/** The site's full list of the kind that a sentence asks for, with the same filters; null where it asks for several kinds. */
export function toFullListPath(understood: Understood, names: ContentNames, isForStays: boolean): string | null {
  if (isForStays) return toStaysPath(understood, names)
  const { kind } = understood
  return kind ? sections[kind].path : null
}

/** The site takes these ratings. */
const ratings = [4.5, 4, 3.5, 3]

export function toStaysPath(understood: Understood, { features: ids }: ContentNames): string {
  const { place, near, dates, adults, children, price, stars, rating, features, sort } = understood
  const params = new URLSearchParams()
  const add = (name: string, value: string | number | null | undefined) => {
    if (value !== null && value !== undefined) params.append(name, String(value))
  }
  add('location', near ? null : place?.id)
  add('near', near?.key)
  add('checkIn', dates?.from)
  add('checkOut', dates?.to)
  add('adults', adults)
  add('children', children.length || null)
  if (children.every((age) => age !== null)) for (const age of children) add('age', age)
  for (const count of stars) add('stars', count)
  const { min, max } = price ? toDinarBounds(price) : { min: null, max: null }
  add('minPrice', min)
  add('maxPrice', max)
  for (const code of features) add('features', ids.get(code)?.id)
  for (const code of features)
    add(
      'family',
      familyFacts.find((fact) => fact === code),
    )
  add('cancel', features.includes('free_cancellation') ? 'free' : null)
  add('rating', rating === null ? null : ratings.find((known) => known <= rating))
  add('sort', sort && stayListSorts.includes(sort) ? sort : null)
  return params.size > 0 ? `/properties?${params}` : '/properties'
}

const stayListSorts: readonly string[] = ['price-asc', 'price-desc', 'rating-desc', 'rating-asc', 'discount-desc']
