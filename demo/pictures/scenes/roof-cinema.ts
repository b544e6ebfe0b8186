import { clay, street } from '../architecture/houses.ts'
import { minaret } from '../architecture/minaret.ts'
import { bricks } from '../architecture/tiles.ts'
import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { carpet } from '../interior/carpet.ts'
import { createStyle } from '../interior/style.ts'
import { vista } from '../interior/vista.ts'
import { sky } from '../nature/sky.ts'
import { grove } from '../plants/palm.ts'
import { circle, ellipse, fade, n, polygon, rect, repeat, stroke } from '../svg.ts'
import { bankCinema } from './bank-cinema.ts'

/** A sheet between two poles, and on it a film. */
function screen(canvas: Canvas, x: number, y: number, wide: number, tall: number, hasPoles = true): string {
  const { palette, defs } = canvas
  const poles = (hasPoles ? [x - 34, x + wide + 10] : [])
    .map((at) => rect(at, y - 40, 24, tall + 330, palette.shaded('#5e3a28')))
    .join('')
  return (
    ellipse(x + wide / 2, y + tall / 2, wide, tall, defs.radial([0, '#fff2cc', 0.35], [1, '#fff2cc', 0])) +
    poles +
    rect(x - 12, y - 12, wide + 24, tall + 24, '#fbf6ea') +
    defs.clip(vista(canvas, { x, y, width: wide, height: tall }), rect(x, y, wide, tall, '#000')) +
    rect(x, y, wide, tall * 0.13, '#120a18') +
    rect(x, y + tall * 0.87, wide, tall * 0.13, '#120a18') +
    stroke(
      `M${n(x - 12)} ${n(y - 12)}L${n(x - 22)} ${n(y - 36)}M${n(x + wide + 12)} ${n(y - 12)}l10 -24`,
      palette.near,
      5,
    )
  )
}

/** Wooden benches and the heads of those who sit on them. */
function rows(canvas: Canvas, top: number): string {
  const { palette, random } = canvas
  return repeat(3, (row) => {
    const y = top + row * 100
    const size = 34 + row * 10
    const bench = rect(60 - row * 40, y + size, 1480 + row * 80, 26 + row * 6, palette.shaded('#7a5638'), 'rx="8"')
    const heads = repeat(9 - row, (index) => {
      const x = 190 + (index + random.between(0.2, 0.8)) * (1260 / (9 - row))
      return (
        circle(x, y - size * 0.5, size * 0.5, mix(palette.near, '#0a0818', 0.3)) +
        rect(
          x - size * 0.75,
          y,
          size * 1.5,
          size * 1.3,
          mix(palette.near, random.pick(['#1f5fa8', '#b8402c', '#2f7a6a']), 0.3),
          'rx="14"',
        )
      )
    })
    return heads + bench
  })
}

/** A film on a roof: the screen against the evening sky, the town below the parapet. */
export const roofCinema: Draw = (canvas) =>
  canvas.subject === 'bank' ? bankCinema(canvas, screen(canvas, 430, 150, 740, 430, false)) : onRoof(canvas)

function onRoof(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const style = createStyle(random.split('style'))
  const parapet = random.between(700, 740)
  const [x, y, wide, tall] = [random.between(400, 460), random.between(130, 170), 740, 430]
  const floor = polygon(
    [
      [0, parapet + 60],
      [width, parapet + 60],
      [width, height],
      [0, height],
    ],
    defs.vertical([0, palette.lit('#d9b68a')], [1, palette.shaded('#a07a54')]),
  )
  const bulbs = repeat(
    2,
    (line) =>
      stroke(`M0 ${n(70 + line * 40)}Q800 ${n(170 + line * 20)} ${width} ${n(50 + line * 50)}`, palette.near, 3) +
      repeat(14, (index) => {
        const t = (index + 0.5) / 14
        return circle(
          t * width,
          (1 - t) ** 2 * (70 + line * 40) + 2 * t * (1 - t) * (170 + line * 20) + t * t * (50 + line * 50) + 8,
          8,
          '#ffdf8a',
        )
      }),
  )
  return (
    sky(canvas, { horizon: parapet }) +
    street(canvas, { from: -20, to: 1640, y: parapet + 30, low: 80, high: 190, colors: clay, distance: 0.4 }) +
    minaret(canvas, { x: random.pick([180, 1420]), y: parapet + 10, tall: 360, wide: 40, distance: 0.3 }) +
    grove(canvas, { from: 0, to: 1600, y: parapet + 20, count: 4, tall: 170, distance: 0.3 }) +
    rect(0, parapet, width, 66, palette.lit('#d0a070')) +
    bricks(canvas, { x: 0, y: parapet, width, height: 66 }, palette.shaded('#a87850')) +
    rect(0, parapet - 10, width, 16, palette.lit('#eed2a2')) +
    floor +
    screen(canvas, x, y, wide, tall) +
    bulbs +
    carpet(canvas, style, { x: 800, top: parapet + 100, bottom: 1190, far: 900, near: 1300 }) +
    polygon(
      [
        [800, height],
        [830, height],
        [x + wide, y],
        [x, y],
      ],
      '#ffffff',
      fade(0.06),
    ) +
    rows(canvas, parapet + 190)
  )
}
