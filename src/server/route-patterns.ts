import type { ServerBuild } from 'react-router'

/** The segments of a pattern: `properties`, `:id`. */
export type RoutePattern = readonly string[]

type Routes = ServerBuild['routes']

type Step = { fixed: Map<string, Step>; any?: Step; pattern?: RoutePattern }

const toSegments = (path = ''): string[] => path.split('/').filter(Boolean)

/**
 * Finds the pattern of an address by its segments, in any letter case; null for an address of no screen. `matchRoutes` ranks the whole
 * route table at each call: a millisecond, ten times what a cached page takes, and anybody can spell an address in thousands of ways.
 */
export function createFindPattern(routes: Routes): (segments: readonly string[]) => RoutePattern | null {
  const root: Step = { fixed: new Map() }
  for (const { pattern } of listScreens(routes)) addPattern(root, pattern)
  return (segments) => find(root, segments, 0)
}

type Screen = { pattern: RoutePattern; ids: readonly string[] }

/** Each screen with the routes around it, the root first. */
function listScreens(routes: Routes, parent?: string, outer: Screen = { pattern: [], ids: [] }): Screen[] {
  return Object.values(routes).flatMap((route): Screen[] => {
    if (!route || route.parentId !== parent) return []
    const pattern = [...outer.pattern, ...toSegments(route.path)]
    const own = { pattern, ids: [...outer.ids, route.id] }
    const below = listScreens(routes, route.id, own)
    // A layout without a path is no screen, and `*` matches the rest.
    const isScreen = (route.index || route.path !== undefined) && !pattern.includes('*')
    return isScreen ? [own, ...below] : below
  })
}

/**
 * Finds the routes of one screen by the segments of an address; null for an address of no screen. The router tries route after route, and
 * makes a list of all of them for each page: with those of the screen it does both in no time.
 */
export function createFindRoutes(routes: Routes): (segments: readonly string[]) => Routes | null {
  const findPattern = createFindPattern(routes)
  const byPattern = new Map<string, Routes>()
  // A layout and its index have one pattern: the router chooses between them.
  for (const { pattern, ids } of listScreens(routes)) {
    const known = byPattern.get(toKey(pattern))
    byPattern.set(toKey(pattern), { ...known, ...Object.fromEntries(ids.map((id) => [id, routes[id]])) })
  }
  return (segments) => {
    const pattern = findPattern(segments)
    return pattern && (byPattern.get(toKey(pattern)) ?? null)
  }
}

const toKey = (pattern: RoutePattern): string => pattern.join('/')

function addPattern(root: Step, pattern: RoutePattern): void {
  let step = root
  for (const segment of pattern) {
    if (segment.endsWith('?')) throw new Error(`A segment cannot be left out of an address: ${pattern.join('/')}`)
    let next = segment.startsWith(':') ? step.any : step.fixed.get(segment.toLowerCase())
    next ??= { fixed: new Map() }
    if (segment.startsWith(':')) step.any = next
    else step.fixed.set(segment.toLowerCase(), next)
    step = next
  }
  step.pattern ??= pattern
}

function find(step: Step, segments: readonly string[], index: number): RoutePattern | null {
  const segment = segments[index]
  if (segment === undefined) return step.pattern ?? null
  const fixed = step.fixed.get(segment.toLowerCase())
  return (fixed && find(fixed, segments, index + 1)) ?? (step.any ? find(step.any, segments, index + 1) : null)
}
