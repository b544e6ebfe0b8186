import type { Coordinates } from '../../../domain/map/coordinates.ts'
import { groundFrame } from '../../../domain/map/map-frame.ts'

/** Two places behind the point are about a kilometre: enough to sort by, and nobody's door. */
const format = (degrees: number): string => degrees.toFixed(2)

/** Where somebody is, as an address names it; null outside of the country. */
export function toHereKey({ latitude, longitude }: Coordinates): string | null {
  const { west, south, east, north } = groundFrame
  const isHere = longitude > west && longitude < east && latitude > south && latitude < north
  return isHere ? `${format(latitude)},${format(longitude)}` : null
}

/** Null for whatever is not written just so: one place has one address. */
export function parseHere(key: string): Coordinates | null {
  const [, latitude, longitude] = /^(\d{2}\.\d{2}),(\d{2}\.\d{2})$/.exec(key) ?? []
  const found = { latitude: Number(latitude), longitude: Number(longitude) }
  return toHereKey(found) === key ? found : null
}
