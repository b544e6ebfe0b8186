import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { listClosedPaths, listIndexedPaths, toCanonicalNames, toIndexedPrefixes } from './for-robots.ts'
import {
  toAlwaysStoredPattern,
  toPrivatePattern,
  toScreenPattern,
  toSecretPattern,
  toStoredPattern,
} from './patterns.ts'
import type { Screen } from './screen.ts'
import { findTableErrors } from './testing/find-table-errors.ts'
import { toQueryOf } from './to-query-of.ts'
import { toRoutes } from './to-routes.ts'

const screens = [
  { path: '/', file: 'home.tsx', audience: 'everybody', offline: 'document', indexed: true },
  {
    path: '/things',
    file: 'things.tsx',
    audience: 'everybody',
    offline: 'document',
    query: ['city', 'page'],
    indexed: true,
    indexedBy: { city: 'city' },
    canonical: ['city'],
  },
  { path: '/things/:id', file: 'thing.tsx', audience: 'everybody', offline: 'always', indexed: 'thing' },
  { path: '/things/count', file: 'count.ts', audience: 'everybody', offline: 'never', query: ['city'] },
  { path: '/own', file: 'own.tsx', audience: 'signed-in', offline: 'trip' },
  { path: '/own/trips/:id', file: 'trip.tsx', audience: 'signed-in', offline: 'trip' },
  { path: '/own/money', file: 'money.tsx', audience: 'signed-in', offline: 'never' },
  { path: '/own/money/calendar', file: 'calendar.ts', audience: 'signed-in', offline: 'never' },
  { path: '/own/*', file: 'rest.tsx', audience: 'signed-in', offline: 'never' },
  { path: '/shop', file: 'shop.tsx', audience: 'everybody', offline: 'document' },
  { path: '/shop/orders/:id', file: 'order.tsx', audience: 'seller', offline: 'never' },
  { path: '/lists/:secret', file: 'list.tsx', audience: 'link', offline: 'never', hasPreview: true },
  { path: '/pay/:secret', file: 'pay.tsx', audience: 'link', offline: 'never' },
] as const satisfies readonly Screen[]
const layouts = [{ path: '/own', file: 'layout.tsx' }] as const

