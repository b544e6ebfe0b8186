import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { n, repeat, shape, stroke } from '../svg.ts'
import { roundArch } from './arch.ts'

/** A reed house of the marshes: its arched end, the columns of bundled reed, the long vault behind. */
export function mudhif(
  canvas: Canvas,
  { x, y, tall, long, distance = 0 }: { x: number; y: number; tall: number; long: number; distance?: number },
): string {
  const { palette, defs, time } = canvas
  const tone = (tint: string) => palette.air(tint, distance)
  const wide = tall * 0.95
  const skew = -tall * 0.1
  const vault =
    `M${n(x)} ${n(y)}V${n(y - tall * 0.45)}` +
    `C${n(x)} ${n(y - tall * 0.9)} ${n(x + wide * 0.2)} ${n(y - tall)} ${n(x + wide / 2)} ${n(y - tall)}` +
    `L${n(x + wide / 2 + long)} ${n(y - tall + -skew * 0.9)}` +
    `C${n(x + wide * 0.9 + long)} ${n(y - tall * 0.85)} ${n(x + wide + long)}` +
    ` ${n(y - tall * 0.55)} ${n(x + wide + long)} ${n(y + skew * 0.3)}` +
    `L${n(x + wide)} ${n(y)}Z`
  const skin = defs.vertical(
    [0, tone(palette.lit('#e2b96e'))],
    [0.45, tone(palette.lit('#c2924e'))],
    [1, tone(palette.shaded('#93683a'))],
  )
  const hoops = repeat(6, (index) => {
    const shift = ((index + 1) / 6.6) * long
    const sink = -skew * 0.9 * ((index + 1) / 6.6)
    return (
      `M${n(x + wide / 2 + shift)} ${n(y - tall + sink)}` +
      `C${n(x + wide * 0.92 + shift)} ${n(y - tall * 0.92 + sink)}` +
      ` ${n(x + wide + shift)} ${n(y - tall * 0.55)} ${n(x + wide + shift)} ${n(y)}`
    )
  })
  const front = roundArch(x + wide / 2, y, wide, tall)
  const middle = x + wide / 2
  const lattice =
    repeat(5, (index) => `M${n(x + wide * 0.14)} ${n(y - tall * (0.5 + index * 0.08))}H${n(x + wide * 0.86)}`) +
    repeat(7, (index) => `M${n(x + wide * (0.2 + index * 0.1))} ${n(y - tall * 0.48)}V${n(y - tall * 0.86)}`)
  const columns = [
    [0.1, 0.74],
    [0.34, 1.06],
    [0.66, 1.06],
    [0.9, 0.74],
  ]
    .map(([across = 0, high = 0]) => `M${n(x + wide * across)} ${n(y)}V${n(y - tall * high)}`)
    .join('')
  const glow =
    time === 'noon' ? palette.shaded('#4a3428') : mix(palette.window, palette.near, time === 'dawn' ? 0.45 : 0.15)
  return (
    shape(vault, skin) +
    stroke(hoops, tone(palette.shaded('#7f5830')), tall * 0.045, 'fill-opacity=".75" stroke-opacity=".75"') +
    shape(front, tone(palette.lit('#d9ad64'))) +
    stroke(lattice, tone(palette.shaded('#7f5830')), tall * 0.014) +
    shape(roundArch(middle, y, wide * 0.26, tall * 0.42), tone(glow)) +
    stroke(
      `M${n(x)} ${n(y)}V${n(y - tall + wide / 2)}a${n(wide / 2)} ${n(wide / 2)} 0 0 1 ${n(wide)} 0V${n(y)}`,
      tone(palette.lit('#f0cd86')),
      tall * 0.06,
    ) +
    stroke(columns, tone(palette.lit('#e8c078')), tall * 0.055) +
    stroke(columns, tone(palette.shaded('#8a6236')), tall * 0.012, `stroke-dasharray="3 ${n(tall * 0.05)}"`)
  )
}
