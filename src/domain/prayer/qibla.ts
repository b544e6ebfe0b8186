import { type Coordinates, kilometersBetween, toBearing, toDegrees, toRadians } from '../map/coordinates.ts'

/** The Kaaba. */
export const kaaba: Coordinates = { latitude: 21.4225, longitude: 39.8262 }

export type Qibla = {
  /** Degrees from true north, clockwise. */
  bearing: number
  kilometers: number
}

/** The initial bearing of the shortest way to the Kaaba. */
export function toQibla(from: Coordinates): Qibla {
  const [latitude, target] = [toRadians(from.latitude), toRadians(kaaba.latitude)]
  const turn = toRadians(kaaba.longitude - from.longitude)
  const east = Math.sin(turn) * Math.cos(target)
  const north = Math.cos(latitude) * Math.sin(target) - Math.sin(latitude) * Math.cos(target) * Math.cos(turn)
  return { bearing: toBearing(toDegrees(Math.atan2(east, north))), kilometers: kilometersBetween(from, kaaba) }
}
