import { gable } from '../architecture/houses.ts'
import { type Canvas, type Draw, height } from '../canvas.ts'
import { mix } from '../color.ts'
import { foreground } from '../nature/ground.ts'
import { range } from '../nature/range.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { pines } from '../plants/pine.ts'
import { circle, n, rect, repeat, stroke } from '../svg.ts'

function flakes({ random }: Canvas): string {
  return repeat(60, () =>
    circle(
      random.between(0, 1600),
      random.between(0, height),
      random.between(1.5, 4),
      '#ffffff',
      'fill-opacity=".6" stroke-opacity=".6"',
    ),
  )
}

function lift({ palette, random }: Canvas): string {
  const [from, to] = [random.between(420, 560), random.between(760, 860)]
  const line = `M-20 ${n(to)}L1620 ${n(from)}`
  const cabins = repeat(4, (index) => {
    const x = 180 + index * 400
    const y = to + ((from - to) * x) / 1600
    return (
      stroke(`M${n(x)} ${n(y)}v34`, palette.near, 3) +
      rect(x - 24, y + 32, 48, 40, palette.lit('#c8443c'), 'rx="9"') +
      rect(x - 17, y + 39, 34, 15, palette.window, 'rx="3"')
    )
  })
  return stroke(line, palette.near, 3) + cabins
}

function cabin(canvas: Canvas, x: number, y: number, size: number): string {
  const { palette, time } = canvas
  return (
    gable(canvas, { x, y, wide: size, tall: size * 0.8, color: '#a8693f', roof: '#f4f8fa' }) +
    rect(
      x + size * 0.2,
      y - size * 0.32,
      size * 0.16,
      size * 0.16,
      time === 'noon' ? palette.shaded('#4a6a86') : palette.window,
    ) +
    rect(x + size * 0.72, y - size * 0.3, size * 0.14, size * 0.3, palette.shaded('#5a3624'))
  )
}

export const snow: Draw = (canvas) => {
  const { palette, random, defs } = canvas
  const base = random.between(660, 760)
  const white = palette.lit('#f6f9fc')
  const blue = mix(palette.shaded('#dce8f4'), palette.sky[0], 0.12)
  const slope = (y: number, tall: number) =>
    hills(canvas, {
      y,
      height: tall,
      peaks: random.whole(1, 3),
      bottom: height,
      fill: defs.vertical([0, white], [1, blue]),
    })
  const x = random.between(250, 1100)
  const hasLift = canvas.subject === 'lift' || (canvas.subject !== 'wild' && random.chance(0.4))
  return (
    sky(canvas, { horizon: base }) +
    range(canvas, {
      far: base - 30,
      near: base + 60,
      height: random.between(420, 540),
      layers: 3,
      snow: true,
      depth: 0.6,
    }) +
    slope(base + 110, 90) +
    pines(canvas, {
      from: 0,
      to: 1600,
      y: base + 90,
      count: random.whole(10, 18),
      tall: 120,
      distance: 0.35,
      snow: true,
    }) +
    (hasLift ? lift(canvas) : '') +
    slope(base + 220, 130) +
    cabin(canvas, x, base + 210, random.between(150, 210)) +
    (random.chance(0.5) ? cabin(canvas, ((x + 620) % 1300) + 120, base + 190, 130) : '') +
    pines(canvas, {
      from: -40,
      to: random.between(260, 420),
      y: base + 330,
      count: random.whole(3, 5),
      tall: 330,
      snow: true,
    }) +
    pines(canvas, { from: 1180, to: 1640, y: base + 350, count: random.whole(3, 5), tall: 370, snow: true }) +
    foreground(canvas, 1160, blue, 90) +
    (random.chance(0.35) ? flakes(canvas) : '')
  )
}
