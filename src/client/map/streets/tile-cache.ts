import type { StreetTile, TileSource } from './tile-source.ts'

export type TileAddress = { z: number; x: number; y: number }
/** A tile with the part of it that stands for the one that was wanted: all of it, or a corner of one from further out. */
export type PlacedTile = { tile: StreetTile; at: TileAddress }

const max = 120
/** How many zooms further out something coarser may stand in. */
const farthest = 5

/** Tiles as they arrive. Until a tile is there a coarser one is shown; failed ones are left out. */
export function createTileCache(source: TileSource, onTile: () => void) {
  const tiles = new Map<string, StreetTile | null>()

  const request = ({ z, x, y }: TileAddress): void => {
    const key = `${z}/${x}/${y}`
    tiles.set(key, null)
    const oldest = tiles.keys().next().value
    if (tiles.size > max && oldest !== undefined) {
      tiles.get(oldest)?.picture?.close()
      tiles.delete(oldest)
    }
    source.load(z, x, y).then(
      (tile) => {
        if (!tile || !tiles.has(key)) return
        tiles.set(key, tile)
        onTile()
      },
      () => {},
    )
  }

  return function find(wanted: TileAddress): PlacedTile | null {
    if (wanted.z < source.minZoom) return null
    const key = `${wanted.z}/${wanted.x}/${wanted.y}`
    const known = tiles.get(key)
    if (known === undefined) request(wanted)
    else {
      // The one that was used last goes last.
      tiles.delete(key)
      tiles.set(key, known)
    }
    for (let up = 0; up <= farthest && up <= wanted.z; up++) {
      const at = { z: wanted.z - up, x: wanted.x >> up, y: wanted.y >> up }
      const tile = tiles.get(`${at.z}/${at.x}/${at.y}`)
      if (tile) return { tile, at }
    }
    return null
  }
}

export type FindTile = ReturnType<typeof createTileCache>
