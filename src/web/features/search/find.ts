import type { SearchAnswer, SearchQuery } from '../../../contract/search.ts'
import type { SearchIndexName } from '../../../contract/search-hits.ts'
import type { Locale } from '../../../domain/locale.ts'
import { suffixes, toQuery } from '../../api/search.ts'
import { type Aside, type Field, kindNames, kinds } from './kinds.ts'
import { hasMark, isMarkedWhole, markEnd, markStart } from './marks.ts'
import type { Asked } from './search-address.ts'

/** `title`, `line` and `quote` carry the marks of what matches. */
export type Row = {
  id: number
  to: string
  title: string
  line: string
  quote?: string
  picture: { url: string; width: number; height: number }
  aside: Aside
}

export type Group = { kind: SearchIndexName; total: number; rows: Row[] }
export type Found = { total: number; groups: Group[] }

const overview = 6
export const pageSize = 20
const quotedLength = 16

/** One request for all kinds. Of those that were not asked for, the number is wanted, and how well they fit. */
export const toQueries = ({ q, kind, page }: Asked, locale: Locale, now: Date): SearchQuery[] =>
  kindNames.map((name) => {
    const { texts, fields, quoted, current } = kinds[name]
    const local = (path: string) => path + suffixes[locale]
    const shown = ['title', ...texts].map(local)
    const quotes = quoted ? [local(quoted)] : []
    const paging = kind === null ? { limit: overview } : kind === name ? { limit: pageSize, page } : { limit: 1 }
    return toQuery(name, {
      q,
      ...paging,
      filter: current ? [current(now)] : [],
      attributesToRetrieve: ['id', ...shown, ...fields, 'picture.url', 'picture.width', 'picture.height'],
      attributesToHighlight: [...shown, ...quotes],
      attributesToCrop: quotes.map((path) => `${path}:${quotedLength}`),
      highlightPreTag: markStart,
      highlightPostTag: markEnd,
      showRankingScore: true,
    })
  })

export function toFound(answers: SearchAnswer<SearchIndexName>[], locale: Locale): Found {
  const groups = answers.map((answer) => ({
    kind: answer.indexUid,
    total: answer.estimatedTotalHits,
    rows: answer.hits.map((hit) => toRow(answer.indexUid, hit, locale)),
    score: answer.hits[0]?._rankingScore ?? 0,
  }))
  // Who names a place gets the place, and what is there in the usual order.
  const isPlace = groups.some(({ kind, rows, score }) => kind === 'location' && score > half && isCalledSo(rows[0]))
  // Others get first what is called so, then what fits clearly better: a hair more does not change the order at every letter.
  const rankOf = ({ rows, score }: (typeof groups)[number]): number =>
    isPlace ? 0 : Math.round(score * 10) + (hasMark(rows[0]?.title ?? '') ? 10 : 0)
  return {
    total: groups.reduce((sum, { total }) => sum + total, 0),
    groups: groups
      .filter(({ total }) => total > 0)
      .sort((a, b) => rankOf(b) - rankOf(a) || kindNames.indexOf(a.kind) - kindNames.indexOf(b.kind))
      .map(({ score, ...group }) => group),
  }
}

/** Below it, only some of the words were found. */
const half = 0.5

const isCalledSo = (row: Row | undefined): boolean =>
  row !== undefined && (isMarkedWhole(row.title) || isMarkedWhole(row.line))

function toRow(kind: SearchIndexName, hit: SearchAnswer<SearchIndexName>['hits'][number], locale: Locale): Row {
  const { texts, quoted, toPath, toAside } = kinds[kind]
  const local = (path: string) => path + suffixes[locale]
  const field: Field = {
    get: <T>(path: string) => at(hit, path) as T,
    marked: (path) => String(at(hit._formatted ?? hit, local(path)) ?? ''),
  }
  const title = field.marked('title')
  const line = [...new Set(texts.map(field.marked))].filter((text) => text && text !== title).join(' · ')
  const quote = quoted && !hasMark(title + line) ? field.marked(quoted) : ''
  return {
    id: hit.id,
    to: toPath(field, hit.id),
    title,
    line,
    ...(hasMark(quote) ? { quote } : {}),
    picture: hit.picture,
    aside: toAside(field),
  }
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value)
