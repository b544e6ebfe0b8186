import type { Canvas } from '../canvas.ts'
import { dashes, n, polygon, rect, repeat, shape } from '../svg.ts'
import { arch } from './arch.ts'
import { block } from './facade.ts'

export const clay = ['#d8aa78', '#e2bd8c', '#c99868', '#d9b48a', '#e8caa0', '#cfa27c'] as const
export const stone = ['#d5c3a2', '#c8b08c', '#e0d0b0', '#bfa583', '#d9b998'] as const

export type HouseInput = {
  x: number
  y: number
  wide: number
  tall: number
  color: string
  distance?: number
  door?: boolean
}

/** A flat-roofed house: roof beams, a parapet, arched windows, a painted door. */
export function house(canvas: Canvas, { x, y, wide, tall, color, distance = 0, door = false }: HouseInput): string {
  const { palette, random } = canvas
  const tone = (tint: string) => palette.air(tint, distance)
  const shade = random.between(0.2, 0.4)
  const rows = Math.max(1, Math.round(tall / 105))
  const columns = Math.max(1, Math.round(wide / 75))
  const body = block(canvas, {
    x,
    y,
    wide,
    tall,
    color,
    shade,
    rows,
    columns,
    form: random.pick(['arched', 'arched', 'plain']),
    distance,
  })
  const beams = dashes(`M${n(x + 8)} ${n(y - tall + 17)}h${n(wide - 14)}`, tone(palette.shaded('#5d4030')), 6, [4, 14])
  const leaf = door
    ? shape(
        arch(x + wide * 0.3, y, Math.min(46, wide * 0.26), Math.min(92, tall * 0.5)),
        tone(random.pick([palette.glaze, palette.shaded('#6b4128'), palette.lit('#2f8f8a')])),
      )
    : ''
  return (
    body +
    rect(x - 3, y - tall - 5, wide + 6, 9, tone(palette.lit(color))) +
    rect(x + wide * (1 - shade), y - tall - 5, wide * shade + 3, 9, tone(palette.shaded(color))) +
    beams +
    leaf
  )
}

export type RowInput = {
  from: number
  to: number
  y: number
  low: number
  high: number
  colors: readonly string[]
  distance?: number
}

/** Houses shoulder to shoulder, of uneven width and height. */
export function street(canvas: Canvas, { from, to, y, low, high, colors, distance = 0 }: RowInput): string {
  const { random } = canvas
  let x = Math.round(from)
  let drawn = ''
  while (x < to) {
    const wide = Math.round(random.between(0.7, 1.5) * (low + high) * 0.42)
    drawn += house(canvas, {
      x,
      y,
      wide: wide + 2,
      tall: Math.round(random.between(low, high)),
      color: random.pick(colors),
      distance,
    })
    x += wide
  }
  return drawn
}

/** Houses climbing a slope in terraces, the roof of one the yard of the next. */
export function terraces(
  canvas: Canvas,
  {
    x,
    y,
    wide,
    rise,
    storeys,
    colors,
    distance = 0,
  }: {
    x: number
    y: number
    wide: number
    rise: number
    storeys: number
    colors: readonly string[]
    distance?: number
  },
): string {
  const { random } = canvas
  return repeat(storeys, (index) => {
    const share = 1 - index / storeys
    const span = wide * (0.4 + (1 - share) * 0.6)
    const foot = y - rise * share * (1 - 1 / storeys)
    const shift = random.between(-0.06, 0.06) * wide
    return street(canvas, {
      from: x - span / 2 + shift,
      to: x + span / 2 + shift,
      y: foot,
      low: (rise / storeys) * 0.9,
      high: (rise / storeys) * 1.65,
      colors,
      distance: distance + share * 0.22,
    })
  })
}

export function gable(
  { palette }: Canvas,
  {
    x,
    y,
    wide,
    tall,
    color,
    roof,
    distance = 0,
  }: { x: number; y: number; wide: number; tall: number; color: string; roof: string; distance?: number },
): string {
  const tone = (tint: string) => palette.air(tint, distance)
  const eaves = y - tall * 0.6
  return (
    rect(x, eaves, wide, tall * 0.6, tone(palette.lit(color))) +
    rect(x + wide * 0.66, eaves, wide * 0.34, tall * 0.6, tone(palette.shaded(color))) +
    polygon(
      [
        [x - wide * 0.08, eaves],
        [x + wide * 0.22, y - tall],
        [x + wide * 0.84, y - tall],
        [x + wide * 1.08, eaves],
      ],
      tone(palette.lit(roof)),
    ) +
    polygon(
      [
        [x + wide * 0.6, eaves],
        [x + wide * 0.84, y - tall],
        [x + wide * 1.08, eaves],
      ],
      tone(palette.shaded(roof)),
    )
  )
}
