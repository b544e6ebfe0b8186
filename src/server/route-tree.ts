import type { RouteObject, ServerBuild } from 'react-router'

/** The route table of a build, as the router matches addresses with it. */
export function toRouteTree(routes: ServerBuild['routes'], parent?: string): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parent) return []
    const { id, path, caseSensitive } = route
    return route.index
      ? [{ id, path, caseSensitive, index: true }]
      : [{ id, path, caseSensitive, children: toRouteTree(routes, id) }]
  })
}
