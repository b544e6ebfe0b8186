import { type Canvas, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { grass } from '../nature/ground.ts'
import { sky } from '../nature/sky.ts'
import { below, contour, createSlope, greenHills, type Slope, slopeAt } from '../nature/slope.ts'
import { grove, palm } from '../plants/palm.ts'
import { shrubs } from '../plants/trees.ts'
import { curve, fade, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { figure } from '../things/boats.ts'

/** A roof of palm leaves over a dark room. */
function hut({ palette }: Canvas, x: number, y: number, wide: number): string {
  const straw = '#c89a58'
  const roof = (from: number) =>
    polygon(
      [
        [x + wide * from, y - wide * 0.34],
        [x + wide * (from < 0 ? -0.1 : 0.02), y - wide * 0.84],
        [x + wide * 0.1, y - wide * 0.84],
        [x + wide * 0.56, y - wide * 0.34],
      ],
      from < 0 ? palette.lit(straw) : palette.shaded(straw),
    )
  return (
    rect(x - wide * 0.34, y - wide * 0.4, wide * 0.68, wide * 0.4, palette.shaded('#6a4630')) +
    rect(x - wide * 0.06, y - wide * 0.3, wide * 0.16, wide * 0.3, palette.window) +
    roof(-0.56) +
    roof(0.16)
  )
}

/** Somebody in the field under a pointed hat of straw. */
function farmer({ palette }: Canvas, x: number, y: number, tall: number, robe: string): string {
  const brim = y - tall * 0.88
  return (
    figure(x, y, tall, palette.shaded('#8a5a40'), palette.lit(robe)) +
    polygon(
      [
        [x - tall * 0.21, brim],
        [x, y - tall * 1.06],
        [x + tall * 0.21, brim],
      ],
      palette.lit('#e8c884'),
    )
  )
}

/** One step: its bank, and above it young rice, or water in which it has just been planted. */
function step(
  { palette, defs }: Canvas,
  slope: Slope,
  share: number,
  { isWet, green, wide }: { isWet: boolean; green: string; wide: number },
): string {
  const line = contour(slope, share)
  const crest = line.map(([x, y]) => [x, y - 6 - share * 26] as const)
  const rows = [0.3, 0.55, 0.8].map((inner) => curve(contour(slope, share + inner * wide))).join('')
  const mirror = defs.vertical([0, palette.sky[2]], [1, mix(palette.sky[1], palette.pool, 0.3)])
  const dash = (long: number, gap: number) => `stroke-dasharray="${n(long)} ${n(gap)}"`
  return (
    shape(below(crest), mix(palette.leaf, mix(palette.near, palette.sand, 0.3), 0.3)) +
    stroke(curve(crest), mix(palette.leaf, palette.lit('#d4dc8a'), 0.55), 3 + share * 5) +
    shape(below(line), isWet ? mirror : palette.air(green, 0.3 * (1 - share))) +
    (isWet
      ? stroke(
          rows,
          mix(palette.leaf, palette.lit('#a8cc4e'), 0.5),
          3 + share * 6,
          dash(2 + share * 5, 16 + share * 44),
        )
      : stroke(
          rows,
          mix(green, palette.near, 0.28),
          2 + share * 5,
          `${fade(0.5)} ${dash(5 + share * 14, 7 + share * 18)}`,
        ))
  )
}

function steps(canvas: Canvas, slope: Slope): string {
  const { palette, random } = canvas
  const count = 10
  const uneven = random.shuffle([0.02, 0.22, 0, 0.12, -0.12])
  const greens = [
    ['#a8cc4e', 0.7],
    ['#8fbe4a', 0.5],
    ['#c4d85a', 0.65],
  ] as const
  return repeat(count, (index) => {
    const [bright, much] = greens[index % 3] as (typeof greens)[number]
    return step(canvas, slope, Math.max(0, index + (uneven[index % 5] ?? 0)) / count, {
      isWet: index % 4 === 1,
      green: mix(palette.leaf, palette.lit(bright), much),
      wide: 1 / count,
    })
  })
}

/** Rice: step below step, some of them green, some a mirror of the sky, and palms on the banks. */
export function riceTerraces(canvas: Canvas): string {
  const { palette, random } = canvas
  const base = random.between(560, 610)
  const slope = createSlope(canvas, base + 50)
  const fields = steps(canvas, slope)
  const isLeft = random.chance(0.5)
  const side = (x: number) => (isLeft ? x : width - x)
  const inward = isLeft ? 1 : -1
  const on = (share: number, x: number) => slopeAt(slope, share, x)
  const people = ['#d8643c', '#1f6fae', '#f4e9dc'].map((robe, index) => {
    const [x, share] = [side(500 + index * 210 + random.between(-30, 30)), 0.42 + index * 0.1]
    return farmer(canvas, x, on(share, x) + 8, 70 + share * 90, robe)
  })
  const mist = mix(palette.leaf, palette.haze, 0.2)
  return (
    sky(canvas, { horizon: base }) +
    greenHills(canvas, base, 250) +
    grove(canvas, { from: 0, to: width, y: base + 44, count: 11, tall: 150, distance: 0.35 }) +
    shrubs(canvas, { from: 0, to: width, y: base + 60, count: 16, size: 44, color: mist }) +
    fields +
    hut(canvas, side(1130), on(0.3, side(1130)) + 6, 190) +
    palm(canvas, { x: side(1270), y: on(0.4, side(1270)), tall: 360, lean: 40, dates: false }) +
    palm(canvas, { x: side(1360), y: on(0.46, side(1360)), tall: 440, lean: -50, dates: false }) +
    people.join('') +
    palm(canvas, { x: side(150), y: 1190, tall: random.between(690, 780), lean: inward * 110, dates: false }) +
    palm(canvas, { x: side(270), y: 1200, tall: random.between(480, 560), lean: inward * 70, dates: false }) +
    shrubs(canvas, { from: side(-60), to: side(380), y: 1196, count: 7, size: 90 }) +
    grass(canvas, 1190, 22, mix(palette.leaf, palette.near, 0.35), 64)
  )
}
