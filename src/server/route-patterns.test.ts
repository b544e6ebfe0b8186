import type { RouteConfigEntry } from '@react-router/dev/routes'
import fc from 'fast-check'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routes from '../site/routes.ts'
import { createFindPattern, createFindRoutes } from './route-patterns.ts'
import { toTestManifest } from './testing/manifest.ts'

const findPattern = createFindPattern(toTestManifest(routes))

const toTree = (entries: RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path, index, children }) =>
    index ? { path, index: true } : { path, children: children && toTree(children) },
  )
const tree = [{ path: '', children: toTree(routes) }]

const manifest = toTestManifest(routes)
const findRoutes = createFindRoutes(manifest)

/** The routes of an address as the router finds them among some. */
function matchAmong(some: typeof manifest, segments: readonly string[]): string[] | undefined {
  const toChildren = (parent?: string): RouteObject[] =>
    Object.values(some).flatMap((route): RouteObject[] => {
      if (!route || route.parentId !== parent) return []
      const { id, path, index } = route
      return [index ? { id, path, index } : { id, path, children: toChildren(id) }]
    })
  return matchRoutes(toChildren(), `/${segments.join('/')}`)?.map(({ route }) => route.id ?? '')
}

/** The route that the router itself finds; null for the last, catch-all one. */
function findByRouter(segments: readonly string[]): string[] | null {
  const matches = matchRoutes(tree, `/${segments.join('/')}`)
  const pattern = matches?.flatMap(({ route }) => route.path?.split('/').filter(Boolean) ?? []) ?? ['*']
  return pattern.includes('*') ? null : pattern
}

const segmentNames = (function list(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path = '', children = [] }) => [...path.split('/'), ...list(children)])
})(routes).filter((word) => /^\w+/.test(word))

test('an address has the pattern that the router finds', () => {
  const segment = fc.oneof(
    fc.constantFrom(...segmentNames),
    fc.constantFrom(...segmentNames.map((word) => word.toUpperCase())),
    fc.constantFrom('20', 'x', 'nature', '%2F'),
  )
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
      expect(findPattern(segments)).toEqual(findByRouter(segments))
      const own = findRoutes(segments)
      if (own) expect(matchAmong(own, segments)).toEqual(matchAmong(manifest, segments))
    }),
    { numRuns: 300 },
  )
})

test('each pattern of the table is found', () => {
  const paths = (function list(entries: RouteConfigEntry[], base = ''): string[] {
    return entries.flatMap(({ path = '', children, index }) => {
      const own = index ? base : `${base}/${path}`
      return children ? list(children, own) : [own]
    })
  })(routes).filter((path) => !path.includes('*'))
  for (const path of paths) {
    const pattern = path.split('/').filter(Boolean)
    const segments = pattern.map((segment) => segment.replace(/^:.*/, 'x1'))
    expect(findPattern(segments)).toEqual(pattern)
    const own = findRoutes(segments) ?? {}
    expect(Object.keys(own).length).toBeLessThan(6)
    expect(matchAmong(own, segments)).toEqual(matchAmong(manifest, segments))
  }
})
