import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { dome } from './dome.ts'
import { bricks, frieze } from './tiles.ts'

export type MinaretInput = {
  x: number
  y: number
  tall: number
  wide: number
  color?: string
  cap?: string
  distance?: number
}

/** A round shaft with tile bands, a balcony, and a small dome. */
export function minaret(
  canvas: Canvas,
  { x, y, tall, wide, color = '#dcb580', cap, distance = 0 }: MinaretInput,
): string {
  const { palette, defs } = canvas
  const tone = (tint: string) => palette.air(tint, distance)
  const skin = defs.horizontal(
    [0, tone(palette.lit(color))],
    [0.4, tone(palette.lit(color))],
    [1, tone(palette.shaded(color))],
  )
  const half = wide / 2
  const balcony = y - tall * 0.72
  const top = y - tall * 0.88
  const shaft = polygon(
    [
      [x - half, y],
      [x - half * 0.8, balcony],
      [x + half * 0.8, balcony],
      [x + half, y],
    ],
    skin,
  )
  const mortar = bricks(
    canvas,
    { x: x - half * 0.84, y: balcony + wide * 0.4, width: half * 1.68, height: y - balcony - wide * 0.4 },
    tone(palette.shaded(color)),
    Math.max(7, wide * 0.16),
  )
  const gallery = polygon(
    [
      [x - half * 0.8, balcony + wide * 0.34],
      [x - half * 1.35, balcony],
      [x + half * 1.35, balcony],
      [x + half * 0.8, balcony + wide * 0.34],
    ],
    tone(palette.shaded('#b98d5c')),
  )
  const rails = stroke(
    repeat(7, (index) => `M${n(x + (index - 3) * half * 0.43)} ${n(balcony)}v${n(-wide * 0.24)}`) +
      `M${n(x - half * 1.35)} ${n(balcony - wide * 0.24)}h${n(half * 2.7)}`,
    tone(mix(palette.gold, palette.near, 0.3)),
    Math.max(1.5, wide * 0.045),
  )
  return (
    rect(x - half * 0.58, top, half * 1.16, balcony - top, skin) +
    shaft +
    mortar +
    frieze(canvas, x - half * 0.92, y - tall * 0.36, half * 1.84, wide * 0.3, distance) +
    frieze(canvas, x - half * 0.6, top, half * 1.2, wide * 0.2, distance) +
    gallery +
    rails +
    dome(canvas, { x, y: top, radius: half * 0.66, color: cap ?? palette.glaze, form: 'onion', distance, drum: false })
  )
}

/** The Malwiya of Samarra: a cone with its ramp winding up. */
export function malwiya(canvas: Canvas, { x, y, tall, wide, distance = 0 }: MinaretInput): string {
  const { palette, defs } = canvas
  const color = '#d9ab72'
  const tone = (tint: string) => palette.air(tint, distance)
  const skin = defs.horizontal(
    [0, tone(palette.lit(color))],
    [0.42, tone(palette.lit('#e8c48e'))],
    [1, tone(palette.shaded('#b98450'))],
  )
  const turns = 5
  const storeys = repeat(turns, (index) => {
    const share = index / turns
    const low = wide * (0.5 - share * 0.36)
    const high = low - wide * 0.035
    const foot = y - tall * 0.9 * share
    const step = (tall * 0.9) / turns
    const drop = step * 0.3
    return (
      polygon(
        [
          [x - low, foot],
          [x - high, foot - step - drop * 0.2],
          [x + high, foot - step + drop],
          [x + low, foot],
        ],
        skin,
      ) +
      polygon(
        [
          [x - low * 1.0, foot - step * 0.02],
          [x - low * 1.0 - wide * 0.012, foot - step * 0.16],
          [x + low * 1.02, foot + drop * 0.75],
          [x + low * 1.02, foot + drop],
        ],
        tone(palette.shaded('#8a5f40')),
        'fill-opacity=".75" stroke-opacity=".75"',
      ) +
      stroke(
        `M${n(x - high)} ${n(foot - step - drop * 0.15)}L${n(x + high)} ${n(foot - step + drop)}`,
        tone(palette.lit('#f6dcae')),
        tall * 0.006,
      )
    )
  })
  const core = polygon(
    [
      [x - wide * 0.46, y],
      [x - wide * 0.11, y - tall * 0.9],
      [x + wide * 0.11, y - tall * 0.9],
      [x + wide * 0.48, y],
    ],
    tone(palette.shaded('#8f6440')),
  )
  const crown = tall * 0.12
  const neck = wide * 0.115
  const niches = repeat(
    4,
    (index) =>
      `M${n(x + (index - 1.9) * neck * 0.5)} ${n(y - tall * 0.9)}v${n(-crown * 0.5)}` +
      `q${n(neck * 0.1)} ${n(-crown * 0.2)} ${n(neck * 0.2)} 0v${n(crown * 0.5)}Z`,
  )
  return (
    rect(x - wide * 0.6, y - tall * 0.02, wide * 1.2, tall * 0.05, tone(palette.shaded('#b98450'))) +
    core +
    storeys +
    rect(x - neck, y - tall * 0.9 - crown, neck * 2, crown * 1.15, skin) +
    shape(niches, tone(palette.shaded('#7a5238')))
  )
}
