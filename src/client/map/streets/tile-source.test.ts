import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { encodeArchive, encodeTile } from './testing/tiles.ts'
import { createTileCache } from './tile-cache.ts'
import { openFile, openTileSource, type StreetTile, type TileSource } from './tile-source.ts'

const tile = encodeTile({ roads: [{ shape: 'Point', properties: {}, lines: [[1, 2]] }] })
const archive = encodeArchive([{ z: 3, x: 4, y: 3, bytes: tile }], { metadata: { attribution: '© File' } })
const asked: string[] = []
let server: Server
let base: string

beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    asked.push(url)
    const [, from = '', to = ''] = /bytes=(\d+)-(\d+)/.exec(headers.range ?? '') ?? []
    if (url === '/tiles.json')
      response.end(JSON.stringify({ tiles: ['t/{z}/{x}/{y}.pbf'], maxzoom: 9, attribution: '© Tiles' }))
    // Packed, and without a word of it: some servers do so.
    else if (url.startsWith('/t/3/')) response.end(gzipSync(tile))
    else if (url === '/streets.pmtiles') response.writeHead(206).end(archive.subarray(Number(from), Number(to) + 1))
    else if (url === '/whole.pmtiles') response.end(archive)
    else if (url.startsWith('/broken')) response.writeHead(500).end()
    else response.writeHead(404).end()
  }).listen(0, 'localhost')
  await once(server, 'listening')
  base = `http://localhost:${(server.address() as AddressInfo).port}/style.json`
})
afterAll(() => void server.close())
beforeEach(() => void asked.splice(0))

const layersOf = (found: StreetTile | null | undefined) => found && [...(found.layers?.keys() ?? [])]

test('tiles by a TileJSON beside the style', async () => {
  const source = await openTileSource({ type: 'vector', url: 'tiles.json' }, base)
  expect(source).toMatchObject({ kind: 'vector', maxZoom: 9, attribution: '© Tiles' })
  expect(layersOf(await source?.load(3, 4, 3))).toEqual(['roads'])
  expect(await source?.load(4, 0, 0)).toBeNull()
  expect(asked).toEqual(['/tiles.json', '/t/3/4/3.pbf', '/t/4/0/0.pbf'])
})

test('tiles that are counted from the south, and a server that fails', async () => {
  const source = await openTileSource({ type: 'vector', tiles: ['/t/{z}/{x}/{y}'], scheme: 'tms' }, base)
  await source?.load(3, 4, 1)
  expect(asked).toEqual(['/t/3/4/6'])
  const broken = await openTileSource({ type: 'vector', tiles: ['/broken/{z}'] }, base)
  await expect(broken?.load(3, 4, 1)).rejects.toThrow('500')
})

test('tiles in a file, by pieces; a server that sends all of it is not asked again', async () => {
  const source = await openTileSource({ type: 'vector', url: 'pmtiles://streets.pmtiles' }, base)
  expect(source).toMatchObject({ minZoom: 3, maxZoom: 3, attribution: '© File' })
  expect(layersOf(await source?.load(3, 4, 3))).toEqual(['roads'])
  await expect(openFile(new URL('/whole.pmtiles', base).href)).rejects.toThrow('200')
})

test.each([{ type: 'geojson' }, { type: 'vector' }, { type: 'vector', tiles: [] }, {}])(
  '%j cannot be drawn',
  async (source) => expect(await openTileSource(source, base)).toBeNull(),
)

test('what has not come yet is shown coarser, and asked for once', async () => {
  const loaded: string[] = []
  const coarse: StreetTile = { layers: new Map(), picture: null }
  let onTile = () => {}
  const seen = new Promise<void>((resolve) => {
    onTile = resolve
  })
  const source = {
    minZoom: 2,
    load: async (z: number, x: number, y: number) => {
      loaded.push(`${z}/${x}/${y}`)
      return z === 5 ? coarse : null
    },
  } as TileSource
  const find = createTileCache(source, () => onTile())
  expect(find({ z: 5, x: 19, y: 12 })).toBeNull()
  await seen
  expect(find({ z: 7, x: 77, y: 50 })).toEqual({ tile: coarse, at: { z: 5, x: 19, y: 12 } })
  find({ z: 7, x: 77, y: 50 })
  expect(find({ z: 1, x: 0, y: 0 })).toBeNull()
  expect(loaded).toEqual(['5/19/12', '7/77/50'])
})
