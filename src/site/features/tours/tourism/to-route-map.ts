import { type DrawnPoint, toGround, toProjection } from '../../../../client/map/map-drawing.ts'
import {
  hasFrame,
  type PlanDrawing,
  type PlanLabel,
  toFrameOfPoints,
  toGrid,
  toLine,
  toPlanNames,
  toScale,
  widthOf,
} from '../../../../client/map/plan-drawing.ts'
import { type Frame, groundFrame, type Position } from '../../../../domain/map/map-frame.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { mapCredits, townNames } from '../../../../i18n/map-names.ts'
import { catalogueText } from '../../../../i18n/messages/catalogue.ts'
import { routeMapText } from '../../../../i18n/messages/route-map.ts'

type Stop = { day: number; title: string; at: Position }
type Place = { number: number; title: string; at: Position }
type Parts = { days: number; parts: number /** Without the land below. */; isBare?: boolean }

/** In degrees: no plan shows less. */
const min = 0.02
/** The ground has no streets: closer in, it would be an empty sheet. */
const minOfGround = 0.25

/** The route of a tour as a line with numbers, and as a list by day; null without known places. */
export function toRouteMap(locale: Locale, stops: readonly Stop[], { days, parts, isBare = false }: Parts) {
  if (stops.length === 0) return null
  const { title, note } = routeMapText[locale]
  const { day, stage } = catalogueText[locale]
  const places = toPlaces(stops)
  const numberOf = (stop: Stop) => places.find((place) => isSame(place, stop))?.number ?? 0
  return {
    title,
    note,
    drawing: toDrawing(locale, stops, places, isBare),
    days: [...Map.groupBy(stops, (stop) => stop.day)].map(([number, ofDay]) => ({
      label: (parts === days ? day : stage)(number),
      stops: ofDay.map((stop) => ({ number: numberOf(stop), title: stop.title })),
    })),
  }
}

export type RouteMapData = NonNullable<ReturnType<typeof toRouteMap>>

const isSame = (one: { at: Position }, other: { at: Position }): boolean =>
  one.at.latitude === other.at.latitude && one.at.longitude === other.at.longitude

/** A place that is visited again keeps its number. */
function toPlaces(stops: readonly Stop[]): Place[] {
  const firsts = stops.filter((stop, index) => stops.findIndex((other) => isSame(stop, other)) === index)
  return firsts.map(({ title, at }, index) => ({ number: index + 1, title, at }))
}

function toDrawing(locale: Locale, stops: readonly Stop[], places: readonly Place[], isBare: boolean): PlanDrawing {
  const frame = toFrameOfPoints(
    places.map(({ at }) => at),
    min,
  )
  const hasGround = !isBare && hasFrame(groundFrame, frame) && widthOf(frame) > minOfGround
  const spots = toSpots(frame, places)
  const marks = spots.map(({ x, y, of }) => ({ x, y, text: toRange(of.map(({ number }) => number)) }))
  return {
    ground: hasGround ? toGround(frame) : null,
    grid: hasGround ? '' : toGrid(frame),
    areas: '',
    rings: '',
    roads: '',
    route: toLine(stops.flatMap((stop) => spots.find(({ of }) => of.some((place) => isSame(place, stop))) ?? [])),
    dots: [],
    holy: [],
    marks,
    names: toPlanNames(frame, toNamed(locale, frame, spots, hasGround), { marks }),
    scale: toScale(locale, frame),
    credits: hasGround ? mapCredits : '',
  }
}

/** A mark with all places that it stands for; it has the name of the first. */
type Spot = DrawnPoint & { of: Place[] }
/** Nearer to each other, two marks would be one blot. */
const apart = 56

function toSpots(frame: Frame, places: readonly Place[]): Spot[] {
  const project = toProjection(frame)
  const spots: Spot[] = []
  for (const place of places) {
    const { x, y } = project(place.at)
    const near = spots.find((spot) => Math.hypot(spot.x - x, spot.y - y) < apart)
    if (near) near.of.push(place)
    else spots.push({ x: Math.round(x), y: Math.round(y), of: [place] })
  }
  return spots
}

/** `3`, `3–5`, `1, 4`. */
const toRange = (numbers: readonly number[]): string => {
  const [first = 0] = numbers
  const isRow = numbers.length > 1 && numbers.every((number, index) => number === first + index)
  return isRow ? `${first}–${first + numbers.length - 1}` : numbers.join(', ')
}

/** In degrees of the width: a town this near to a stop is the stop. */
const sameTown = 0.03

/** The places of the tour before all, then towns that are not among them. */
function toNamed(locale: Locale, frame: Frame, spots: readonly Spot[], hasGround: boolean): PlanLabel[] {
  const stops = spots.flatMap(({ of: [first] }) => (first ? [{ at: first.at, text: first.title, rank: 0 }] : []))
  if (!hasGround) return stops
  const near = widthOf(frame) * sameTown
  const towns = townNames(locale)
    .map(({ rank, text, ...at }) => ({ at, text, rank }))
    .filter(
      ({ at, text }) =>
        !stops.some(
          (stop) =>
            stop.text === text || Math.hypot(stop.at.latitude - at.latitude, stop.at.longitude - at.longitude) < near,
        ),
    )
  return [...stops, ...towns]
}
