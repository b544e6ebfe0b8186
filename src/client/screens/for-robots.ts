import { toHeadPath } from './patterns.ts'
import type { Screen } from './screen.ts'

type Screens<Kind extends string> = readonly Screen<Kind>[]

/** Screens in the sitemap that exist with any content. */
export const listIndexedPaths = (screens: Screens<string>): string[] =>
  screens.filter((screen) => screen.audience === 'everybody' && screen.indexed === true).map(({ path }) => path)

/** The address of a thing of each kind, but for its key at the end. */
export function toIndexedPrefixes<Kind extends string>(screens: Screens<Kind>): Record<Kind, string> {
  const prefixes = screens.flatMap((screen): [string, string][] => {
    if (screen.audience !== 'everybody') return []
    const { path, indexed, indexedBy = {} } = screen
    return [
      ...(typeof indexed === 'string' ? [[indexed, `${toHeadPath(path)}/`] as [string, string]] : []),
      ...Object.entries(indexedBy).map(([name, kind]): [string, string] => [kind, `${path}?${name}=`]),
    ]
  })
  return Object.fromEntries(prefixes) as Record<Kind, string>
}

/** Query names that search engines may show, by path, besides `page`. */
export const toCanonicalNames = (screens: Screens<string>): ReadonlyMap<string, readonly string[]> =>
  new Map(
    screens.flatMap((screen) =>
      screen.audience === 'everybody' && screen.canonical ? [[screen.path, screen.canonical]] : [],
    ),
  )

/** Paths that robots are asked not to open: a whole section where all of its screens are closed. */
export function listClosedPaths(screens: Screens<string>): string[] {
  const sections = Map.groupBy(screens, ({ path }) => `/${path.split('/')[1]}`)
  const closed = [...sections].flatMap(([section, own]) => {
    if (!own.every(isClosed)) return own.filter(isClosed).map(({ path }) => toHeadPath(path))
    return own.some(({ path }) => path === section) ? section : `${section}/`
  })
  return [...new Set(closed)]
}

const isClosed = (screen: Screen): boolean =>
  screen.audience !== 'everybody' && !(screen.audience === 'link' && screen.hasPreview)
