import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Relay, startRelay } from '../../src/db/testing/relay.ts'
import { findFreePort } from '../../src/server/processes/testing/free-port.ts'
import { type SafarProcess, startSafar } from '../support/safar-process.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'safar-away-'))
let relay: Relay
let server: SafarProcess

beforeAll(async () => {
  relay = await startRelay(inject('database'))
  const settings = { DATABASE_URL: relay.url, FILES_DIR: inject('filesFolder') }
  server = startSafar({ dataDir, port: await findFreePort(), settings })
  await server.said('Safar is ready')
})
afterAll(async () => {
  server.signal('SIGTERM')
  await server.ended
  await relay.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const ask = (path: string) => fetch(`${server.url}${path}`, { redirect: 'manual' })
const statusOf = async (path: string) => (await ask(path)).status
const whole = async () => {
  await expect.poll(() => statusOf('/ready')).toBe(200)
  expect(await statusOf('/services/api/user/properties/1?lang=en')).toBe(200)
}

// None in Arabic: before the first outage nothing was loaded that all pages of a language need.
const cached = ['/', '/ku/properties', '/ku/properties/1', '/properties?checkIn=2027-02-01&checkOut=2027-02-03']
const uncached = {
  freeze: ['/properties/2', '/ar/properties?checkIn=2027-02-04&checkOut=2027-02-06'],
  drop: ['/properties/3', '/ar/properties?checkIn=2027-02-07&checkOut=2027-02-09'],
}

async function hits(): Promise<number> {
  const text = await (await ask('/metrics')).text()
  return Number(/safar_page_cache_total\{result="hit"\} (\d+)/.exec(text)?.[1])
}

/** A page that was being made when content changed is not cached. */
const requireCached = (path: string) =>
  expect
    .poll(async () => {
      const before = await hits()
      expect(await statusOf(path)).toBe(200)
      return (await hits()) > before
    })
    .toBe(true)

test.each(['freeze', 'drop'] as const)(
  'cached pages outlive a database that is away (%s); the rest may be tried again',
  async (how) => {
    for (const path of cached) await requireCached(path)
    relay.freeze()
    if (how === 'drop') relay.drop()

    const answers = await Promise.all(uncached[how].map(ask))
    for (const answer of answers) {
      expect(answer.status).toBe(503)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    for (const path of cached) expect(await statusOf(path), path).toBe(200)
    expect(await statusOf('/ready')).toBe(503)
    expect(await statusOf('/health')).toBe(200)
    const call = await ask('/services/api/user/properties/1?lang=en')
    expect(call.status).toBe(503)
    expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(0)

    relay.thaw()
    await whole()
    for (const path of uncached[how]) expect(await statusOf(path)).toBe(200)
  },
)
