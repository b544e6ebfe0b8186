import { arch, archRow } from '../architecture/arch.ts'
import { frieze, girih } from '../architecture/tiles.ts'
import { type Canvas, height, width } from '../canvas.ts'
import { lighten, mix } from '../color.ts'
import { potted } from '../interior/decor.ts'
import { createStyle } from '../interior/style.ts'
import { circle, fade, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { lounger } from '../things/terrace.ts'

/** A hall with a pool: vaults above, columns along its sides, lamps under the water, steam over it. */
export function indoorPool(canvas: Canvas, surface: string): string {
  const { palette, random, defs } = canvas
  const style = createStyle(random.split('style'))
  const wall = palette.bright(mix(style.wall, '#f2e6d0', 0.35))
  const floor = 720
  const columns = repeat(4, (index) => {
    const x = index < 2 ? 130 + index * 150 : width - 130 - (index - 2) * 150
    const grow = index % 2 ? 0.8 : 1
    const foot = floor + (index % 2 ? 40 : 150)
    return (
      rect(
        x - 34 * grow,
        240,
        68 * grow,
        foot - 240,
        defs.horizontal([0, palette.bright('#f6ead2')], [1, palette.dim('#c8b090')]),
      ) +
      rect(x - 48 * grow, foot - 34, 96 * grow, 34, palette.bright('#efe0c0')) +
      rect(x - 52 * grow, 226, 104 * grow, 40, palette.bright('#efe0c0'))
    )
  })
  return (
    rect(0, 0, width, height, defs.vertical([0, mix(wall, palette.dim(style.wall), 0.4)], [1, wall])) +
    shape(arch(800, floor, 1500, 700), mix(wall, '#ffffff', 0.2)) +
    shape(arch(800, floor, 1380, 640), palette.dim(mix(style.wall, '#f2e6d0', 0.3))) +
    shape(archRow(330, 1270, floor - 60, 5, 330, 0.8), palette.bright('#f6ead2')) +
    shape(archRow(330, 1270, floor - 60, 5, 312, 0.66), defs.vertical([0, palette.sky[1]], [1, palette.sky[2]])) +
    frieze(canvas, 0, floor - 66, width, 44) +
    rect(
      0,
      floor,
      width,
      height - floor,
      girih(canvas, 96, palette.bright('#f2e4c8'), palette.bright('#e8d4ae'), palette.bright('#c8ae84')),
    ) +
    surface +
    columns +
    repeat(
      3,
      (index) =>
        circle(500 + index * 300, 150, 190, defs.radial([0, '#ffe2a0', 0.5], [1, '#ffe2a0', 0])) +
        circle(500 + index * 300, 150, 20, '#fff0c8'),
    ) +
    lounger(canvas, 360, floor + 60, 160) +
    lounger(canvas, 1080, floor + 60, 160) +
    potted(canvas, 90, floor + 330, 330) +
    potted(canvas, 1520, floor + 330, 330) +
    stroke(
      repeat(4, (index) => `M${n(420 + index * 260)} ${n(floor + 200)}q-50 -90 0 -170t0 -160`),
      lighten(palette.pool, 0.8),
      46,
      fade(0.1),
    ) +
    polygon(
      [
        [600, floor - 372],
        [760, floor - 372],
        [980, height],
        [560, height],
      ],
      palette.sun,
      fade(canvas.time === 'night' ? 0.03 : 0.1),
    )
  )
}
