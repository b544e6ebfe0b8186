import { type Canvas, height, width } from '../canvas.ts'
import { lighten, mix } from '../color.ts'
import type { Random } from '../random.ts'
import { n, repeat, shape } from '../svg.ts'

/** A line of billows from edge to edge, high where the swell is high. */
function billows(random: Random, y: number, size: number): string {
  const swell = random.between(0, 6)
  let x = -size
  let d = `M${n(x)} ${n(y)}`
  while (x < width + size) {
    const wide = size * random.between(0.45, 1.15)
    const target = y - (Math.sin((x / width) * 5 + swell) * 0.5 + random.between(-0.35, 0.35)) * size * 0.55
    const [dx, dy] = [wide, target - y]
    const radius = Math.hypot(dx, dy) * random.between(0.52, 0.62)
    d += `A${n(radius)} ${n(radius)} 0 0 1 ${n(x + dx)} ${n(target)}`
    x += dx
  }
  return d
}

export type CloudSeaInput = { top: number; layers: number; size: number }

/** The clouds from above, layer before layer: their crests in the light, their hollows in the haze. */
export function cloudSea({ random, palette, defs, time }: Canvas, { top, layers, size }: CloudSeaInput): string {
  const own = random.split(`cloud-sea${Math.round(top)}`)
  const white = time === 'night' ? mix(palette.sky[2], '#ffffff', 0.12) : lighten(palette.sky[2], 0.7)
  const hollow = mix(palette.sky[1], palette.sky[0], time === 'noon' ? 0.35 : 0.45)
  return repeat(layers, (index) => {
    const share = layers === 1 ? 1 : index / (layers - 1)
    const y = top + (height - top - 60) * share ** 1.25
    const big = size * (0.5 + share * 0.9)
    const crest = mix(white, palette.haze, 0.4 - share * 0.4)
    const low = mix(hollow, palette.haze, 0.5 - share * 0.4)
    const fill = (bright: string) => defs.vertical([0, bright], [0.4, mix(bright, low, 0.4)], [1, low])
    const foot = n(y + big * 1.2 + 110)
    return (
      shape(`${billows(own, y, big)}V${foot}H-300Z`, fill(crest)) +
      shape(`${billows(own, y + big * 0.42, big * 0.7)}V${foot}H-300Z`, fill(mix(crest, low, 0.28)))
    )
  })
}
