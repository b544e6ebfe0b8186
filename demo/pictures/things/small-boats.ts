import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { circle, ellipse, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'

type Craft = { x: number; y: number; long: number; distance?: number }

/** A kayak, low and pointed at both ends, its paddlers in life jackets with a blade on either side. */
export function kayak({ palette, random }: Canvas, { x, y, long, distance = 0 }: Craft): string {
  const tone = (tint: string) => palette.air(tint, distance)
  const vivid = (color: string) => tone(mix(palette.lit(color), color, 0.35))
  const [hull, jacket] = random.pick([
    ['#e8582c', '#e0b030'],
    ['#e0a938', '#d8443c'],
    ['#d8443c', '#e87a3c'],
    ['#2f9f8a', '#e8582c'],
  ] as const)
  const skin = tone(palette.lit('#b8825c'))
  const paddler = (at: number) => {
    const [px, py] = [x + at * long, y - long * 0.02]
    const low = `${n(px - long * 0.16)} ${n(py + long * 0.035)}`
    const high = `${n(px + long * 0.17)} ${n(py - long * 0.2)}`
    const blade = (cx: number, cy: number) =>
      ellipse(cx, cy, long * 0.04, long * 0.017, vivid('#f4c430'), `transform="rotate(-36 ${n(cx)} ${n(cy)})"`)
    return (
      rect(px - long * 0.042, py - long * 0.155, long * 0.084, long * 0.17, vivid(jacket), `rx="${n(long * 0.03)}"`) +
      circle(px, py - long * 0.2, long * 0.035, skin) +
      shape(
        `M${n(px - long * 0.04)} ${n(py - long * 0.205)}a${n(long * 0.04)} ${n(long * 0.042)} 0 0 1 ${n(long * 0.08)} 0Z`,
        vivid('#f4ead8'),
      ) +
      stroke(
        `M${n(px - long * 0.03)} ${n(py - long * 0.13)}l${n(-long * 0.03)} ${n(long * 0.09)}M${n(px + long * 0.03)} ${n(py - long * 0.13)}l${n(long * 0.03)} ${n(long * 0.01)}`,
        skin,
        long * 0.026,
      ) +
      stroke(`M${low}L${high}`, tone(palette.near), long * 0.014) +
      blade(px - long * 0.175, py + long * 0.045) +
      blade(px + long * 0.185, py - long * 0.21)
    )
  }
  const side = (low: number, up: number) =>
    `M${n(x - long * 0.52)} ${n(y - long * 0.03)}Q${n(x - long * 0.24)} ${n(y + long * low)} ${n(x)} ${n(y + long * low)}` +
    `T${n(x + long * 0.52)} ${n(y - long * 0.03)}Q${n(x + long * 0.24)} ${n(y - long * up)} ${n(x)} ${n(y - long * up)}` +
    `T${n(x - long * 0.52)} ${n(y - long * 0.03)}Z`
  return (
    (long > 260 ? paddler(-0.16) + paddler(0.16) : paddler(0)) +
    shape(side(0.06, 0.035), vivid(hull)) +
    shape(side(0.06, -0.028), tone(palette.shaded(hull))) +
    ellipse(x, y - long * 0.024, long * 0.3, long * 0.012, tone(palette.near), 'fill-opacity=".45"')
  )
}

/** A boat in the shape of a swan, driven by pedals. */
export function swan({ palette, random }: Canvas, { x, y, long, distance = 0 }: Craft): string {
  const tone = (tint: string) => palette.air(tint, distance)
  const white = tone(palette.lit('#fbf8f2'))
  const grey = tone(palette.shaded('#d0d4dc'))
  const at = (dx: number, dy: number) => `${n(x + dx * long)} ${n(y - dy * long)}`
  const riders = repeat(2, (index) => {
    const px = x + (0.02 + index * 0.16) * long
    return (
      rect(
        px - long * 0.045,
        y - long * 0.32,
        long * 0.09,
        long * 0.2,
        tone(palette.lit(random.pick(['#d8443c', '#1f5fa8', '#2f8f7a']))),
        'rx="10"',
      ) + circle(px, y - long * 0.37, long * 0.045, tone(palette.lit('#b8825c')))
    )
  })
  return (
    riders +
    shape(
      `M${at(-0.46, 0.12)}C${at(-0.4, -0.1)} ${at(-0.2, -0.1)} ${at(0, -0.1)}C${at(0.3, -0.1)} ${at(0.46, 0)} ${at(0.54, 0.26)}Q${at(0.3, 0.16)} ${at(0, 0.16)}T${at(-0.46, 0.12)}Z`,
      white,
    ) +
    shape(`M${at(-0.1, 0.02)}Q${at(0.2, 0.2)} ${at(0.5, 0.2)}Q${at(0.36, -0.02)} ${at(0.1, -0.04)}Z`, grey) +
    stroke(`M${at(-0.36, 0.06)}C${at(-0.62, 0.3)} ${at(-0.2, 0.44)} ${at(-0.38, 0.62)}`, white, long * 0.11) +
    circle(x - long * 0.4, y - long * 0.63, long * 0.075, white) +
    polygon(
      [
        [x - long * 0.46, y - long * 0.66],
        [x - long * 0.58, y - long * 0.6],
        [x - long * 0.45, y - long * 0.59],
      ],
      tone(palette.lit('#e8862f')),
    ) +
    circle(x - long * 0.42, y - long * 0.65, long * 0.014, palette.near)
  )
}
