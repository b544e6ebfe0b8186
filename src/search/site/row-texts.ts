import type { FoundHit } from '../../contract/search.ts'
import type { SearchIndexName } from '../../contract/search-hits.ts'
import { hasMark } from '../../domain/search/highlight.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { suffixes } from '../../domain/text/suffixes.ts'
import { searchedKinds } from './searched-kinds.ts'

/** The texts of a row, with the marks of what matches. `line`: the short ones. `texts`: all of them by their paths. */
export type RowTexts = { title: string; line: string; texts: Record<string, string> }

export function toRowTexts(kind: SearchIndexName, hit: FoundHit<SearchIndexName>, locale: Locale): RowTexts {
  const { texts: paths, quoted } = searchedKinds[kind]
  const marked = (path: string) => textAt(hit._formatted ?? hit, path + suffixes[locale])
  const texts = Object.fromEntries(['title', ...paths].map((path) => [path, marked(path)]))
  const { title = '' } = texts
  const line = [...new Set(paths.map(marked))].filter((text) => text && text !== title).join(' · ')
  const quote = quoted && !hasMark(title + line) ? marked(quoted) : ''
  return { title, line, texts: { ...texts, ...(quoted && hasMark(quote) && { [quoted]: quote }) } }
}

export const textAt = (value: unknown, path: string): string =>
  String(
    path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value) ??
      '',
  )
