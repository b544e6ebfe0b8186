import type { Coordinates } from '../../../domain/map/coordinates.ts'
import { groundFrame } from '../../../domain/map/map-frame.ts'

/** Two decimals are about a kilometre: enough to sort by, and too coarse to find a door. */
const format = (degrees: number): string => degrees.toFixed(2)

/** A person's location in an address; null outside of the country. */
export function toHereKey({ latitude, longitude }: Coordinates): string | null {
  const { west, south, east, north } = groundFrame
  const isHere = longitude > west && longitude < east && latitude > south && latitude < north
  return isHere ? `${format(latitude)},${format(longitude)}` : null
}

/** Null for any other spelling: one location has one address. */
export function parseHere(key: string): Coordinates | null {
  const [, latitude, longitude] = /^(\d{2}\.\d{2}),(\d{2}\.\d{2})$/.exec(key) ?? []
  const found = { latitude: Number(latitude), longitude: Number(longitude) }
  return toHereKey(found) === key ? found : null
}
