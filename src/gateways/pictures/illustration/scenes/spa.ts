import { arch } from '../architecture/arch.ts'
import { frieze, girih, star } from '../architecture/tiles.ts'
import { type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { potted } from '../interior/decor.ts'
import { createStyle } from '../interior/style.ts'
import { circle, ellipse, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { vase } from '../things/vessels.ts'

/** The hot room of a bath: a star-pierced dome, a warm stone, basins in the walls. */
export const spa: Draw = (canvas) => {
  const { palette, random, defs } = canvas
  const style = createStyle(random.split('style'))
  const floor = random.between(800, 850)
  const tint = random.pick(['#8fc0c0', '#cfe0dc', '#e2c8a4', '#7fa4b8', '#d8b8a8'])
  const stars = repeat(3, (row) =>
    repeat(6 + row * 3, (index) => {
      const angle = Math.PI * (0.12 + (0.76 * (index + 0.5)) / (6 + row * 3))
      const [x, y] = [800 - Math.cos(angle) * (220 + row * 190), 400 - Math.sin(angle) * (110 + row * 110)]
      return polygon(star(x, y, 15 + row * 5, 8, 0.5), palette.sun)
    }),
  )
  const beams = repeat(4, (index) =>
    polygon(
      [
        [540 + index * 150, 120],
        [575 + index * 150, 120],
        [760 + index * 170, 1000],
        [640 + index * 150, 1000],
      ],
      defs.vertical([0, palette.sun, 0.4], [1, palette.sun, 0]),
    ),
  )
  const wall =
    rect(0, 0, width, floor, defs.vertical([0, palette.dim(tint)], [1, palette.bright(tint)])) +
    shape(`M0 420A800 420 0 0 1 ${width} 420V430H0Z`, palette.bright(mix(tint, '#ffffff', 0.25))) +
    stars
  const niches = repeat(4, (index) => {
    const x = 200 + index * 400
    return (
      shape(arch(x, floor, 270, 350), palette.bright('#f6ead2')) +
      shape(
        arch(x, floor, 236, 320),
        defs.vertical([0, palette.dim(tint)], [1, palette.dim(mix(tint, '#1f5fa8', 0.5))]),
      ) +
      shape(`M${n(x - 64)} ${n(floor - 110)}h128q0 60 -64 60t-64 -60Z`, palette.bright('#fbf4e8')) +
      stroke(`M${n(x)} ${n(floor - 190)}v50`, palette.bright('#d0a040'), 12)
    )
  })
  const candle = (x: number, y: number) =>
    rect(x - 12, y - 44, 24, 44, palette.bright('#fbf0d8')) +
    ellipse(x, y - 56, 8, 15, '#ffcf70') +
    circle(x, y - 54, 70, defs.radial([0, '#ffd890', 0.55], [1, '#ffd890', 0]))
  const stone =
    ellipse(800, 1040, 430, 110, palette.dim('#b8a890')) +
    rect(370, 960, 860, 80, palette.dim('#c8b8a0')) +
    ellipse(800, 960, 430, 105, palette.bright('#f4ecdc')) +
    ellipse(
      800,
      958,
      330,
      76,
      girih(canvas, 60, palette.bright('#e8dcc4'), palette.bright('#f6efe2'), palette.bright(tint)),
    )
  const towels = repeat(3, (index) =>
    rect(random.between(600, 640), 900 - index * 34, 190, 32, palette.bright(style.cloth[index] as string), 'rx="14"'),
  )
  return (
    wall +
    frieze(canvas, 0, 430, width, 46) +
    niches +
    rect(0, floor, width, height - floor, defs.vertical([0, palette.dim('#d8ccb8')], [1, palette.bright('#ece2d0')])) +
    beams +
    stone +
    towels +
    vase(canvas, random.between(930, 1010), 960, 120) +
    candle(480, 1130) +
    candle(1120, 1140) +
    candle(1180, 1110) +
    potted(canvas, 1470, 1080, 430) +
    (random.chance(0.6) ? potted(canvas, 120, 1090, 380) : '')
  )
}
