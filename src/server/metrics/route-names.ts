import { matchRoutes, type ServerBuild } from 'react-router'
import { localeFacts } from '../../i18n/locale-facts.ts'
import { localeOf } from '../locale-of.ts'
import { toRouteTree } from '../route-tree.ts'

export type RouteName = { service: string; route: string }

/** The name of a route of the server: for a call, its key in the contract. Built files are one route, since every build has others. */
export function nameRoute(method: string, url: string): RouteName {
  const [, service = 'site', path = url] = url.match(/^\/services\/(\w+)(\/.*)?$/) ?? []
  const pattern = path.replace(/^\/assets\/.*/, '/assets/*').replace(/:(\w+)(\([^/]*\))?/g, '{$1}')
  return { service, route: `${method === 'HEAD' ? 'GET' : method} ${pattern}` }
}

/** The name of the page behind an address: its pattern in the route table, and one name for everything that is not there. */
export function createPageNames(routes: ServerBuild['routes']): (url: string) => string {
  const tree = toRouteTree(routes)
  // Most requests are for a few hundred paths, and the router looks at every route each time.
  const known = new Map<string, string>()
  return (url) => {
    const path = url.split('?', 1)[0]?.replace(/(\/_root)?\.data$/, '') || '/'
    const name = known.get(path) ?? nameOf(path)
    if (known.size < 1_000) known.set(path, name)
    return name
  }

  function nameOf(path: string): string {
    const matches = matchRoutes(tree, path, localeFacts[localeOf(path)].base)
    const pattern = matches
      ?.map(({ route }) => route.path ?? '')
      .filter(Boolean)
      .join('/')
    if (pattern === undefined || pattern.includes('*')) return 'no such page'
    return `GET /${pattern.replace(/^\/+/, '').replace(/:(\w+)/g, '{$1}')}`
  }
}
