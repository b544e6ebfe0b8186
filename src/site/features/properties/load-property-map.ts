import { inLocale } from '../../../client/call/search.ts'
import type { SiteContext } from '../../../client/context.ts'
import { type DrawnPoint, fromProjection, mapSize, toProjection } from '../../../client/map/map-drawing.ts'
import type { SearchAnswer } from '../../../contract/search.ts'
import {
  type Frame,
  formatFrame,
  metersBetween,
  type Position,
  parseFrame,
  wholeCountry,
} from '../../../domain/map/map-frame.ts'
import { closerTo, isClosest, toStepped } from '../../../domain/map/map-steps.ts'
import { toSquare, zoomed } from '../../../domain/map/map-view.ts'
import { clusterSpots, type MarkCluster, spreadSpots } from '../../../domain/map/mark-clusters.ts'
import { suffixes } from '../../../domain/text/suffixes.ts'
import { localeFacts } from '../../../i18n/locale-facts.ts'
import { mapText } from '../../../i18n/messages/map.ts'
import { propertyMapText } from '../../../i18n/messages/property-map.ts'
import type { NearPlace } from '../landmarks/near-place.ts'
import { type FreeSearch, findStayPrices } from './find-free.ts'
import { toDistanceText } from './list-near.ts'
import { type PropertyQuery, toDetailQuery, toPropertiesPath, toSort } from './property-filters.ts'
import type { PriceMark, PropertyMapData } from './property-map-data.ts'
import { type PropertySearchInput, toSearchQuery } from './to-search-query.ts'

/** The most properties of one map; the list has the others. */
const maxOnMap = 2_000
/** How far a price reaches on a phone, where it is largest, in the units of the map. */
const reach = { across: 150, down: 84 }
/** The first frame around a landmark: so many metres to each side, or as far as so many of the nearest properties. */
const firstShown = { meters: 1_000, stays: 3 }

type Hit = SearchAnswer<'property'>['hits'][number]
type OnMap = DrawnPoint & { hit: Hit; isGone: boolean }

type AskedOnMap = PropertySearchInput & {
  near: NearPlace | null
  /** The nights that were asked for. */
  searched: FreeSearch | null
}

/** The stays of a list on a map: by the same filters, in the same part of it, at the same prices. */
export async function loadPropertyMap(
  site: SiteContext,
  { query, near, ids, today, searched }: AskedOnMap,
): Promise<PropertyMapData> {
  const { locale } = site
  const [answer] = (await site.search.many([
    toSearchQuery(
      { query, today },
      {
        limit: maxOnMap,
        sort: toSort(query, near),
        attributesToRetrieve: ['id', `title${suffixes[locale]}`, '_geo', 'price'],
      },
    ),
  ])) as SearchAnswer<'property'>[]
  const { hits = [], estimatedTotalHits: total = 0 } = answer ?? {}
  const free = ids && new Set(ids)
  const landmark = query.near === null ? null : near
  const frame =
    (query.frame === null ? null : parseFrame(query.frame)) ??
    toFirstFrame(free ? hits.filter(({ id }) => free.has(id)) : hits, landmark)
  const project = toProjection(frame)
  const shown = hits
    .map((hit) => ({ ...project(toPosition(hit)), hit, isGone: free ? !free.has(hit.id) : false }))
    .filter(({ x, y }) => Math.min(x, y) >= 0 && Math.max(x, y) <= mapSize)
    // Free ones first, so that no full one displaces them.
    .toSorted((one, two) => Number(one.isGone) - Number(two.isGone))
  const clusters = (isClosest(frame) ? spreadSpots(shown, reach, mapSize) : clusterSpots(shown, reach)).toSorted(
    byReading(localeFacts[locale].direction),
  )
  const text = propertyMapText[locale]
  return {
    frame,
    marks: await toMarks(site, clusters, { query, frame, landmark, searched }),
    landmark: landmark && { title: landmark.title, coordinates: landmark.coordinates },
    wholePath: toPropertiesPath({ ...query, view: 'map', frame: null }),
    note: total > hits.length ? text.first(hits.length) : null,
    style: site.mapStyle,
    text: { label: text.label, skip: text.skip, auto: text.auto },
    ways: mapText[locale].ways,
  }
}

const toPosition = ({ _geo: { lat, lng } }: Hit): Position => ({ latitude: lat, longitude: lng })

