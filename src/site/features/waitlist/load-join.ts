import type { SiteContext } from '../../../client/context.ts'
import { type SaleKind, saleKinds } from '../../../domain/sales/sale.ts'
import { formatDay } from '../../../i18n/format.ts'
import { waitlistText } from '../../../i18n/messages/waitlist.ts'

type Site = Pick<SiteContext, 'call' | 'locale'>

/** The request is in the address: `?for=property&id=7&checkIn=…` or `?for=tourism&id=5&departure=12`. */
export async function loadJoin(site: Site, query: URLSearchParams) {
  const { locale } = site
  const { join, offline } = waitlistText[locale]
  const id = Number(query.get('id'))
  const kind = saleKinds.find((one) => one === query.get('for'))
  const isKnown = Number.isInteger(id) && id > 0
  return {
    messages: { ...join, offline },
    stay: isKnown && query.get('for') === 'property' ? await loadStay(site, id, query) : null,
    places: isKnown && kind ? await loadPlaces(site, kind, id, query) : null,
  }
}

export type JoinData = Awaited<ReturnType<typeof loadJoin>>

async function loadStay({ call, locale }: Site, propertyId: number, query: URLSearchParams) {
  const childrenAges = query.getAll('age').filter((age) => age !== '')
  const stay = {
    propertyId,
    checkIn: query.get('checkIn') ?? '',
    checkOut: query.get('checkOut') ?? '',
    adults: Number(query.get('adults') ?? 2),
    childrenAges: childrenAges.map(Number),
  }
  // A request without a waitlist is a page that does not exist.
  const found = await call('GET /customer/waiting/rooms', { query: stay }).catch(() => ({ combinations: [] }))
  return {
    body: stay,
    combinations: found.combinations.map(({ rooms, price }) => ({
      rooms: rooms.map(({ roomTypeId, count }) => ({ roomTypeId, count })),
      label: rooms.map(({ title, count }) => `${count} × ${title}`).join(' + '),
      cost: price,
    })),
    days: [stay.checkIn, stay.checkOut].filter(Boolean).map((day) => formatDay(locale, day)),
  }
}

async function loadPlaces({ call, locale }: Site, kind: SaleKind, id: number, query: URLSearchParams) {
  const sale = await call('GET /public/sales/{type}/{id}', { params: { type: kind, id } }).catch(() => null)
  if (!sale) return null
  const chosen = Number(query.get('departure'))
  return {
    itemType: kind,
    itemId: id,
    title: sale.title,
    max: sale.maxPeople,
    chosen,
    /** Those of which too few may be left for a party, the full ones first. */
    stocks: sale.stocks
      .filter(({ state, left }) => state === 'sold_out' || (state === 'open' && left < sale.maxPeople))
      .sort((one, other) => Number(one.state === 'open') - Number(other.state === 'open'))
      .map(({ id: stock, title, day, time, min }) => ({
        id: stock,
        day,
        min,
        label: [title, day && formatDay(locale, day), time].filter(Boolean).join(' · ') || sale.title,
      })),
    isEvent: kind === 'event',
    isOffer: kind === 'offer',
    isTour: kind === 'tourism' || kind === 'umrah',
    hasSharing: kind === 'umrah',
    needsDay: sale.needs.travelDate,
  }
}
