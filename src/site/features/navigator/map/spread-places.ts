import { fromProjection, mapSize, toProjection } from '../../../../client/map/map-drawing.ts'
import type { Frame } from '../../../../domain/map/map-frame.ts'
import { spreadSpots } from '../../../../domain/map/mark-clusters.ts'
import type { MapMark, Place } from './map-data.ts'

/** How far a mark reaches on a phone, in the units of the map. */
const reach = { across: 60, down: 60 }

/** Each place by itself, where coming closer would bring none of them apart. */
export function spreadPlaces(frame: Frame, places: readonly Place[]): MapMark[] {
  const [project, positionAt] = [toProjection(frame), fromProjection(frame)]
  const spots = places.map((place) => ({ ...project(place.coordinates), place }))
  return spreadSpots(spots, reach, mapSize).flatMap(({ x, y, members }) =>
    members.map(({ x: from, y: above, place: { key, kind, title, coordinates } }): MapMark => {
      const hasMoved = Math.hypot(x - from, y - above) > 1
      return {
        key,
        kind,
        title,
        count: 1,
        closer: null,
        label: title,
        coordinates: hasMoved ? positionAt({ x, y }) : coordinates,
        spot: hasMoved ? coordinates : null,
      }
    }),
  )
}
