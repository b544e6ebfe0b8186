import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../color.ts'
import { circle, fade, n, repeat, shape } from '../svg.ts'

function rings({ palette, defs, light: [x, y], random }: Canvas, radius: number): string {
  const count = random.split('rings').whole(2, 3)
  const glow = defs.radial([0, palette.sun, 0.75], [0.35, palette.sky[2], 0.4], [1, palette.sky[2], 0])
  return (
    circle(x, y, radius * 6.5, glow) +
    repeat(count, (index) => circle(x, y, radius * (2.6 - index * 0.55), palette.sun, fade(0.1 + index * 0.03)))
  )
}

function rays({ palette, light: [x, y], random }: Canvas): string {
  const own = random.split('rays')
  if (!own.chance(0.4)) return ''
  const count = own.pick([14, 18, 22])
  const turn = own.between(0, 1)
  const far = 1900
  const d = repeat(count, (index) => {
    const a = ((index + turn) / count) * Math.PI * 2
    const b = a + Math.PI / count
    return (
      `M${n(x)} ${n(y)}L${n(x + Math.cos(a) * far)} ${n(y + Math.sin(a) * far)}` +
      `L${n(x + Math.cos(b) * far)} ${n(y + Math.sin(b) * far)}Z`
    )
  })
  return shape(d, palette.sun, fade(0.09))
}

function moon({ palette, defs, light: [x, y], random }: Canvas): string {
  const own = random.split('moon')
  const radius = own.between(44, 66)
  const glow = defs.radial([0, palette.sun, 0.5], [0.3, palette.sky[2], 0.28], [1, palette.sky[2], 0])
  const halo = circle(x, y, radius * 7, glow)
  if (own.chance(0.45)) {
    const bite = own.between(0.72, 0.86)
    const d =
      `M${n(x)} ${n(y - radius)}a${n(radius)} ${n(radius)} 0 1 0 0 ${n(radius * 2)}` +
      `a${n(radius * bite)} ${n(radius)} 0 1 1 0 ${n(-radius * 2)}`
    return halo + shape(d, palette.sun, `transform="rotate(${n(own.between(-30, 0))} ${n(x)} ${n(y)})"`)
  }
  const sea = mix(palette.sun, palette.sky[1], 0.25)
  return (
    halo +
    circle(x, y, radius, palette.sun) +
    circle(x - radius * 0.3, y - radius * 0.2, radius * 0.26, sea, fade(0.5)) +
    circle(x + radius * 0.3, y + radius * 0.32, radius * 0.17, sea, fade(0.5)) +
    circle(x + radius * 0.12, y - radius * 0.5, radius * 0.11, sea, fade(0.5))
  )
}

/** The sun by day, the moon by night, with the halos of a poster. */
export function luminary(canvas: Canvas): string {
  const {
    palette,
    time,
    light: [x, y],
    random,
  } = canvas
  if (time === 'night') return moon(canvas)
  const size = random.split('size')
  const radius = time === 'noon' ? size.between(46, 64) : size.between(70, 115)
  return (
    rays(canvas) +
    rings(canvas, radius) +
    circle(x, y, radius, time === 'noon' ? lighten(palette.sun, 0.5) : palette.sun)
  )
}
