import { decodeTile, type TileLayer } from './decode-tile.ts'
import { gunzip, openArchive, type ReadRange } from './read-pmtiles.ts'
import type { StyleSource } from './street-style.ts'

export type StreetTile = { layers: Map<string, TileLayer> | null; picture: ImageBitmap | null }

export type TileSource = {
  kind: 'vector' | 'raster'
  minZoom: number
  maxZoom: number
  /** In CSS pixels at its own zoom. */
  size: number
  attribution: string
  layers: string[]
  load(z: number, x: number, y: number): Promise<StreetTile | null>
}

/** No tile of a street map is as large; a server that sends more is not read to its end by us. */
const maxBytes = 8_000_000

/** A source of a style: tiles by their addresses, by a TileJSON that has them, or in a PMTiles file. Null for what cannot be drawn here. */
export async function openTileSource(source: StyleSource, base: string): Promise<TileSource | null> {
  const { type, url } = source
  if (type !== 'vector' && type !== 'raster') return null
  if (url?.startsWith('pmtiles://')) return openFile(toAbsolute(url.slice('pmtiles://'.length), base), source)
  const described = url ? await fetchDescribed(toAbsolute(url, base)) : {}
  const {
    tiles = [],
    minzoom = 0,
    maxzoom = 22,
    tileSize = 512,
    scheme,
    attribution = '',
  } = { ...described, ...source }
  const [template] = tiles
  if (!template) return null
  const address = toAbsolute(template, url ? toAbsolute(url, base) : base)
  return {
    kind: type,
    minZoom: minzoom,
    maxZoom: maxzoom,
    size: type === 'raster' ? tileSize : 512,
    attribution,
    layers: [],
    async load(z, x, y) {
      const row = scheme === 'tms' ? 2 ** z - 1 - y : y
      const response = await get(fillTemplate(address, z, x, row))
      if (response.status === 204 || response.status === 404) return null
      if (!response.ok) throw new Error(`A tile was answered with ${response.status}`)
      return toTile(type, new Uint8Array(await response.arrayBuffer()))
    },
  }
}

export async function openFile(url: string, source: StyleSource = {}): Promise<TileSource> {
  const archive = await openArchive(readRanges(url))
  const { kind, minZoom, maxZoom, layers } = archive
  return {
    kind,
    minZoom,
    maxZoom,
    layers,
    size: kind === 'raster' ? (source.tileSize ?? 256) : 512,
    attribution: source.attribution ?? archive.attribution,
    async load(z, x, y) {
      const bytes = await archive.find(z, x, y)
      return bytes && toTile(kind, bytes)
    },
  }
}

const readRanges =
  (url: string): ReadRange =>
  async (offset, length) => {
    if (length > maxBytes) throw new RangeError('A piece of the file is too large')
    const response = await get(url, { range: `bytes=${offset}-${offset + length - 1}` })
    // A server that answers with the whole file would do so for every tile.
    if (response.status !== 206) throw new Error(`A piece of the file was answered with ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }

/** Sent without cookies. */
const get = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { headers, credentials: 'omit' })

async function fetchDescribed(url: string): Promise<StyleSource> {
  const response = await get(url)
  if (!response.ok) throw new Error(`The tiles were described with ${response.status}`)
  return (await response.json()) as StyleSource
}

async function toTile(kind: 'vector' | 'raster', bytes: Uint8Array): Promise<StreetTile> {
  if (kind === 'raster') return { layers: null, picture: await createImageBitmap(new Blob([bytes as BlobPart])) }
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
  return { layers: decodeTile(isPacked ? await gunzip(bytes) : bytes), picture: null }
}

/** With the braces of a template left as they are. */
export const toAbsolute = (address: string, base: string): string =>
  new URL(address, base).href.replaceAll('%7B', '{').replaceAll('%7D', '}')

const fillTemplate = (template: string, z: number, x: number, y: number): string =>
  template
    .replace('{z}', String(z))
    .replace('{x}', String(x))
    .replace('{y}', String(y))
    .replace('{ratio}', '')
    .replace('{r}', '')
