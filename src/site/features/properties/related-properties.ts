import { toQuery } from '../../../client/call/search.ts'
import type { SiteContext } from '../../../client/context.ts'
import type { SearchAnswer } from '../../../contract/search.ts'
import type { FilterItem } from '../../../domain/search/search-filter.ts'
import { cardAttributes, type PropertyCardData, toPropertyCard } from './property-card-data.ts'
import type { PropertyData } from './property-data.ts'

const max = 4

/** Other stays of the governorate, those of a like price. They are an extra: where the search fails, there are none. */
export async function findRelatedProperties(
  { search, startup, locale }: SiteContext,
  property: PropertyData,
): Promise<PropertyCardData[]> {
  const { rate } = await startup()
  const dinars = property.price.amount * (property.price.currency === 'USD' ? rate.dinarsPerDollar : 1)
  const others: FilterItem[] = [
    { key: 'location.id', operation: '=', value: property.location.id },
    { key: 'id', operation: '!=', value: property.id },
  ]
  // The nearest prices are the first few from here upwards and the first few downwards.
  const from = (operation: '>=' | '<', direction: 'asc' | 'desc') =>
    toQuery('property', {
      filter: [...others, { key: 'priceIqd', operation, value: dinars }],
      sort: [`priceIqd:${direction}`],
      limit: max,
      attributesToRetrieve: cardAttributes,
    })
  try {
    const answers = await search.many([from('>=', 'asc'), from('<', 'desc')])
    return (answers as SearchAnswer<'property'>[])
      .flatMap(({ hits }) => hits)
      .sort((a, b) => Math.abs(a.priceIqd - dinars) - Math.abs(b.priceIqd - dinars))
      .slice(0, max)
      .map((hit) => toPropertyCard(hit, locale))
  } catch {
    return []
  }
}
