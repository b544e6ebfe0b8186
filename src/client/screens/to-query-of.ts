import { toScreenPattern } from './patterns.ts'
import type { Screen } from './screen.ts'

const nothing: readonly string[] = []

/** Finds the names that the screen at a path, without its language, reads of its query. */
export function toQueryOf(screens: readonly Screen[]): (path: string) => readonly string[] {
  const queries = screens.flatMap((screen) =>
    'query' in screen && screen.query ? [{ pattern: toScreenPattern(screen), query: screen.query }] : [],
  )
  return (path) => queries.find(({ pattern }) => pattern.test(path))?.query ?? nothing
}
