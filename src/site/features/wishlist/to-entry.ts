import { isolated } from '../../../client/lists/list-query.ts'
import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { toDay } from '../../../domain/time/day.ts'
import { fill } from '../../../i18n/fill.ts'
import { formatDate } from '../../../i18n/format.ts'
import { wishlistText } from '../../../i18n/messages/wishlist.ts'

type Entry = Ok<'GET /customer/property-wishlist'>['data'][number]

/** One entry in the texts of one locale. */
export function toEntry(locale: Locale, { id, propertyId, title, note, savedPrice, createdAt, property }: Entry) {
  const text = wishlistText[locale].entry
  const { amount, currency } = savedPrice
  const less = property && property.price.currency === currency ? amount - property.price.amount : 0
  return {
    id,
    propertyId,
    title,
    note,
    /** Said once it has been taken out. */
    removed: fill(text.removed, { title: isolated(title) }),
    saved: fill(text.saved, { day: formatDate(locale, toDay(new Date(createdAt))) }),
    /** Null where it is not offered any more. */
    property: property
      ? {
          place: property.location.title,
          kind: property.propertyType.title,
          stars: property.stars,
          rating: property.rating,
          price: property.price,
          before: property.discount > 0 ? property.priceBefore : null,
          picture: property.picture,
        }
      : null,
    less: less > 0 ? { amount: less, currency } : null,
  }
}

export type WishlistEntryView = ReturnType<typeof toEntry>
