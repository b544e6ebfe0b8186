import type { SearchText } from '../../../i18n/messages/search.ts'
import { fillTyped } from './search-messages.ts'
import type { SearchResults } from './to-results.ts'

type Messages = Pick<SearchText, 'kinds' | 'staysNear'>

/** `title` and `line` carry the marks of what matches. */
export type Suggestion = { to: string; title: string; kind: string; line: string; isSoldOut?: true }

export const minTyped = 2
/** The number of each kind, so that a place, its properties and its events are visible at once. */
export const perKind = 3
const max = 8
const maxSections = 2

/** The stays near a place that is called so, sections that are, then the best of each kind in the order of the kinds, the next best after all of them. */
export function toSuggestions({ near, sections, groups }: SearchResults, { kinds, staysNear }: Messages): Suggestion[] {
  const stays = near
    ? [
        {
          to: near.path,
          title: fillTyped(staysNear, near.title),
          kind: kinds.property,
          line: near.location?.title ?? '',
        },
      ]
    : []
  const links = sections.slice(0, maxSections).map(({ key, path }) => ({
    to: path,
    title: kinds[key],
    kind: '',
    line: '',
  }))
  const rows = groups.flatMap(({ kind, rows }, group) =>
    rows.map(({ to, title, line, isSoldOut }, at) => ({
      rank: rankOf(group, at),
      to,
      title,
      line,
      kind: kinds[kind],
      ...(isSoldOut && { isSoldOut }),
    })),
  )
  const ranked = rows.sort((one, two) => one.rank - two.rank).map(({ rank, ...row }) => row)
  return [...stays, ...links, ...ranked].slice(0, max)
}

/** The first kind answers best: it shows two before the others show one. */
const rankOf = (group: number, at: number): number => (group === 0 && at < 2 ? at : 2 + at * 100 + group)
