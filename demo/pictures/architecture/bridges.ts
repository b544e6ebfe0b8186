import { type Canvas, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { n, polygon, rect, repeat, shape, stroke } from '../svg.ts'

/** A suspension bridge from bank to bank, at deck height `y`. */
export function suspension(
  { palette, random, time }: Canvas,
  { y, water, distance = 0 }: { y: number; water: number; distance?: number },
): string {
  const tone = (tint: string) => palette.air(tint, distance)
  const tall = random.between(230, 330)
  const [left, right] = [random.between(360, 480), random.between(1120, 1260)]
  const steel = tone(palette.shaded('#c8d2d8'))
  const pylon = (x: number) =>
    polygon(
      [
        [x - 20, water],
        [x - 13, y - tall],
        [x + 13, y - tall],
        [x + 20, water],
      ],
      tone(palette.lit('#e4dcc8')),
    ) +
    polygon(
      [
        [x + 3, water],
        [x + 3, y - tall],
        [x + 13, y - tall],
        [x + 20, water],
      ],
      tone(palette.shaded('#b9ad98')),
    ) +
    rect(x - 34, water - 22, 68, 34, tone(palette.shaded('#a89a86'))) +
    rect(x - 17, y - tall - 14, 34, 16, tone(palette.gold))
  const top = y - tall
  const sag = tall * 0.86
  const main = `M${n(left)} ${n(top)}Q${n((left + right) / 2)} ${n(top + sag * 2)} ${n(right)} ${n(top)}`
  const ends =
    `M-40 ${n(y - 20)}Q${n(left * 0.6)} ${n(y - tall * 0.3)} ${n(left)} ${n(top)}` +
    `M${n(right)} ${n(top)}` +
    `Q${n(right + (width - right) * 0.4)} ${n(y - tall * 0.3)} ${width + 40} ${n(y - 20)}`
  const hangers = repeat(23, (index) => {
    const t = (index + 1) / 24
    const x = left + (right - left) * t
    const cable = top + sag * 4 * t * (1 - t)
    return `M${n(x)} ${n(cable)}V${n(y)}`
  })
  const lamps = time === 'night' || time === 'dusk' ? repeat(17, (index) => `M${n(index * 100)} ${n(y - 10)}h.1`) : ''
  return (
    pylon(left) +
    pylon(right) +
    stroke(hangers, steel, 2) +
    stroke(main + ends, tone(mix(palette.gold, '#e8e0d0', 0.4)), 7) +
    rect(-20, y, width + 40, 20, tone(palette.lit('#d6c9b2'))) +
    rect(-20, y + 14, width + 40, 16, tone(palette.shaded('#8c8078'))) +
    (lamps ? stroke(lamps, palette.window, 11) : '')
  )
}

/** A stone bridge of arches, the middle one the greatest. */
export function stoneBridge(
  { palette, random, defs }: Canvas,
  { y, water, from, to, distance = 0 }: { y: number; water: number; from: number; to: number; distance?: number },
): string {
  const tone = (tint: string) => palette.air(tint, distance)
  const count = random.pick([3, 5])
  const span = to - from
  const middle = (from + to) / 2
  const hump = random.between(30, 90)
  const weights = Array.from({ length: count }, (_, index) => 1 + (1 - Math.abs(index - (count - 1) / 2) / count) * 1.4)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let x = from
  const arches = weights.map((weight) => {
    const wide = (span * weight) / total
    const half = wide * 0.4
    const center = x + wide / 2
    x += wide
    const rise = Math.min(half * 1.15, water - y + hump * 0.6 - 26)
    return (
      `M${n(center - half)} ${n(water + 2)}` +
      `C${n(center - half)} ${n(water - rise * 0.9)} ${n(center - half * 0.4)}` +
      ` ${n(water - rise)} ${n(center)} ${n(water - rise * 1.06)}` +
      `C${n(center + half * 0.4)} ${n(water - rise)} ${n(center + half)}` +
      ` ${n(water - rise * 0.9)} ${n(center + half)} ${n(water + 2)}` +
      `Z`
    )
  })
  const body =
    `M${n(from - 300)} ${n(y + 30)}L${n(from)} ${n(y)}` +
    `Q${n(middle)} ${n(y - hump * 2)} ${n(to)} ${n(y)}L${n(to + 300)} ${n(y + 30)}` +
    `V${n(water)}H${n(from - 300)}Z`
  const skin = defs.vertical([0, tone(palette.lit('#dcbc8e'))], [1, tone(palette.shaded('#b08a62'))])
  const parapet =
    `M${n(from - 300)} ${n(y + 30)}L${n(from)} ${n(y)}` +
    `Q${n(middle)} ${n(y - hump * 2)} ${n(to)} ${n(y)}L${n(to + 300)} ${n(y + 30)}`
  return (
    shape(body + arches.join(''), skin, 'fill-rule="evenodd"') +
    stroke(parapet, tone(palette.lit('#f0d8ac')), 12) +
    stroke(arches.join('').replaceAll('Z', ''), tone(palette.shaded('#8a6a4c')), 7)
  )
}
