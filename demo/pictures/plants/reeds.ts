import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { ellipse, n, repeat, stroke } from '../svg.ts'

/** A clump of reeds with their plumes. */
export function reeds(
  { random, palette }: Canvas,
  {
    x,
    y,
    tall,
    count = 14,
    spread = 120,
    distance = 0,
  }: { x: number; y: number; tall: number; count?: number; spread?: number; distance?: number },
): string {
  const dark = palette.air(mix(palette.leaf, palette.near, 0.55), distance)
  const light = palette.air(mix(palette.leaf, palette.lit('#d9c978'), 0.35), distance)
  const plume = palette.air(palette.lit('#d8a868'), distance)
  const stems = { dark: '', light: '', heads: '' }
  for (let index = 0; index < count; index++) {
    const foot = x + random.between(-0.5, 0.5) * spread
    const high = tall * random.between(0.55, 1)
    const lean = random.between(-0.2, 0.26) * high
    const d = `M${n(foot)} ${n(y)}q${n(lean * 0.15)} ${n(-high * 0.6)} ${n(lean)} ${n(-high)}`
    const blade = `M${n(foot)} ${n(y)}q${n(-lean * 0.2)} ${n(-high * 0.5)} ${n(-lean * 0.9)} ${n(-high * 0.62)}`
    stems[index % 2 === 0 ? 'dark' : 'light'] += d + blade
    if (index % 3 === 0) {
      const [px, py] = [foot + lean, y - high]
      stems.heads += ellipse(
        px,
        py,
        high * 0.02 + 2,
        high * 0.075,
        plume,
        `transform="rotate(${n((lean / high) * 60)} ${n(px)} ${n(py)})"`,
      )
    }
  }
  const thick = Math.max(1.6, tall * 0.013)
  return stroke(stems.dark, dark, thick) + stroke(stems.light, light, thick) + stems.heads
}

export function reedBank(
  canvas: Canvas,
  {
    from,
    to,
    y,
    tall,
    count,
    distance = 0,
  }: { from: number; to: number; y: number; tall: number; count: number; distance?: number },
): string {
  const { random } = canvas
  return repeat(count, (index) =>
    reeds(canvas, {
      x: from + ((index + random.between(0, 1)) / count) * (to - from),
      y: y + random.between(-4, 10),
      tall: tall * random.between(0.6, 1.1),
      count: random.whole(6, 11),
      spread: ((to - from) / count) * 1.1,
      distance,
    }),
  )
}
