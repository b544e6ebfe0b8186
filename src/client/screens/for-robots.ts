import { toHeadPath } from './patterns.ts'
import type { Screen } from './screen.ts'

type Screens<Kind extends string> = readonly Screen<Kind>[]

/** The screens that the sitemap lists whatever the content is. */
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

/** What may stand in the query of an address that search engines show, by path, where it is not `page`. */
export const toCanonicalNames = (screens: Screens<string>): ReadonlyMap<string, readonly string[]> =>
  new Map(
    screens.flatMap((screen) =>
      screen.audience === 'everybody' && screen.canonical ? [[screen.path, screen.canonical]] : [],
    ),
  )

/** What robots are asked not to open: sections as a whole where all of their screens are closed. */
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
