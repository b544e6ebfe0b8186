import { inLocale } from '../../../client/call/search.ts'
import type { SiteContext } from '../../../client/context.ts'
import type { ActivityCardData } from './activity-card.tsx'

/** Activities of the same governorate. The page is whole without them, so a search that fails leaves them out. */
export async function loadRelatedActivities(
  { search, locale }: SiteContext,
  { id, location }: Pick<ActivityCardData, 'id' | 'location'>,
): Promise<ActivityCardData[]> {
  const found = await search
    .one('activity', {
      filter: [
        { key: 'location.id', value: location.id, operation: '=' },
        { key: 'id', value: id, operation: '!=' },
      ],
      sort: ['rating:desc', 'ratingCount:desc'],
      limit: 4,
    })
    .catch(() => ({ hits: [] }))
  return found.hits.map((hit) => ({
    id: hit.id,
    title: inLocale(hit, 'title', locale),
    subtitle: inLocale(hit, 'subtitle', locale),
    minutes: hit.minutes,
    season: hit.season?.[locale] ?? null,
    price: hit.price,
    location: { id: hit.location.id, title: inLocale(hit.location, 'title', locale) },
    rating: { value: hit.rating, count: hit.ratingCount },
    isSoldOut: hit.isSoldOut,
    picture: hit.picture,
  }))
}
