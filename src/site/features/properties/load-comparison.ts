import type { SiteContext } from '../../../client/context.ts'
import { toAbout } from '../../../client/money/dinars.tsx'
import { messagesOf } from '../../../client/text.tsx'
import type { Coordinates } from '../../../domain/map/coordinates.ts'
import { formatFrame, metersBetween } from '../../../domain/map/map-frame.ts'
import { scarceBedsOf } from '../../../domain/stays/bed-places.ts'
import { darkHoursOf } from '../../../domain/stays/property-facts.ts'
import { toLatinDigits } from '../../../domain/text/digits.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { toDay } from '../../../domain/time/day.ts'
import { formatDistance } from '../../../i18n/format-distance.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { compareText } from '../../../i18n/messages/compare.ts'
import { familyText } from '../../../i18n/messages/family.ts'
import { propertiesText } from '../../../i18n/messages/properties.ts'
import { stayPageText } from '../../../i18n/messages/stay-page.ts'
import { findNearPlace, type NearPlace } from '../landmarks/near-place.ts'
import { maxCompared } from './compared-stays.ts'
import { findStayPrices, type ShownStayPrice, toSearchedStay } from './find-free.ts'
import { toArea, toPolicyLabel } from './property-card-data.ts'
import type { PropertyData } from './property-data.ts'
import { emptyQuery, parsePropertyQuery, toFields } from './property-filters.ts'

/** The stays of an address, each once, and not too many; whether it is written just so: one comparison has one address. */
export function parseCompared(text: string): { ids: number[]; isNormal: boolean } {
  const asked = toLatinDigits(text)
    .split(/[,،]/)
    .filter((id) => /^[1-9]\d{0,8}$/.test(id.trim()))
    .map(Number)
  const ids = [...new Set(asked)].slice(0, maxCompared)
  return { ids, isNormal: ids.join(',') === text }
}

export type ComparedStay = {
  id: number
  title: string
  kind: string
  to: string
  removeTo: string
  picture: { url: string; width: number; height: number }
  rows: Record<keyof (typeof compareText)['en']['rows'], string[]>
  /** Spoken, and crossed out before the price. */
  before: { label: string; amount: string } | null
  /** Dollars of a price in dinars, for readers who have chosen them. */
  inDollars: string | null
}

/** The compared properties of the address with their facts; missing ones are left out. */
export async function loadComparison(site: SiteContext, params: URLSearchParams, now: Date) {
  const { locale, call } = site
  const { ids } = parseCompared(params.get('ids') ?? '')
  const near = await findNearPlace(site, params.get('near'))
  const nothing = { has: () => false }
  const known = { location: nothing, type: nothing, bedType: nothing, features: nothing, near }
  const { query } = parsePropertyQuery(params, known, toDay(now))
  const found = await Promise.all(
    ids.map((id) => call('GET /user/properties/{id}', { params: { id: String(id) } }).catch(() => null)),
  )
  const properties = found.filter((property) => property !== null)
  const searched = toSearchedStay(query)
  const { rate } = await site.startup()
  const priceOf = searched && properties.length > 0 ? await findStayPrices(site, searched, properties) : null
  const { adults, children, age, checkIn, checkOut } = query
  const plan = toFields({ ...emptyQuery, adults, children, age, checkIn, checkOut })
  const toPlan = (first: string) =>
    [first, ...plan.map(({ name, value }) => `${name}=${value}`)].filter(Boolean).join('&')
  const toCompare = (shown: readonly number[]) =>
    `/properties/compare?${toPlan(`ids=${shown.join(',')}`)}${near ? `&near=${near.key}` : ''}`
  const distances = await Promise.all(properties.map((property) => toDistance(site, property, near)))
  const stays = properties.map((property, index): ComparedStay => {
    const { id, title, propertyType, picture } = property
    const priced = { locale, rate: rate.dinarsPerDollar, stay: priceOf?.(id) }
    const others = properties.flatMap((other) => (other.id === id ? [] : [other.id]))
    return {
      id,
      title,
      kind: propertyType.title,
      to: plan.length > 0 ? `/properties/${id}?${toPlan('')}` : `/properties/${id}`,
      removeTo: toCompare(others),
      picture,
      rows: {
        ...toRows(property, locale),
        distance: distances[index] ?? [],
        price: toPriceLines(property, priced),
      },
      before: toBefore(property, priced),
      inDollars: toDollars(property, priced),
    }
  })
  return {
    stays,
    hasDollars: properties.some(({ price }) => price.currency === 'USD'),
    back: plan.length > 0 ? `/properties?${toPlan('')}` : '/properties',
  }
}

