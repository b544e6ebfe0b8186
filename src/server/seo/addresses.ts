import { listIndexedPaths, toIndexedPrefixes } from '../../client/screens/for-robots.ts'
import type { SeoEntry } from '../../db/queries/catalogue/seo.ts'
import type { Day } from '../../domain/time/day.ts'
import { screens } from '../../site/screens/table.ts'

/** A screen that search engines may show: its path without the locale, as `toHead` names it. */
export type Address = { path: string; changedOn: Day | null }

/** Screens that exist with any content. */
export const fixedPaths = listIndexedPaths(screens)

const prefixes = toIndexedPrefixes(screens)

/** Every address of the site, once. */
export function toAddresses(found: readonly SeoEntry[]): Address[] {
  const lastArticle = found.reduce<Day | null>((last, { changedOn }) => maxOf(last, changedOn), null)
  return [
    ...fixedPaths.map((path) => ({ path, changedOn: path === '/article' ? lastArticle : null })),
    ...found.map(({ kind, key, changedOn }) => ({ path: prefixes[kind] + key, changedOn })),
  ]
}

const maxOf = (one: Day | null, other: Day | null): Day | null => (other && (!one || other > one) ? other : one)
