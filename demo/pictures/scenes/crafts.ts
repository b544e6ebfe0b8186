import { girih } from '../architecture/tiles.ts'
import type { Canvas } from '../canvas.ts'
import type { Style } from '../interior/style.ts'
import { circle, n, polygon, rect, repeat, stroke } from '../svg.ts'
import { oud } from '../things/music.ts'

export type Craft = (canvas: Canvas, style: Style, floor: number) => string

export function bench({ palette }: Canvas, style: Style, x: number, floor: number, wide: number): string {
  return (
    rect(x, floor - 220, wide, 44, palette.bright(style.wood)) +
    rect(x, floor - 178, wide, 14, palette.dim(style.wood)) +
    rect(x + 50, floor - 170, 50, 330, palette.dim(style.wood)) +
    rect(x + wide - 100, floor - 170, 50, 330, palette.dim(style.wood)) +
    rect(x + 100, floor + 30, wide - 200, 26, palette.dim(style.wood))
  )
}

/** Hammers, chisels and ladles on a rail. */
function tools({ palette, random }: Canvas, style: Style, x: number, y: number, count: number): string {
  return (
    rect(x - 60, y - 40, count * 96 + 40, 26, palette.bright(style.wood)) +
    repeat(count, (index) => {
      const at = x + index * 96
      const long = random.between(110, 180)
      return (
        stroke(`M${n(at)} ${n(y)}v${n(long)}`, palette.bright('#a8693c'), 15) +
        random.pick([
          () => rect(at - 34, y + long, 68, 34, palette.dim('#5a6068'), 'rx="5"'),
          () =>
            polygon(
              [
                [at - 14, y + long],
                [at + 14, y + long],
                [at + 20, y + 80 + long],
                [at - 20, y + 80 + long],
              ],
              palette.bright('#c8ccd0'),
            ),
          () => circle(at, y + 20 + long, 28, palette.dim('#5a6068')),
        ])()
      )
    })
  )
}

/** A carpenter of lattices: boards, chisels, and a window of stars half done. */
export const carpenter: Craft = (canvas, style, floor) => {
  const { palette, random } = canvas
  const wood = palette.bright('#b8743c')
  const stars = girih(canvas, 110, palette.bright('#e8c088'), palette.bright('#d8a868'), palette.dim('#7a4a2c'))
  return (
    tools(canvas, style, 620, 170, 5) +
    rect(1130, 140, 360, 480, wood, 'rx="6"') +
    rect(1158, 168, 304, 424, stars) +
    repeat(4, (index) =>
      rect(
        640 + index * 60,
        420 + index * 16,
        44,
        floor - 420,
        palette.bright(random.pick(['#d8a868', '#c89050', '#e0b878'])),
      ),
    ) +
    bench(canvas, style, 420, floor, 1080) +
    rect(560, floor - 250, 420, 30, palette.bright('#d8a868')) +
    rect(600, floor - 280, 330, 30, palette.bright('#c89050')) +
    rect(1060, floor - 300, 240, 80, stars, `stroke="${wood}" stroke-width="14"`) +
    stroke(
      repeat(
        14,
        () => `M${n(random.between(450, 1500))} ${n(random.between(floor + 120, floor + 260))}q14 -22 26 0t26 0`,
      ),
      palette.bright('#e8c088'),
      6,
    )
  )
}

export const joiner: Craft = (canvas, style, floor) => {
  const { random, palette } = canvas
  const shavings = stroke(
    repeat(
      14,
      () => `M${n(random.between(450, 1500))} ${n(random.between(floor + 120, floor + 260))}q14 -22 26 0t26 0`,
    ),
    palette.bright('#e8c088'),
    6,
  )
  const instruments = repeat(random.whole(2, 4), (index) =>
    oud(canvas, 760 + index * 190, floor - 232, random.between(230, 270), random.between(-14, 14)),
  )
  return (
    tools(canvas, style, 620, 190, 9) +
    bench(canvas, style, 420, floor, 1080) +
    instruments +
    rect(470, floor - 262, 190, 42, palette.bright('#d8a868')) +
    rect(500, floor - 300, 150, 38, palette.bright('#c89050')) +
    shavings
  )
}
