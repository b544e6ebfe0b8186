import { type DrawnPoint, toProjection } from '../../../../client/map/map-drawing.ts'
import {
  isShown,
  type PlanDrawing,
  type PlanLabel,
  toCurve,
  toFrameOfPoints,
  toPlanNames,
  toScale,
  toSvgPath,
} from '../../../../client/map/plan-drawing.ts'
import type { Frame, Position } from '../../../../domain/map/map-frame.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { findNearestGate, type HolyCity, haramGates } from '../../../../domain/time/holy-cities.ts'
import { cityPlans } from '../../../../domain/time/holy-city-plans.ts'
import { cityPlanText } from '../../../../i18n/messages/city-plan.ts'
import { umrahText } from '../../../../i18n/messages/umrah.ts'

type Hotel = { title: string; at: Position }

/** In degrees: the Haram with its courts. */
const min = 0.012

/** The surroundings of a Haram with the hotels of a package. */
export function toCityPlan(locale: Locale, city: HolyCity, hotels: readonly Hotel[]) {
  const text = cityPlanText[locale]
  const gates = haramGates.filter((gate) => gate.city === city)
  const frame = toFrameOfPoints([...gates.map(({ at }) => at), ...hotels.map(({ at }) => at)], min)
  const project = toProjection(frame)
  const { mosque, roads, places } = cityPlans[city]
  const dots = gates.map(({ at }) => toWhole(project(at)))
  const marks = hotels.map(({ at }) => ({ ...project(at), text: '' }))
  const drawing: PlanDrawing = {
    ground: null,
    grid: '',
    areas: mosque.map((line) => toSvgPath(frame, line, true)).join(''),
    rings: roads
      .filter(({ isRing }) => isRing)
      .map(({ line }) => toCurve(frame, line, true))
      .join(''),
    roads: roads
      .filter(({ isRing }) => !isRing)
      .map(({ line }) => toCurve(frame, line))
      .join(''),
    route: hotels.map(({ at }) => toSvgPath(frame, [at, findNearestGate(city, at).gate.at])).join(''),
    dots,
    holy: places.slice(0, 1).map(({ at }) => toWhole(project(at))),
    marks,
    names: toPlanNames(frame, toNamed(locale, city, frame, hotels), { marks, dots }),
    scale: toScale(locale, frame),
    credits: text.credits,
  }
  return { title: text.title(umrahText[locale].cities[city]), note: text.sketch, drawing }
}

const toWhole = ({ x, y }: DrawnPoint): DrawnPoint => ({ x: Math.round(x), y: Math.round(y) })

/** Hotels first, then the holy places, the nearest gate, and the remaining ones. */
function toNamed(locale: Locale, city: HolyCity, frame: Frame, hotels: readonly Hotel[]): PlanLabel[] {
  const text = cityPlanText[locale]
  const { places, roads } = cityPlans[city]
  const nearest = new Set(hotels.map(({ at }) => findNearestGate(city, at).gate.key))
  const project = toProjection(frame)
  return [
    ...hotels.map(({ at, title }) => ({ at, text: title, rank: 0 })),
    ...places.map(({ at, key }, index) => ({ at, text: text.places[key], rank: index === 0 ? 1 : 3 })),
    ...haramGates
      .filter((gate) => gate.city === city)
      .map(({ at, key }) => ({ at, text: text.gates[key], rank: nearest.has(key) ? 2 : 4 })),
    ...roads.flatMap(({ key, line }) => {
      const shown = line.filter((point) => isShown(project(point)))
      const at = shown[Math.floor(shown.length / 2)]
      return at ? [{ at, text: text.roads[key], rank: 5 }] : []
    }),
  ]
}
