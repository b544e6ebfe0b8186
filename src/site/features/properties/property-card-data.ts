import { inLocale } from '../../../client/call/search.ts'
import type { Ok } from '../../../contract/contract.ts'
import type { SearchHit } from '../../../contract/search-hits.ts'
import type { FamilyFact } from '../../../domain/stays/family-facts.ts'
import { darkHoursOf } from '../../../domain/stays/property-facts.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { familyText } from '../../../i18n/messages/family.ts'

type PropertyInput = Ok<'GET /user/properties'>['data'][number]

export type PropertyCardData = Omit<PropertyInput, 'address' | 'location' | 'propertyType' | 'priceBefore'> & {
  location: { title: string }
  propertyType: { title: string }
  /** With a discount. */
  priceBefore?: PropertyInput['priceBefore']
  /** How far it is from the landmark that was asked for, and which that is. */
  away?: string
  /** The part of its town; absent where its address names none. */
  area?: string
  /** Two things that matter here, in words. */
  facts?: string[]
  /** The cancellation policy, in a few words. */
  policy?: string
}

const inLocales = (name: string): string[] => ['En', 'Ar', 'Ku'].map((locale) => name + locale)

/** The fields of a card; the rest of a document stays on the server. */
export const cardAttributes = [
  'id',
  ...inLocales('title'),
  'location',
  'type',
  'stars',
  'rating',
  'ratingCount',
  'discount',
  'price',
  'priceIqd',
  'priceBefore',
  'picture',
  ...inLocales('address'),
  'family',
  'facts',
  'policy',
]

type Cards = Partial<Record<Locale, PropertyCardData>>
const made = new WeakMap<object, Cards>()

/**
 * In one language: the others do not travel. Our own search shows a document with the same values as long as it keeps it; so one of
 * them, its picture, stands for it here, and a card is made once.
 */
export function toPropertyCard(hit: SearchHit<'property'>, locale: Locale): PropertyCardData {
  const cards: Cards = made.get(hit.picture) ?? {}
  made.set(hit.picture, cards)
  cards[locale] ??= makeCard(hit, locale)
  return cards[locale]
}

const makeCard = (hit: SearchHit<'property'>, locale: Locale): PropertyCardData => ({
  id: hit.id,
  title: inLocale(hit, 'title', locale),
  location: { title: inLocale(hit.location, 'title', locale) },
  propertyType: { title: inLocale(hit.type, 'title', locale) },
  stars: hit.stars,
  rating: { value: hit.rating, count: hit.ratingCount },
  discount: hit.discount,
  price: hit.price,
  priceBefore: hit.discount > 0 ? hit.priceBefore : undefined,
  picture: hit.picture,
  area: toArea(inLocale(hit, 'address', locale)),
  facts: toCardFacts(hit, locale),
  policy: toPolicyLabel(hit.policy, locale),
})

/** The town stands last in an address, and before it the part of it. */
export const toArea = (address: string): string | undefined => address.split(/\s*[,،]\s*/).at(-2)

const shownFacts = 2

/** Power supply first, which other sites do not state; then facts for families. */
export function toCardFacts(
  { family, facts }: Pick<SearchHit<'property'>, 'family' | 'facts'>,
  locale: Locale,
): string[] {
  const t = familyText[locale]
  const shown = cardOrder.filter((fact) => family.includes(fact)).map((fact) => t.facts[fact])
  const hasPower = facts && darkHoursOf(facts.power) === 0
  const hasHotWater = facts?.water.hot === 'always'
  return [...(hasPower ? [t.power] : []), ...shown, ...(hasHotWater ? [t.hotWater] : [])].slice(0, shownFacts)
}

/** Rare features say more about a house. */
const cardOrder: readonly FamilyFact[] = ['women_pool', 'adjoining_rooms', 'ground_floor', 'halal_kitchen', 'cot']

export function toPolicyLabel(
  { freeUntilDays, percentAfter }: SearchHit<'property'>['policy'],
  locale: Locale,
): string {
  const t = familyText[locale]
  return percentAfter === 100 || freeUntilDays === 0 ? t.free : t.freeBefore(freeUntilDays)
}
