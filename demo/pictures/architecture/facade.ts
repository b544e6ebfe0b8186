import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../color.ts'
import { dashes, n, rect, repeat, shape } from '../svg.ts'

export type BlockInput = {
  x: number
  y: number
  wide: number
  tall: number
  color: string
  /** Share of the width that lies in the shade. */
  shade?: number
  rows?: number
  columns?: number
  form?: 'plain' | 'arched' | 'slit'
  distance?: number
}

/** A window as short a path as can be, since a town has hundreds. */
function pane(x: number, y: number, wide: number, tall: number): string {
  const [half, rise] = [wide / 2, Math.min(tall * 0.5, wide * 0.6)]
  return (
    `M${n(x - half)} ${n(y)}v${n(rise - tall)}` +
    `q0 ${n(-rise * 0.6)} ${n(half)} ${n(-rise)}` +
    `q${n(half)} ${n(rise * 0.4)} ${n(half)} ${n(rise)}v${n(tall - rise)}Z`
  )
}

type Grid = { left: number; foot: number; stepX: number; stepY: number; rows: number; columns: number; share: number }

/** Rows of upright windows: a dashed line for each column, and a stroke over it for each that is lit. */
function plainWindows({ random }: Canvas, grid: Grid, size: number, unlit: string, lit: string): string {
  const { left, foot, stepX, stepY, rows, columns, share } = grid
  const tall = stepY * 0.58
  const at = (column: number) => Math.round(left + (column + 0.5) * stepX)
  const lines = repeat(columns, (column) => `M${at(column)} ${n(foot - stepY * 0.22)}v${n(-stepY * rows)}`)
  const lights = repeat(rows, (row) =>
    repeat(columns, (column) =>
      random.chance(share) ? `M${at(column)} ${Math.round(foot - stepY * (row + 0.22))}v${Math.round(-tall)}` : '',
    ),
  )
  return (
    dashes(lines, unlit, stepX * size, [tall, stepY - tall]) +
    (lights ? dashes(lights, lit, stepX * size, [tall, 0]) : '')
  )
}

function archedWindows({ random }: Canvas, grid: Grid, size: number, unlit: string, lit: string, edge: string): string {
  const { left, foot, stepX, stepY, rows, columns, share } = grid
  const panes = { lit: '', unlit: '' }
  for (let index = 0; index < rows * columns; index++) {
    const [row, column] = [Math.floor(index / columns), index % columns]
    const d = pane(left + (column + 0.5) * stepX, foot - stepY * (row + 0.22), stepX * size, stepY * 0.58)
    panes[random.chance(share) ? 'lit' : 'unlit'] += d
  }
  const surround = `stroke="${edge}" stroke-width="${n(stepX * 0.07)}"`
  return (panes.unlit ? shape(panes.unlit, unlit, surround) : '') + (panes.lit ? shape(panes.lit, lit, surround) : '')
}

/** A wall with a shaded side and its windows, some of them lit; `x` is its left edge and `y` its foot. */
export function block(canvas: Canvas, input: BlockInput): string {
  const { palette, time } = canvas
  const { x, y, wide, tall, color, shade = 0.28, rows = 0, columns = 0, form = 'plain', distance = 0 } = input
  const tone = (tint: string) => palette.air(tint, distance)
  const grid = {
    left: x + wide * shade * 0.1,
    foot: y - tall * 0.04,
    stepX: (wide * (1 - shade * 0.2)) / Math.max(1, columns),
    stepY: (tall * 0.86) / Math.max(1, rows),
    rows,
    columns,
    share: { dawn: 0.25, noon: 0, dusk: 0.55, night: 0.62 }[time],
  }
  const unlit = tone(mix(palette.shaded('#4f6a86'), palette.near, 0.35))
  const windows = form === 'arched' ? archedWindows : plainWindows
  return (
    rect(x, y - tall, wide, tall, tone(palette.lit(color))) +
    (shade > 0 ? rect(x + wide * (1 - shade), y - tall, wide * shade, tall, tone(palette.shaded(color))) : '') +
    (rows * columns > 0
      ? windows(
          canvas,
          grid,
          form === 'slit' ? 0.26 : 0.46,
          unlit,
          tone(palette.window),
          tone(palette.lit(lighten(color, 0.45))),
        )
      : '')
  )
}

/** Stepped battlements, as on the walls of Babylon. */
export function battlements(x: number, y: number, wide: number, size: number, fill: string): string {
  const count = Math.max(1, Math.round(wide / size))
  const step = wide / count
  const d = repeat(count, (index) => {
    const left = x + index * step
    return (
      `M${n(left)} ${n(y)}v${n(-size * 0.3)}h${n(step * 0.18)}v${n(-size * 0.3)}` +
      `h${n(step * 0.32)}v${n(size * 0.3)}h${n(step * 0.18)}v${n(size * 0.3)}Z`
    )
  })
  return shape(d, fill)
}
