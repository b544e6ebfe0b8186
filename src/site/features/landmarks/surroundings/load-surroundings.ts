import type { SiteContext } from '../../../../client/context.ts'
import { toMapPath } from '../../../../client/map/map-address.ts'
import { toGround, toNames } from '../../../../client/map/map-drawing.ts'
import type { Ok } from '../../../../contract/contract.ts'
import { formatFrame, metersBetween, type Position } from '../../../../domain/map/map-frame.ts'
import { toSquare } from '../../../../domain/map/map-view.ts'
import { findNearestRiver } from '../../../../domain/map/nearest-river.ts'
import { landmarkKinds, type PlaceKind } from '../../../../domain/map/place-kind.ts'
import { toWalkingMinutes } from '../../../../domain/stays/walking.ts'
import { formatDistance } from '../../../../i18n/format-distance.ts'
import { townNames } from '../../../../i18n/map-names.ts'
import { mapText } from '../../../../i18n/messages/map.ts'
import { surroundingsText } from '../../../../i18n/messages/surroundings.ts'

/** The key of a place of the map, as in `property-12`. */
export type Subject = { key: string; coordinates: Position; location: { id: number } }
type SurroundingPlace = { title: string; kind: PlaceKind; coordinates: Position; href: string }
type Near = { title: string; kind: string; href: string | null; distance: string | null; walk: string | null }

/** In degrees: the distance of an afternoon's trip, and that to an airport. */
const nearby = 0.25
const toAirport = 1.5
const maxLandmarks = 6
const maxStays = 3
/** So many stand beside each other where they are the reason to come. */
const maxShrines = 2
/** In metres: the longest walk. */
const maxWalk = 3_000
/** And further away a river is no neighbour. */
const furthestRiver = 10_000

/** Things near a place: one of each kind, with the way on foot, and a small map. Rendered here, so that the page needs no script for it. */
export async function loadSurroundings(site: SiteContext, { key, coordinates, location }: Subject) {
  const { locale } = site
  const text = surroundingsText[locale]
  const { about, driver, apps, appNames, coordinates: spot } = mapText[locale]
  // The page of a property lists no properties; all other pages do.
  const wantsStays = !key.startsWith('property-')
  const [close, airports, stays, shrines, { locations }, place] = await Promise.all([
    findPlaces(site, coordinates, nearby, landmarkKinds),
    findPlaces(site, coordinates, toAirport, ['airport']),
    wantsStays ? findPlaces(site, coordinates, nearby, ['property']) : [],
    wantsStays ? [] : findShrines(site, coordinates),
    site.startup(),
    // A thing that is not on the map any more still has its page.
    site.call('GET /public/places/{key}', { params: { key } }).catch(() => null),
  ])
  const isExact = place?.isExact ?? true
  const centre = locations.find(({ id }) => id === location.id)
  const toWay = toWayFrom(site, coordinates, isExact)
  const frame = frameAt(coordinates, 0.75)
  const found = [
    ...stays.slice(0, maxStays),
    ...shrines,
    ...[
      ...firstOfEach(close).filter(({ href }) => !shrines.some((shrine) => shrine.href === href)),
      ...airports.slice(0, 1),
    ].slice(0, maxLandmarks - shrines.length),
  ]
  return {
    title: wantsStays ? text.where : text.title,
    address: wantsStays ? (place?.address ?? null) : null,
    about: isExact ? null : about,
    way: place && isExact ? { place: toTarget(place), text: { driver, apps, appNames, coordinates: spot } } : null,
    map: {
      label: text.onMap,
      isExact,
      href: toMapPath({ frame: frameAt(coordinates, nearby), kinds: [], place: key }),
      ground: toGround(frame),
      names: toNames('phone', { frame, towns: townNames(locale), marks: [{ x: 500, y: 500 }] }),
    },
    places: [
      ...(centre && isExact
        ? [{ title: text.centre(centre.city), kind: '', href: null, ...toWay(centre.coordinates) }]
        : []),
      ...(isExact ? toRiver(site, coordinates) : []),
      ...found.map(({ title, kind, href, coordinates: there }) => ({
        title,
        kind: mapText[locale].kinds[kind],
        href,
        ...toWay(there),
      })),
    ] satisfies Near[],
  }
}

export type Surroundings = Awaited<ReturnType<typeof loadSurroundings>>

/** No more of it than is shown. */
const toTarget = ({ title, coordinates, local }: Ok<'GET /public/places/{key}'>) => ({ title, coordinates, local })

/** From somewhere in a town there is no way to measure. */
const toWayFrom =
  ({ locale }: SiteContext, from: Position, isExact: boolean) =>
  (to: Position): Pick<Near, 'distance' | 'walk'> => {
    if (!isExact) return { distance: null, walk: null }
    const meters = metersBetween(from, to)
    return {
      distance: formatDistance(locale, meters),
      walk: meters <= maxWalk ? surroundingsText[locale].onFoot(toWalkingMinutes(meters)) : null,
    }
  }

/** Its course is known less well than where houses are, so it is said with a word of doubt. */
function toRiver({ locale }: SiteContext, from: Position): Near[] {
  const { rivers, river: kind, about } = surroundingsText[locale]
  const nearest = findNearestRiver(from, furthestRiver)
  if (!nearest) return []
  const hundreds = Math.max(1, Math.round(nearest.meters / 100))
  const distance = about(formatDistance(locale, hundreds * 100))
  return [{ title: rivers[nearest.river], kind, href: null, distance, walk: null }]
}

async function findPlaces(
  site: SiteContext,
  at: Position,
  reach: number,
  kinds: readonly PlaceKind[],
): Promise<SurroundingPlace[]> {
  const frame = frameAt(at, reach)
  const query = { frame: formatFrame(frame), kinds: kinds.join(','), limit: 1 }
  const { places } = await site.call('GET /public/places', { query })
  return places.map(({ key, title, kind, coordinates, link }) => ({
    title,
    kind,
    coordinates,
    href: link ?? toMapPath({ frame, kinds: [], place: key }),
  }))
}

/** Within a walk, however many other things are nearer: many guests of a house come for nothing else. */
const findShrines = async (site: SiteContext, at: Position): Promise<SurroundingPlace[]> =>
  (await findPlaces(site, at, nearby, ['shrine']))
    .filter(({ coordinates }) => metersBetween(at, coordinates) <= maxWalk)
    .slice(0, maxShrines)

const frameAt = ({ latitude, longitude }: Position, reach: number) =>
  toSquare({
    west: longitude - reach,
    east: longitude + reach,
    south: latitude - reach / 2,
    north: latitude + reach / 2,
  })

/** The nearest of each kind, the nearest kind first; an airport is looked for further away. */
const firstOfEach = (places: readonly SurroundingPlace[]): SurroundingPlace[] =>
  places.filter(({ kind }, index) => kind !== 'airport' && places.findIndex((other) => other.kind === kind) === index)
