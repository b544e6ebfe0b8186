import { arch } from '../architecture/arch.ts'
import { girih } from '../architecture/tiles.ts'
import { type Canvas, height, width } from '../canvas.ts'
import { lighten, mix } from '../color.ts'
import { fade, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import type { Style } from './style.ts'

function boards({ palette, random, defs }: Canvas, y: number, color: string): string {
  const vanish = random.between(600, 1000)
  const lines = repeat(21, (index) => {
    const x = (index - 10) * 220 + 800
    return `M${n(vanish + (x - vanish) * 0.45)} ${n(y)}L${n(x + (x - vanish) * 0.5)} ${height}`
  })
  return (
    rect(
      0,
      y,
      width,
      height - y,
      defs.vertical([0, mix(palette.dim(color), palette.bright(color), 0.4)], [1, palette.bright(color)]),
    ) + stroke(lines, palette.dim(color), 3, fade(0.55))
  )
}

function tiles(canvas: Canvas, y: number, color: string): string {
  const { palette, defs } = canvas
  const rows = [0, 0.09, 0.22, 0.42, 0.68, 1]
  const squares = rows.slice(1).map((end, row) => {
    const start = rows[row] as number
    return repeat(14, (index) => {
      if ((index + row) % 2) return ''
      const at = (column: number, share: number) => 800 + (column - 7) * (150 + share * 190)
      const [top, low] = [y + start * (height - y), y + end * (height - y)]
      return (
        `M${n(at(index, start))} ${n(top)}H${n(at(index + 1, start))}` +
        `L${n(at(index + 1, end))} ${n(low)}H${n(at(index, end))}Z`
      )
    })
  })
  return (
    rect(
      0,
      y,
      width,
      height - y,
      defs.vertical([0, palette.dim(lighten(color, 0.4))], [1, palette.bright(lighten(color, 0.45))]),
    ) + shape(squares.join(''), palette.bright(color), fade(0.55))
  )
}

/** Back wall, floor, and what runs along the wall: a dado of tiles, a cornice, beams. */
export function room(canvas: Canvas, style: Style, { floor, bare = false }: { floor: number; bare?: boolean }): string {
  const { palette, random, defs } = canvas
  const lit = palette.bright(style.wall)
  const shade = palette.dim(style.wall)
  const wall = rect(
    0,
    0,
    width,
    floor,
    defs.diagonal([0, mix(lit, '#ffffff', 0.06)], [0.5, lit], [1, mix(lit, shade, 0.75)]),
  )
  const trim = palette.bright(random.pick(['#f6ead2', style.wood, '#f2dfba']))
  const dado = random.whole(0, 3)
  const panel =
    dado === 0
      ? rect(
          0,
          floor - 190,
          width,
          190,
          girih(
            canvas,
            76,
            palette.bright(mix(style.cloth[0], '#f2e4c8', 0.55)),
            palette.bright('#f2e4c8'),
            palette.bright(style.cloth[0]),
          ),
        ) + rect(0, floor - 204, width, 16, trim)
      : dado === 1
        ? rect(0, floor - 230, width, 230, mix(shade, palette.dim(style.cloth[0]), 0.35)) +
          rect(0, floor - 240, width, 14, trim)
        : ''
  const ceiling = random.whole(0, 2)
  const top =
    ceiling === 0
      ? rect(0, 0, width, 56, palette.dim(style.wood)) +
        repeat(11, (index) => rect(index * 156 - 10, 30, 46, 60, palette.dim(mix(style.wood, '#000000', 0.25))))
      : ceiling === 1
        ? rect(0, 0, width, 40, trim) +
          shape(
            repeat(27, (index) => arch(index * 62, 84, 62, 44)),
            trim,
          )
        : rect(0, 0, width, 26, trim)
  const ground = random.pick([boards, boards, tiles])(canvas, floor, style.floor)
  return (
    wall +
    (bare ? '' : panel) +
    top +
    ground +
    rect(0, floor - 22, width, 24, trim) +
    rect(0, floor + 2, width, 26, defs.vertical([0, palette.near, 0.35], [1, palette.near, 0]))
  )
}

/** The patch of sun that a window throws on the floor. */
export function sunPatch({ palette, time }: Canvas, x: number, floor: number, wide: number): string {
  if (time === 'night') return ''
  return (
    polygon(
      [
        [x + 40, floor + 10],
        [x + 40 + wide, floor + 10],
        [x + 240 + wide * 1.3, height],
        [x + 160, height],
      ],
      palette.sun,
      fade(time === 'noon' ? 0.3 : 0.26),
    ) +
    polygon(
      [
        [x + 40 + wide * 0.46, floor + 10],
        [x + 40 + wide * 0.52, floor + 10],
        [x + 210 + wide * 0.66, height],
        [x + 190 + wide * 0.56, height],
      ],
      palette.dim('#a08060'),
      fade(0.3),
    )
  )
}

/** A shallow arched recess. */
export function niche(
  { palette, defs }: Canvas,
  style: Style,
  x: number,
  y: number,
  wide: number,
  tall: number,
  content = '',
): string {
  const deep = palette.dim(style.wall)
  return (
    shape(arch(x, y + 6, wide + 26, tall + 22), mix(palette.bright(style.wall), '#ffffff', 0.25)) +
    shape(
      arch(x, y, wide, tall),
      defs.vertical([0, mix(deep, palette.near, 0.25)], [1, mix(deep, palette.bright(style.wall), 0.4)]),
    ) +
    content
  )
}
