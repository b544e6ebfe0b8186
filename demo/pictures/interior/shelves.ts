import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { circle, n, rect, repeat, stroke } from '../svg.ts'
import { vase } from '../things/vessels.ts'
import { bookRow, shelf } from './decor.ts'
import type { Style } from './style.ts'

export type Fill = (canvas: Canvas, style: Style, x: number, y: number, wide: number, tall: number) => string

export const jars: Fill = (canvas, _style, x, y, wide, tall) =>
  repeat(wide / 90, (index) => vase(canvas, x + 45 + index * 90, y, tall * canvas.random.between(0.5, 0.8)))

export const rolls: Fill = ({ palette, random }, style, x, y, wide, tall) =>
  repeat(3, (row) =>
    repeat(wide / 70, (index) => {
      const color = random.pick([...style.cloth, '#e8dcc8', '#8a3f5a'])
      return (
        circle(x + 36 + index * 70, y - 18 - row * tall * 0.26, tall * 0.13, palette.bright(color)) +
        circle(x + 36 + index * 70, y - 18 - row * tall * 0.26, tall * 0.05, palette.dim(color))
      )
    }),
  )

export const boxes: Fill = ({ palette, random }, style, x, y, wide, tall) =>
  repeat(wide / 110, (index) => {
    const color = random.pick([...style.cloth, '#e8dcc8', '#d9b98a'])
    const high = tall * random.between(0.4, 0.75)
    return (
      rect(x + 12 + index * 110, y - high, 88, high, palette.bright(color)) +
      rect(x + 12 + index * 110, y - high, 88, high * 0.24, palette.dim(color)) +
      rect(x + 50 + index * 110, y - high, 12, high, palette.bright('#e8c878'))
    )
  })

export const volumes: Fill = (canvas, _style, x, y, wide, tall) => bookRow(canvas, x + 6, y, wide - 12, tall * 0.86)

/** Pairs of glasses, each on its rest. */
export const spectacles: Fill = ({ palette, random }, _style, x, y, wide, tall) =>
  repeat(wide / 104, (index) => {
    const color = palette.bright(random.pick(['#7a4a2c', '#2a2c34', '#b8402c', '#c8862c', '#2f6f8a', '#4a5a4a']))
    const [at, up, r] = [x + 52 + index * 104, y - Math.min(tall * 0.42, 52), 21]
    return (
      rect(at - 40, y - 8, 80, 8, palette.bright('#f4ece0')) +
      circle(at - 24, up, r, palette.bright('#a9c8d4'), `stroke="${color}" stroke-width="8"`) +
      circle(at + 24, up, r, palette.bright('#a9c8d4'), `stroke="${color}" stroke-width="8"`) +
      stroke(
        `M${n(at - 45)} ${n(up - 6)}l-3 -16M${n(at + 45)} ${n(up - 6)}l3 -16M${n(at - 5)} ${n(up - 6)}q5 -8 10 0`,
        color,
        7,
      )
    )
  })

/** Telephones, screens and loudspeakers. */
export const devices: Fill = ({ palette, random }, _style, x, y, wide, tall) =>
  repeat(wide / 100, (index) => {
    const at = x + 50 + index * 100
    const dark = palette.dim('#2a2f3a')
    const light = random.pick(['#8fd0e8', '#f2b45c', '#9fe0b8', '#e88fa0'])
    const high = Math.min(tall * 0.8, 120)
    return random.pick([
      () => rect(at - 24, y - high, 48, high, dark, 'rx="8"') + rect(at - 19, y - high + 10, 38, high - 24, light),
      () =>
        rect(at - 46, y - high * 0.8, 92, high * 0.62, dark, 'rx="6"') +
        rect(at - 40, y - high * 0.75, 80, high * 0.5, light) +
        rect(at - 8, y - high * 0.2, 16, high * 0.2, dark) +
        rect(at - 28, y - 8, 56, 8, dark),
      () =>
        rect(at - 32, y - high * 0.95, 64, high * 0.95, dark, 'rx="8"') +
        circle(at, y - high * 0.3, 22, palette.bright('#5a606c')) +
        circle(at, y - high * 0.72, 13, palette.bright('#5a606c')),
    ])()
  })

/** A case of shelves, each bay filled. */
export function shelves(
  canvas: Canvas,
  style: Style,
  {
    x,
    y,
    wide,
    tall,
    rows,
    fills,
  }: { x: number; y: number; wide: number; tall: number; rows: number; fills: readonly Fill[] },
): string {
  const { palette, random, defs } = canvas
  const step = tall / rows
  return (
    rect(x - 16, y - tall - 30, wide + 32, tall + 30, palette.bright(style.wood)) +
    rect(
      x,
      y - tall - 10,
      wide,
      tall + 4,
      defs.vertical([0, palette.dim(mix(style.wood, '#1a1020', 0.3))], [1, palette.dim(style.wood)]),
    ) +
    repeat(
      rows,
      (row) =>
        random.pick(fills)(canvas, style, x, y - row * step - 8, wide, step - 20) +
        shelf(canvas, style, x, y - row * step - 8, wide),
    ) +
    rect(x - 30, y - tall - 46, wide + 60, 24, palette.bright(mix(style.wood, '#e0b070', 0.25)))
  )
}
