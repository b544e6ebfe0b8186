import { locations } from '../../demo/content/locations.ts'
import { mistype } from './misspell.ts'
import { createRandom, type Random } from './random.ts'
import { locales, soughtWords } from './words.ts'

export const columns = ['exact', 'prefix', 'one typo', 'two words', 'filter, sort, page', 'filter, word'] as const
export type Column = (typeof columns)[number]

export type Request = { stars?: number; price?: [from: number, to: number]; location?: number }
export type SearchQuery = { column: Column; q: string; filter: Request; isSorted: boolean; offset: number }

export const pageSize = 20
export const queriesOfColumn = 300
/** Asked before and not counted, others of the same kind: a server that has just begun is nobody's usual day. */
export const warmUps = 100
const pages = 5

const sought = locales.map(soughtWords)

/** Half of what is looked for are names, half are other words; the languages in equal parts. */
function wordOf(random: Random, fits: (word: string) => boolean = () => true): string {
  for (;;) {
    const { ofTitles, ofTexts } = random.pick(sought)
    const word = random.pick(random.isLucky(0.5) ? ofTitles : ofTexts)
    if (fits(word)) return word
  }
}

/** A name and its town, or words that belong together. */
function pairOf(random: Random): string {
  const { ofTitles, pairs, cities } = random.pick(sought)
  return random.isLucky(0.5) ? `${random.pick(ofTitles)} ${random.pick(cities)}` : random.pick(pairs)
}

function requestOf(random: Random): Request {
  const from = 20_000 + 1_000 * random.below(150)
  const all: Required<Request> = {
    stars: 1 + random.below(5),
    price: [from, from + 10_000 + 1_000 * random.below(100)],
    location: Math.floor((locations.length + 1) ** random.next()),
  }
  const names = (['stars', 'price', 'location'] as const).filter(() => random.isLucky(0.5))
  const chosen = names.length > 0 ? names : [random.pick(['stars', 'price', 'location'] as const)]
  return Object.fromEntries(chosen.map((name) => [name, all[name]]))
}

const texts: Record<Column, (random: Random) => string> = {
  exact: (random) => wordOf(random),
  prefix: (random) => wordOf(random, (word) => word.length > 5).slice(0, 3 + random.below(3)),
  'one typo': (random) => mistype(wordOf(random, isLong), random),
  'two words': pairOf,
  'filter, sort, page': () => '',
  'filter, word': (random) => wordOf(random),
}

/** In a shorter word one error leaves no three letters in a row as they were, by which SQLite could find it. */
const isLong = (word: string): boolean => word.length >= 6

export function makeQueries(column: Column): SearchQuery[] {
  const random = createRandom(1 + columns.indexOf(column))
  const isFiltered = column.startsWith('filter')
  const isSorted = column === 'filter, sort, page'
  return Array.from({ length: queriesOfColumn + warmUps }, () => ({
    column,
    q: texts[column](random),
    filter: isFiltered ? requestOf(random) : {},
    isSorted,
    offset: isSorted ? pageSize * random.below(pages) : 0,
  }))
}
