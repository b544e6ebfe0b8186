import type { ServerBuild } from 'react-router'

/** The segments of a pattern: `properties`, `:id`. */
export type RoutePattern = readonly string[]

type Step = { fixed: Map<string, Step>; any?: Step; pattern?: RoutePattern }

const toSegments = (path = ''): string[] => path.split('/').filter(Boolean)

/**
 * Finds the pattern of an address by its segments, in any letter case; null for an address of no screen. `matchRoutes` ranks the whole
 * route table at each call: a millisecond, ten times what a cached page takes, and anybody can spell an address in thousands of ways.
 */
export function createFindPattern(routes: ServerBuild['routes']): (segments: readonly string[]) => RoutePattern | null {
  const root: Step = { fixed: new Map() }
  for (const pattern of listPatterns(routes)) addPattern(root, pattern)
  return (segments) => find(root, segments, 0)
}

function listPatterns(routes: ServerBuild['routes'], parent?: string, before: RoutePattern = []): RoutePattern[] {
  return Object.values(routes).flatMap((route): RoutePattern[] => {
    if (!route || route.parentId !== parent) return []
    const own = [...before, ...toSegments(route.path)]
    const below = listPatterns(routes, route.id, own)
    // A layout without a path is no screen, and `*` matches the rest.
    const isScreen = (route.index || route.path !== undefined) && !own.includes('*')
    return isScreen ? [own, ...below] : below
  })
}

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
