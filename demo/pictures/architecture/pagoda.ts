import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { n, rect, repeat, shape, stroke } from '../svg.ts'

/** A tower of East Asia: storey over storey, each below a roof whose corners turn up. */
export function pagoda({ palette, time }: Canvas, x: number, y: number, tall: number, distance = 0): string {
  const tone = (color: string) => palette.air(color, distance)
  const storeys = 6
  const step = (tall * 0.84) / storeys
  const roof = (half: number, top: number, high: number) =>
    `M${n(x - half * 1.5)} ${n(top - high * 0.12)}Q${n(x - half * 0.9)} ${n(top)} ${n(x - half * 0.5)} ${n(top - high)}` +
    `H${n(x + half * 0.5)}Q${n(x + half * 0.9)} ${n(top)} ${n(x + half * 1.5)} ${n(top - high * 0.12)}` +
    `Q${n(x + half * 1.1)} ${n(top + high * 0.42)} ${n(x)} ${n(top + high * 0.34)}Q${n(x - half * 1.1)} ${n(top + high * 0.42)} ${n(x - half * 1.5)} ${n(top - high * 0.12)}Z`
  const dark = mix(palette.near, palette.window, time === 'noon' ? 0.15 : 0.8)
  return (
    rect(x - tall * 0.17, y - tall * 0.03, tall * 0.34, tall * 0.03, tone(palette.lit('#d8ccb8'))) +
    repeat(storeys, (index) => {
      const half = tall * (0.115 - index * 0.0115)
      const foot = y - tall * 0.03 - index * step
      const doors = repeat(3, (door) =>
        rect(
          x + (door - 1) * half * 0.62 - half * 0.16,
          foot - step * 0.5,
          half * 0.32,
          step * 0.42,
          tone(dark),
          `rx="${n(half * 0.1)}"`,
        ),
      )
      return (
        rect(x - half, foot - step * 0.72, half * 2, step * 0.72, tone(palette.lit('#b8442f'))) +
        rect(x + half * 0.4, foot - step * 0.72, half * 0.6, step * 0.72, tone(palette.shaded('#8a3226'))) +
        doors +
        shape(roof(half * 1.04, foot - step * 0.72, step * 0.3), tone(palette.shaded('#3f5a54'))) +
        stroke(
          `M${n(x - half * 1.5)} ${n(foot - step * 0.76)}Q${n(x)} ${n(foot - step * 0.5)} ${n(x + half * 1.5)} ${n(foot - step * 0.76)}`,
          tone(palette.gold),
          tall * 0.006,
        )
      )
    }) +
    stroke(`M${n(x)} ${n(y - tall * 0.88)}V${n(y - tall)}`, tone(palette.gold), tall * 0.014) +
    stroke(`M${n(x - tall * 0.018)} ${n(y - tall * 0.93)}h${n(tall * 0.036)}`, tone(palette.gold), tall * 0.012)
  )
}
