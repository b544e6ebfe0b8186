import { z } from 'zod'
import type { SearchQuery } from '../../contract/search.ts'
import type { SearchIndexName } from '../../contract/search-hits.ts'
import { shownHits } from '../../contract/site-search.ts'
import { markEnd, markStart } from '../../domain/search/highlight.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { suffixes } from '../../domain/text/suffixes.ts'
import { kindNames, searchedKinds } from './searched-kinds.ts'

const quotedLength = 16

/** The part of a query that says what is answered: the fields of the kind's rows, and which texts are marked. */
export function shownQuery(kind: SearchIndexName, locale: Locale): Omit<SearchQuery, 'q'> {
  const { texts, facts, quoted } = searchedKinds[kind]
  const local = (path: string) => path + suffixes[locale]
  const quotes = quoted ? [local(quoted)] : []
  return {
    indexUid: kind,
    attributesToRetrieve: retrieved[kind],
    attributesToHighlight: [...new Set([...['title', ...texts, ...facts].map(local), ...quotes])],
    attributesToCrop: quotes.map((path) => `${path}:${quotedLength}`),
    highlightPreTag: markStart,
    highlightPostTag: markEnd,
    showRankingScoreDetails: true,
  }
}

/** The paths of a shape: of its objects, those of their fields. */
const pathsOf = (shape: z.ZodType, before = ''): string[] =>
  shape instanceof z.ZodObject
    ? Object.entries(shape.shape).flatMap(([name, inner]) =>
        pathsOf(inner as z.ZodType, before ? `${before}.${name}` : name),
      )
    : [before]

const retrieved = Object.fromEntries(kindNames.map((name) => [name, pathsOf(shownHits[name])])) as Record<
  SearchIndexName,
  string[]
>
