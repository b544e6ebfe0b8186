import { inLocale } from '../../../client/call/search.ts'
import type { SiteContext } from '../../../client/context.ts'
import type { EventCardData } from './event-card.tsx'

/** Events of the same governorate that are not over. The page is whole without them, so a search that fails leaves them out. */
export async function loadRelatedEvents(
  { search, locale }: SiteContext,
  { id, location }: Pick<EventCardData, 'id' | 'location'>,
): Promise<EventCardData[]> {
  const found = await search
    .one('event', {
      filter: [
        { key: 'location.id', value: location.id, operation: '=' },
        { key: 'endsTime', value: Math.floor(Date.now() / 1000), operation: '>=' },
        { key: 'id', value: id, operation: '!=' },
      ],
      sort: ['startsTime:asc'],
      limit: 4,
    })
    .catch(() => ({ hits: [] }))
  return found.hits.map((hit) => ({
    id: hit.id,
    title: inLocale(hit, 'title', locale),
    venue: inLocale(hit, 'venue', locale),
    startsAt: hit.startsAt,
    endsAt: hit.endsAt,
    price: hit.price,
    location: { id: hit.location.id, title: inLocale(hit.location, 'title', locale) },
    isSoldOut: hit.isSoldOut,
    picture: hit.picture,
  }))
}
