import { type Canvas, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { disc } from '../plants/crown.ts'
import { fade, n, rect, repeat, shape, stroke } from '../svg.ts'
import { clouds } from './clouds.ts'
import { luminary } from './luminary.ts'

export type SkyInput = { horizon?: number; sun?: boolean; cloudy?: number; birds?: boolean }

function stars({ random, palette }: Canvas, horizon: number): string {
  const own = random.split('stars')
  const magnitudes = [
    { size: 1.2, count: 50, light: 0.45 },
    { size: 1.7, count: 40, light: 0.7 },
    { size: 2.6, count: 14, light: 1 },
  ]
  return magnitudes
    .map(({ size, count, light }) => {
      const d = repeat(own.between(0.7, 1.3) * count, () =>
        disc(own.between(0, width), own.between(0, 1) ** 1.5 * horizon * 0.85, size),
      )
      return shape(d, palette.sun, fade(light))
    })
    .join('')
}

function birds({ random, palette }: Canvas, horizon: number): string {
  const own = random.split('birds')
  const [x, y] = [own.between(700, 1250), own.between(0.25, 0.5) * horizon]
  const d = repeat(own.whole(4, 8), (index) => {
    const wing = own.between(9, 17)
    const at = `M${n(x + index * 34 + own.between(-12, 12))} ${n(y + Math.abs(index - 2) * 19 + own.between(-6, 6))}`
    return `${at}q${n(wing * 0.6)} ${n(-wing * 0.7)} ${n(wing)} 0q${n(wing * 0.4)} ${n(-wing * 0.7)} ${n(wing)} 0`
  })
  return stroke(d, mix(palette.near, palette.sky[1], 0.25), 2.6, 'stroke-linejoin="round"')
}

export function sky(
  canvas: Canvas,
  { horizon = 800, sun = true, cloudy = 1, birds: flying = false }: SkyInput = {},
): string {
  const { palette, defs, time, random } = canvas
  const [top, middle, low] = palette.sky
  const bend = random.split('sky').between(0.45, 0.65)
  return (
    rect(0, 0, width, horizon + 2, defs.vertical([0, top], [bend, middle], [1, low])) +
    (time === 'night' ? stars(canvas, horizon) : '') +
    (sun ? luminary(canvas) : '') +
    (cloudy > 0 ? clouds(canvas, horizon, cloudy) : '') +
    (flying && time !== 'night' ? birds(canvas, horizon) : '')
  )
}
