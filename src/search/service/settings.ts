import type { Json } from '../engine/query.ts'
import { defaultSettings as engineDefaults, type Settings } from '../engine/settings.ts'
import { type Filterable, patternsOf } from './attributes.ts'

export type FacetOrder = 'alpha' | 'count'
export type LocalizedRule = { attributePatterns: string[]; locales: string[] }

type EngineShare = Pick<
  Settings,
  | 'searchableAttributes'
  | 'displayedAttributes'
  | 'sortableAttributes'
  | 'rankingRules'
  | 'distinctAttribute'
  | 'stopWords'
  | 'synonyms'
  | 'prefixSearch'
  | 'typoTolerance'
>

/** All settings of Meilisearch. Settings that the engine does not read are stored and returned. */
export type IndexSettings = EngineShare & {
  filterableAttributes: Filterable[]
  nonSeparatorTokens: string[]
  separatorTokens: string[]
  dictionary: string[]
  proximityPrecision: 'byWord' | 'byAttribute'
  faceting: { maxValuesPerFacet: number; sortFacetValuesBy: Record<string, FacetOrder> }
  pagination: { maxTotalHits: number }
  embedders: Record<string, Json>
  searchCutoffMs: number | null
  localizedAttributes: LocalizedRule[] | null
  facetSearch: boolean
}

const toShare = (settings: EngineShare): EngineShare => ({
  searchableAttributes: settings.searchableAttributes,
  displayedAttributes: settings.displayedAttributes,
  sortableAttributes: settings.sortableAttributes,
  rankingRules: settings.rankingRules,
  distinctAttribute: settings.distinctAttribute,
  stopWords: settings.stopWords,
  synonyms: settings.synonyms,
  prefixSearch: settings.prefixSearch,
  typoTolerance: settings.typoTolerance,
})

export const defaults: IndexSettings = {
  ...toShare(engineDefaults),
  filterableAttributes: [],
  nonSeparatorTokens: [],
  separatorTokens: [],
  dictionary: [],
  proximityPrecision: 'byWord',
  faceting: { maxValuesPerFacet: 100, sortFacetValuesBy: { '*': 'alpha' } },
  pagination: { maxTotalHits: 1000 },
  embedders: {},
  searchCutoffMs: null,
  localizedAttributes: null,
  facetSearch: true,
}

export const toEngineSettings = (settings: IndexSettings): Settings => ({
  ...engineDefaults,
  ...toShare(settings),
  filterableAttributes: patternsOf(settings.filterableAttributes),
})

/** A change of settings: absent ones stay, null resets to the default. */
export type SettingsChange = { [Name in keyof IndexSettings]?: Change<IndexSettings[Name]> | null }
type Change<T> = T extends readonly unknown[] ? T : T extends Record<string, unknown> ? ChangedObject<T> : T
type ChangedObject<T> = { [Name in keyof T]?: Change<T[Name]> | null }

/** Objects that are changed key by key; every other setting is replaced whole. */
const merged = new Set<string>(['typoTolerance', 'minWordSizeForTypos', 'faceting', 'pagination'])

export function changeSettings(settings: IndexSettings, change: SettingsChange): IndexSettings {
  return merge(settings, change as Record<string, unknown>, defaults as Record<string, unknown>) as IndexSettings
}

function merge(
  current: Record<string, unknown>,
  change: Record<string, unknown>,
  initial: Record<string, unknown>,
): Record<string, unknown> {
  const result = { ...current }
  for (const [name, input] of Object.entries(change)) {
    if (input === undefined) continue
    if (input === null) result[name] = initial[name]
    else if (merged.has(name))
      result[name] = merge(
        current[name] as Record<string, unknown>,
        input as Record<string, unknown>,
        initial[name] as Record<string, unknown>,
      )
    else result[name] = name === 'sortFacetValuesBy' ? { '*': 'alpha', ...(input as object) } : input
  }
  return result
}
