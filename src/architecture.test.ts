import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const src = fileURLToPath(new URL('.', import.meta.url))

/** The plan of the house: an import points down this list, never up. */
const rooms = [
  'server',
  'web',
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
/** One service knows nothing of another, and the site reaches them by the contract alone. */
const strangers = ['web', 'api', 'auth', 'search']

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
const isTest = (file: string) => file.includes('.test.') || file === 'db/testing/database.ts'
/** What only tests use: it may know more of the house than what it helps to test. */
const isForTests = (file: string) => isTest(file) || file.includes('/testing/')
const sources = files.filter((file) => !isTest(file))
const roomOf = (file: string) => file.split('/')[0] ?? ''

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

  test('services are strangers to each other', () => {
    const meetings = arrows.filter(
      ({ from, to }) =>
        roomOf(from) !== roomOf(to) && strangers.includes(roomOf(from)) && strangers.includes(roomOf(to)),
    )
    expect(meetings).toEqual([])
  })

  test('the site sees no server code, and of the contract only types', () => {
    const text = (file: string) => readFileSync(join(src, file), 'utf8')
    const wrong = sources
      .filter((file) => file.startsWith('web/'))
      .filter((file) => /^import (?!type )[^']*'[./]*\/(contract|db|gateways)\//m.test(text(file)))
    expect(wrong).toEqual([])
  })

  test('a feature never imports another', () => {
    const featureOf = (file: string) => file.match(/^web\/features\/([^/]+)/)?.[1]
    const visits = arrows.filter(
      ({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to),
    )
    expect(visits).toEqual([])
  })

  test('the design system knows no data, no routes and no words', () => {
    const leaks = arrows.filter(
      ({ from, to }) => from.startsWith('web/ui/') && !/^(web\/ui|domain|i18n\/calendar-names)/.test(to),
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
