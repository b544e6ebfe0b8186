import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, describe, expect, test } from 'vitest'
import { createClamavScan } from './scan-with-clamav.ts'
import { startTestClamd, testVirus } from './testing/clamd.ts'

const folder = mkdtempSync(join(tmpdir(), 'safar-clamd-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const parts = (...texts: string[]) => Readable.from(texts.map((text) => Buffer.from(text)))
const large = () => Readable.from(Array.from({ length: 40 }, () => Buffer.alloc(100_000, 'x')))

describe.each([
  ['a port', async () => startTestClamd()],
  ['a socket', async () => startTestClamd({ path: join(folder, 'clamd.ctl') })],
])('at %s', (_name, start) => {
  test('a content is clean or not, also where what is harmful comes in two chunks', async () => {
    const clamd = await start()
    const scan = createClamavScan(
      clamd.port ? { host: '127.0.0.1', port: clamd.port } : { path: join(folder, 'clamd.ctl') },
    )
    const [first, second] = [testVirus.slice(0, 5), testVirus.slice(5)]
    expect(await scan(parts('%PDF-1.4', 'hello'))).toBe('clean')
    expect(await scan(parts('%PDF-1.4', first, '', second))).toBe('infected')
    expect(await scan(large())).toBe('clean')
    expect(clamd.scanned()).toBe(3)
    await clamd.stop()
  })
})

test('a content beyond the limit of the scanner is too large', async () => {
  const clamd = await startTestClamd({ maxBytes: 250_000 })
  expect(await createClamavScan({ host: '127.0.0.1', port: clamd.port })(large())).toBe('too-large')
  await clamd.stop()
})

test('a content of which not all is scanned is too large, and no virus', async () => {
  const clamd = await startTestClamd({ maxFileBytes: 1_000 })
  const scan = createClamavScan({ host: '127.0.0.1', port: clamd.port })
  expect(await scan(large())).toBe('too-large')
  expect(await scan(parts('%PDF-1.4'))).toBe('clean')
  await clamd.stop()
})

describe('nothing is taken for clean', () => {
  test.each([
    ['is silent', 'did not answer in time'],
    ['closes', /without an answer|ECONNRESET|EPIPE/],
    ['is confused', 'clamd answered: COMMAND READ TIMED OUT'],
  ] as const)('by a scanner that %s', async (behaviour, message) => {
    const clamd = await startTestClamd()
    clamd.behave(behaviour)
    const scan = createClamavScan({ host: '127.0.0.1', port: clamd.port }, behaviour === 'is silent' ? 50 : 20_000)
    await expect(scan(parts('%PDF-1.4'))).rejects.toThrow(message)
    await clamd.stop()
  })

  test('by none', async () => {
    const clamd = await startTestClamd()
    await clamd.stop()
    await expect(createClamavScan({ host: '127.0.0.1', port: clamd.port })(parts('x'))).rejects.toThrow('ECONNREFUSED')
  })

  test('of which not all could be read', async () => {
    const clamd = await startTestClamd()
    const broken = async function* () {
      yield Buffer.from('%PDF-1.4')
      throw new Error('A piece is missing')
    }
    const scan = createClamavScan({ host: '127.0.0.1', port: clamd.port })
    await expect(scan(broken())).rejects.toThrow('A piece is missing')
    expect(clamd.scanned()).toBe(0)
    await clamd.stop()
  })
})
