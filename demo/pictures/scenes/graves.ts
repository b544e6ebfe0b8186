import { arch } from '../architecture/arch.ts'
import { dome } from '../architecture/dome.ts'
import { minaret } from '../architecture/minaret.ts'
import { type Canvas, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { grove, palm } from '../plants/palm.ts'
import { fade, polygon, rect, repeat, shape } from '../svg.ts'

/** A grave: a low bed of brick, and at its head a stone with a line of glazed tiles. */
function grave({ palette, random }: Canvas, x: number, y: number, size: number, distance: number): string {
  const tone = (color: string) => palette.air(color, distance)
  const color = random.pick(['#d8b07a', '#cfa272', '#e2c294', '#c89868'])
  const tall = size * random.between(0.8, 1.15)
  return (
    rect(x - size * 0.1, y - size * 0.26, size * 1.1, size * 0.26, tone(palette.lit(color))) +
    rect(x + size * 0.6, y - size * 0.26, size * 0.4, size * 0.26, tone(palette.shaded(color))) +
    shape(arch(x, y, size * 0.5, tall), tone(palette.lit(color))) +
    rect(
      x - size * 0.16,
      y - tall * 0.62,
      size * 0.32,
      size * 0.1,
      tone(random.chance(0.5) ? palette.glaze : palette.lit('#2f8f8a')),
    )
  )
}

/** A family's chamber under a small dome of brick. */
function chamber(canvas: Canvas, x: number, y: number, size: number, distance: number): string {
  const { palette, random } = canvas
  const tone = (color: string) => palette.air(color, distance)
  const color = random.pick(['#d8aa78', '#e2bd8c', '#cfa27c'])
  return (
    rect(x - size / 2, y - size * 0.62, size, size * 0.62, tone(palette.lit(color))) +
    rect(x + size * 0.2, y - size * 0.62, size * 0.3, size * 0.62, tone(palette.shaded(color))) +
    shape(arch(x - size * 0.12, y, size * 0.3, size * 0.44), tone(palette.shaded('#5a3f38'))) +
    dome(canvas, {
      x,
      y: y - size * 0.6,
      radius: size * 0.36,
      color: random.pick([palette.glaze, palette.lit('#4aa0a0'), palette.lit(color)]),
      distance,
      drum: false,
    })
  )
}

/** The valley of graves at Najaf: brick and small domes to the horizon, the golden dome above them, nobody about. */
export function graves(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const base = random.between(560, 600)
  const x = random.between(980, 1120)
  const soil = defs.vertical([0, palette.air(palette.lit('#dcb888'), 0.4)], [1, palette.shaded('#b08a60')])
  const rows = repeat(6, (row) => {
    const share = row / 5
    const y = base + 50 + share ** 1.35 * 500
    const size = 40 + share * 96
    const count = Math.round(20 - share * 11)
    return repeat(count, (index) => {
      const at = -40 + ((index + random.between(0.2, 0.8)) * (width + 80)) / count
      const isPath = Math.abs(at - 620 + share * 160) < 26 + share * 90
      if (isPath) return ''
      return random.chance(0.09)
        ? chamber(canvas, at, y, size * 1.9, 0.5 - share * 0.5)
        : grave(canvas, at, y + random.between(-6, 6), size, 0.5 - share * 0.5)
    })
  })
  return (
    sky(canvas, { horizon: base, birds: true }) +
    hills(canvas, { y: base, height: 40, peaks: 4, bottom: height, fill: palette.air(palette.near, 0.7) }) +
    minaret(canvas, { x: x - 150, y: base + 10, tall: 240, wide: 30, distance: 0.35 }) +
    minaret(canvas, { x: x + 150, y: base + 10, tall: 240, wide: 30, distance: 0.35 }) +
    rect(x - 220, base - 66, 440, 90, palette.air(palette.lit('#ead0a0'), 0.35)) +
    dome(canvas, {
      x,
      y: base - 50,
      radius: 84,
      color: mix(palette.gold, '#ffd870', 0.2),
      form: 'onion',
      distance: 0.25,
    }) +
    grove(canvas, { from: 0, to: 800, y: base + 10, count: 5, tall: 130, distance: 0.45 }) +
    rect(0, base + 6, width, height - base, soil) +
    polygon(
      [
        [610, base + 10],
        [640, base + 10],
        [620, height],
        [260, height],
      ],
      palette.lit('#f0dcb4'),
      fade(0.7),
    ) +
    rows +
    palm(canvas, { x: random.between(1460, 1520), y: 1130, tall: random.between(520, 600), lean: -40 })
  )
}
