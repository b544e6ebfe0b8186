import { roundArch } from '../architecture/arch.ts'
import { bricks } from '../architecture/tiles.ts'
import { type Canvas, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { foreground } from '../nature/ground.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { ellipse, fade, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { caravan } from '../things/animals.ts'
import { figure } from '../things/boats.ts'

/** A column with its base and capital, whole or broken off. */
function column({ palette, defs, random }: Canvas, x: number, y: number, tall: number, isBroken: boolean): string {
  const wide = tall * 0.11
  const skin = defs.horizontal(
    [0, palette.lit('#e8c894')],
    [0.4, palette.lit('#f4dcae')],
    [1, palette.shaded('#b0824e')],
  )
  const top = y - tall * (isBroken ? random.between(0.35, 0.7) : 1)
  const drums = repeat(6, (index) => {
    const at = y - (tall * (index + 1)) / 7
    return at > top ? `M${n(x - wide / 2)} ${n(at)}h${n(wide)}` : ''
  })
  return (
    rect(x - wide * 0.75, y - wide * 0.5, wide * 1.5, wide * 0.5, palette.lit('#dcb47e')) +
    polygon(
      [
        [x - wide / 2, y - wide * 0.4],
        [x - wide / 2, top + (isBroken ? wide * 0.5 : 0)],
        [x, top],
        [x + wide / 2, top + (isBroken ? wide * 0.3 : 0)],
        [x + wide / 2, y - wide * 0.4],
      ],
      skin,
    ) +
    stroke(drums, palette.shaded('#9a6e42'), 3, fade(0.6)) +
    (isBroken
      ? ''
      : polygon(
          [
            [x - wide * 0.5, top + wide * 0.1],
            [x - wide * 0.95, top - wide * 0.6],
            [x + wide * 0.95, top - wide * 0.6],
            [x + wide * 0.5, top + wide * 0.1],
          ],
          palette.lit('#e0b880'),
        ) + rect(x - wide, top - wide * 0.85, wide * 2, wide * 0.28, palette.lit('#f0d4a2')))
  )
}

/** The great iwans of Hatra: two tall vaults and the low ones beside them in a wall of honey-coloured stone. */
function iwans(canvas: Canvas, x: number, y: number, wide: number): string {
  const { palette, defs } = canvas
  const tall = wide * 0.36
  const dark = defs.vertical([0, palette.shaded('#4a302c')], [1, palette.shaded('#8a5f42')])
  const vault = (at: number, size: number, high: number) =>
    shape(roundArch(at, y, size * 1.16, high + size * 0.08), palette.lit('#f4dcae')) +
    shape(roundArch(at, y, size, high), dark)
  const ledge = (at: number) => rect(x - wide / 2 - 8, y - at, wide + 16, tall * 0.05, palette.lit('#f0d4a2'))
  return (
    polygon(
      [
        [x - wide / 2, y],
        [x - wide / 2, y - tall * 0.86],
        [x - wide * 0.4, y - tall],
        [x + wide * 0.3, y - tall],
        [x + wide * 0.36, y - tall * 0.9],
        [x + wide / 2, y - tall * 0.8],
        [x + wide / 2, y],
      ],
      defs.horizontal([0, palette.lit('#e4bf88')], [0.6, palette.lit('#d8ae76')], [1, palette.shaded('#b98a58')]),
    ) +
    bricks(
      canvas,
      { x: x - wide / 2, y: y - tall * 0.78, width: wide, height: tall * 0.74 },
      palette.shaded('#9a6e42'),
      44,
    ) +
    ledge(tall * 0.84) +
    vault(x - wide * 0.16, wide * 0.19, tall * 0.72) +
    vault(x + wide * 0.16, wide * 0.19, tall * 0.72) +
    vault(x - wide * 0.38, wide * 0.1, tall * 0.4) +
    vault(x, wide * 0.07, tall * 0.36) +
    vault(x + wide * 0.38, wide * 0.1, tall * 0.4) +
    [-0.29, -0.045, 0.045, 0.29, -0.47, 0.47].map((dx) => column(canvas, x + dx * wide, y, tall * 0.82, false)).join('')
  )
}

/** Hatra: iwans and columns in the steppe. */
export function columns(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const base = random.between(760, 800)
  const soil = palette.lit('#e0bc84')
  return (
    sky(canvas, { horizon: base - 40, birds: true }) +
    hills(canvas, { y: base - 20, height: 50, peaks: 4, bottom: height, fill: palette.air(palette.near, 0.65) }) +
    rect(0, base - 30, width, height, defs.vertical([0, palette.air(soil, 0.3)], [1, palette.shaded('#b98a58')])) +
    iwans(canvas, random.between(720, 880), base, random.between(1080, 1180)) +
    shape(`M0 ${n(base)}H${width}V${n(base + 60)}H0Z`, palette.near, fade(0.14)) +
    repeat(5, (index) =>
      figure(
        380 + index * 210 + random.between(-60, 60),
        base + random.between(40, 90),
        66,
        palette.near,
        random.pick([palette.near, palette.glaze, palette.lit('#e8dcc8')]),
      ),
    ) +
    repeat(6, (index) =>
      column(
        canvas,
        index < 3 ? 90 + index * 170 : 1130 + (index - 3) * 180,
        base + 190 + (index % 3) * 20,
        random.between(430, 520),
        index % 3 === 2,
      ),
    ) +
    repeat(5, (index) =>
      ellipse(200 + index * 320, base + 300 + (index % 2) * 40, random.between(40, 70), 26, palette.shaded('#b08452')),
    ) +
    foreground(canvas, 1175, mix(palette.near, palette.sand, 0.4), 60)
  )
}

/** The pyramids, with those who ride past them. */
export function pyramids(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const base = random.between(800, 840)
  const pyramid = (x: number, wide: number, distance: number) => {
    const tone = (color: string) => palette.air(color, distance)
    const [top, courses] = [base - wide * 0.6, 9]
    return (
      polygon(
        [
          [x - wide / 2, base],
          [x, top],
          [x + wide * 0.16, base],
        ],
        tone(palette.lit('#e8c48c')),
      ) +
      polygon(
        [
          [x + wide * 0.16, base],
          [x, top],
          [x + wide / 2, base],
        ],
        tone(palette.shaded('#b08050')),
      ) +
      stroke(
        repeat(courses, (index) => {
          const share = (index + 1) / (courses + 1)
          return `M${n(x - (wide / 2) * share)} ${n(top + (base - top) * share)}H${n(x + wide * 0.16 * share)}`
        }),
        tone(palette.shaded('#a87a4c')),
        3,
        fade(0.35),
      )
    )
  }
  const sand = defs.vertical([0, palette.lit('#e6c48e')], [1, palette.shaded('#b98a58')])
  return (
    sky(canvas, { horizon: base - 40 }) +
    hills(canvas, { y: base - 6, height: 40, peaks: 4, bottom: height, fill: palette.air(palette.near, 0.7) }) +
    pyramid(random.between(330, 400), 560, 0.3) +
    pyramid(random.between(1270, 1340), 480, 0.36) +
    pyramid(random.between(780, 850), 900, 0.1) +
    shape(`M-20 ${n(base - 6)}Q800 ${n(base - 24)} 1620 ${n(base - 2)}V${height}H-20Z`, sand) +
    caravan(canvas, { x: random.between(420, 640), y: base + 150, size: 80, count: random.whole(3, 5) }) +
    foreground(canvas, 1120, palette.shaded('#c8965c'), 120)
  )
}
