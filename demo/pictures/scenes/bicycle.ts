import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { grass } from '../nature/ground.ts'
import { range } from '../nature/range.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { ribbon } from '../nature/valley.ts'
import { water } from '../nature/water.ts'
import { grove, palm } from '../plants/palm.ts'
import { broadleaf, poplars, shrubs } from '../plants/trees.ts'
import { circle, n, polygon, rect, repeat, stroke } from '../svg.ts'

function wheel(x: number, y: number, r: number, color: string, rim: string): string {
  const spokes = repeat(10, (index) => {
    const a = (index / 10) * Math.PI
    return `M${n(x - Math.cos(a) * r)} ${n(y - Math.sin(a) * r)}L${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}`
  })
  return (
    stroke(spokes, rim, 2.5) +
    circle(x, y, r, 'none', `stroke="${color}" stroke-width="${n(r * 0.11)}"`) +
    circle(x, y, r * 0.88, 'none', `stroke="${rim}" stroke-width="4"`) +
    circle(x, y, r * 0.1, color)
  )
}

function cycle({ palette, random }: Canvas, x: number, y: number, size: number): string {
  const paint = palette.lit(random.pick(['#d8443c', '#1f5fa8', '#e0a938', '#2f8f7a', '#f2e6d0']))
  const dark = mix(palette.near, '#1a1420', 0.4)
  const r = size * 0.26
  const [back, front] = [x - size * 0.36, x + size * 0.4]
  const hub = y - r
  const [seatX, seatY] = [x - size * 0.15, y - size * 0.62]
  const [headX, headY] = [x + size * 0.28, y - size * 0.64]
  const crank = [x - size * 0.02, hub + 6] as const
  const frame =
    `M${n(back)} ${n(hub)}L${n(crank[0])} ${n(crank[1])}L${n(headX)} ${n(headY)}` +
    `L${n(seatX + 8)} ${n(seatY + 24)}L${n(back)} ${n(hub)}` +
    `M${n(crank[0])} ${n(crank[1])}L${n(seatX)} ${n(seatY)}` +
    `M${n(headX - 8)} ${n(headY - 34)}L${n(front)} ${n(hub)}`
  const basket =
    polygon(
      [
        [headX + 26, headY - 30],
        [headX + 150, headY - 30],
        [headX + 132, headY + 62],
        [headX + 44, headY + 62],
      ],
      palette.lit('#c8985c'),
    ) +
    repeat(7, (index) =>
      circle(
        headX + 44 + index * 15,
        headY - 34 - (index % 2) * 16,
        17,
        palette.lit(['#d8443c', '#f2c14e', '#f4a0b0', '#fbf0e0'][index % 4] as string),
      ),
    )
  return (
    wheel(back, hub, r, dark, palette.lit('#d8d0c0')) +
    wheel(front, hub, r, dark, palette.lit('#d8d0c0')) +
    stroke(frame, paint, size * 0.026, 'stroke-linejoin="round"') +
    stroke(`M${n(seatX - 46)} ${n(seatY - 4)}h80`, palette.shaded('#7a4a2c'), 20) +
    stroke(`M${n(headX - 8)} ${n(headY - 34)}l-12 -30q30 -24 66 4`, dark, 9) +
    (random.chance(0.7) ? basket : '') +
    circle(crank[0], crank[1], r * 0.2, 'none', `stroke="${dark}" stroke-width="7"`) +
    stroke(`M${n(crank[0])} ${n(crank[1])}l30 40h18`, dark, 8)
  )
}

export const bicycle: Draw = (canvas) => {
  const { palette, random, defs } = canvas
  const base = random.between(680, 750)
  const wet = canvas.land.water && random.chance(0.5)
  const land = wet
    ? water(canvas, { top: base, bottom: 960 }) +
      grove(canvas, { from: 0, to: width, y: base + 4, count: random.whole(5, 9), tall: 190, distance: 0.3 })
    : hills(canvas, {
        y: base + 60,
        height: 110,
        peaks: 2,
        bottom: height,
        fill: defs.vertical([0, palette.air(palette.leaf, 0.3)], [1, palette.leaf]),
      }) +
      ribbon(canvas, {
        x: random.between(700, 1100),
        top: base + 40,
        bottom: 1000,
        wide: 110,
        fill: palette.lit('#e6c79a'),
      }) +
      poplars(canvas, { from: 60, to: 1540, y: base + 90, count: 9, tall: 220, distance: 0.12 })
  return (
    sky(canvas, { horizon: base, birds: true }) +
    range(canvas, { far: base - 60, near: base, height: random.between(240, 380), layers: 3, depth: 0.6 }) +
    land +
    rect(0, 950, width, 250, defs.vertical([0, palette.lit('#e8cf9f')], [1, palette.shaded('#b8925f')])) +
    grass(canvas, 960, 40, mix(palette.leaf, palette.near, 0.2), 46) +
    cycle(canvas, random.between(660, 900), 1110, random.between(560, 660)) +
    (random.chance(0.5)
      ? palm(canvas, { x: 1430, y: 1150, tall: 700, lean: -60 })
      : broadleaf(canvas, { x: 1400, y: 1130, tall: 520 })) +
    shrubs(canvas, { from: 0, to: 260, y: 1190, count: 4, size: 70 })
  )
}