type PriceContext = { locale: Locale; rate: number; stay?: ShownStayPrice }

/** Compared prices are in one currency. */
function toPriceLines({ price: night }: PropertyData, { locale, rate, stay }: PriceContext): string[] {
  if (stay?.price === null) return [compareText[locale].notFree]
  const price = stay?.price ?? night
  return [
    formatPrice(locale, price),
    ...(price.currency === 'USD' ? [toAbout(locale, price, rate).text] : []),
    stay?.note ?? messagesOf(locale).price.perNight,
    ...(stay?.night ? [`${formatPrice(locale, stay.night.price)} ${stay.night.note}`] : []),
  ]
}

type Reduced = Pick<PropertyData, 'price' | 'priceBefore'>

export function toBefore(night: Reduced, { locale, stay }: Omit<PriceContext, 'rate'>): ComparedStay['before'] {
  if (stay?.price === null) return null
  const before = stay ? stay.before : night.priceBefore.amount > night.price.amount ? night.priceBefore : undefined
  return before ? { label: messagesOf(locale).price.before, amount: formatPrice(locale, before) } : null
}

export function toDollars(
  { price: night }: Pick<PropertyData, 'price'>,
  { locale, rate, stay }: PriceContext,
): string | null {
  const price = stay ? stay.price : night
  return price?.currency === 'IQD' ? toAbout(locale, price, rate).text : null
}

/** In degrees: the longest way that pilgrims go to a shrine every day. */
const reach = 0.2

/** From the place that was searched, or else from the nearest shrine; nothing where neither is known. */
export async function toDistance(
  { call, locale }: Pick<SiteContext, 'call' | 'locale'>,
  { coordinates }: Pick<PropertyData, 'coordinates'>,
  near: NearPlace | null,
): Promise<string[]> {
  const place = near ?? (await findShrine(call, coordinates))
  return place ? [formatDistance(locale, metersBetween(coordinates, place.coordinates)), place.title] : []
}

async function findShrine(call: SiteContext['call'], { latitude, longitude }: Coordinates) {
  const frame = {
    west: longitude - reach,
    east: longitude + reach,
    south: latitude - reach,
    north: latitude + reach,
  }
  const query = { frame: formatFrame(frame), kinds: 'shrine', limit: 1 }
  const found = await call('GET /public/places', { query }).catch(() => null)
  return found?.places[0] ?? null
}

function toRows(property: PropertyData, locale: Locale) {
  const [t, text, family] = [compareText[locale], stayPageText[locale], familyText[locale]]
  const messages = messagesOf(locale)
  const { facts, rating, address, location, roomTypes, policy } = property
  const unsaid = [t.unknown]
  return {
    rating:
      rating.value === null
        ? [messages.rating.reviews(0)]
        : [rating.value.toFixed(1), messages.rating.reviews(rating.count)],
    area: [[toArea(address), location.title].filter(Boolean).join(' · ')],
    policy: [toPolicyLabel(policy, locale)],
    power: facts
      ? [
          darkHoursOf(facts.power) === 0 ? family.power : text.hoursADay(24 - darkHoursOf(facts.power)),
          `${text.labels.hotWater}: ${text.hotWater[facts.water.hot]}`,
        ]
      : unsaid,
    internet: facts
      ? [
          text.internet[facts.internet.where],
          ...(facts.internet.where === 'none' ? [] : [text.speed(facts.internet.megabits)]),
        ]
      : unsaid,
    family: facts ? toFamilyLines(facts, locale) : unsaid,
    rooms: roomTypes.map((room) => {
      const places = scarceBedsOf(room)
      const inBeds = places > 0 ? messages.property.inBeds(places) : ''
      return `${room.title}: ${propertiesText[locale].guests(room.maxGuests)}${inBeds}`
    }),
  }
}

function toFamilyLines({ access, rules, family }: NonNullable<PropertyData['facts']>, locale: Locale): string[] {
  const { facts: t } = familyText[locale]
  const lines = [
    access.hasGroundFloorRooms && t.ground_floor,
    family.hasAdjoiningRooms && t.adjoining_rooms,
    rules.cots !== 'none' && t.cot,
    family.womenPool && t.women_pool,
    family.hasHalalKitchen && t.halal_kitchen,
  ].filter((line) => typeof line === 'string')
  return lines.length > 0 ? lines : [compareText[locale].none]
}
