import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isAlive } from '../src/db/embedded/cluster.ts'
import { findFreePort } from '../src/server/processes/test-free-port.ts'
import type { List } from './api.ts'
import { newAddress } from './client.ts'
import { databaseOf, type SafarProcess, startSafar, sweep } from './safar-process.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'safar-restart-'))

let dataDir: string
let port: number
beforeEach(async () => {
  dataDir = newFolder()
  port = await findFreePort()
})
afterEach(() => sweep(dataDir))

// The folder of a Safar that ended in order: loading the content takes longest, so it is done once for all that go on with it.
const prepared = newFolder()
beforeAll(async () => {
  const safar = startSafar({ dataDir: prepared, port: await findFreePort(), fromSources: true })
  await safar.said('Safar is ready')
  safar.signal('SIGTERM')
  expect(await safar.ended).toBe(0)
}, 180_000)
afterAll(() => sweep(prepared))

const takePrepared = () => execFileSync('cp', ['-a', `${prepared}/.`, dataDir])

const start = (settings?: Record<string, string>) => startSafar({ dataDir, port, settings })

async function startReady(settings?: Record<string, string>): Promise<SafarProcess> {
  const safar = start(settings)
  await safar.said('Safar is ready')
  return safar
}

/** Each time from somewhere else: one address is only so many visitors. */
const api = async <T>(safar: SafarProcess, path: string): Promise<T> =>
  (
    await fetch(`${safar.url}/services/api${path}`, { headers: { 'x-forwarded-for': newAddress() } })
  ).json() as Promise<T>

async function expectWhole(safar: SafarProcess, hasContent = true): Promise<void> {
  const total = async (path: string) => (await api<List>(safar, path)).meta.total
  expect(await total('/user/properties')).toBe(hasContent ? 124 : 0)
  expect(await total('/public/events')).toBe(hasContent ? 40 : 0)
  expect(await total('/public/activities')).toBe(hasContent ? 40 : 0)
  expect((await fetch(safar.url)).status).toBe(200)
}

async function end(safar: SafarProcess, signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
  const database = databaseOf(dataDir)
  expect(isAlive(database)).toBe(true)
  // Twice, as one Ctrl-C arrives under npm: from the terminal and from npm itself.
  safar.signal(signal)
  safar.signal(signal)
  expect(await safar.ended).toBe(0)
  expect(isAlive(database)).toBe(false)
}

describe('killed without a warning', () => {
  // The content, which takes longest, only where the kill may come amid it.
  test.each([
    ['Creating the database', 150, false],
    ['Starting the database', 60, false],
    ['migrations', 40, true],
  ])('after "%s" and %i ms, the next start is whole', async (moment, delay, hasContent) => {
    const settings = { DEMO_CONTENT: String(hasContent) }
    const first = start(settings)
    await first.said(moment)
    await sleep(delay)
    first.signal('SIGKILL')
    expect(await first.ended).toBe('SIGKILL')
    const last = hasContent ? 'Loaded the demo content' : 'Safar is ready'
    expect(first.hasSaid(last), 'it was killed too late to prove anything').toBe(false)
    const second = await startReady(settings)
    await expectWhole(second, hasContent)
    await end(second)
  })

  test.each([
    ['the database living on', false],
    ['the database with it', true],
  ])('while it answers, %s: nothing it has acknowledged is lost', async (_, withDatabase) => {
    takePrepared()
    const first = await startReady()
    const { data } = await api<List>(first, '/public/advertisements')
    const views = `/public/advertisements/${data[0]?.id}/views`
    let acknowledged = 0
    const visitors = Array.from({ length: 4 }, async () => {
      for (;;) {
        const { views: count } = await api<{ views: number }>(first, views)
        acknowledged = Math.max(acknowledged, count)
        if (acknowledged >= 40) first.signal('SIGKILL')
      }
    })
    await Promise.allSettled(visitors)
    expect(await first.ended).toBe('SIGKILL')
    const database = databaseOf(dataDir)
    expect(isAlive(database)).toBe(true)
    if (withDatabase) process.kill(database, 'SIGKILL')

    const second = await startReady()
    expect(second.hasSaid('Starting the database')).toBe(withDatabase)
    expect(acknowledged).toBeGreaterThanOrEqual(40)
    expect((await api<{ views: number }>(second, views)).views).toBeGreaterThan(acknowledged)
    await expectWhole(second)
    await end(second)
  })
})

test('a second Safar on the same folder says so in one line, and the first goes on', async () => {
  takePrepared()
  const first = await startReady()
  const second = startSafar({ dataDir, port: await findFreePort(), fromSources: true })
  expect(await second.ended).toBe(1)
  expect(second.errors()).toEqual([expect.stringContaining(dataDir)])
  await expectWhole(first)
  await end(first, 'SIGTERM')
})

test('a taken port is told in one line, and nothing is left running', async () => {
  takePrepared()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(port, 'localhost', resolve))
  const safar = start()
  await safar.said('Starting the database')
  expect(await safar.ended).toBe(1)
  expect(safar.errors()).toEqual([expect.stringMatching(new RegExp(`Port ${port} is taken`))])
  other.close()
  expect(() => databaseOf(dataDir)).toThrow('ENOENT')
})

test('a wrong configuration is told before anything is begun', async () => {
  const safar = startSafar({ dataDir, port: 99_999 })
  expect(await safar.ended).toBe(1)
  expect(safar.errors().join(' ')).toContain('PORT must be at most 65535')
  expect(() => databaseOf(dataDir)).toThrow('ENOENT')
})
