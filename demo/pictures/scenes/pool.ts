import { hotel } from '../architecture/hotel.ts'
import { girih } from '../architecture/tiles.ts'
import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { lighten, mix } from '../color.ts'
import { range } from '../nature/range.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { lozenge } from '../nature/water.ts'
import { grove, palm } from '../plants/palm.ts'
import { shrubs } from '../plants/trees.ts'
import { circle, ellipse, fade, n, rect, repeat, shape, stroke } from '../svg.ts'
import { lounger, parasol } from '../things/terrace.ts'
import { backdrop } from './hospitality.ts'
import { indoorPool } from './indoor-pool.ts'

type Basin = { outline: string; top: number; edge: string }

/** The basin: a straight one in perspective, or one of curves. */
function shapeOf({ random }: Canvas, top: number): Basin {
  if (random.chance(0.5)) {
    const [left, right] = [random.between(180, 330), random.between(1270, 1420)]
    return {
      top,
      outline: `M${n(left)} ${n(top)}H${n(right)}L${width + 260} ${height}H-260Z`,
      edge: `M-260 ${height}L${n(left)} ${n(top)}H${n(right)}L${width + 260} ${height}`,
    }
  }
  const dip = random.between(30, 90)
  const line =
    `M-60 ${n(top + 240)}` +
    `C80 ${n(top + 40)} 340 ${n(top - dip * 0.2)} 620 ${n(top + dip * 0.5)}` +
    `S1000 ${n(top + dip)} 1180 ${n(top + 10)}` +
    `S1560 ${n(top + 60)} 1680 ${n(top + 260)}`
  return { top, outline: `${line}V${height + 40}H-60Z`, edge: line }
}

/** Straight sides between the columns of a hall. */
const hallBasin: Basin = {
  top: 800,
  outline: `M400 800H1200L${width + 60} ${height}H-60Z`,
  edge: `M-60 ${height}L400 800H1200L${width + 60} ${height}`,
}

function surface(canvas: Canvas, basin: Basin): string {
  const { palette, random, defs } = canvas
  const aqua = palette.pool
  const ripples = (count: number) =>
    repeat(count, () => {
      const share = random.between(0, 1)
      return lozenge(
        800 + random.between(-1, 1) * (520 + share * 320),
        basin.top + 30 + share * 380,
        60 + share * 200,
        4 + share * 9,
      )
    })
  const floor = ellipse(
    800,
    1080,
    420,
    96,
    girih(canvas, 90, lighten(aqua, 0.2), lighten(aqua, 0.4), mix(aqua, palette.glaze, 0.5)),
    fade(0.45),
  )
  return (
    shape(basin.outline, defs.vertical([0, lighten(aqua, 0.4)], [1, aqua])) +
    defs.clip(
      (random.chance(0.5) ? floor : '') +
        shape(ripples(16), mix(aqua, palette.glaze, 0.45), fade(0.4)) +
        shape(ripples(30), lighten(aqua, 0.65), fade(0.55)),
      shape(basin.outline, '#000'),
    ) +
    stroke(basin.edge, lighten(palette.lit('#fff6e0'), 0.2), 20) +
    stroke(basin.edge, palette.glaze, 5, 'transform="translate(0 13)"')
  )
}

/** What floats in the water or lies at its edge. */
function toys(canvas: Canvas, top: number): string {
  const { palette, random } = canvas
  const [x, y] = [random.between(420, 1180), top + random.between(170, 250)]
  const ring =
    ellipse(
      x,
      y,
      76,
      26,
      'none',
      `stroke="${palette.lit(random.pick(['#e8583c', '#f2c14e', '#f4a0b0']))}" stroke-width="26"`,
    ) + ellipse(x, y, 76, 26, 'none', `stroke="${palette.lit('#ffffff')}" stroke-width="26" stroke-dasharray="30 46"`)
  const ladder = stroke(
    `M1180 ${n(top + 70)}v-90q0 -30 30 -30M1240 ${n(top + 70)}v-90q0 -30 30 -30` +
      `M1180 ${n(top + 20)}h60M1180 ${n(top + 50)}h60`,
    palette.lit('#e8eef0'),
    9,
  )
  const ball =
    circle(x - 260, y + 60, 34, palette.lit('#fbf6ea')) +
    shape(`M${n(x - 294)} ${n(y + 60)}q34 -30 68 0`, palette.lit('#e8583c'))
  return random.pick([ring, ring + ladder, ball + ring, ladder])
}

