import { type Canvas, width } from '../canvas.ts'
import { lighten, mix } from '../color.ts'
import type { Random } from '../random.ts'
import { fade, n, repeat, shape } from '../svg.ts'

/** A stack of long lozenges: the cloud of a calm evening. */
function streak(random: Random, x: number, y: number, size: number, fill: string): string {
  return repeat(random.whole(3, 5), (index) => {
    const long = size * random.between(0.5, 1.15)
    const thick = size * random.between(0.025, 0.05)
    const left = x + random.between(-0.5, 0.3) * size
    const top = y + index * thick * 1.5
    const d =
      `M${n(left)} ${n(top)}q${n(long * 0.45)} ${n(-thick * 1.4)} ${n(long)} 0` +
      `q${n(-long * 0.55)} ${n(thick)} ${n(-long)} 0`
    return shape(d, fill, fade(random.between(0.35, 0.8)))
  })
}

/** Flat below, billowing above. */
function heap(random: Random, x: number, y: number, size: number, fill: string): string {
  const bumps = random.whole(4, 6)
  const step = size / bumps
  const d = Array.from({ length: bumps }, (_, index) => {
    const rise = Math.sin(((index + 0.5) / bumps) * Math.PI)
    const radius = step * random.between(0.5, 0.62) * (0.7 + rise * 0.3)
    const climb = index < bumps / 2 ? -rise * step * 0.6 : rise * step * 0.6
    return `a${n(radius)} ${n(radius)} 0 0 1 ${n(step)} ${n(index === bumps - 1 ? 0 : climb)}`
  })
  return shape(`M${n(x)} ${n(y)}${d.join('')}V${n(y)}Z`, fill)
}

export function clouds({ random, palette, time, defs }: Canvas, horizon: number, amount: number): string {
  const own = random.split('clouds')
  const bright = time === 'night' ? mix(palette.sky[1], palette.sky[2], 0.5) : lighten(palette.sky[2], 0.35)
  const billowing = time === 'noon' && own.chance(0.65)
  return repeat(own.whole(2, 4) * amount, () => {
    const x = own.between(-100, width - 100)
    const y = own.between(0.14, 0.72) * horizon
    const size = own.between(260, 560)
    if (!billowing) return streak(own, x, y, size, time === 'night' ? mix(bright, palette.sky[0], 0.4) : bright)
    const body = defs.vertical([0, '#ffffff', 0.95], [1, bright, 0.45])
    return heap(own, x, y, size * 0.8, body) + heap(own, x + size * 0.3, y + size * 0.03, size * 0.55, body)
  })
}
