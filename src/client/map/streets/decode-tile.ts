import { ProtobufReader } from './read-protobuf.ts'

export type TileValue = string | number | boolean
export type GeometryType = 'Point' | 'LineString' | 'Polygon'

/** Each line is `x, y, x, y…` in units of its layer's extent; a point is a line of one. */
export type TileFeature = { shape: GeometryType; id?: number; properties: Record<string, TileValue>; lines: number[][] }
export type TileLayer = { extent: number; features: TileFeature[] }

const shapes: (GeometryType | undefined)[] = [undefined, 'Point', 'LineString', 'Polygon']

/** A Mapbox Vector Tile, version 1 or 2. */
export function decodeTile(bytes: Uint8Array): Map<string, TileLayer> {
  const layers = new Map<string, TileLayer>()
  const reader = new ProtobufReader(bytes)
  reader.fields((field) => {
    if (field !== 3) return false
    const [name, layer] = readLayer(reader.part())
    layers.set(name, layer)
    return true
  })
  return layers
}

function readLayer(bytes: Uint8Array): [name: string, TileLayer] {
  const reader = new ProtobufReader(bytes)
  const keys: string[] = []
  const values: TileValue[] = []
  const parts: Uint8Array[] = []
  let name = ''
  let extent = 4096
  reader.fields((field) => {
    if (field === 1) name = reader.text()
    else if (field === 2) parts.push(reader.part())
    else if (field === 3) keys.push(reader.text())
    else if (field === 4) values.push(readValue(reader.part()))
    else if (field === 5) extent = reader.varint()
    else return false
    return true
  })
  return [name, { extent, features: parts.flatMap((part) => readFeature(part, keys, values)) }]
}

function readValue(bytes: Uint8Array): TileValue {
  const reader = new ProtobufReader(bytes)
  let value: TileValue = ''
  reader.fields((field) => {
    if (field === 1) value = reader.text()
    else if (field === 2) value = reader.fixed(4)
    else if (field === 3) value = reader.fixed(8)
    else if (field === 4 || field === 5) value = reader.varint()
    else if (field === 6) value = reader.signed()
    else if (field === 7) value = reader.varint() === 1
    else return false
    return true
  })
  return value
}

function readFeature(bytes: Uint8Array, keys: readonly string[], values: readonly TileValue[]): TileFeature[] {
  const reader = new ProtobufReader(bytes)
  const properties: Record<string, TileValue> = {}
  let id: number | undefined
  let shape: GeometryType | undefined
  let lines: number[][] = []
  reader.fields((field) => {
    if (field === 1) id = reader.varint()
    else if (field === 2) {
      const tags = new ProtobufReader(reader.part())
      while (!tags.isDone) {
        const key = keys[tags.varint()]
        const value = values[tags.varint()]
        if (key !== undefined && value !== undefined) properties[key] = value
      }
    } else if (field === 3) shape = shapes[reader.varint()]
    else if (field === 4) lines = readGeometry(reader.part())
    else return false
    return true
  })
  return shape ? [{ shape, properties, lines, ...(id !== undefined && { id }) }] : []
}

function readGeometry(bytes: Uint8Array): number[][] {
  const reader = new ProtobufReader(bytes)
  const lines: number[][] = []
  let [x, y] = [0, 0]
  while (!reader.isDone) {
    const command = reader.varint()
    const kind = command % 8
    const line = lines.at(-1)
    if (kind === 7) {
      if (line) line.push(line[0] ?? 0, line[1] ?? 0)
      continue
    }
    if (kind !== 1 && kind !== 2) throw new RangeError('A shape is drawn in no known way')
    for (let count = Math.floor(command / 8); count > 0; count--) {
      x += reader.signed()
      y += reader.signed()
      if (kind === 1) lines.push([x, y])
      else if (line) line.push(x, y)
    }
  }
  return lines
}