describe('the patterns', () => {
  const endings = ['/', '', '/12', '/x', '/more/12', '.data', 'ing']
  const examples = screens.map(({ path }) => path.replace(':id', '7').replace(':secret', 'abc').replace('*', 'rest'))
  const paths = [
    ...new Set(examples.flatMap((path) => endings.map((ending) => (path === '/' ? '' : path) + ending))),
  ].filter(Boolean)
  /** The same question, asked of each line on its own, segment by segment. */
  const isAt = (pattern: string, path: string) => {
    const names = pattern.split('/').filter(Boolean)
    const parts = path.split('/').filter(Boolean)
    const fits = (name: string, part = '') =>
      name === ':id' ? /^\d+$/.test(part) : name.startsWith(':') || name === part
    return (
      names.at(-1) === '*' || (names.length === parts.length && names.every((name, index) => fits(name, parts[index])))
    )
  }
  const isWithin = (head: string, path: string) =>
    path === head || path.startsWith(`${head}/`) || path === `${head}.data`

  test('say of every path what its line says of what a device stores', () => {
    const [stored, always] = [toStoredPattern(screens), toAlwaysStoredPattern(screens)]
    const kept = screens.filter(({ offline }) => offline !== 'never')
    const opened = screens.filter(({ offline }) => offline === 'always' || offline === 'trip')
    for (const path of paths) {
      expect(stored.test(path), path).toBe(kept.some((screen) => isAt(screen.path, path)))
      expect(always.test(path), path).toBe(opened.some((screen) => isAt(screen.path, path)))
    }
    expect([stored.test('/'), always.test('/')]).toEqual([true, false])
  })

  test.each(['', '/ar', '/ku'])('say in any language, as after "%s", what is private, secret and filmed', (locale) => {
    for (const path of paths) {
      const is = (pattern: RegExp) => pattern.test(locale + path)
      expect(is(toPrivatePattern(screens)), path).toBe(isWithin('/own', path) || isWithin('/shop/orders', path))
      expect(is(toSecretPattern(screens)), path).toBe(/^\/(lists|pay)\//.test(path))
    }
  })

  test('are short: what paths have in common is written once', () => {
    expect(String(toPrivatePattern(screens))).toBe('/^(?:\\/ar|\\/ku)?\\/(?:own|shop\\/orders)(?:\\/|\\.data$|$)/')
    expect(String(toScreenPattern({ path: '/a/:b/:id' }))).toBe('/^\\/a\\/[^/]+\\/\\d+\\/?$/')
  })
})

test('a screen reads of its query what its line names, and nothing where it names nothing', () => {
  const queryOf = toQueryOf(screens)
  expect(['/things', '/things/count', '/things/7', '/own', '/nowhere'].map(queryOf)).toEqual([
    ['city', 'page'],
    ['city'],
    [],
    [],
    [],
  ])
})

test('pages below the path of a layout are drawn in it, files without a page beside it', () => {
  const inLayout = ['index', 'trips/:id', 'money', '*']
  const routes = toRoutes(screens, layouts)
  const own = routes.find(({ file }) => file === 'routes/layout.tsx')
  expect(own?.children?.map(({ path, index }) => (index ? 'index' : path))).toEqual(inLayout)
  expect(routes.map(({ path, index }) => (index ? 'index' : path))).toEqual([
    'index',
    'things',
    'things/:id',
    'things/count',
    'own/money/calendar',
    'shop',
    'shop/orders/:id',
    'lists/:secret',
    'pay/:secret',
    'own',
  ])
})

test('search engines get the listed screens, one address for each thing, and a list of what is closed', () => {
  expect(listIndexedPaths(screens)).toEqual(['/', '/things'])
  expect(toIndexedPrefixes(screens)).toEqual({ thing: '/things/', city: '/things?city=' })
  expect([...toCanonicalNames(screens)]).toEqual([['/things', ['city']]])
  expect(listClosedPaths(screens)).toEqual(['/own', '/shop/orders', '/pay/'])
})

describe('the errors of a table', () => {
  const folder = mkdtempSync(join(tmpdir(), 'screens-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const asks = 'requireUser({ context, request })'
  for (const { file, audience } of screens)
    writeFileSync(join(folder, file), audience === 'signed-in' || audience === 'seller' ? asks : '')
  writeFileSync(join(folder, 'layout.tsx'), asks)
  const errorsWith = (...more: Screen[]) => findTableErrors({ screens: [...screens, ...more], layouts, folder })
  const open = { audience: 'everybody', offline: 'document' } as const

  test('are none in one that is right', () => expect(errorsWith()).toEqual([]))

  test.each<[string, Screen, string]>([
    ['a line twice', { ...screens[0] }, '/ stands in the table twice'],
    ['a file that is not there', { path: '/a', file: 'a.tsx', ...open }, 'a.tsx does not exist'],
    [
      'a sign-in that the table does not state',
      { path: '/a', file: 'money.tsx', ...open },
      '/a asks for a sign-in, but its audience is everybody',
    ],
    [
      'a person’s screen that asks for none',
      { path: '/a', file: 'home.tsx', audience: 'signed-in', offline: 'never' },
      '/a is for one person, but asks nobody to sign in',
    ],
    [
      'a public screen below a private path',
      { path: '/own/a', file: 'home.tsx', ...open },
      '/own/a is for everybody, but lies below a private path',
    ],
    [
      'a secret for everybody',
      { path: '/a/:secret', file: 'home.tsx', ...open },
      '/a/:secret shows a secret to everybody',
    ],
    [
      'a link without a secret',
      { path: '/a', file: 'home.tsx', audience: 'link', offline: 'never' },
      '/a is for who has a link, but has no secret',
    ],
    [
      'a canonical name that is not read',
      { path: '/a', file: 'home.tsx', ...open, canonical: ['page'] },
      '/a does not read page of its query',
    ],
    [
      'an indexed screen without an address',
      { path: '/a/:id', file: 'home.tsx', ...open, indexed: true },
      '/a/:id is in the sitemap without a kind of content',
    ],
    [
      'a kind without an address for each',
      { path: '/a', file: 'home.tsx', ...open, indexed: 'thing' },
      '/a has no address for each thing',
    ],
    [
      'an example of another screen',
      { path: '/a', file: 'home.tsx', ...open, example: '/b?x=1' },
      '/b?x=1 is no address of /a',
    ],
  ])('are said of %s', (_, line, error) => expect(errorsWith(line)).toEqual([error]))

  test('are said of a route file in no line', () => {
    writeFileSync(join(folder, 'more.tsx'), '')
    expect(errorsWith()).toEqual(['more.tsx is in no line of the table'])
    rmSync(join(folder, 'more.tsx'))
  })
})

test('what a device must not store does not compile', () => {
  const line = { path: '/a', file: 'a.tsx' } as const
  const impossible: Screen[] = [
    // @ts-expect-error a signed-in person's screen is stored encrypted or not at all
    { ...line, audience: 'signed-in', offline: 'document' },
    // @ts-expect-error the same
    { ...line, audience: 'signed-in', offline: 'always' },
    // @ts-expect-error a seller's screens show other people's names and papers
    { ...line, audience: 'seller', offline: 'trip' },
    // @ts-expect-error a secret opens its page, so the page is not left on a device
    { ...line, audience: 'link', offline: 'document' },
    // @ts-expect-error search engines sign in nowhere
    { ...line, audience: 'signed-in', offline: 'never', indexed: true },
    // @ts-expect-error nor do they know a secret
    { ...line, audience: 'link', offline: 'never', indexed: 'thing' },
  ]
  expect(impossible).toHaveLength(6)
})