/** Around a landmark, else around all of them. */
function toFirstFrame(hits: readonly Hit[], landmark: NearPlace | null): Frame {
  const positions = hits.map(toPosition)
  if (!landmark) return positions.length > 0 ? toStepHolding(frameOf(positions)) : toStepped(wholeCountry)
  const away = positions.map((position) => metersBetween(landmark.coordinates, position)).toSorted((a, b) => a - b)
  const meters = Math.max(firstShown.meters, away[Math.min(firstShown.stays, away.length) - 1] ?? 0)
  const { latitude, longitude } = landmark.coordinates
  const [tall, wide] = [meters / 111_000, meters / 111_000 / Math.cos((latitude * Math.PI) / 180)]
  const corners = [-1, 1].map((side) => ({ latitude: latitude + side * tall, longitude: longitude + side * wide }))
  return toStepHolding(frameOf(corners))
}

/** Each step is rounded: the closest of those that leave nothing out. */
function toStepHolding(frame: Frame): Frame {
  const steps = [0.85, 0.6, 0.42].map((by) => toStepped(zoomed(toSquare(frame), by)))
  const holds = ({ west, south, east, north }: Frame) =>
    west <= frame.west && south <= frame.south && east >= frame.east && north >= frame.north
  return steps.find(holds) ?? toStepped(wholeCountry)
}

function frameOf(positions: readonly Position[]): Frame {
  const [latitudes, longitudes] = [
    positions.map(({ latitude }) => latitude),
    positions.map(({ longitude }) => longitude),
  ]
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  }
}

/** The tab key goes from the north to the south, along each row as the language is read. */
const byReading = (direction: 'ltr' | 'rtl') => (one: DrawnPoint, two: DrawnPoint) =>
  Math.floor(one.y / reach.down) - Math.floor(two.y / reach.down) ||
  (direction === 'ltr' ? one.x - two.x : two.x - one.x)

type MapView = { query: PropertyQuery; frame: Frame; landmark: NearPlace | null; searched: FreeSearch | null }

async function toMarks(
  site: SiteContext,
  clusters: readonly MarkCluster<OnMap>[],
  { query, frame, landmark, searched }: MapView,
): Promise<PriceMark[]> {
  const { locale } = site
  const text = propertyMapText[locale]
  const positionAt = fromProjection(frame)
  const marks = clusters.map((cluster) => toMark(cluster, positionAt))
  const single = marks.flatMap(({ isGone, hits }) => (isGone || hits.length > 1 ? [] : hits))
  const stayPrice = searched && single.length > 0 ? await findStayPrices(site, searched, single) : null
  const plan = toDetailQuery(query)
  return marks.flatMap(({ isGone, hits, movedTo }): PriceMark[] => {
    const [hit, other] = hits
    if (!hit) return []
    const spot = toRounded(toPosition(hit))
    const place = movedTo ? { coordinates: toRounded(movedTo), spot } : { coordinates: spot, spot: null }
    if (other) {
      const part = formatFrame(toStepped(closerTo(frame, frameOf(hits.map(toPosition)))))
      const toPart = toPropertiesPath({ ...query, view: 'map', frame: part })
      const isCrowd = isClosest(frame)
      // The list has free properties only.
      if (isCrowd && isGone) return []
      return [
        {
          id: null,
          ...place,
          price: null,
          text: String(hits.length),
          label: (isCrowd ? text.crowd : isGone ? text.staysGone : text.stays)(hits.length),
          // Closer there is nothing: what has no mark of its own is in the list.
          href: isCrowd ? `${toPropertiesPath({ ...query, view: 'map', frame: formatFrame(frame) })}#stays` : toPart,
          isGone,
        },
      ]
    }
    const price = isGone ? null : stayPrice ? stayPrice(hit.id).price : hit.price
    return [
      {
        id: hit.id,
        ...place,
        price,
        text: '–',
        label: [
          inLocale(hit, 'title', locale),
          ...(price ? [] : [text.gone]),
          ...(landmark ? [toDistanceText(locale, landmark, hit)] : []),
        ].join(' · '),
        href: `/properties/${hit.id}${plan}`,
        isGone: price === null,
      },
    ]
  })
}

/** The hits of a mark: the free ones, where there are any. */
function toMark({ x, y, members }: MarkCluster<OnMap>, positionAt: (point: DrawnPoint) => Position) {
  const free = members.filter(({ isGone }) => !isGone)
  const [first] = members
  const hasMoved = Math.hypot(x - first.x, y - first.y) > 1
  return {
    isGone: free.length === 0,
    hits: (free.length > 0 ? free : members).map(({ hit }) => hit),
    movedTo: hasMoved ? positionAt({ x, y }) : null,
  }
}

/** To a metre: closer properties are one spot on any map. */
const toRounded = ({ latitude, longitude }: Position): Position => ({
  latitude: Number(latitude.toFixed(5)),
  longitude: Number(longitude.toFixed(5)),
})
