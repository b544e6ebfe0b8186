import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { ServerBuild } from 'react-router'

/** The route table of a build, made of the routes that the site states. */
export const toTestManifest = (routes: RouteConfigEntry[]): ServerBuild['routes'] =>
  Object.fromEntries([['root', { id: 'root', path: '' }], ...toEntries(routes, 'root')]) as never

const toEntries = (entries: RouteConfigEntry[], parentId: string): [string, object][] =>
  entries.flatMap(({ id, file, path, index, children = [] }) => {
    const own = id ?? file
    return [[own, { id: own, parentId, path, index }], ...toEntries(children, own)] as [string, object][]
  })