/** Chairs and sunshades along the far side. */
function deck(canvas: Canvas, top: number): string {
  const { random } = canvas
  const step = random.between(270, 330)
  return repeat(random.whole(2, 4), (index) => {
    const x = 330 + index * step
    return (
      parasol(canvas, x + 20, top - 6, random.between(180, 220)) +
      lounger(canvas, x - 60, top - 8, 120) +
      lounger(canvas, x + 80, top - 8, 120)
    )
  })
}

/** Open on one side to the land: the water ends where the view begins. */
function infinity(canvas: Canvas): string {
  const { palette, random, land } = canvas
  const edge = random.between(700, 760)
  const view =
    land.mountains && (!land.palms || random.chance(0.6))
      ? range(canvas, {
          far: edge - 130,
          near: edge + 30,
          height: random.between(360, 460),
          layers: 4,
          snow: random.chance(0.3),
          depth: 0.7,
        })
      : hills(canvas, { y: edge, height: 60, peaks: 4, bottom: edge + 20, fill: palette.air(palette.near, 0.55) }) +
        grove(canvas, { from: 0, to: width, y: edge + 6, count: 7, tall: 220, distance: 0.3 })
  const basin = {
    top: edge,
    outline: `M-20 ${n(edge)}H${width + 20}V${height}H-20Z`,
    edge: `M-20 ${n(edge)}H${width + 20}`,
  }
  return (
    sky(canvas, { horizon: edge, birds: true }) +
    view +
    surface(canvas, basin) +
    shape(`M-20 ${height}V1060Q500 1010 1620 1120V${height}Z`, palette.lit('#f2e2c2')) +
    lounger(canvas, random.between(180, 300), 1120, 260) +
    parasol(canvas, random.between(120, 200), 1140, 460) +
    palm(canvas, { x: random.between(1420, 1520), y: 1190, tall: random.between(700, 820), lean: -90 }) +
    toys(canvas, edge + 40)
  )
}

function hotelPool(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const base = random.between(620, 690)
  const top = base + 120
  const basin = shapeOf(canvas, top)
  const ground = defs.vertical([0, palette.lit('#f2e2c2')], [1, palette.shaded('#d2b48a')])
  const house = random.chance(0.75)
    ? hotel(canvas, {
        x: random.between(560, 1060),
        y: base + 10,
        wide: random.between(700, 980),
        tall: random.between(330, 440),
      })
    : ''
  return (
    sky(canvas, { horizon: base }) +
    backdrop(canvas, base) +
    grove(canvas, { from: -20, to: 1620, y: base + 10, count: random.whole(4, 7), tall: 250, distance: 0.2 }) +
    house +
    rect(0, base, width, height - base, ground) +
    shrubs(canvas, { from: -20, to: 1620, y: base + 16, count: 22, size: 38 }) +
    surface(canvas, basin) +
    deck(canvas, top) +
    toys(canvas, top) +
    palm(canvas, { x: random.between(40, 120), y: 1020, tall: random.between(620, 760), lean: 70 }) +
    (random.chance(0.7)
      ? palm(canvas, { x: random.between(1480, 1560), y: 1000, tall: random.between(560, 720), lean: -60 })
      : '')
  )
}

export const pool: Draw = (canvas) => {
  const { random, land } = canvas
  if (canvas.subject === 'indoor') return indoorPool(canvas, surface(canvas, hallBasin))
  const isOpen = land.mountains || !land.town
  return (isOpen && random.chance(0.3) ? infinity : hotelPool)(canvas)
}
