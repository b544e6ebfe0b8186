import type { Localized } from '../../domain/text/locale.ts'
import { baghdad } from '../language/places/baghdad.ts'
import { demonyms } from '../language/places/demonyms.ts'
import { places } from '../language/places.ts'
import { addPhrase, type Phrases } from './phrases.ts'
import { toSentenceTokens } from './token.ts'
import { cityCountries, countryCodesOf, neverTowns, otherCountries, townsOf, unsureTowns } from './words/towns.ts'
import { landmarkNouns } from './words/where.ts'

/** The names that the content has: what a sentence can mean besides the words of its language. */
export type SentenceNames = {
  /** `city`: the chief town. */
  locations: readonly { id: number; title: Localized; city: Localized }[]
  /** In the order in which they are meant: the best known first. `otherNames`: what people call it, divided by spaces. */
  landmarks: readonly {
    key: string
    kind: string
    locationId: number | null
    title: Localized
    otherNames: string
  }[]
}

/** `code`: for travel. `country`: of a city or a country abroad. `isTown`: a part of the governorate, whose name says more. */
export type PlaceEntry = {
  location: SentenceNames['locations'][number] | null
  code: string
  country: string | null
  isCountry: boolean
  isTown: boolean
  isUnsure: boolean
}

type Landmark = SentenceNames['landmarks'][number]
export type PlaceIndex = {
  places: Phrases<PlaceEntry>
  landmarks: readonly Landmark[]
  /** Folded words of names, with the landmarks that have them, by their places in the list. */
  landmarkWords: ReadonlyMap<string, ReadonlySet<number>>
  /** Words that say only what kind of thing it is, or where. */
  commonWords: readonly ReadonlySet<string>[]
}

const indexes = new WeakMap<SentenceNames, PlaceIndex>()

/** The index of these names: it is built once for each list. */
export function indexOf(names: SentenceNames): PlaceIndex {
  const known = indexes.get(names)
  if (known) return known
  const index = buildIndex(names)
  indexes.set(names, index)
  return index
}

const split = (list: string): string[] => list.split(', ')
const toCode = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^al-/, '')
    .replace(/[^a-z]+/g, '-')
const foldAll = (name: string): string =>
  toSentenceTokens(name)
    .map((token) => token.strict.at(-1)?.text ?? token.word)
    .join(' ')
const foldList = (list: string): ReadonlySet<string> => new Set(split(list).map(foldAll))

function buildIndex(names: SentenceNames): PlaceIndex {
  const index: Phrases<PlaceEntry> = { value: undefined, next: null }
  const unsure = foldList(unsureTowns)
  const never = foldList(neverTowns)
  const locationOf = findLocations(names)
  const add = (name: string, entry: Omit<PlaceEntry, 'isUnsure'>): void => {
    const folded = foldAll(name)
    if (!folded || never.has(folded)) return
    const isUnsure = unsure.has(folded)
    addPhrase(index, name, { ...entry, isUnsure })
    const bare = withoutArticle(name)
    if (bare !== name) addPhrase(index, bare, { ...entry, isUnsure: isUnsure || unsureBare.has(foldAll(bare)) })
  }
  const abroad = { location: null, isTown: false }
  for (const location of names.locations)
    for (const name of [...Object.values(location.title), ...Object.values(location.city)])
      addLocationName(index, name, location)
  for (const place of places) {
    const first = split(place[0])[0] ?? ''
    const location = locationOf(first)
    const country = countryOf(first)
    const code = countryCodesOf[first]
    if (!location && !country && !code) continue
    for (const name of place.flatMap(split))
      if (location)
        add(name, {
          location: location.of,
          code: toCode(location.isTown ? first : location.of.city.en),
          country: null,
          isCountry: false,
          isTown: location.isTown,
        })
      else add(name, { ...abroad, code: toCode(first), country: code ?? country, isCountry: code !== undefined })
  }
  addCountries(add)
  return { places: index, ...indexLandmarks(names) }
}

