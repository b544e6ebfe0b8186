import type { SearchIndexName } from '../../contract/search-hits.ts'
import { stopList } from '../../domain/reviews/stop-list.ts'
import { sections } from '../../domain/search/sections.ts'
import type { Language } from '../engine/language.ts'
import { defaultSettings, type Settings } from '../engine/settings.ts'
import { iraqi } from '../language/iraqi.ts'

const inLocales = (...names: string[]): string[] =>
  names.flatMap((name) => ['En', 'Ar', 'Ku'].map((locale) => name + locale))

const title = inLocales('title')
const description = inLocales('description')
const place = inLocales('location.title')

/** Who sorts wants that order; words decide where it says nothing. */
const rankingRules = ['sort', 'words', 'typo', 'attributeRank', 'proximity', 'wordPosition', 'exactness']

/** Names are written as they are heard; descriptions are not. */
const soundedAttributes = inLocales(
  'title',
  'location.title',
  'address',
  'city',
  'business.title',
  'business.address',
  'countryName',
  'destination',
  'venue',
  'places.title',
  'offeredBy',
  'flight.from',
  'flight.to',
)

/** The last of all attributes: what a document says itself weighs more than the section that it is in. */
const section = 'section'

const longAttributes = [
  ...inLocales('description', 'business.description', 'information', 'content', 'summary', 'body'),
  section,
]

/** Settings that the languages of the content share. */
export const contentLanguage: Language = {
  ...iraqi,
  soundedAttributes,
  longAttributes,
  namingAttributes: title,
  isForgiving: true,
}

/** How an index of the content is read: each of its documents is also found by the names of its section. */
export const toLanguage = (index: SearchIndexName): Language => ({
  ...contentLanguage,
  inAll: { attribute: section, text: sectionText(index) },
})

/** Each name is a sentence: its words belong together, and to no other name. */
export const sectionText = (index: SearchIndexName): string => sections[index].names.join(', ').replaceAll(', ', '. ')

type Facts = { searchable: string[]; filterable?: string[]; sortable?: string[] }

const facts: Record<SearchIndexName, Facts> = {
  property: {
    searchable: [...title, ...place, ...inLocales('address', 'type.title'), ...description],
    filterable: [
      'id',
      'location.id',
      'type.id',
      'stars',
      'rating',
      'discount',
      'priceIqd',
      'bedTypes',
      'features',
      'sleeps',
      'family',
      'freeDays',
      '_geo',
    ],
    sortable: ['priceIqd', 'rating', 'ratingCount', 'discount', '_geo'],
  },
  discount: {
    searchable: [
      ...title,
      ...inLocales('business.title', 'business.type.title'),
      ...place,
      ...inLocales('business.address'),
      ...description,
      ...inLocales('business.description'),
    ],
    filterable: ['id', 'location.id', 'business.id', 'business.type.id', 'percent', 'endsDay'],
    sortable: ['id', 'percent', 'endsDay'],
  },
  business_type: { searchable: title, filterable: ['id'] },
  location: {
    searchable: [...title, ...inLocales('city')],
    filterable: ['id', '_geo'],
    sortable: ['properties', '_geo'],
  },
  visa: {
    searchable: [...title, ...inLocales('countryName'), ...place, ...description],
    filterable: ['id', 'location.id', 'country', 'kind', 'entries', 'isElectronic', 'priceIqd', 'stayDays'],
    sortable: ['priceIqd', 'stayDays', ...title],
  },
  tourism: {
    searchable: [
      ...title,
      ...inLocales('destination'),
      ...place,
      ...inLocales('category.title', 'type.title'),
      ...description,
    ],
    filterable: [
      'id',
      'location.id',
      'category.key',
      'type.key',
      'days',
      'priceIqd',
      'lastDay',
      'departures',
      'rating',
      'isSoldOut',
    ],
    sortable: ['priceIqd', 'days', 'rating', 'ratingCount', 'lastDay', 'isSoldOut'],
  },
  umrah: {
    searchable: [...title, ...place, ...inLocales('type.title'), ...description, ...inLocales('information')],
    filterable: [
      'id',
      'location.id',
      'type.key',
      'travel',
      'days',
      'priceIqd',
      'lastDay',
      'nearest',
      'departures',
      'isSoldOut',
    ],
    sortable: ['priceIqd', 'days', 'nearest', 'lastDay', 'departures'],
  },
  activity: {
    searchable: [...title, ...inLocales('subtitle'), ...place, ...inLocales('content')],
    filterable: ['id', 'location.id', 'priceIqd', 'minutes', 'rating', 'isSoldOut', '_geo'],
    sortable: ['priceIqd', 'minutes', 'rating', 'ratingCount', '_geo'],
  },
  event: {
    searchable: [...title, ...place, ...inLocales('venue')],
    filterable: ['id', 'location.id', 'startsTime', 'endsTime', 'isSoldOut', '_geo'],
    sortable: ['startsTime', 'endsTime', '_geo'],
  },
  article: {
    searchable: [...title, ...inLocales('places.title', 'summary', 'body')],
    filterable: ['id', 'places.id', 'publishedOn'],
    sortable: ['publishedOn'],
  },
  offer: {
    searchable: [
      ...title,
      ...place,
      ...inLocales('flight.from', 'flight.to', 'offeredBy'),
      'flight.names',
      ...description,
    ],
    filterable: ['id', 'location.id', 'type', 'discount', 'priceIqd', 'endsDay', 'isSoldOut'],
    sortable: ['priceIqd', 'discount', 'endsDay'],
  },
  discount_package: {
    searchable: [...title, ...description],
    filterable: ['id', 'priceIqd'],
    sortable: ['priceIqd'],
  },
}

export const toSettings = (index: SearchIndexName): Settings => {
  const { searchable, filterable = [], sortable = [] } = facts[index]
  return {
    ...defaultSettings,
    searchableAttributes: [...searchable, section],
    filterableAttributes: filterable,
    sortableAttributes: sortable,
    rankingRules,
    stopWords: [...stopList],
    typoTolerance: { ...defaultSettings.typoTolerance, minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 } },
  }
}
