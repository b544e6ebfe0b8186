import type { SearchIndexName } from '../../../contract/search-hits.ts'
import { contentLanguage, sectionText, toSettings } from '../../content/settings.ts'
import { toPieces } from '../../engine/parse-query.ts'
import { isCovered, visitAttributes } from '../../engine/paths.ts'
import type { Document, Json } from '../../engine/query.ts'
import { synonyms } from '../../language/gazetteer.ts'

/** A Meilisearch folds letters in its own way, so each document carries its words as we fold them, and how its names sound. */
export const words = '_words'
export const sounds = '_sounds'

export function toFoldedCopy(index: SearchIndexName, document: Document): Document {
  const { searchableAttributes } = toSettings(index)
  const folded: string[] = []
  const heard = new Set<string>()
  visitAttributes(document, (path, value) => {
    const isName = isCovered(contentLanguage.soundedAttributes ?? [], path)
    if (!isCovered(searchableAttributes, path)) return
    for (const text of textsOf(value))
      for (const { word, start, end } of contentLanguage.tokenize(text)) {
        folded.push(word)
        if (isName) for (const sound of contentLanguage.soundsOf?.(text.slice(start, end)) ?? []) heard.add(sound)
      }
  })
  folded.push(fold(sectionText(index)))
  return { ...document, [words]: folded.join(' '), [sounds]: [...heard].join(' ') }
}

const textsOf = (value: Json): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** A hit as it was before it was given a shadow. */
export function withoutFoldedCopy(hit: Record<string, Json>): Record<string, Json> {
  const { [words]: _words, [sounds]: _sounds, _formatted, ...rest } = hit
  return _formatted === undefined
    ? rest
    : { ...rest, _formatted: withoutFoldedCopy(_formatted as Record<string, Json>) }
}

const fold = (text: string): string =>
  contentLanguage
    .tokenize(text)
    .map(({ word }) => word)
    .join(' ')

const signs = { plain: ['', ''], phrase: ['"', '"'], excluded: ['-"', '"'] } as const

/** Phrases stay phrases, and excluded words stay excluded. */
export const foldQuery = (q: string): string =>
  toPieces(q.slice(0, 1000))
    .map(({ kind, text }) => ({ kind, folded: fold(text) }))
    .filter(({ folded }) => folded !== '')
    .map(({ kind, folded }) => signs[kind].join(folded))
    // A space ends the word.
    .join(' ') + (/\s$/.test(q) ? ' ' : '')

export const soundQuery = (q: string): string =>
  contentLanguage
    .tokenize(q)
    .map(({ start, end }) => contentLanguage.soundOf?.(q.slice(start, end)) ?? '')
    .filter(Boolean)
    .join(' ')

/** The settings of the index there: what stands in the document itself weighs more than its shadow. */
export function toRemoteSettings(index: SearchIndexName): Record<string, unknown> {
  const { searchableAttributes, filterableAttributes, sortableAttributes, stopWords, typoTolerance } = toSettings(index)
  return {
    searchableAttributes: [...searchableAttributes, words, sounds],
    filterableAttributes,
    sortableAttributes,
    rankingRules: ['sort', 'words', 'typo', 'proximity', 'attribute', 'exactness'],
    stopWords: [...new Set(stopWords.map(foldQuery))].filter(Boolean),
    synonyms: synonyms(),
    typoTolerance: { minWordSizeForTypos: typoTolerance.minWordSizeForTypos, disableOnAttributes: [sounds] },
    pagination: { maxTotalHits: 10_000 },
  }
}
