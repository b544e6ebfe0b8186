import { describe, expect, test } from 'vitest'
import { decodeTile } from './decode-tile.ts'
import { openArchive, type ReadRange, toTileId } from './read-pmtiles.ts'
import { encodeArchive, encodeTile, type Layers } from './testing/tiles.ts'

const layers: Layers = {
  roads: [
    {
      shape: 'LineString',
      properties: { class: 'primary', lanes: 2, oneway: true },
      lines: [[0, 0, 4096, -10]],
    },
    {
      shape: 'LineString',
      properties: { class: 'path' },
      lines: [
        [5, 5, 6, 6],
        [9, 9, 8, 7, 3, 3],
      ],
    },
  ],
  places: [{ shape: 'Point', properties: { name: 'سلێمانی', rank: -3 }, lines: [[2048, 1024]] }],
}

describe('a vector tile', () => {
  test('is read as it was written', () => {
    const read = decodeTile(encodeTile(layers, 512))
    expect([...read.keys()]).toEqual(['roads', 'places'])
    expect(read.get('roads')).toEqual({ extent: 512, features: layers.roads })
    expect(read.get('places')?.features).toEqual(layers.places)
  })

  test('closes its rings', () => {
    const ring = { shape: 'Polygon' as const, properties: {}, lines: [[0, 0, 10, 0, 10, 10]] }
    expect(decodeTile(encodeTile({ water: [ring] })).get('water')?.features[0]?.lines).toEqual([
      [0, 0, 10, 0, 10, 10, 0, 0],
    ])
  })

  test('that breaks off is refused, wherever it does', () => {
    const bytes = encodeTile(layers)
    const read = (length: number) => {
      try {
        return [...decodeTile(bytes.subarray(0, length)).keys()]
      } catch (error) {
        return error instanceof RangeError
      }
    }
    for (let length = 1; length < bytes.length; length++) expect([true, ['roads']]).toContainEqual(read(length))
  })
})

describe('tiles in one file', () => {
  test.each([
    // Examples of the format's specification.
    [0, 0, 0, 0],
    [1, 0, 0, 1],
    [1, 0, 1, 2],
    [1, 1, 1, 3],
    [1, 1, 0, 4],
    [2, 0, 0, 5],
    [12, 3423, 1763, 19_078_479],
  ])('%i/%i/%i is number %i', (z, x, y, id) => expect(toTileId(z, x, y)).toBe(id))

  const tiles = [
    [5, 19, 12],
    [5, 20, 12],
    [6, 39, 25],
    [0, 0, 0],
  ].map(([z = 0, x = 0, y = 0]) => ({ z, x, y, bytes: Uint8Array.from([z, x, y]) }))

  const readerOf = (file: Buffer) => {
    const asked: number[] = []
    const read: ReadRange = async (offset, length) => {
      asked.push(offset)
      return new Uint8Array(file.subarray(offset, offset + length))
    }
    return { read, asked }
  }

  test.each([false, true])('are found by their number, also in leaves (%s)', async (hasLeaves) => {
    const metadata = { attribution: '© Somebody', vector_layers: [{ id: 'roads' }] }
    const { read, asked } = readerOf(encodeArchive(tiles, { metadata, hasLeaves }))
    const archive = await openArchive(read)
    expect(archive).toMatchObject({
      kind: 'vector',
      minZoom: 0,
      maxZoom: 6,
      attribution: '© Somebody',
      layers: ['roads'],
    })
    for (const { z, x, y, bytes } of tiles) expect(await archive.find(z, x, y)).toEqual(bytes)
    expect(await archive.find(5, 21, 12)).toBeNull()
    expect(await archive.find(14, 10_000, 6000)).toBeNull()
    // The head, the facts, four tiles, and the leaf once.
    expect(asked).toHaveLength(hasLeaves ? 7 : 6)
  })

  test('what is no such file is refused', async () => {
    await expect(openArchive(readerOf(Buffer.alloc(200)).read)).rejects.toThrow('no PMTiles')
  })
})
