import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import type { Random } from '../random.ts'
import { group, n, repeat } from '../svg.ts'

type Half = 'back' | 'front'

/** People along a curve, as dots: a robe of two, a head. The gaps of a dashed line place them. */
function walkers(
  random: Random,
  d: string,
  { size, gap, robe, fold, hair }: { size: number; gap: number; robe: string; fold: string; hair: string },
): string {
  const dash = repeat(4, () => `.1 ${n(size * gap * random.between(0.6, 1.5))} `).trim()
  const dots = (color: string, wide: number, up: number) =>
    `<path d="${d}" stroke="${color}" stroke-width="${n(wide)}"${up ? ` transform="translate(0 ${n(-up)})"` : ''}/>`
  return group(
    (fold ? dots(fold, size, 0) : '') +
      dots(robe, fold ? size * 0.92 : size, fold ? size * 0.42 : size * 0.2) +
      dots(hair, size * 0.54, size * 1.1),
    `stroke-dasharray="${dash}" stroke-dashoffset="${Math.round(random.between(0, 60))}"`,
  )
}

export type RingsInput = {
  x: number
  y: number
  /** The half width of the innermost and of the outermost ring, and the height of a ring as a share of its width. */
  inner: number
  outer: number
  flat: number
  rings: number
}

/** Those who circle: the half behind the house, drawn before it, or the half in front, drawn after. */
export function pilgrims({ palette, random, time }: Canvas, input: RingsInput, half: Half): string {
  const { x, y, inner, outer, flat, rings } = input
  const own = random.split(`pilgrims-${half}`)
  const white = mix(palette.lit('#ffffff'), '#fff4dc', time === 'night' ? 0.65 : 0.2)
  const shade = mix(white, palette.shaded('#8a8090'), 0.35)
  const hair = mix(palette.near, '#2a1c20', 0.55)
  const robes = [
    palette.near,
    mix(palette.near, '#20182a', 0.6),
    mix(palette.shaded('#b89a78'), palette.near, 0.2),
    mix(palette.glaze, palette.near, 0.45),
    palette.shaded('#5f7a68'),
  ]
  const order = Array.from({ length: rings }, (_, index) => (half === 'front' ? index : rings - 1 - index))
  const drawn = order.map((index) => {
    const share = index / (rings - 1)
    const rx = inner + (outer - inner) * share ** 1.25
    const size = 11.5 + (half === 'front' ? 1 : -1) * (0.8 + share * 3.2)
    const [left, top, reach, drop] = [x - rx, y, rx, rx * flat].map(Math.round)
    const d = `M${left} ${top}a${reach} ${drop} 0 0 ${half === 'front' ? 0 : 1} ${Math.round(rx * 2)} 0`
    const loose = 1 + share ** 2.4 * 2.6
    const robe = own.pick(robes)
    return (
      walkers(own, d, { size, gap: 2.8 * loose, robe, fold: half === 'front' ? robe : '', hair }) +
      walkers(own, d, { size, gap: 1.4 * loose, robe: white, fold: half === 'front' ? shade : '', hair })
    )
  })
  return group(drawn.join(''), 'fill="none" stroke-linecap="round"')
}
