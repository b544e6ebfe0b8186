import { gzipSync } from 'node:zlib'
import type { GeometryType, TileValue } from '../decode-tile.ts'
import { toTileId } from '../read-pmtiles.ts'

type Feature = { shape: GeometryType; properties: Record<string, TileValue>; lines: number[][] }
export type Layers = Record<string, Feature[]>

const varint = (value: number): number[] => {
  const bytes: number[] = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    bytes.push(rest < 128 ? rest : (rest % 128) + 128)
    if (rest < 128) return bytes
  }
}
const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value)
const part = (field: number, bytes: readonly number[]): number[] => [
  ...varint(field * 8 + 2),
  ...varint(bytes.length),
  ...bytes,
]
const text = (field: number, value: string): number[] => part(field, [...Buffer.from(value)])
const number = (field: number, value: number): number[] => [...varint(field * 8), ...varint(value)]

const toValue = (value: TileValue): number[] =>
  typeof value === 'string'
    ? text(1, value)
    : typeof value === 'boolean'
      ? number(7, Number(value))
      : number(6, zigzag(value))

/** `x, y, x, y…` by steps, a ring closed by its own command. */
function toGeometry({ shape, lines }: Feature): number[] {
  let [x, y] = [0, 0]
  const step = (toX = 0, toY = 0) => {
    const steps = [...varint(zigzag(toX - x)), ...varint(zigzag(toY - y))]
    ;[x, y] = [toX, toY]
    return steps
  }
  return lines.flatMap((line) => {
    const count = line.length / 2 - 1
    const first = [...varint(1 * 8 + 1), ...step(line[0], line[1])]
    const others = Array.from({ length: count }, (_, index) => step(line[index * 2 + 2], line[index * 2 + 3])).flat()
    return [
      ...first,
      ...(count > 0 ? varint(count * 8 + 2) : []),
      ...others,
      ...(shape === 'Polygon' ? varint(15) : []),
    ]
  })
}

/** A vector tile as other programs write it. */
export function encodeTile(layers: Layers, extent = 4096): Uint8Array {
  const bytes = Object.entries(layers).flatMap(([name, features]) => {
    const keys = [...new Set(features.flatMap(({ properties }) => Object.keys(properties)))]
    const values = [...new Set(features.flatMap(({ properties }) => Object.values(properties)))]
    const encoded = features.map((feature) => {
      const tags = Object.entries(feature.properties).flatMap(([key, value]) => [
        ...varint(keys.indexOf(key)),
        ...varint(values.indexOf(value)),
      ])
      const shape = ['', 'Point', 'LineString', 'Polygon'].indexOf(feature.shape)
      return part(2, [...part(2, tags), ...number(3, shape), ...part(4, toGeometry(feature))])
    })
    return part(3, [
      ...number(15, 2),
      ...text(1, name),
      ...encoded.flat(),
      ...keys.flatMap((key) => text(3, key)),
      ...values.flatMap((value) => part(4, toValue(value))),
      ...number(5, extent),
    ])
  })
  return Uint8Array.from(bytes)
}

type PackedTile = { z: number; x: number; y: number; bytes: Uint8Array }
type Options = { metadata?: object; hasLeaves?: boolean }

/** A PMTiles file as other programs write it: packed with gzip, its directory in one piece or in leaves. */
export function encodeArchive(
  tiles: readonly PackedTile[],
  { metadata = {}, hasLeaves = false }: Options = {},
): Buffer {
  const packed = tiles
    .map(({ z, x, y, bytes }) => ({ id: toTileId(z, x, y), z, data: gzipSync(bytes) }))
    .toSorted((one, two) => one.id - two.id)
  let offset = 0
  const entries = packed.map(({ id, data }) => {
    offset += data.length
    return { id, run: 1, length: data.length, offset: offset - data.length }
  })
  const leaf = toDirectory(entries)
  const root = hasLeaves ? toDirectory([{ id: entries[0]?.id ?? 0, run: 0, length: leaf.length, offset: 0 }]) : leaf
  const leaves = hasLeaves ? leaf : Buffer.alloc(0)
  const facts = gzipSync(JSON.stringify(metadata))
  const data = Buffer.concat(packed.map((tile) => tile.data))
  const header = Buffer.alloc(127)
  header.write('PMTiles\u0003', 'latin1')
  const [rootAt, factsAt] = [127, 127 + root.length]
  const leavesAt = factsAt + facts.length
  const places = [
    rootAt,
    root.length,
    factsAt,
    facts.length,
    leavesAt,
    leaves.length,
    leavesAt + leaves.length,
    data.length,
  ]
  for (const [index, place] of places.entries()) header.writeBigUInt64LE(BigInt(place), 8 + index * 8)
  const zooms = packed.map(({ z }) => z)
  header.set([1, 2, 2, 1, Math.min(...zooms), Math.max(...zooms)], 96)
  return Buffer.concat([header, root, facts, leaves, data])
}

type Entry = { id: number; run: number; length: number; offset: number }

const toDirectory = (entries: readonly Entry[]): Buffer =>
  gzipSync(
    Uint8Array.from([
      ...varint(entries.length),
      ...entries.flatMap(({ id }, index) => varint(id - (entries[index - 1]?.id ?? 0))),
      ...entries.flatMap(({ run }) => varint(run)),
      ...entries.flatMap(({ length }) => varint(length)),
      ...entries.flatMap(({ offset }, index) => varint(index > 0 ? 0 : offset + 1)),
    ]),
  )
