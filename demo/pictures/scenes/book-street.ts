import { archRow } from '../architecture/arch.ts'
import { bricks } from '../architecture/tiles.ts'
import { type Canvas, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { sky } from '../nature/sky.ts'
import { palm } from '../plants/palm.ts'
import { circle, fade, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { figure } from '../things/boats.ts'
import { bookStall, spines, spread } from '../things/books.ts'
import { cobbles } from '../things/street.ts'

/** The clock tower of the Qishla, which stands over the roofs at the end of the street. */
function clockTower({ palette }: Canvas, x: number, y: number): string {
  const wall = palette.air(palette.lit('#d8a878'), 0.12)
  const shade = palette.air(palette.shaded('#b98352'), 0.12)
  return (
    rect(x - 62, y - 430, 124, 430, wall) +
    rect(x + 22, y - 430, 40, 430, shade) +
    rect(x - 74, y - 444, 148, 20, palette.lit('#efd0a0')) +
    rect(x - 44, y - 510, 88, 68, wall) +
    shape(archRow(x - 38, x + 38, y - 446, 2, 54), shade) +
    polygon(
      [
        [x - 54, y - 510],
        [x, y - 584],
        [x + 54, y - 510],
      ],
      palette.lit('#5f8a96'),
    ) +
    circle(x - 8, y - 368, 40, palette.lit('#fbf4e4'), `stroke="${palette.shaded('#6a4630')}" stroke-width="7"`) +
    stroke(`M${n(x - 8)} ${n(y - 360)}v-28M${n(x - 8)} ${n(y - 360)}l18 10`, palette.near, 6)
  )
}

/** Houses of brick over an arcade, and in its shade the shelves of the shops. */
function arcade(canvas: Canvas, top: number, base: number): string {
  const { palette, random, defs } = canvas
  const wall = palette.lit('#d9ae7c')
  const floor = base - 330
  return (
    rect(0, top, width, base - top, defs.vertical([0, wall], [1, mix(wall, palette.shaded('#b98a5c'), 0.5)])) +
    bricks(canvas, { x: 0, y: top, width, height: base - top }, palette.shaded('#a87848')) +
    rect(0, top - 14, width, 22, palette.lit('#efd4a4')) +
    shape(archRow(20, width - 20, floor - 34, 9, 150, 0.46), palette.shaded('#6f4c3c')) +
    rect(0, floor - 20, width, 26, palette.lit('#efd4a4')) +
    shape(archRow(-30, width + 30, base, 6, 300, 0.86), palette.lit('#e8c896')) +
    shape(
      archRow(-30, width + 30, base, 6, 280, 0.74),
      defs.vertical([0, palette.shaded('#4a3230')], [1, palette.shaded('#8a6248')]),
    ) +
    repeat(6, (index) => {
      const x = -30 + (index + 0.5) * ((width + 60) / 6)
      return random.chance(0.8)
        ? spines(canvas, x - 84, x + 84, base - 120, 52) + spines(canvas, x - 84, x + 84, base - 60, 52)
        : ''
    })
  )
}

/** The street of the booksellers on a Friday: tables under the arcade, spreads on the paving, and those who look through them. */
export function bookStreet(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const base = random.between(770, 800)
  const shade = palette.near
  const person = (x: number, y: number, tall: number) =>
    figure(
      x,
      y,
      tall,
      mix(shade, '#5a3a2a', 0.3),
      random.pick([shade, palette.glaze, palette.shaded('#7a4434'), palette.lit('#e8dcc8'), palette.shaded('#4f5f4a')]),
    )
  return (
    sky(canvas, { horizon: 420, birds: true }) +
    palm(canvas, { x: random.between(1240, 1340), y: 420, tall: 300, lean: 20 }) +
    clockTower(canvas, random.between(240, 420), 600) +
    arcade(canvas, random.between(300, 330), base) +
    rect(0, base, width, height - base, defs.vertical([0, palette.lit('#e2c498')], [1, palette.shaded('#a8825c')])) +
    cobbles(canvas, base) +
    rect(0, base, width, 34, shade, fade(0.2)) +
    bookStall(canvas, random.between(250, 300), base + 110, 430) +
    person(random.between(520, 570), base + 124, 190) +
    bookStall(canvas, random.between(830, 880), base + 120, 460) +
    person(random.between(1110, 1150), base + 130, 196) +
    person(random.between(1170, 1200), base + 140, 176) +
    bookStall(canvas, random.between(1400, 1440), base + 112, 400) +
    spread(canvas, 330, base + 300, 560, 140) +
    person(random.between(650, 690), base + 270, 218) +
    spread(canvas, 1060, base + 286, 600, 130) +
    person(random.between(1420, 1460), base + 320, 236) +
    spread(canvas, 760, base + 410, 620, 96)
  )
}
