import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const src = fileURLToPath(new URL('.', import.meta.url))

/** The plan of the house: an import points down this list, never up. */
const rooms = [
  'server',
  'site',
  'office',
  'client',
  'ui',
  'api',
  'auth',
  'search',
  'http',
  'notify',
  'gateways',
  'db',
  'i18n',
  'contract',
  'domain',
]
/** One service knows nothing of another, and the sites reach them by the contract alone. */
const strangers = ['site', 'office', 'client', 'ui', 'api', 'auth', 'search']
const sites = ['site', 'office']
/** What both sites are made of. */
const sharedRooms = ['client', 'ui']
const browserRooms = [...sites, ...sharedRooms]

/** The frame of the customers' site: it hands these parts of features to pages, or shows them on every page. */
const composers = [
  'site/app/server-parts.ts',
  'site/entry.server.tsx',
  'site/root.tsx',
  'site/shell/footer.tsx',
  'site/shell/site-session-sync.tsx',
  'site/shell/site-search.tsx',
]

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) =>
  // Neither the configuration of the builds, which knows the tools of the house, nor the types that the router makes.
  /^(?!.*\.react-router).*(?<!\.config)\.tsx?$/.test(name),
)
const isTest = (file: string) => file.includes('.test.') || file === 'db/testing/database.ts'
/** What only tests use: it may know more of the house than what it helps to test. */
const isForTests = (file: string) => isTest(file) || file.includes('/testing/')
const sources = files.filter((file) => !isTest(file))
const roomOf = (file: string) => file.split('/')[0] ?? ''
const serviceOf = (file: string) => (sharedRooms.includes(roomOf(file)) ? 'shared' : roomOf(file))

const importsOf = (file: string): string[] =>
  [...readFileSync(join(src, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'?]+)/g)].map(
    ([, target = '']) => relative(src, join(src, dirname(file), target)),
  )

const arrows = sources.flatMap((from) => importsOf(from).map((to) => ({ from, to })))

describe('the plan of the house', () => {
  test('every arrow points down', () => {
    const up = arrows.filter(({ from, to }) => rooms.indexOf(roomOf(to)) < rooms.indexOf(roomOf(from)))
    expect(up).toEqual([])
  })

  test('nothing here, tests included, knows the demo content', () => {
    const guests = files.filter((file) => importsOf(file).some((target) => target.startsWith('../demo')))
    expect(guests).toEqual([])
  })

  test('services are strangers to each other, and so are the two sites', () => {
    const meetings = arrows.filter(
      ({ from, to }) =>
        serviceOf(from) !== serviceOf(to) &&
        strangers.includes(roomOf(from)) &&
        strangers.includes(roomOf(to)) &&
        !(sites.includes(roomOf(from)) && sharedRooms.includes(roomOf(to))),
    )
    expect(meetings).toEqual([])
  })

  test('the sites see no server code, and of the contract only types', () => {
    const text = (file: string) => readFileSync(join(src, file), 'utf8')
    const wrong = sources
      .filter((file) => browserRooms.includes(roomOf(file)))
      .filter((file) => /^import (?!type )[^']*'[./]*\/(contract|db|gateways)\//m.test(text(file)))
    expect(wrong).toEqual([])
  })

  test('features import each other one way: there is no cycle between their folders', () => {
    const featureOf = (file: string) => file.match(/^(?:site|office)\/features\/[^/]+/)?.[0]
    const between = arrows.flatMap(({ from, to }) => {
      const [user, used] = [featureOf(from), featureOf(to)]
      return user && used && user !== used && !isForTests(from) ? [{ from: user, to: used }] : []
    })
    expect(findCycle(between)).toBeNull()
  })

  test('only what composes a site knows features by name', () => {
    const isComposition = (file: string) => /^(site|office)\/(routes|features)\//.test(file) || composers.includes(file)
    const guests = arrows
      .filter(({ from, to }) => !isComposition(from) && /^(site|office)\/features\//.test(to))
      .map(({ from, to }) => `${from} -> ${to}`)
    expect(guests).toEqual([])
  })

  test('the design system knows no data, no routes and no words', () => {
    const leaks = arrows.filter(
      ({ from, to }) => from.startsWith('ui/') && !/^(ui|domain|i18n\/calendar-names)/.test(to),
    )
    expect(leaks).toEqual([])
  })

  test('there is no import cycle', () => expect(findCycle(arrows)).toBeNull())

  test('nor one between the folders of the API', () => {
    const between = arrows
      .filter(({ from, to }) => isInApi(from) && isInApi(to) && !isForTests(from))
      .map(({ from, to }) => ({ from: dirname(from), to: dirname(to) }))
    expect(findCycle(between.filter(({ from, to }) => from !== to))).toBeNull()
  })

  test('a file has one subject: under 300 lines, messages and prose aside', () => {
    const long = sources
      .filter((file) => !/^i18n\/(messages|pages)\//.test(file))
      .map((file) => ({ file, lines: readFileSync(join(src, file), 'utf8').split('\n').length }))
      .filter(({ lines }) => lines >= 300)
    expect(long).toEqual([])
  })

  test('the environment is read in one place', () => {
    // What starts programs for a test hands on the environment that the test has.
    const readers = sources
      .filter((file) => !file.includes('/testing/'))
      .filter((file) => /process\.env\b/.test(readFileSync(join(src, file), 'utf8')))
    expect(readers).toEqual(['server/main.ts'])
  })
})

const isInApi = (file: string) => /^api\/.+\//.test(file)

function findCycle(among: readonly { from: string; to: string }[]): string[] | null {
  const targets = Map.groupBy(among, ({ from }) => from)
  const done = new Set<string>()
  const walk = (place: string, trail: string[]): string[] | null => {
    if (trail.includes(place)) return [...trail.slice(trail.indexOf(place)), place]
    if (done.has(place)) return null
    for (const { to } of targets.get(place) ?? []) {
      const cycle = walk(to, [...trail, place])
      if (cycle) return cycle
    }
    done.add(place)
    return null
  }
  for (const place of targets.keys()) {
    const cycle = walk(place, [])
    if (cycle) return cycle
  }
  return null
}
