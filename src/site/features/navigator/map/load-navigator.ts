import type { SiteContext } from '../../../../client/context.ts'
import type { MapAddress } from '../../../../client/map/map-address.ts'
import type { Ok } from '../../../../contract/contract.ts'
import { type Frame, formatFrame, parseFrame, wholeCountry } from '../../../../domain/map/map-frame.ts'
import { isClosest } from '../../../../domain/map/map-steps.ts'
import { innerSquare, toSquare, toWindowFrame, zoomed, zoomOf } from '../../../../domain/map/map-view.ts'
import { isPlaceKind, type PlaceKind, placeKinds } from '../../../../domain/map/place-kind.ts'
import { mapText } from '../../../../i18n/messages/map.ts'
import { mapPath } from '../navigator-paths.ts'
import { toNavigatorTabs } from '../navigator-tabs.ts'
import type { KindChip, MapMark, MapTexts, NavigatorData } from './map-data.ts'
import { spreadPlaces } from './spread-places.ts'

/** More would touch each other on a phone. */
const maxMarks = 80

/** All that the address says, in one call; what it says wrongly is left out. */
export async function loadNavigator(site: SiteContext, query: URLSearchParams): Promise<NavigatorData> {
  const text = mapText[site.locale]
  const address = parseAddress(query)
  const { frame, kinds, place, isNear = false } = address
  const view = innerSquare(frame)
  const [{ counts, marks, places, total }, chosen] = await Promise.all([
    site.call('GET /public/places', {
      query: {
        frame: formatFrame(frame),
        zoom: zoomOf(view),
        order: isNear ? 'nearest' : 'rating',
        limit: maxMarks,
        ...(kinds.length > 0 && { kinds: kinds.join(',') }),
      },
    }),
    // A link to something that has gone still opens the map.
    place ? site.call('GET /public/places/{key}', { params: { key: place } }).catch(() => null) : null,
  ])
  return {
    text: toTexts(text),
    style: site.mapStyle,
    frame,
    isNear,
    kinds,
    place: chosen,
    tabs: toNavigatorTabs(site.locale, mapPath),
    chips: toChips(text, address, counts),
    // Closer in there is nothing: those that share a house would stay one mark for ever.
    marks: isClosest(view)
      ? spreadPlaces(view, places)
      : marks.map((mark) => ({ ...toMark(mark, view, text.cluster), spot: null })),
    places,
    found: text.found(total),
    listedOnly: total > places.length ? text.listedOnly(places.length) : null,
  }
}

/** Functions have said what they have to say before the page is sent. */
const toTexts = (text: object): MapTexts =>
  Object.fromEntries(Object.entries(text).filter(([, value]) => typeof value !== 'function')) as MapTexts

function parseAddress(query: URLSearchParams): MapAddress {
  const asked = parseFrame(query.get('frame') ?? '')
  const kinds = (query.get('kinds') ?? '').split(',').filter(isPlaceKind)
  return {
    frame: toRounded(asked ? toWindowFrame(asked) : toSquare(wholeCountry)),
    kinds: [...new Set(kinds)].toSorted((one, two) => placeKinds.indexOf(one) - placeKinds.indexOf(two)),
    place: query.get('place'),
    isNear: query.get('sort') === 'near',
  }
}

/** The frame in the form of its address, so that the shown and the linked one are the same. */
const toRounded = (frame: Frame): Frame => parseFrame(formatFrame(frame)) ?? frame

type FoundMark = Ok<'GET /public/places'>['marks'][number]
type Counts = { kind: PlaceKind; count: number }[]

/** One kind at a time, and only those that are in view: the way back is the first chip. */
function toChips(
  text: { all: string; kinds: Record<PlaceKind, string> },
  address: MapAddress,
  counts: Counts,
): KindChip[] {
  const { kinds } = address
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const countOf = (kind: PlaceKind) => counts.find((one) => one.kind === kind)?.count ?? 0
  const shown = placeKinds.filter((kind) => countOf(kind) > 0 || kinds.includes(kind))
  return [
    { label: text.all, kinds: [], isCurrent: kinds.length === 0, count: total },
    ...shown.map((kind) => ({
      label: text.kinds[kind],
      kinds: [kind],
      isCurrent: kinds.includes(kind),
      count: countOf(kind),
    })),
  ]
}

/** A margin, so that marks at its edge are not at the edge of the map. */
const marginOfCluster = 0.7

function toMark({ frame, ...mark }: FoundMark, view: Frame, cluster: (n: number) => string): Omit<MapMark, 'spot'> {
  const { title, count } = mark
  if (!frame) return { ...mark, closer: null, label: title ?? '' }
  const closer = zoomed(toSquare(frame), marginOfCluster)
  // Those that share one spot never come apart: at least come closer by half.
  const half = zoomed(view, 2)
  const target = closer.east - closer.west < half.east - half.west ? closer : centredOn(half, closer)
  return { ...mark, closer: toRounded(target), label: cluster(count) }
}

function centredOn({ west, east, south, north }: Frame, other: Frame): Frame {
  const [longitude, latitude] = [(other.west + other.east) / 2, (other.south + other.north) / 2]
  const [wide, tall] = [(east - west) / 2, (north - south) / 2]
  return toSquare({ west: longitude - wide, east: longitude + wide, south: latitude - tall, north: latitude + tall })
}
