/** The settings of a Meilisearch index, as far as the engine reads them. Attribute names may be dotted paths; `*` is all. */
export type Settings = {
  searchableAttributes: string[]
  displayedAttributes: string[]
  filterableAttributes: string[]
  sortableAttributes: string[]
  rankingRules: string[]
  distinctAttribute: string | null
  stopWords: string[]
  synonyms: Record<string, string[]>
  prefixSearch: 'indexingTime' | 'disabled'
  typoTolerance: {
    enabled: boolean
    disableOnWords: string[]
    disableOnAttributes: string[]
    disableOnNumbers: boolean
    minWordSizeForTypos: { oneTypo: number; twoTypos: number }
  }
}

export const defaultSettings: Settings = {
  searchableAttributes: ['*'],
  displayedAttributes: ['*'],
  filterableAttributes: [],
  sortableAttributes: [],
  rankingRules: ['words', 'typo', 'proximity', 'attributeRank', 'sort', 'wordPosition', 'exactness'],
  distinctAttribute: null,
  stopWords: [],
  synonyms: {},
  prefixSearch: 'indexingTime',
  typoTolerance: {
    enabled: true,
    disableOnWords: [],
    disableOnAttributes: [],
    disableOnNumbers: false,
    minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
  },
}
