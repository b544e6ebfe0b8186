import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { circle, ellipse, fade, n, type Point, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { arch } from './arch.ts'

/** White stone by the hour: after sunset the lamps of the sanctuary warm it. */
export function marble({ palette, time }: Canvas): { bright: string; dark: string } {
  const lamps = { dawn: 0.08, noon: 0, dusk: 0.16, night: 0.62 }[time]
  return {
    bright: mix(palette.lit('#fcf7ee'), '#fff2d2', lamps),
    dark: mix(palette.shaded('#d6cbbc'), '#c39a78', lamps * 0.55),
  }
}

type Storey = { foot: number; head: number; low: number; high: number }

/** From the square base to the slender round top; in units of a tower 1000 tall. */
const storeys: readonly Storey[] = [
  { foot: 0, head: 330, low: 47, high: 44 },
  { foot: 330, head: 610, low: 34, high: 31 },
  { foot: 610, head: 790, low: 24, high: 22 },
  { foot: 790, head: 866, low: 15, high: 15 },
]

/** The gallery above a storey: corbels that widen, a floor, a parapet. */
function gallery({ head, high }: Storey, stone: string, shade: string, gold: string): string {
  const reach = high * 1.5
  const bracket: Point[] = [
    [-high, -head + high * 0.95],
    [-high * 1.12, -head + high * 0.5],
    [-reach, -head],
    [reach, -head],
    [high * 1.12, -head + high * 0.5],
    [high, -head + high * 0.95],
  ]
  const corbels = repeat(5, (index) => arch((index - 2) * high * 0.52, -head + high * 0.86, high * 0.34, high * 0.62))
  return (
    polygon(bracket, stone) +
    shape(corbels, shade, fade(0.65)) +
    rect(-reach, -head - high * 0.5, reach * 2, high * 0.5, stone) +
    stroke(
      repeat(9, (index) => `M${n((index - 4) * reach * 0.22)} ${n(-head - high * 0.1)}v${n(-high * 0.26)}`),
      shade,
      high * 0.12,
    ) +
    rect(-reach * 1.03, -head - 2, reach * 2.06, Math.max(5, high * 0.14), gold)
  )
}

function shaft({ foot, head, low, high }: Storey, skin: string, shade: string): string {
  const niche = arch(0, -foot - (head - foot) * 0.14, low * 0.62, (head - foot) * 0.56)
  return (
    polygon(
      [
        [-low, -foot],
        [-high, -head],
        [high, -head],
        [low, -foot],
      ],
      skin,
    ) +
    shape(niche, shade, fade(0.4)) +
    stroke(
      `M${n(-low * 0.62)} ${-foot}L${n(-high * 0.62)} ${-head}M${n(low * 0.62)} ${-foot}L${n(high * 0.62)} ${-head}`,
      shade,
      3,
      fade(0.4),
    )
  )
}

function crescent(y: number, gold: string): string {
  return (
    stroke(`M0 ${y + 40}V${y}`, gold, 7) +
    circle(0, y + 24, 8, gold) +
    shape(`M-7 ${y - 24}a17 17 0 1 0 14 0a13 13 0 1 1-14 0`, gold)
  )
}

/** A minaret of the two sanctuaries: four storeys, three galleries, a fluted cap, a crescent. */
export function whiteMinaret(
  canvas: Canvas,
  { x, y, tall, distance = 0 }: { x: number; y: number; tall: number; distance?: number },
): string {
  const { palette, defs, time } = canvas
  const far = Math.round(distance * 10) / 10
  const tone = (tint: string) => palette.air(tint, far)
  const { bright, dark } = marble(canvas)
  const [stone, shade, gold] = [tone(bright), tone(dark), tone(palette.gold)]
  const skin = defs.horizontal([0, stone], [0.5, stone], [0.62, tone(mix(bright, dark, 0.55))], [1, shade])
  const lamps =
    time === 'noon'
      ? ''
      : storeys
          .slice(0, 3)
          .map(({ head, high }) =>
            ellipse(
              0,
              -head - high * 0.8,
              high * 3,
              high * 2.2,
              defs.radial([0, '#f4ffd8', time === 'night' ? 0.7 : 0.35], [1, '#d8ffd0', 0]),
            ),
          )
          .join('')
  const draw = defs.keep(
    storeys.map((storey) => shaft(storey, skin, shade)).join('') +
      storeys
        .slice(0, 3)
        .map((storey) => gallery(storey, skin, shade, gold))
        .join('') +
      rect(-19, -874, 38, 10, stone) +
      shape('M-15-872C-24-900-10-925 0-948C10-925 24-900 15-872Z', skin) +
      crescent(-976, gold) +
      lamps,
  )
  return draw(`transform="translate(${n(x)} ${n(y)}) scale(${(tall / 1000).toFixed(3)})"`)
}
