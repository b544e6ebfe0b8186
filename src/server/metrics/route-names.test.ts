import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createPageNames, nameRoute } from './route-names.ts'

test.each([
  ['GET', '/services/api/public/events/:id(^[0-9٠-٩۰-۹]+$)', 'api', 'GET /public/events/{id}'],
  ['HEAD', '/services/auth/.well-known/jwks.json', 'auth', 'GET /.well-known/jwks.json'],
  ['GET', '/assets/root-B1x2.js', 'site', 'GET /assets/*'],
  ['POST', '/api/login', 'site', 'POST /api/login'],
  ['GET', '/services/search', 'search', 'GET /services/search'],
])('%s %s is of %s: %s', (method, url, service, route) => expect(nameRoute(method, url)).toEqual({ service, route }))

const routes = {
  root: { id: 'root', path: '' },
  home: { id: 'home', parentId: 'root', index: true },
  list: { id: 'list', parentId: 'root', path: 'properties' },
  one: { id: 'one', parentId: 'root', path: 'property/:id' },
  rest: { id: 'rest', parentId: 'root', path: '*' },
} as unknown as ServerBuild['routes']

test.each([
  ['/', 'GET /'],
  ['/ar', 'GET /'],
  ['/properties?page=2', 'GET /properties'],
  ['/ku/property/12', 'GET /property/{id}'],
  ['/ku/property/12.data?x', 'GET /property/{id}'],
  ['/_root.data', 'GET /'],
  ['/%25zz', 'no such page'],
  ['/wp-login.php', 'no such page'],
])('the page at %s is %s', (url, name) => expect(createPageNames(routes)(url)).toBe(name))
