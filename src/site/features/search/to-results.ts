import type { SearchIndexName } from '../../../contract/search-hits.ts'
import type { SearchGroup, SiteSearch } from '../../../contract/site-search.ts'
import { type Aside, type HitOf, kinds } from './kinds.ts'

/** `title`, `line` and `quote` carry the marks of what matches. */
export type Row = {
  id: number
  to: string
  title: string
  line: string
  quote?: string
  picture: { url: string; width: number; height: number }
  aside: Aside
  isSoldOut?: true
}

export type Group = { kind: SearchIndexName; total: number; rows: Row[] }

/** The answer of a search as its page shows it. */
type ResultField = 'total' | 'near' | 'sections' | 'chips' | 'relaxed' | 'list'

/** The answer of a search as its page shows it. `rest`: the words that were searched as text. */
export type SearchResults = Pick<SiteSearch, ResultField> & { rest: string; groups: Group[] }

export const toResults = ({ groups, understood, ...answer }: SiteSearch): SearchResults => ({
  ...answer,
  rest: understood.rest,
  groups: groups.map(toGroup),
})

const toGroup = <Kind extends SearchIndexName>({ kind, total, hits }: Extract<SearchGroup, { kind: Kind }>): Group => ({
  kind,
  total,
  rows: (hits as HitOf<Kind>[]).map((hit) => toRow(kind, hit)),
})

function toRow<Kind extends SearchIndexName>(kind: Kind, hit: HitOf<Kind>): Row {
  const { line: paths, quoted, toPath, toAside } = kinds[kind]
  const { id, picture, texts } = hit
  const { title = '' } = texts
  const line = [...new Set(paths.map((path) => texts[path]))].filter((text) => text && text !== title).join(' · ')
  const quote = quoted ? texts[quoted] : undefined
  return {
    id,
    to: toPath(hit),
    title,
    line,
    ...(quote && { quote }),
    picture,
    aside: toAside(hit),
    ...('isSoldOut' in hit && hit.isSoldOut && { isSoldOut: true as const }),
  }
}
