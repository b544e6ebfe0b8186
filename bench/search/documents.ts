import { propertyTypes } from '../../demo/content/catalogue.ts'
import { properties } from '../../demo/content/load-properties.ts'
import { locations } from '../../demo/content/locations.ts'
import type { Text } from '../../demo/content/shapes.ts'
import { misspell } from './misspell.ts'
import { createRandom, type Random } from './random.ts'
import { type Locale, locales, texts } from './words.ts'

type Worded<Name extends string> = Record<`${Name}${'En' | 'Ar' | 'Ku'}`, string>
type Titled = { id: number } & Worded<'title'>

/** As the property index has them, without the pictures. */
export type PropertyDocument = { id: number } & Worded<'title'> &
  Worded<'address'> &
  Worded<'description'> & {
    location: Titled
    type: Titled
    stars: number | null
    rating: number
    ratingCount: number
    discount: number
    priceIqd: number
    sleeps: number
    bedTypes: number[]
    features: number[]
    _geo: { lat: number; lng: number }
  }

/** One word in so many is not written as the content's authors wrote it. */
const noise = 1 / 36
/** Together with the rest of a document they come to 1.85 KB. */
const wordsOfText: Record<Locale, number> = { en: 43, ar: 36, ku: 37 }
const corpora: Record<Locale, string[]> = { en: texts('en'), ar: texts('ar'), ku: texts('ku') }
const seed = 20_261_101

export function makeDocuments(count: number): PropertyDocument[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, (_, at) => makeDocument(at + 1, random))
}

function makeDocument(id: number, random: Random): PropertyDocument {
  const property = random.pick(properties)
  const other = random.pick(properties)
  // The first places have the most stays, as they do in the country.
  const place = Math.floor((locations.length + 1) ** random.next())
  const location = locations[place - 1] as (typeof locations)[number]
  const type = propertyTypes.findIndex(({ key }) => key === property.type)
  const price = Math.exp(10.4 + 2.2 * (random.next() + random.next()) * 0.6)
  return {
    id,
    ...inLocales('title', (locale) =>
      noisy(`${property.title[locale]} ${nameOf(other.title, locale)}`.split(' '), random),
    ),
    ...inLocales('address', (locale) =>
      noisy(`${firstPart(other.address[locale])}, ${location.city[locale]}`.split(' '), random),
    ),
    ...inLocales('description', (locale) => describe(locale, random)),
    location: { id: place, ...titlesOf(location.title) },
    type: { id: type + 1, ...titlesOf((propertyTypes[type] as (typeof propertyTypes)[number]).title) },
    stars: random.isLucky(0.3) ? null : 1 + random.below(5),
    rating: Math.round(30 + 20 * Math.sqrt(random.next())) / 10,
    ratingCount: random.below(1000),
    discount: random.isLucky(0.8) ? 0 : 5 * (1 + random.below(6)),
    priceIqd: Math.round(price / 250) * 250,
    sleeps: 4 + random.below(200),
    bedTypes: some(6, 0.4, random),
    features: some(28, 0.3, random),
    _geo: { lat: near(location.at[0], random), lng: near(location.at[1], random) },
  }
}

function inLocales<Name extends string>(name: Name, toText: (locale: Locale) => string): Worded<Name> {
  const [en, ar, ku] = locales.map(toText)
  return { [`${name}En`]: en, [`${name}Ar`]: ar, [`${name}Ku`]: ku } as Worded<Name>
}

const titlesOf = (title: Text) => inLocales('title', (locale) => title[locale])
/** In English it comes first: Narinj Hotel. */
const nameOf = (title: Text, locale: Locale): string => title[locale].split(' ').at(locale === 'en' ? 0 : -1) as string
const firstPart = (text: string): string => text.split(/[,،]/)[0] as string
const near = (degrees: number, random: Random): number => Math.round((degrees + random.next() / 10) * 10_000) / 10_000
const some = (count: number, chance: number, random: Random): number[] =>
  Array.from({ length: count }, (_, at) => at + 1).filter(() => random.isLucky(chance))

/** Short passages of the content, strung together: words keep the neighbours that they have there. */
function describe(locale: Locale, random: Random): string {
  const corpus = corpora[locale]
  const words: string[] = []
  while (words.length < wordsOfText[locale]) {
    const from = random.below(corpus.length)
    words.push(...corpus.slice(from, from + 3 + random.below(6)))
  }
  return noisy(words, random)
}

const noisy = (words: string[], random: Random): string =>
  words
    .map((word) => (random.isLucky(noise) ? word.replace(/\p{L}+/u, (bare) => misspell(bare, random)) : word))
    .join(' ')
