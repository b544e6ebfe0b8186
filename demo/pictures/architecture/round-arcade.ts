import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { along, n, type Point, polygon, repeat, shape, stroke } from '../svg.ts'
import { marble } from './white-minaret.ts'

export type RingInput = {
  x: number
  y: number
  rx: number
  ry: number
  tall: number
  storeys: number
  bays: number
  domes?: boolean
  distance?: number
}

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]

/** The far half of a ring of arcades around a court, seen from inside and above; it shrinks towards the back. */
export function roundArcade(canvas: Canvas, input: RingInput): string {
  const { palette, defs, time } = canvas
  const { x, y, rx, ry, tall, storeys, bays, domes = false, distance = 0 } = input
  const tone = (tint: string) => palette.air(tint, distance)
  const { bright, dark } = marble(canvas)
  const at = (share: number, up: number): Point => {
    const angle = Math.PI * (1 - share)
    const rise = Math.sin(angle)
    return [x + rx * Math.cos(angle), y - ry * rise - tall * up * (1 - 0.42 * rise)]
  }
  const line = (up: number) => Array.from({ length: bays + 1 }, (_, index) => at(index / bays, up))
  const band = (low: number, high: number, fill: string) =>
    polygon([...line(low), ...line(high).toReversed()].map(whole), fill)
  const seen = (index: number) => {
    const [middle] = at((index + 0.5) / bays, 0)
    return middle > -40 && middle < 1640
  }
  const bay = (index: number, storey: number, share: number, low: number, high: number) => {
    if (!seen(index)) return ''
    const [from, to] = [(index + 0.5 - share / 2) / bays, (index + 0.5 + share / 2) / bays]
    const up = (part: number) => (storey + part) / storeys
    const [a, b, c, d, e] = [
      at(from, up(low)),
      at(from, up(low + (high - low) * 0.55)),
      at((index + 0.5) / bays, up(high)),
      at(to, up(low + (high - low) * 0.55)),
      at(to, up(low)),
    ]
    const p = ([px, py]: Point) => `${Math.round(px)} ${Math.round(py)}`
    const [left, right] = [[b[0], b[1] * 0.3 + c[1] * 0.7] as const, [d[0], d[1] * 0.3 + c[1] * 0.7] as const]
    return `M${p(a)}L${p(b)}Q${p(left)} ${p(c)}Q${p(right)} ${p(d)}L${p(e)}Z`
  }
  const rows = (share: number, low: number, high: number) =>
    repeat(storeys, (storey) => repeat(bays, (index) => bay(index, storey, share, low, high)))
  const glow =
    time === 'noon' ? palette.shaded('#8a8690') : mix(palette.window, palette.near, time === 'night' ? 0.25 : 0.45)
  const hollow = defs.vertical([0, tone(mix(glow, palette.near, 0.5))], [1, tone(glow)])
  const wall = defs.horizontal(
    [0, tone(mix(bright, dark, 0.7))],
    [0.45, tone(bright)],
    [1, tone(mix(bright, dark, 0.15))],
  )
  const cornices = repeat(storeys, (storey) => along(line((storey + 1) / storeys - 0.02).map(whole)))
  const cupolas = domes
    ? repeat(bays, (index) => {
        if (!seen(index)) return ''
        const [cx, cy] = at((index + 0.5) / bays, 1.02)
        const [left] = at((index + 0.16) / bays, 1)
        const [right] = at((index + 0.84) / bays, 1)
        const r = Math.max(6, (right - left) / 2)
        return (
          `M${n(cx - r)} ${n(cy)}c0 ${n(-r * 0.9)} ${n(r * 0.7)} ${n(-r)} ${n(r)} ${n(-r * 1.25)}` +
          `c${n(r * 0.3)} ${n(r * 0.25)} ${n(r)} ${n(r * 0.35)} ${n(r)} ${n(r * 1.25)}Z`
        )
      })
    : ''
  return (
    (cupolas ? shape(cupolas, defs.horizontal([0, tone(bright)], [1, tone(mix(bright, dark, 0.8))])) : '') +
    band(0, 1, wall) +
    (storeys > 1 ? '' : shape(rows(0.8, 0, 0.86), tone(mix(bright, dark, 0.55)))) +
    shape(rows(0.64, 0, 0.78), hollow) +
    stroke(cornices, tone(bright), 5) +
    stroke(along(line(1).map(whole)), tone(palette.gold), 3)
  )
}
