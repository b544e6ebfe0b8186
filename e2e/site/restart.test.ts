import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isProcessAlive } from '../../src/db/embedded/cluster.ts'
import { findFreePort } from '../../src/server/processes/testing/free-port.ts'
import type { List } from '../support/api.ts'
import { newAddress } from '../support/client.ts'
import { testInSoak } from '../support/locale-sample.ts'
import { databaseOf, type SafarProcess, startSafar, sweep } from '../support/safar-process.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'safar-restart-'))

let dataDir: string
let port: number
beforeEach(async () => {
  dataDir = newFolder()
  port = await findFreePort()
})
afterEach(() => sweep(dataDir))

/**
 * The folder of a Safar that ended in order. Loading the content takes longest, so it is done once, where it was killed amid it: all others go on
 * with what came of that.
 */
const prepared = newFolder()
let isPrepared: Promise<void> | undefined
function prepare(): Promise<void> {
  isPrepared ??= killAndStart('migrations', 40, { dataDir: prepared, hasContent: true })
  return isPrepared
}
afterAll(() => sweep(prepared))

async function takePrepared(): Promise<void> {
  await prepare()
  execFileSync('cp', ['-a', `${prepared}/.`, dataDir])
}

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

async function end(safar: SafarProcess, signal: NodeJS.Signals = 'SIGINT', folder = dataDir): Promise<void> {
  const database = databaseOf(folder)
  expect(isProcessAlive(database)).toBe(true)
  // Twice, as one Ctrl-C arrives under npm: from the terminal and from npm itself.
  safar.signal(signal)
  safar.signal(signal)
  expect(await safar.ended).toBe(0)
  expect(isProcessAlive(database)).toBe(false)
}

/** Killed after it has said this; the next one is started as a person does it, from the sources. */
async function killAndStart(moment: string, delay: number, input: { dataDir: string; hasContent: boolean }) {
  const { dataDir, hasContent } = input
  const settings = { DEMO_CONTENT: String(hasContent) }
  const first = startSafar({ dataDir, port, settings })
  await first.said(moment)
  await sleep(delay)
  first.signal('SIGKILL')
  expect(await first.ended).toBe('SIGKILL')
  const last = hasContent ? 'Loaded the demo content' : 'Safar is ready'
  expect(first.hasSaid(last), 'it was killed too late to prove anything').toBe(false)
  const second = startSafar({ dataDir, port, settings, fromSources: hasContent })
  await second.said('Safar is ready')
  await expectWhole(second, hasContent)
  await end(second, 'SIGINT', dataDir)
}

/** Forty more of these are told of, and it is killed amid the answers; gives the last number that it told. */
async function killAnswering(safar: SafarProcess, views: string): Promise<number> {
  const look = async () => (await api<{ views: number }>(safar, views)).views
  let acknowledged = await look()
  const max = acknowledged + 40
  const visitors = Array.from({ length: 4 }, async () => {
    for (;;) {
      acknowledged = Math.max(acknowledged, await look())
      if (acknowledged >= max) safar.signal('SIGKILL')
    }
  })
  await Promise.allSettled(visitors)
  expect(await safar.ended).toBe('SIGKILL')
  expect(acknowledged).toBeGreaterThanOrEqual(max)
  return acknowledged
}

describe('killed without a warning', () => {
  test('amid its content, the next start is whole', prepare)

  testInSoak.each([
    ['Creating the database', 150],
    ['Starting the database', 60],
  ])('after "%s" and %i ms, the next start is whole', (moment, delay) =>
    killAndStart(moment, delay, { dataDir, hasContent: false }),
  )

  test('while it answers, alone and with its database: nothing it has acknowledged is lost', async () => {
    await takePrepared()
    let safar = await startReady()
    const { data } = await api<List>(safar, '/public/advertisements')
    const views = `/public/advertisements/${data[0]?.id}/views`
    for (const withDatabase of [false, true]) {
      const acknowledged = await killAnswering(safar, views)
      const database = databaseOf(dataDir)
      expect(isProcessAlive(database)).toBe(true)
      if (withDatabase) process.kill(database, 'SIGKILL')

      safar = await startReady()
      expect(safar.hasSaid('Starting the database')).toBe(withDatabase)
      expect((await api<{ views: number }>(safar, views)).views).toBeGreaterThan(acknowledged)
      await expectWhole(safar)
    }
    await saysWhoIsThere(safar)
    await end(safar, 'SIGTERM')
  })
})

/** A second one on the same folder says so in one line, and the first goes on. */
async function saysWhoIsThere(first: SafarProcess): Promise<void> {
  const second = startSafar({ dataDir, port: await findFreePort(), fromSources: true })
  expect(await second.ended).toBe(1)
  expect(second.errors()).toEqual([expect.stringContaining(dataDir)])
  await expectWhole(first)
}

test('a taken port is told in one line, and nothing is left running', async () => {
  await takePrepared()
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
