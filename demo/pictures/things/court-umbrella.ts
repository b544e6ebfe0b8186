import { marble } from '../architecture/white-minaret.ts'
import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../color.ts'
import { circle, ellipse, fade, n, rect, repeat, shape, stroke } from '../svg.ts'

/** The canopy, a funnel seen from below: the near side, and a sliver of each flank. In units of a pole 100 tall. */
function canopy(canvas: Canvas): string {
  const { palette, defs, time } = canvas
  const lamps = time === 'night' || time === 'dusk'
  const cloth = mix(palette.lit('#fdf4e0'), '#ffe8b8', lamps ? 0.4 : 0)
  const shade = mix(palette.shaded('#e2d2b4'), '#e8b878', lamps ? 0.25 : 0)
  const skin = defs.vertical([0, cloth], [0.5, mix(cloth, shade, 0.3)], [1, mix(cloth, shade, 0.9)])
  const side = (sign: number) =>
    `M0-70C${sign * 14}-82 ${sign * 40}-90 ${sign * 62}-97L${sign * 76}-91C${sign * 44}-86 ${sign * 18}-80 0-70Z`
  const ribs = [-1, -0.5, 0, 0.5, 1]
    .map((share) => `M${n(share * 3)}-72C${n(share * 16)}-82 ${n(share * 42)}-91 ${n(share * 62)}-97`)
    .join('')
  const band = 'M-62-97Q0-101 62-97L53-94.6Q0-98 -53-94.6Z'
  const figures = repeat(9, (index) => {
    const x = (index - 4) * 11.5
    const y = -96.9 + Math.abs(index - 4) ** 2 * 0.06
    return `M${n(x - 2.6)} ${n(y)}l2.6-1.3 2.6 1.3-2.6 1.3Z`
  })
  return (
    shape(side(-1) + side(1), mix(shade, palette.near, 0.18)) +
    shape('M0-70C-14-82-40-90-62-97Q0-101 62-97C40-90 14-82 0-70Z', skin) +
    stroke(ribs, mix(shade, palette.near, 0.25), 0.7, fade(0.6)) +
    shape(band, palette.glaze) +
    shape(figures, lighten(palette.gold, 0.25)) +
    stroke('M-76-91L-62-97Q0-101 62-97L76-91', lighten(cloth, 0.3), 1.1)
  )
}

/** Folded for the night: a slender bud on its pole. */
function bud({ palette, defs }: Canvas): string {
  const cloth = palette.lit('#f8ecd4')
  const skin = defs.horizontal([0, cloth], [0.45, cloth], [1, palette.shaded('#cfbb98')])
  return (
    shape('M-2.4-50C-6-70-5-100 0-116C5-100 6-70 2.4-50Z', skin) +
    stroke('M-1.6-52C-2.6-75-2-98-.4-112M1.6-52C2.6-75 2-98 .4-112', palette.shaded('#b09a78'), 0.5, fade(0.6)) +
    stroke('M-4.6-72h9.2M-4.4-88h8.8', palette.glaze, 1.2) +
    stroke('M0-114V-121', palette.gold, 1.2) +
    circle(0, -121, 1.4, palette.gold)
  )
}

/** A great sunshade of the court of Medina; `y` is the foot of its pole. */
export function courtUmbrella(
  canvas: Canvas,
  { x, y, tall, open }: { x: number; y: number; tall: number; open: boolean },
): string {
  const { palette, defs, time } = canvas
  const stone = marble(canvas)
  const shaft = defs.horizontal([0, stone.bright], [0.5, stone.bright], [1, stone.dark])
  const glow = time === 'noon' ? '' : circle(0, -60, 26, defs.radial([0, '#ffe2a0', 0.6], [1, '#ffd070', 0]))
  const draw = defs.keep(
    ellipse(0, 0.4, 9, 1.6, palette.near, fade(0.25)) +
      (open ? canopy(canvas) : bud(canvas)) +
      rect(-1.7, -72, 3.4, 72, shaft) +
      rect(-4.4, -13, 8.8, 13, shaft) +
      rect(-5, -14.4, 10, 2, palette.gold) +
      rect(-3.4, -63, 6.8, 5, palette.gold) +
      glow +
      stroke('M-3.4-60h-2.6v-2M3.4-60h2.6v-2', palette.gold, 0.9) +
      circle(-6, -63.6, 1.7, time === 'noon' ? stone.bright : '#fff0c0') +
      circle(6, -63.6, 1.7, time === 'noon' ? stone.bright : '#fff0c0'),
  )
  return draw(`transform="translate(${n(x)} ${n(y)}) scale(${(tall / 100).toFixed(3)})"`)
}
