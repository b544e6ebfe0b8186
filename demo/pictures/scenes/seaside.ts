import { coasts, flatCoasts } from '../architecture/coast.ts'
import { star } from '../architecture/tiles.ts'
import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { type Beach, createBeach, sea, shoreAt, strand } from '../nature/beach.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { reflected } from '../nature/water.ts'
import { grove, palm } from '../plants/palm.ts'
import { shrubs } from '../plants/trees.ts'
import { circle, ellipse, fade, n, polygon, repeat, shape, stroke } from '../svg.ts'
import { launch, sailboat, wake } from '../things/boats.ts'
import { lounger, parasol } from '../things/terrace.ts'

/** A rowing boat drawn up on the sand. */
function rowboat({ palette, random }: Canvas, x: number, y: number, long: number): string {
  const paint = random.pick(['#1f6fae', '#d8643c', '#2f8f8a', '#f4ead8'])
  const p = (dx: number, dy: number) => `${n(x + dx * long)} ${n(y + dy * long)}`
  return (
    ellipse(x, y + long * 0.12, long * 0.52, long * 0.05, palette.near, fade(0.25)) +
    shape(
      `M${p(-0.5, -0.16)}Q${p(0, 0.02)} ${p(0.52, -0.2)}Q${p(0, -0.12)} ${p(-0.5, -0.16)}Z`,
      palette.shaded('#6a4630'),
    ) +
    shape(
      `M${p(-0.5, -0.16)}Q${p(-0.42, 0.1)} ${p(-0.2, 0.13)}L${p(0.24, 0.13)}` +
        `Q${p(0.44, 0.06)} ${p(0.52, -0.2)}Q${p(0, 0.02)} ${p(-0.5, -0.16)}Z`,
      palette.lit(paint),
    ) +
    shape(
      `M${p(-0.43, 0.02)}Q${p(-0.36, 0.12)} ${p(-0.2, 0.13)}L${p(0.24, 0.13)}` +
        `Q${p(0.36, 0.1)} ${p(0.43, 0)}Q${p(0, 0.14)} ${p(-0.43, 0.02)}Z`,
      palette.shaded(paint),
    ) +
    stroke(`M${p(-0.5, -0.16)}Q${p(0, 0.02)} ${p(0.52, -0.2)}`, palette.lit('#fbf4e8'), long * 0.026) +
    stroke(`M${p(-0.12, -0.1)}L${p(0.3, -0.34)}`, palette.lit('#d8a868'), long * 0.02)
  )
}

/** Sunshades with their chairs along the dry sand. */
function resting(canvas: Canvas, beach: Beach, [from = 0, to = width]: readonly number[]): string {
  const { random, palette } = canvas
  const count = random.whole(2, 3)
  return repeat(count, (index) => {
    const x = from + ((index + random.between(0.3, 0.7)) / count) * (to - from)
    const y = Math.min(1130, shoreAt(beach, x) + random.between(96, 130))
    const tall = 130 + (y - 880) * 0.62
    return (
      ellipse(x, y + 4, tall * 0.62, tall * 0.07, palette.near, fade(0.22)) +
      parasol(canvas, x, y, tall) +
      lounger(canvas, x - tall * 0.62, y + 12, tall * 0.56) +
      lounger(canvas, x + tall * 0.12, y + 14, tall * 0.56)
    )
  })
}

function trifles({ palette, random }: Canvas, beach: Beach): string {
  const x = random.between(300, 1300)
  const y = Math.min(1150, shoreAt(beach, x) + random.between(110, 160))
  const ball =
    circle(x + 190, y - 26, 30, palette.lit('#fbf6ea')) +
    shape(`M${n(x + 160)} ${n(y - 26)}q30 -32 60 0q-30 14 -60 0`, palette.lit('#e8583c')) +
    shape(`M${n(x + 166)} ${n(y - 10)}q24 26 48 0q-24 10 -48 0`, palette.lit('#1f6fae'))
  return polygon(star(x, y, 24, 5, 0.42), palette.lit('#e8784c')) + (random.chance(0.5) ? ball : '')
}

/** Nobody's island on the horizon. */
function islet(canvas: Canvas, y: number): string {
  return (
    hills(canvas, {
      y,
      height: 30,
      peaks: 1,
      from: 900,
      to: 1420,
      bottom: y + 2,
      fill: mix(canvas.palette.leaf, canvas.palette.haze, 0.35),
    }) + grove(canvas, { from: 960, to: 1360, y, count: 6, tall: 120, distance: 0.3 })
  )
}

export const seaside: Draw = (canvas) => {
  const { palette, random } = canvas
  const horizon = random.between(560, 630)
  const beach = createBeach(canvas, horizon)
  const coast =
    canvas.subject === 'shore'
      ? islet(canvas, horizon + 4)
      : random.pick(canvas.land.mountains ? coasts : flatCoasts)(canvas, horizon + 4)
  const fleet = repeat(random.whole(2, 3), (index) => {
    const [x, y] = [200 + index * 470 + random.between(-110, 110), horizon + 46 + index * 34 + random.between(-12, 12)]
    const long = 70 + (y - horizon) * 0.7
    return (
      wake(canvas, x, y + 8, long) + random.pick([sailboat, sailboat, launch])(canvas, { x, y, long, distance: 0.12 })
    )
  })
  const broad = shoreAt(beach, 200) < shoreAt(beach, 1400) ? [220, 940] : [720, 1480]
  // The coast lies on the right: palms there would hide it.
  const [edge, side] = random.chance(0.82) ? [0, 1] : [1600, -1]
  const boat = random.chance(0.5)
    ? rowboat(
        canvas,
        broad[0] === 220 ? random.between(1140, 1320) : random.between(380, 520),
        1120,
        random.between(230, 290),
      )
    : ''
  const trees =
    palm(canvas, {
      x: edge + side * random.between(40, 120),
      y: 1160,
      tall: random.between(640, 780),
      lean: side * random.between(110, 210),
    }) +
    (random.chance(0.7)
      ? palm(canvas, {
          x: edge + side * random.between(150, 230),
          y: 1190,
          tall: random.between(430, 540),
          lean: side * random.between(60, 150),
        })
      : '')
  return (
    sky(canvas, { horizon, birds: true }) +
    sea(canvas, beach) +
    reflected(canvas, coast, horizon + 4, 0.6, 0.3) +
    fleet +
    strand(canvas, beach) +
    (random.chance(0.75) ? resting(canvas, beach, broad) : '') +
    boat +
    trifles(canvas, beach) +
    trees +
    shrubs(canvas, {
      from: edge - 60,
      to: edge + side * 260,
      y: height,
      count: 5,
      size: 80,
      color: mix(palette.leaf, palette.near, 0.15),
    })
  )
}
