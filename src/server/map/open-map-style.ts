import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import type { MapStyle } from '../../client/map/map-style.ts'
import { type Config, ConfigError } from '../config.ts'

export type TilesFile = { path: string; address: string; size: number }
export type OpenMapStyle = { style: MapStyle | null; origins: string[]; file: TilesFile | null }

/** The source of streets on maps, and the origins that pages may ask for it. */
export function openMapStyle({
  MAP_STYLE_URL,
  MAP_TILES_FILE,
}: Pick<Config, 'MAP_STYLE_URL' | 'MAP_TILES_FILE'>): OpenMapStyle {
  if (MAP_STYLE_URL)
    return { style: { kind: 'style', url: MAP_STYLE_URL }, origins: [new URL(MAP_STYLE_URL).origin], file: null }
  if (!MAP_TILES_FILE) return { style: null, origins: [], file: null }
  const file = openTilesFile(MAP_TILES_FILE)
  return { style: { kind: 'tiles', url: file.address }, origins: [], file }
}

/** Its address changes with the file, so that browsers may keep what they have read of it. */
function openTilesFile(path: string): TilesFile {
  const head = Buffer.alloc(8)
  let size = 0
  let changed = 0
  try {
    const file = openSync(path, 'r')
    readSync(file, head, 0, 8, 0)
    const stat = fstatSync(file)
    closeSync(file)
    ;[size, changed] = [stat.size, Math.round(stat.mtimeMs)]
  } catch {
    throw new ConfigError(`MAP_TILES_FILE cannot be read (it is "${path}")`)
  }
  if (head.toString('latin1') !== 'PMTiles\u0003')
    throw new ConfigError(`MAP_TILES_FILE must be a PMTiles file of version 3 (it is "${path}")`)
  return { path, size, address: `/map/tiles-${size.toString(36)}-${changed.toString(36)}.pmtiles` }
}
