import { clay, stone, street } from '../architecture/houses.ts'
import { type Canvas, height } from '../canvas.ts'
import { mix } from '../color.ts'
import { foreground, grass } from '../nature/ground.ts'
import { range } from '../nature/range.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { flowers } from '../nature/valley.ts'
import { poplars, shrubs } from '../plants/trees.ts'
import { n, polygon, repeat, shape } from '../svg.ts'
import { figure } from '../things/boats.ts'
import { balloon, glider } from '../things/flyers.ts'

/** Paragliders over a valley, seen from the slope that they start on. */
export function gliders(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const base = random.between(700, 750)
  const meadow = (bright: number) => mix(palette.leaf, palette.lit('#a8c060'), bright)
  const slope = random.between(820, 860)
  return (
    sky(canvas, { horizon: base - 40, birds: true }) +
    range(canvas, { far: base - 120, near: base - 10, height: random.between(260, 340), layers: 3, depth: 0.6 }) +
    hills(canvas, { y: base + 60, height: 70, peaks: 3, bottom: height, fill: palette.air(meadow(0.3), 0.3) }) +
    street(canvas, {
      from: 560,
      to: 1640,
      y: base + 130,
      low: 34,
      high: 74,
      colors: [...clay, ...stone],
      distance: 0.38,
    }) +
    poplars(canvas, { from: 500, to: 1600, y: base + 150, count: 9, tall: 90, distance: 0.25 }) +
    hills(canvas, {
      y: base + 220,
      height: 80,
      peaks: 2,
      bottom: height,
      fill: defs.vertical([0, palette.air(meadow(0.35), 0.12)], [1, meadow(0)]),
    }) +
    glider(canvas, random.between(1180, 1300), random.between(180, 230), 210) +
    glider(canvas, random.between(300, 380), random.between(300, 360), 150) +
    glider(canvas, random.between(690, 800), random.between(240, 280), 440) +
    shape(
      `M-20 ${n(slope)}Q420 ${n(slope + 20)} 760 ${n(slope + 230)}T1640 1150V${height}H-20Z`,
      defs.vertical([0, meadow(0.5)], [1, mix(palette.leaf, palette.near, 0.5)]),
    ) +
    figure(random.between(180, 230), slope + 80, 120, palette.near, palette.shaded('#b8402c')) +
    figure(random.between(270, 310), slope + 100, 124, palette.near, palette.glaze) +
    flowers(canvas, slope + 160, height, 40, ['#f2c14e', '#f4e9dc', '#d8343c']) +
    foreground(canvas, 1185, mix(palette.near, palette.leaf, 0.3), 50) +
    grass(canvas, 1160, 20, palette.leaf, 50)
  )
}

/** Balloons at rest in the air over cones of soft rock. */
export function balloons(canvas: Canvas): string {
  const { palette, random } = canvas
  const base = random.between(760, 800)
  const chimneys = (y: number, count: number, tall: number, distance: number) =>
    repeat(count, (index) => {
      const x = (index + random.between(0.2, 0.8)) * (1600 / count)
      const high = tall * random.between(0.6, 1.1)
      const half = high * random.between(0.24, 0.32)
      const tone = (color: string) => palette.air(color, distance)
      return (
        polygon(
          [
            [x - half, y],
            [x - half * 0.3, y - high],
            [x + half * 0.3, y - high],
            [x + half, y],
          ],
          tone(palette.lit('#e2c49a')),
        ) +
        polygon(
          [
            [x + half * 0.1, y],
            [x + half * 0.06, y - high],
            [x + half * 0.3, y - high],
            [x + half, y],
          ],
          tone(palette.shaded('#b98f68')),
        ) +
        polygon(
          [
            [x - half * 0.46, y - high + 8],
            [x, y - high * 1.16],
            [x + half * 0.46, y - high + 8],
          ],
          tone(palette.shaded('#8a6248')),
        ) +
        shape(
          `M${n(x - half * 0.3)} ${n(y - high * 0.3)}v${n(-high * 0.12)}h${n(half * 0.26)}v${n(high * 0.12)}Z`,
          tone(palette.shaded('#6a4632')),
        )
      )
    })
  return (
    sky(canvas, { horizon: base }) +
    range(canvas, { far: base - 60, near: base, height: 200, layers: 2, depth: 0.4 }) +
    repeat(5, (index) =>
      balloon(canvas, 160 + index * 320 + random.between(-50, 50), random.between(240, 520), random.between(70, 120)),
    ) +
    chimneys(base + 60, 11, 180, 0.4) +
    hills(canvas, {
      y: base + 110,
      height: 70,
      peaks: 3,
      bottom: height,
      fill: palette.air(palette.lit('#dcb888'), 0.25),
    }) +
    balloon(canvas, random.between(380, 480), random.between(300, 340), 330) +
    balloon(canvas, random.between(1080, 1180), random.between(420, 470), 240) +
    chimneys(base + 270, 7, 330, 0.08) +
    shape(`M-20 ${n(base + 250)}Q600 ${n(base + 220)} 1620 ${n(base + 280)}V${height}H-20Z`, palette.lit('#d2a878')) +
    shrubs(canvas, { from: 0, to: 1600, y: base + 320, count: 12, size: 48 }) +
    foreground(canvas, 1180, mix(palette.near, palette.sand, 0.3), 70)
  )
}
