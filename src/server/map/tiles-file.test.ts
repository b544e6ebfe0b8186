import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { encodeArchive } from '../../client/map/streets/testing/tiles.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { createLimits } from '../../http/limits.ts'
import { openMapStyle } from './open-map-style.ts'
import { mountTilesFile, parseRange } from './tiles-file.ts'

const database = openTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'safar-tiles-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'iraq.pmtiles')
const archive = encodeArchive([{ z: 0, x: 0, y: 0, bytes: Uint8Array.from([1, 2, 3]) }])
writeFileSync(path, archive)
writeFileSync(join(folder, 'other.txt'), 'nothing of the kind')

describe('what pages draw streets from', () => {
  test('is nothing unless somebody says so, and then pages may ask that host and no other', () => {
    expect(openMapStyle({})).toEqual({ style: null, origins: [], file: null })
    const url = 'https://maps.example:8443/styles/streets.json?key=abc'
    expect(openMapStyle({ MAP_STYLE_URL: url, MAP_TILES_FILE: path })).toEqual({
      style: { kind: 'style', url },
      origins: ['https://maps.example:8443'],
      file: null,
    })
    expect(openMapStyle({ MAP_TILES_FILE: path })).toMatchObject({ style: { kind: 'tiles' }, origins: [] })
  })

  test.each(['nowhere.pmtiles', 'other.txt'])('%s stops the start with a sentence', (name) =>
    expect(() => openMapStyle({ MAP_TILES_FILE: join(folder, name) })).toThrow(/^MAP_TILES_FILE /),
  )
})

test('a file of tiles is given away in pieces and never whole', async () => {
  const { file } = openMapStyle({ MAP_TILES_FILE: path })
  if (!file) throw new Error('There is no file')
  const app = fastify()
  mountTilesFile(app, file)
  const ask = (range?: string) => app.inject({ url: file.address, headers: range ? { range } : {} })
  const piece = await ask('bytes=0-6')
  expect([piece.statusCode, piece.body]).toEqual([206, 'PMTiles'])
  expect(piece.headers).toMatchObject({
    'content-range': `bytes 0-6/${archive.length}`,
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const end = await ask('bytes=100-99999')
  expect(end.rawPayload).toEqual(archive.subarray(100))
  expect((await ask()).statusCode).toBe(416)
})

test('an address that asks for too many is asked to wait, and others are not', async () => {
  const { file } = openMapStyle({ MAP_TILES_FILE: path })
  if (!file) throw new Error('There is no file')
  const limits = createLimits({ key: Buffer.from('tiles'), rates: { tiles: { burst: 2, every: 1_000 } } })
  const app = fastify()
  mountTilesFile(app, file, (address) => limits.require(database.db, 'tiles', address))
  const ask = (remoteAddress: string) =>
    app.inject({ url: file.address, headers: { range: 'bytes=0-6' }, remoteAddress })
  const statuses = async (address: string) => [
    (await ask(address)).statusCode,
    (await ask(address)).statusCode,
    (await ask(address)).statusCode,
  ]
  expect(await statuses('203.0.113.7')).toEqual([206, 206, 429])
  expect((await ask('203.0.113.7')).headers['retry-after']).toBeDefined()
  expect((await ask('203.0.113.8')).statusCode).toBe(206)
})

test.each([
  [undefined, null],
  ['bytes=0-', null],
  ['bytes=-5', null],
  ['bytes=0-1,5-6', null],
  ['bytes=9-5', null],
  ['bytes=99999999-99999999', null],
  ['bytes=0-9999999', null],
  ['bytes=5-5', { start: 5, end: 5 }],
  ['bytes=4999990-99999999', { start: 4_999_990, end: 4_999_999 }],
])('the range %j', (header, range) => expect(parseRange(header, 5_000_000)).toEqual(range))
