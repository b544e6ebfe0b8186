import { type Canvas, choosePlan } from '../canvas.ts'
import { mix } from '../color.ts'
import { n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { arch, archRow } from './arch.ts'
import { battlements, block } from './facade.ts'
import { bay } from './shanasheel.ts'
import { frieze } from './tiles.ts'

export type HotelInput = { x: number; y: number; wide: number; tall: number }

const fronts = ['#ecd6ae', '#e2bf94', '#f1e4cc', '#d9a878', '#e8dcc8', '#c98f68'] as const

/** The wide entrance: glazed frame, gold arch, light from within. */
function entrance(canvas: Canvas, x: number, y: number, wide: number, tall: number): string {
  const { palette } = canvas
  return (
    rect(x - wide / 2, y - tall, wide, tall, palette.glaze) +
    frieze(canvas, x - wide / 2, y - tall + tall * 0.05, wide, tall * 0.13) +
    shape(arch(x, y, wide * 0.72, tall * 0.74), palette.gold) +
    shape(
      arch(x, y, wide * 0.62, tall * 0.68),
      mix(palette.window, palette.near, canvas.time === 'noon' ? 0.5 : 0.08),
    ) +
    stroke(
      `M${n(x)} ${n(y)}v${n(-tall * 0.66)}M${n(x - wide * 0.3)} ${n(y - tall * 0.36)}h${n(wide * 0.6)}`,
      palette.shaded('#8a6a3a'),
      5,
    ) +
    rect(x - wide * 0.7, y - 12, wide * 1.4, 12, palette.lit('#f6e8cc')) +
    rect(x - wide * 0.6, y - 22, wide * 1.2, 12, palette.lit('#e8d4ae'))
  )
}

/** A tower of balconies. */
function modern(canvas: Canvas, { x, y, wide, tall }: HotelInput): string {
  const { palette, random, defs } = canvas
  const color = random.pick(fronts)
  const rows = random.whole(6, 9)
  const body = wide * random.between(0.5, 0.7)
  const left = x - body / 2
  const step = (tall * 0.84) / rows
  const glass = defs.horizontal(
    [0, palette.lit('#8fb8cc')],
    [0.6, palette.lit('#6f9fb8')],
    [1, palette.shaded('#557f9c')],
  )
  const balconies = repeat(
    rows,
    (row) =>
      rect(left - 14, y - tall * 0.14 - row * step, body + 20, step * 0.16, palette.lit('#f8ecd6')) +
      rect(left + body * 0.7, y - tall * 0.14 - row * step, body * 0.3 + 6, step * 0.16, palette.shaded('#d8c4a4')),
  )
  return (
    rect(x - wide / 2, y - tall * 0.3, wide, tall * 0.3, palette.lit(color)) +
    shape(archRow(x - wide / 2, x + wide / 2, y - 8, 9, tall * 0.22), palette.shaded('#5f7f96')) +
    block(canvas, {
      x: left,
      y,
      wide: body,
      tall,
      color,
      shade: 0.3,
      rows,
      columns: Math.round(body / 60),
      form: 'plain',
    }) +
    rect(left + body * 0.4, y - tall, body * 0.2, tall, glass) +
    balconies +
    frieze(canvas, left, y - tall, body, tall * 0.05) +
    rect(left + body * 0.1, y - tall * 1.06, body * 0.35, tall * 0.06, palette.shaded(color))
  )
}

/** Arcades, a raised middle, wings. */
function palace(canvas: Canvas, { x, y, wide, tall }: HotelInput): string {
  const { palette, random } = canvas
  const color = random.pick(fronts)
  const storeys = random.whole(3, 4)
  const high = tall * 0.72
  const step = high / storeys
  const columns = random.pick([9, 11, 13])
  const body = block(canvas, {
    x: x - wide / 2,
    y,
    wide,
    tall: high,
    color,
    shade: 0.18,
    rows: storeys,
    columns,
    form: 'arched',
  })
  const bands = repeat(storeys, (index) =>
    rect(x - wide / 2 - 6, y - (index + 1) * step, wide + 12, 8, palette.lit('#fbf0da')),
  )
  const wing = wide * 0.13
  const pavilion = (at: number) =>
    block(canvas, {
      x: at - wing / 2,
      y,
      wide: wing,
      tall: high * 1.12,
      color,
      shade: 0.4,
      rows: storeys,
      columns: 1,
      form: 'arched',
    }) +
    frieze(canvas, at - wing / 2, y - high * 1.12, wing, high * 0.05) +
    battlements(at - wing / 2, y - high * 1.12, wing, wing * 0.2, palette.lit(color))
  return (
    body +
    bands +
    frieze(canvas, x - wide / 2, y - high, wide, high * 0.06) +
    loggia(canvas, { x, y: y - high + 4, wide: wide * random.between(0.3, 0.42), tall: high * 0.24 }, color) +
    pavilion(x - wide / 2) +
    pavilion(x + wide / 2)
  )
}

/** An open room over the entrance, under a roof of its own. */
function loggia({ palette, time }: Canvas, { x, y, wide, tall }: HotelInput, color: string): string {
  return (
    rect(x - wide / 2, y - tall, wide, tall, palette.lit(color)) +
    shape(
      archRow(x - wide / 2, x + wide / 2, y, 5, tall * 0.78),
      time === 'noon' ? palette.shaded('#5f7f96') : mix(palette.window, palette.near, 0.15),
    ) +
    rect(x - wide / 2 - 14, y - tall - 12, wide + 28, 16, palette.lit('#fbf0da')) +
    polygon(
      [
        [x - wide / 2 - 8, y - tall - 12],
        [x - wide * 0.4, y - tall * 1.4],
        [x + wide * 0.4, y - tall * 1.4],
        [x + wide / 2 + 8, y - tall - 12],
      ],
      palette.glaze,
    )
  )
}

/** A house of brick with wooden bays. */
function heritage(canvas: Canvas, { x, y, wide, tall }: HotelInput): string {
  const { palette, random } = canvas
  const color = random.pick(['#d9b07a', '#cfa06a', '#c98f62', '#e2c092'])
  const high = tall * 0.8
  const bays = random.whole(3, 4)
  const step = wide / bays
  const rows = repeat(2, (row) =>
    repeat(bays, (index) =>
      row === 1 || index !== Math.floor(bays / 2)
        ? bay(
            canvas,
            x - wide / 2 + index * step + step * 0.16,
            y - high * (0.34 + row * 0.31),
            step * 0.68,
            high * 0.23,
          )
        : '',
    ),
  )
  return (
    block(canvas, { x: x - wide / 2, y, wide, tall: high, color, shade: 0.12 }) +
    shape(archRow(x - wide / 2, x + wide / 2, y, bays * 2, high * 0.24), palette.shaded('#5c4436')) +
    rows +
    frieze(canvas, x - wide / 2, y - high, wide, high * 0.05) +
    rect(x - wide / 2 - 10, y - high - 16, wide + 20, 14, palette.lit('#f6e6c4'))
  )
}

/** Steps of white terraces with planted edges. */
function stepped(canvas: Canvas, { x, y, wide, tall }: HotelInput): string {
  const { palette, random } = canvas
  const color = random.pick(['#f4ead8', '#ecd6ae', '#e6c8a2'])
  const storeys = 5
  const step = tall / storeys
  return (
    repeat(storeys, (index) => {
      const span = wide * (1 - index * 0.14)
      const left = x - span / 2 + index * random.between(-16, 16)
      const foot = y - index * step
      return (
        block(canvas, {
          x: left,
          y: foot,
          wide: span,
          tall: step,
          color,
          shade: 0.2,
          rows: 1,
          columns: Math.round(span / 74),
          form: 'arched',
        }) +
        rect(left - 8, foot - step - 8, span + 16, 14, palette.lit('#fff6e4')) +
        stroke(
          repeat(span / 34, (at) => `M${n(left + at * 34)} ${n(foot - step - 6)}q8 16 2 26`),
          palette.leaf,
          9,
        )
      )
    }) +
    polygon(
      [
        [x - 60, y - tall],
        [x + 60, y - tall],
        [x + 46, y - tall - 46],
        [x - 46, y - tall - 46],
      ],
      palette.glaze,
    )
  )
}

export function hotel(canvas: Canvas, input: HotelInput): string {
  const build = choosePlan(canvas, { tower: modern, arcades: palace, bays: heritage, terraces: stepped }, [
    'tower',
    'arcades',
    'bays',
    'terraces',
  ])
  const door = Math.min(230, input.wide * 0.2)
  return build(canvas, input) + entrance(canvas, input.x, input.y, door, Math.min(door * 0.95, input.tall * 0.4))
}
