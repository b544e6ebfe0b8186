import type { SiteContext } from '../../../../client/context.ts'
import type { Ok } from '../../../../contract/contract.ts'
import { countNights, type Stay } from '../../../../domain/stays/stay.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { fill, fillCount } from '../../../../i18n/fill.ts'
import { formatDay } from '../../../../i18n/format.ts'
import { formatDistance } from '../../../../i18n/format-distance.ts'
import { formatPrice } from '../../../../i18n/format-price.ts'
import { bookingMessages } from '../../../../i18n/messages/booking-messages.ts'
import { splitStayText } from '../../../../i18n/messages/split-stay.ts'
import { type ChosenSplit, toSplitPath } from '../split-path.ts'

type Offer = Ok<'GET /user/properties/split'>['splits'][number]

/** Which nights, for whom, and where: in a place, or with one property. */
export type SplitSearch = Stay & { adults: number; childrenAges: number[] } & (
    | { location: number; type: number[] }
    | { propertyId: number }
  )

/** Pairs of properties, in words; null without any, and where they cannot be loaded. */
export async function loadSplits({ call, locale }: Pick<SiteContext, 'call' | 'locale'>, search: SplitSearch) {
  const { splits } = await call('GET /user/properties/split', { query: search }).catch(() => ({
    splits: [] as Offer[],
  }))
  if (splits.length === 0) return null
  const { title, inPlace, withProperty, choose } = splitStayText[locale]
  return {
    messages: { title, lead: 'propertyId' in search ? withProperty : inPlace, choose },
    splits: splits.map((offer) => toShown(locale, offer, search)),
  }
}

export type Splits = NonNullable<Awaited<ReturnType<typeof loadSplits>>>

function toShown(locale: Locale, { parts, movesOn, meters, price, priceBefore }: Offer, search: SplitSearch) {
  const text = splitStayText[locale]
  const { nights } = bookingMessages[locale]
  return {
    path: toSplitPath(toChosen(parts, movesOn, search)),
    parts: parts.map((part) => ({
      id: part.property.id,
      title: part.property.title,
      picture: part.property.picture,
      nights: fillCount(locale, part.nights, nights),
      from: formatDay(locale, part.checkIn),
      rooms: part.rooms.map(({ title, count }) => `${count} × ${title}`).join(locale === 'en' ? ', ' : '، '),
    })),
    move: fill(text.move, { day: formatDay(locale, movesOn), distance: formatDistance(locale, meters) }),
    cost: price,
    before: priceBefore.amount > price.amount ? formatPrice(locale, priceBefore) : undefined,
    note: fill(text.forBoth, { nights: fillCount(locale, countNights(search), nights) }),
  }
}

function toChosen(parts: Offer['parts'], movesOn: string, search: SplitSearch): ChosenSplit {
  const { checkIn, checkOut, adults, childrenAges } = search
  const [first, second] = parts.map(({ property, rooms }) => ({
    propertyId: property.id,
    rooms: rooms.map(({ roomTypeId, count }) => ({ roomTypeId, count })),
  }))
  if (!first || !second) throw new Error('A stay in two parts has one of them only')
  return { checkIn, movesOn, checkOut, adults, childrenAges, first, second }
}