function addLocationName(index: Phrases<PlaceEntry>, name: string, location: PlaceEntry['location'] & {}): void {
  const entry = { location, code: toCode(location.city.en), country: null, isCountry: false, isTown: false }
  addPhrase(index, name, { ...entry, isUnsure: false })
  const bare = withoutArticle(name)
  if (bare !== name) addPhrase(index, bare, { ...entry, isUnsure: unsureBare.has(foldAll(bare)) })
}

const withoutArticle = (name: string): string => name.replace(/^ال(?=...)/, '')
/** Building, suit, grey: words without their article. */
const unsureBare = foldList('عمارة, حلة, رمادي, حضر, كفل')

function addCountries(add: (name: string, entry: Omit<PlaceEntry, 'isUnsure'>) => void): void {
  const abroad = { location: null, isTown: false, isCountry: true }
  for (const [country, list] of Object.entries(otherCountries))
    for (const name of split(list)) add(name, { ...abroad, code: toCode(split(list)[0] ?? ''), country })
  for (const [adjectives, country] of demonyms)
    for (const name of split(adjectives))
      if (name !== 'English') add(name, { ...abroad, code: toCode(country), country: countryCodesOf[country] ?? null })
}

const countryOf = (city: string): string | null =>
  Object.entries(cityCountries).find(([, cities]) => split(cities).includes(city))?.[0] ?? null

/** The governorate of an entry of the lists of places, by its names, or by those of its town. */
function findLocations({ locations }: SentenceNames) {
  const byName = new Map(
    locations.flatMap((location) =>
      [...Object.values(location.title), ...Object.values(location.city)].map(
        (name) => [foldAll(name), location] as const,
      ),
    ),
  )
  const byFirst = new Map<string, (typeof locations)[number]>()
  for (const place of places) {
    const found = place
      .flatMap(split)
      .map((name) => byName.get(foldAll(name)))
      .find((one) => one !== undefined)
    if (found) byFirst.set(split(place[0])[0] ?? '', found)
  }
  const towns = new Map(
    Object.entries(townsOf).flatMap(([key, list]) => split(list).map((town) => [town, key] as const)),
  )
  for (const place of baghdad) if (!towns.has(split(place[0])[0] ?? '')) towns.set(split(place[0])[0] ?? '', 'Baghdad')
  return (first: string) => {
    const own = byFirst.get(first)
    if (own) return { of: own, isTown: false }
    const governorate = byFirst.get(towns.get(first) ?? '')
    return governorate ? { of: governorate, isTown: true } : null
  }
}

function indexLandmarks({ landmarks, locations }: SentenceNames) {
  const landmarkWords = new Map<string, Set<number>>()
  const commonWords = landmarks.map(({ locationId }) => {
    const location = locations.find(({ id }) => id === locationId)
    return new Set(location ? [...Object.values(location.title), ...Object.values(location.city)].flatMap(wordsOf) : [])
  })
  for (const [at, { title, otherNames }] of landmarks.entries())
    for (const word of [...Object.values(title), otherNames].flatMap(wordsOf)) {
      const known = landmarkWords.get(word)
      if (known) known.add(at)
      else landmarkWords.set(word, new Set([at]))
    }
  return { landmarks, landmarkWords, commonWords }
}

const wordsOf = (name: string): string[] =>
  toSentenceTokens(name).flatMap(({ strict }) => strict.map(({ text }) => text))

/** Words of landmarks that many have. */
const common = new Set(
  'of and the al imam great old city national international prophet shrine mosque tomb church museum airport station bus train hospital teaching general holy saint st mar river park gate house town bridge river castle citadel tower cave palace street square garden market road rock arch ruins monastery crossing border terminal tell bab prison school money و لە بۆ کوڕی لێ پرد پردی قەڵای جسر قلعة كهف قصر برج تل باب شارع ساحة سوق نهر دير الإمام النبي السيد الشيخ الدولي العام التعليمي مار المقدسة ئیمام شێخ پێغەمبەر گەورەی گەورە نێودەوڵەتیی فێرکاریی'
    .split(' ')
    .flatMap(wordsOf),
)
export const isCommonWord = (word: string): boolean => common.has(word) || landmarkNouns.next?.has(word) === true
