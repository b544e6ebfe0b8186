import type { ServerBuild } from 'react-router'
import { localeFacts } from '../../i18n/locale-facts.ts'
import { localeOf } from '../pages/locale-of.ts'
import { createFindPattern } from '../route-patterns.ts'

export type RouteName = { service: string; route: string }

/** The name of a route of the server: for a call, its key in the contract. Built files are one route, since every build has others. */
export function nameRoute(method: string, url: string): RouteName {
  const [, service = 'site', path = url] = url.match(/^\/services\/(\w+)(\/.*)?$/) ?? []
  const pattern = path.replace(/^\/assets\/.*/, '/assets/*').replace(/:(\w+)(\([^/]*\))?/g, '{$1}')
  return { service, route: `${method === 'HEAD' ? 'GET' : method} ${pattern}` }
}

/** The name of the page behind an address: its pattern in the route table, and one name for everything that is not there. */
export function createPageNames(routes: ServerBuild['routes']): (url: string) => string {
  const findPattern = createFindPattern(routes)
  return (url) => {
    const path = url.split('?', 1)[0]?.replace(/(\/_root)?\.data$/, '') || '/'
    const { base } = localeFacts[localeOf(path)]
    const segments = path.split('/').filter(Boolean)
    const pattern = findPattern(base === '/' ? segments : segments.slice(1))
    return pattern ? `GET /${pattern.join('/').replace(/:(\w+)/g, '{$1}')}` : 'no such page'
  }
}
