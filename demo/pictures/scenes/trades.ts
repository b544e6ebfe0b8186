import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { shelf } from '../interior/decor.ts'
import { tableLamp } from '../interior/lamps.ts'
import { devices, spectacles } from '../interior/shelves.ts'
import { circle, ellipse, fade, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { stool } from '../things/music.ts'
import { textiles } from '../things/wares.ts'
import { bench, type Craft } from './crafts.ts'

/** A sewing machine with its hand wheel. */
function machine({ palette }: Canvas, x: number, y: number, wide: number): string {
  const black = palette.dim('#1f2a34')
  return (
    rect(x - wide * 0.5, y - wide * 0.1, wide, wide * 0.1, palette.dim('#5e3a28')) +
    shape(
      `M${n(x - wide * 0.44)} ${n(y - wide * 0.1)}v${n(-wide * 0.42)}q0 ${n(-wide * 0.08)} ${n(wide * 0.08)} ${n(-wide * 0.08)}` +
        `h${n(wide * 0.62)}q${n(wide * 0.14)} 0 ${n(wide * 0.14)} ${n(wide * 0.16)}v${n(wide * 0.34)}h${n(-wide * 0.2)}` +
        `v${n(-wide * 0.24)}h${n(-wide * 0.46)}v${n(wide * 0.24)}Z`,
      black,
    ) +
    stroke(`M${n(x - wide * 0.1)} ${n(y - wide * 0.5)}h${n(wide * 0.34)}`, palette.bright('#d9a940'), wide * 0.025) +
    circle(x + wide * 0.47, y - wide * 0.42, wide * 0.12, palette.bright('#c8ccd0')) +
    circle(x + wide * 0.47, y - wide * 0.42, wide * 0.07, black) +
    stroke(`M${n(x - wide * 0.35)} ${n(y - wide * 0.26)}v${n(wide * 0.15)}`, palette.bright('#e8ecf0'), wide * 0.02)
  )
}

/** A jacket on its stand. */
function stand({ palette, random }: Canvas, x: number, y: number, tall: number): string {
  const color = random.pick(['#33405f', '#5a6068', '#7a4434', '#2f5a4a'])
  const at = (dx: number, dy: number) => `${n(x + dx * tall)} ${n(y - dy * tall)}`
  return (
    stroke(
      `M${at(0, 0.06)}V${n(y - 0.4 * tall)}M${at(-0.14, 0)}L${at(0, 0.08)}L${at(0.14, 0)}`,
      palette.dim('#5e3a28'),
      tall * 0.03,
    ) +
    shape(
      `M${at(-0.17, 0.34)}L${at(-0.15, 0.62)}Q${at(-0.24, 0.78)} ${at(-0.2, 0.88)}Q${at(-0.1, 0.93)} ${at(0, 0.94)}` +
        `Q${at(0.1, 0.93)} ${at(0.2, 0.88)}Q${at(0.24, 0.78)} ${at(0.15, 0.62)}L${at(0.17, 0.34)}Z`,
      palette.bright(color),
    ) +
    shape(`M${at(-0.08, 0.93)}L${at(0, 0.64)}L${at(0.08, 0.93)}Z`, palette.bright('#fbf4e8')) +
    stroke(
      `M${at(-0.08, 0.93)}L${at(0, 0.64)}L${at(0.08, 0.93)}M${at(0, 0.64)}V${n(y - 0.35 * tall)}`,
      palette.dim(color),
      6,
    ) +
    circle(x, y - tall * 0.97, tall * 0.035, palette.dim('#5e3a28')) +
    stroke(
      `M${at(0.1, 0.86)}q${n(tall * 0.05)} ${n(tall * 0.2)} ${n(-tall * 0.01)} ${n(tall * 0.3)}`,
      palette.bright('#e0c040'),
      7,
    )
  )
}

export const tailor: Craft = (canvas, style, floor) => {
  const { palette, random } = canvas
  return (
    repeat(2, (row) => shelf(canvas, style, 560, 330 + row * 150, 520)) +
    repeat(2, (row) =>
      repeat(9, (index) =>
        rect(
          576 + index * 54,
          330 + row * 150 - random.between(64, 112),
          46,
          112,
          palette.bright(random.pick([...style.cloth, '#33405f', '#8a8f98', '#e8dcc8'])),
          'rx="14"',
        ),
      ),
    ) +
    repeat(2, (row) => rect(556, 330 + row * 150, 528, 22, palette.bright(style.wood))) +
    stand(canvas, 1330, floor + 60, 640) +
    bench(canvas, style, 420, floor, 760) +
    machine(canvas, 640, floor - 220, 300) +
    rect(860, floor - 244, 260, 26, palette.bright('#33405f'), 'rx="10"') +
    rect(880, floor - 264, 220, 24, palette.bright('#8a8f98'), 'rx="10"') +
    stool(canvas, 660, floor + 190, 170) +
    textiles(canvas, 1040, floor + 190, 150)
  )
}

/** White knitted shoes in pairs, the sort the mountains wear. */
function klash({ palette }: Canvas, x: number, y: number, long: number): string {
  const one = (dx: number, tint: string) =>
    shape(
      `M${n(x + dx - long * 0.46)} ${n(y)}q${n(-long * 0.04)} ${n(-long * 0.3)} ${n(long * 0.22)} ${n(-long * 0.32)}` +
        `q${n(long * 0.1)} ${n(long * 0.14)} ${n(long * 0.3)} ${n(long * 0.12)}q${n(long * 0.34)} ${n(long * 0.02)} ${n(long * 0.4)} ${n(long * 0.2)}Z`,
      tint,
    ) + rect(x + dx - long * 0.48, y - long * 0.05, long * 0.96, long * 0.09, palette.bright('#3f6f9a'), 'rx="6"')
  return one(long * 0.22, palette.dim('#e8e0d0')) + one(0, palette.bright('#fdf8ee'))
}

export const cobbler: Craft = (canvas, style, floor) => {
  const { palette, random } = canvas
  return (
    repeat(
      3,
      (row) =>
        repeat(6, (index) => klash(canvas, 650 + index * 150, 290 + row * 160, random.between(84, 96))) +
        shelf(canvas, style, 570, 292 + row * 160, 940),
    ) +
    bench(canvas, style, 420, floor, 1080) +
    repeat(3, (index) => klash(canvas, 720 + index * 230, floor - 226, 150)) +
    stroke(`M500 ${n(floor - 226)}l60 -100M560 ${n(floor - 226)}l-10 -120`, palette.bright('#a8693c'), 14) +
    repeat(4, (index) =>
      circle(
        1330 + (index % 2) * 74,
        floor - 256 - Math.floor(index / 2) * 62,
        40,
        palette.bright(index % 2 ? '#f4ece0' : '#e0d4c0'),
      ),
    ) +
    stool(canvas, 820, floor + 190, 180)
  )
}

/** A laptop, opened: its screen lit or its inside bare. */
function laptop({ palette, defs }: Canvas, x: number, y: number, wide: number): string {
  return (
    polygon(
      [
        [x - wide * 0.42, y - wide * 0.62],
        [x + wide * 0.42, y - wide * 0.62],
        [x + wide * 0.46, y - wide * 0.04],
        [x - wide * 0.46, y - wide * 0.04],
      ],
      palette.dim('#3a4250'),
    ) +
    polygon(
      [
        [x - wide * 0.38, y - wide * 0.58],
        [x + wide * 0.38, y - wide * 0.58],
        [x + wide * 0.41, y - wide * 0.08],
        [x - wide * 0.41, y - wide * 0.08],
      ],
      defs.diagonal([0, '#9fd8e8'], [1, '#2f7fb0']),
    ) +
    stroke(
      `M${n(x - wide * 0.3)} ${n(y - wide * 0.46)}h${n(wide * 0.3)}m${n(-wide * 0.3)} ${n(wide * 0.1)}h${n(wide * 0.44)}` +
        `m${n(-wide * 0.44)} ${n(wide * 0.1)}h${n(wide * 0.2)}`,
      '#f0fafc',
      wide * 0.028,
      fade(0.8),
    ) +
    polygon(
      [
        [x - wide * 0.46, y - wide * 0.04],
        [x + wide * 0.46, y - wide * 0.04],
        [x + wide * 0.54, y + wide * 0.05],
        [x - wide * 0.54, y + wide * 0.05],
      ],
      palette.bright('#b8c0c8'),
    )
  )
}

export const electrician: Craft = (canvas, style, floor) => {
  const { palette, random } = canvas
  const board = (x: number) =>
    rect(x, floor - 236, 150, 16, palette.bright('#2f7a5a')) +
    repeat(4, (index) => rect(x + 12 + index * 34, floor - 250, 22, 16, palette.dim('#2a2c34')))
  const drawers = repeat(3, (row) =>
    repeat(8, (column) => {
      const color = palette.bright(random.pick(['#2f6f8a', '#c8643c', '#e0a938', '#8a949c']))
      return (
        rect(1120 + column * 48, 200 + row * 62, 42, 52, color, 'rx="5"') +
        rect(1133 + column * 48, 224 + row * 62, 16, 8, palette.bright('#f4ece0'))
      )
    }),
  )
  return (
    rect(1108, 188, 396, 200, palette.dim(style.wood), 'rx="8"') +
    drawers +
    devices(canvas, style, 600, 350, 460, 150) +
    shelf(canvas, style, 580, 352, 480) +
    bench(canvas, style, 420, floor, 1080) +
    laptop(canvas, 760, floor - 226, 340) +
    board(1010) +
    board(1190) +
    tableLamp(canvas, 1410, floor - 220, 220) +
    stroke(`M1000 ${n(floor - 224)}q-60 -70 -20 -120t70 -60`, palette.dim('#2a2c34'), 8) +
    stroke(`M1048 ${n(floor - 402)}l34 30`, palette.bright('#e0a938'), 14) +
    stool(canvas, 800, floor + 190, 180)
  )
}

/** Lenses, a chart of letters and the instrument that measures them. */
export const optician: Craft = (canvas, style, floor) => {
  const { palette } = canvas
  const ink = palette.dim('#2a2c34')
  const chart =
    rect(640, 150, 250, 370, palette.bright('#fdf8ee'), `stroke="${palette.dim(style.wood)}" stroke-width="12"`) +
    repeat(5, (row) => {
      const size = 62 - row * 11
      const count = row + 1
      return repeat(count, (index) => {
        const x = 765 + (index - (count - 1) / 2) * size * 1.35
        const y = 200 + row * 68
        const open = (index + row) % 4
        return `<g transform="rotate(${open * 90} ${n(x)} ${n(y)})">${stroke(`M${n(x + size * 0.26)} ${n(y - size * 0.36)}h${n(-size * 0.5)}v${n(size * 0.72)}h${n(size * 0.5)}M${n(x - size * 0.24)} ${n(y)}h${n(size * 0.44)}`, ink, size * 0.15)}</g>`
      })
    })
  return (
    chart +
    repeat(
      3,
      (row) =>
        spectacles(canvas, style, 980, 290 + row * 130, 520, 110) + shelf(canvas, style, 970, 292 + row * 130, 540),
    ) +
    bench(canvas, style, 420, floor, 1080) +
    ellipse(700, floor - 226, 110, 16, mix(ink, '#8a949c', 0.3)) +
    rect(676, floor - 420, 48, 196, palette.bright('#c8ccd0')) +
    rect(586, floor - 500, 230, 110, palette.bright('#2f6f8a'), 'rx="18"') +
    circle(650, floor - 444, 34, palette.bright('#dfeef0')) +
    circle(752, floor - 444, 34, palette.bright('#dfeef0')) +
    spectacles(canvas, style, 920, floor - 222, 420, 120) +
    stool(canvas, 980, floor + 190, 180)
  )
}
