import type { SearchIndexName } from '../../contract/search-hits.ts'
import type { Understood } from '../../contract/understood.ts'
import { dinarsPerDollar } from '../../domain/money/money.ts'

const pricedKinds: readonly SearchIndexName[] = [
  'property',
  'activity',
  'tourism',
  'umrah',
  'offer',
  'visa',
  'discount_package',
]

/** Its documents carry a price that can be compared. */
export const hasPrice = (kind: SearchIndexName): boolean => pricedKinds.includes(kind)

export type DinarBounds = { min: number | null; max: number | null }

/** The bounds of a price in dinars, by which all prices are compared. */
export function toDinarBounds({ min, max, currency }: NonNullable<Understood['price']>): DinarBounds {
  const rate = currency === 'USD' ? dinarsPerDollar : 1
  const inDinars = (amount: number | null) => (amount === null ? null : Math.round(amount * rate))
  return { min: inDinars(min), max: inDinars(max) }
}
