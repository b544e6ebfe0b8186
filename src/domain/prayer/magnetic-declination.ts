import { type Coordinates, kilometersBetween } from '../map/coordinates.ts'

/**
 * The chief town of each governorate, and how many degrees a needle points east of true north there: the World Magnetic Model 2025 for the
 * year 2027. It changes by less than a hundredth of a degree a year.
 */
const known: readonly [latitude: number, longitude: number, declination: number][] = [
  [33.32, 44.37, 4.8],
  [36.19, 44.01, 5.5],
  [30.51, 47.78, 4],
  [35.56, 45.44, 5.3],
  [32, 44.31, 4.6],
  [32.62, 44.02, 4.7],
  [36.87, 42.99, 5.7],
  [36.36, 43.16, 5.5],
  [35.18, 45.99, 5.1],
  [32.47, 44.42, 4.6],
  [35.47, 44.39, 5.3],
  [31.06, 46.26, 4.2],
  [31.84, 47.14, 4.3],
  [33.43, 43.3, 4.9],
  [33.75, 44.64, 4.9],
  [34.61, 43.68, 5.1],
  [32.51, 45.82, 4.6],
  [31.99, 44.93, 4.5],
  [31.31, 45.28, 4.4],
]

/** The farthest corner of Anbar lies so far from Ramadi. */
const maxKilometers = 450

/** The difference between true and magnetic north; null far from Iraq, where it is not known. */
export function findDeclination(at: Coordinates): number | null {
  let nearest: { kilometers: number; declination: number } | null = null
  for (const [latitude, longitude, declination] of known) {
    const kilometers = kilometersBetween(at, { latitude, longitude })
    if (kilometers <= maxKilometers && kilometers < (nearest?.kilometers ?? Number.POSITIVE_INFINITY))
      nearest = { kilometers, declination }
  }
  return nearest?.declination ?? null
}
