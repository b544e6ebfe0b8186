import { gable } from '../architecture/houses.ts'
import { type Canvas, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { foreground, grass } from '../nature/ground.ts'
import { range } from '../nature/range.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { flowers } from '../nature/valley.ts'
import { water } from '../nature/water.ts'
import { pines } from '../plants/pine.ts'
import { broadleaf, shrubs } from '../plants/trees.ts'
import { circle, n, polygon, rect, repeat, stroke } from '../svg.ts'
import { figure } from '../things/boats.ts'

/** A hut of boards with a porch; on legs where water runs below. */
function hut(canvas: Canvas, x: number, y: number, wide: number, legs = 0): string {
  const { palette, time, random } = canvas
  const tall = wide * 0.86
  const boards = stroke(
    repeat(6, (index) => `M${n(x)} ${n(y - tall * (0.08 + index * 0.09))}h${n(wide)}`),
    palette.shaded('#6a4428'),
    3,
    'stroke-opacity=".5"',
  )
  const light = time === 'noon' ? palette.shaded('#4a6a86') : palette.window
  const posts = stroke(
    repeat(4, (index) => `M${n(x + wide * (0.06 + index * 0.3))} ${n(y)}v${n(legs)}`),
    palette.shaded('#5a3a24'),
    wide * 0.045,
  )
  return (
    (legs ? posts : '') +
    gable(canvas, { x, y, wide, tall, color: '#b8804c', roof: random.pick(['#8a4a34', '#6f5644', '#a05a3a']) }) +
    boards +
    rect(
      x + wide * 0.14,
      y - tall * 0.44,
      wide * 0.2,
      tall * 0.2,
      light,
      `stroke="${palette.lit('#f2dfba')}" stroke-width="6"`,
    ) +
    rect(x + wide * 0.44, y - tall * 0.46, wide * 0.16, tall * 0.46, palette.shaded('#5a3624')) +
    rect(x - wide * 0.06, y - 8, wide * 1.2, 16, palette.lit('#c89a66')) +
    stroke(
      `M${n(x + wide * 0.02)} ${n(y)}v${n(-tall * 0.56)}M${n(x + wide * 0.64)} ${n(y)}v${n(-tall * 0.56)}` +
        `M${n(x + wide * 0.64)} ${n(y - tall * 0.16)}h${n(wide * 0.46)}M${n(x + wide * 1.1)} ${n(y)}v${n(-tall * 0.2)}`,
      palette.shaded('#7a5234'),
      wide * 0.03,
    )
  )
}

/** Beehives: painted boxes on short legs, a stone on the lid, the bees around. */
function hives({ palette, random }: Canvas, x: number, y: number, count: number, size: number): string {
  return repeat(count, (index) => {
    const at = x + index * size * 1.5
    const foot = y + (index % 2) * size * 0.3
    const color = random.pick(['#e0b040', '#5f9ab8', '#e8dcc0', '#7fa86a'])
    return (
      stroke(
        `M${n(at - size * 0.36)} ${n(foot)}v${n(-size * 0.3)}M${n(at + size * 0.36)} ${n(foot)}v${n(-size * 0.3)}`,
        palette.shaded('#5a3a24'),
        size * 0.1,
      ) +
      rect(at - size / 2, foot - size * 0.95, size, size * 0.7, palette.lit(color)) +
      rect(at + size * 0.2, foot - size * 0.95, size * 0.3, size * 0.7, palette.shaded(color)) +
      rect(at - size * 0.5, foot - size * 0.62, size, size * 0.05, palette.shaded('#8a6a3c')) +
      rect(at - size * 0.2, foot - size * 0.4, size * 0.34, size * 0.08, palette.near) +
      polygon(
        [
          [at - size * 0.6, foot - size * 0.92],
          [at - size * 0.5, foot - size * 1.08],
          [at + size * 0.5, foot - size * 1.08],
          [at + size * 0.6, foot - size * 0.92],
        ],
        palette.lit('#f2e6d0'),
      ) +
      repeat(4, () =>
        circle(
          at + random.between(-1, 1) * size,
          foot - random.between(0.6, 2) * size,
          Math.max(2.5, size * 0.05),
          palette.lit('#e0a020'),
        ),
      )
    )
  })
}

const lawn = ({ palette, defs }: Canvas) =>
  defs.vertical([0, mix(palette.leaf, palette.lit('#a8c060'), 0.45)], [1, mix(palette.leaf, palette.near, 0.45)])

function behind(canvas: Canvas, base: number): string {
  const { random } = canvas
  return (
    sky(canvas, { horizon: base - 60, birds: true }) +
    range(canvas, { far: base - 150, near: base - 30, height: random.between(320, 400), layers: 4, depth: 0.65 })
  )
}

/** Huts of wood between almond trees, and their beehives in the meadow. */
export function hivesAndHuts(canvas: Canvas): string {
  const { palette, random } = canvas
  const base = random.between(730, 770)
  const blossom = '#f4c8d0'
  return (
    behind(canvas, base) +
    hills(canvas, { y: base + 20, height: 80, peaks: 2, bottom: height, fill: lawn(canvas) }) +
    repeat(4, (index) =>
      broadleaf(canvas, {
        x: 130 + index * 430 + random.between(-50, 50),
        y: base + 40,
        tall: 220,
        distance: 0.15,
        fruit: blossom,
      }),
    ) +
    hut(canvas, random.between(170, 230), base + 90, 220) +
    hut(canvas, random.between(610, 670), base + 60, 190) +
    hut(canvas, random.between(1060, 1120), base + 100, 250) +
    hills(canvas, { y: base + 190, height: 60, peaks: 2, bottom: height, fill: lawn(canvas) }) +
    hives(canvas, random.between(300, 380), base + 250, 7, 74) +
    figure(random.between(1090, 1150), base + 290, 190, palette.lit('#f4ead8'), palette.lit('#f4ead8')) +
    hives(canvas, random.between(180, 260), base + 370, 4, 110) +
    flowers(canvas, base + 280, height, 60, ['#8a6fc8', '#f2c14e', '#f4e9dc']) +
    broadleaf(canvas, { x: random.between(1400, 1470), y: base + 390, tall: 520, fruit: blossom }) +
    foreground(canvas, 1190, mix(palette.near, palette.leaf, 0.3), 40) +
    grass(canvas, 1165, 20, palette.leaf, 50)
  )
}

/** Cabins in a forest of pines. */
export function hutsInPines(canvas: Canvas): string {
  const { palette, random } = canvas
  const base = random.between(740, 780)
  return (
    behind(canvas, base) +
    pines(canvas, { from: -40, to: 1640, y: base + 10, count: 26, tall: 300, distance: 0.35 }) +
    hills(canvas, { y: base + 40, height: 60, peaks: 2, bottom: height, fill: lawn(canvas) }) +
    pines(canvas, { from: -20, to: 1620, y: base + 60, count: 16, tall: 380, distance: 0.15 }) +
    hut(canvas, random.between(230, 290), base + 130, 240) +
    hut(canvas, random.between(690, 750), base + 100, 210) +
    hut(canvas, random.between(1100, 1160), base + 140, 260) +
    shrubs(canvas, { from: 0, to: 1600, y: base + 160, count: 14, size: 36 }) +
    hills(canvas, { y: base + 240, height: 60, peaks: 2, bottom: height, fill: lawn(canvas) }) +
    figure(random.between(620, 680), base + 260, 130, palette.near, palette.glaze) +
    pines(canvas, { from: -60, to: 330, y: base + 380, count: 4, tall: 640 }) +
    pines(canvas, { from: 1280, to: 1660, y: base + 390, count: 4, tall: 660 }) +
    foreground(canvas, 1185, mix(palette.near, palette.leaf, 0.3), 50)
  )
}

/** Huts on legs over a stream, under walnut trees. */
export function hutsOnStilts(canvas: Canvas): string {
  const { palette, random } = canvas
  const base = random.between(720, 750)
  return (
    behind(canvas, base) +
    hills(canvas, { y: base + 10, height: 70, peaks: 2, bottom: height, fill: lawn(canvas) }) +
    repeat(5, (index) =>
      broadleaf(canvas, {
        x: 80 + index * 360 + random.between(-40, 40),
        y: base + 40,
        tall: random.between(330, 420),
        distance: 0.1,
      }),
    ) +
    water(canvas, { top: base + 150, bottom: height, shine: false, color: mix(palette.water, palette.pool, 0.4) }) +
    shrubs(canvas, { from: 0, to: width, y: base + 154, count: 20, size: 30 }) +
    hut(canvas, random.between(150, 210), base + 150, 260, 110) +
    hut(canvas, random.between(630, 690), base + 130, 230, 110) +
    hut(canvas, random.between(1090, 1150), base + 160, 280, 120) +
    broadleaf(canvas, { x: random.between(1470, 1520), y: 1180, tall: 640 }) +
    foreground(canvas, 1190, mix(palette.near, palette.leaf, 0.3), 50) +
    grass(canvas, 1160, 18, palette.leaf, 50)
  )
}
