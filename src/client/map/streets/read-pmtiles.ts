import { ProtobufReader } from './read-protobuf.ts'

export type ReadRange = (offset: number, length: number) => Promise<Uint8Array>

export type TileArchive = {
  kind: 'vector' | 'raster'
  minZoom: number
  maxZoom: number
  attribution: string
  /** The names of its layers, where it has any. */
  layers: string[]
  find(z: number, x: number, y: number): Promise<Uint8Array | null>
}

type Entry = { id: number; run: number; offset: number; length: number }

/** The header and the first directory lie in the first 16 KiB, as the format demands. */
const headLength = 16_384
const maxDepth = 4
const maxDirectories = 32

/** PMTiles, version 3: all tiles of a map in one file that is read in pieces. */
export async function openArchive(read: ReadRange): Promise<TileArchive> {
  const head = await read(0, headLength)
  const view = new DataView(head.buffer, head.byteOffset, head.length)
  if (new TextDecoder().decode(head.subarray(0, 7)) !== 'PMTiles' || view.getUint8(7) !== 3)
    throw new TypeError('This is no PMTiles file of version 3')
  const number = (at: number) => Number(view.getBigUint64(at, true))
  const [rootAt, rootLength, metadataAt, metadataLength] = [number(8), number(16), number(24), number(32)]
  const [leavesAt, tilesAt] = [number(40), number(56)]
  const [inner, tileCoding, tileType] = [view.getUint8(97), view.getUint8(98), view.getUint8(99)]
  const root = readDirectory(await expand(head.slice(rootAt, rootAt + rootLength), inner))
  const metadata = JSON.parse(
    metadataLength > 0 ? new TextDecoder().decode(await expand(await read(metadataAt, metadataLength), inner)) : '{}',
  ) as { attribution?: unknown; vector_layers?: { id?: unknown }[] }
  const leaves = new Map<number, Promise<Entry[]>>()

  const openLeaf = ({ offset, length }: Entry): Promise<Entry[]> => {
    const known = leaves.get(offset)
    if (known) return known
    const [oldest] = leaves.keys()
    if (leaves.size >= maxDirectories && oldest !== undefined) leaves.delete(oldest)
    const opened = read(leavesAt + offset, length).then(async (bytes) => readDirectory(await expand(bytes, inner)))
    leaves.set(offset, opened)
    opened.catch(() => leaves.delete(offset))
    return opened
  }

  return {
    kind: tileType === 1 ? 'vector' : 'raster',
    minZoom: view.getUint8(100),
    maxZoom: view.getUint8(101),
    attribution: typeof metadata.attribution === 'string' ? metadata.attribution : '',
    layers: (metadata.vector_layers ?? []).map(({ id }) => String(id)),
    async find(z, x, y) {
      const id = toTileId(z, x, y)
      let directory = root
      for (let depth = 0; depth < maxDepth; depth++) {
        const entry = findEntry(directory, id)
        if (!entry) return null
        if (entry.run > 0) return expand(await read(tilesAt + entry.offset, entry.length), tileCoding)
        directory = await openLeaf(entry)
      }
      return null
    },
  }
}

/** The last that begins at or before the tile, if it reaches as far. */
function findEntry(directory: readonly Entry[], id: number): Entry | null {
  let [low, high] = [0, directory.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((directory[middle]?.id ?? 0) <= id) low = middle
    else high = middle - 1
  }
  const entry = directory[low]
  return entry && entry.id <= id && (entry.run === 0 || id < entry.id + entry.run) ? entry : null
}

function readDirectory(bytes: Uint8Array): Entry[] {
  const reader = new ProtobufReader(bytes)
  const count = reader.varint()
  const column = () => Array.from({ length: count }, () => reader.varint())
  const [steps, runs, lengths, offsets] = [column(), column(), column(), column()]
  const entries: Entry[] = []
  for (const [index, step] of steps.entries()) {
    const before = entries.at(-1)
    const written = offsets[index] ?? 0
    entries.push({
      id: (before?.id ?? 0) + step,
      run: runs[index] ?? 0,
      length: lengths[index] ?? 0,
      // Nought is “right behind the one before”.
      offset: written === 0 && before ? before.offset + before.length : written - 1,
    })
  }
  return entries
}

/** Tiles are counted along Hilbert's curve, zoom by zoom. */
export function toTileId(z: number, x: number, y: number): number {
  let id = (4 ** z - 1) / 3
  let [east, south] = [x, y]
  for (let side = 2 ** (z - 1); side >= 1; side /= 2) {
    const [right, lower] = [(east & side) > 0 ? 1 : 0, (south & side) > 0 ? 1 : 0]
    id += side * side * ((3 * right) ^ lower)
    if (lower === 1) continue
    if (right === 1) [east, south] = [side - 1 - east, side - 1 - south]
    ;[east, south] = [south, east]
  }
  return id
}

/** Numbers of the header: 1 is not compressed, 2 is gzip. */
async function expand(bytes: Uint8Array, coding: number): Promise<Uint8Array> {
  if (coding <= 1) return bytes
  if (coding !== 2) throw new TypeError('This PMTiles file is packed in a way that browsers cannot read')
  return gunzip(bytes)
}

export async function gunzip(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
