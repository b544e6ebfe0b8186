import { clay, street } from '../architecture/houses.ts'
import { type Canvas, choosePlan, type Draw, height } from '../canvas.ts'
import { mix } from '../color.ts'
import { foreground, grass } from '../nature/ground.ts'
import { range } from '../nature/range.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { flowers } from '../nature/valley.ts'
import { poplars } from '../plants/trees.ts'
import { n, polygon, repeat, stroke } from '../svg.ts'
import { figure } from '../things/boats.ts'
import { balloons, gliders } from './flights.ts'

const kiteColors = ['#d8443c', '#1f5fa8', '#e0a938', '#2f8f7a', '#f4ead8', '#8a3f7a', '#e87a3c'] as const

function kite(
  { palette, random }: Canvas,
  x: number,
  y: number,
  size: number,
  groundX: number,
  groundY: number,
): string {
  const [a, b] = random.shuffle(kiteColors) as [string, string]
  const lean = random.between(-30, 30)
  const bright = (color: string) => mix(palette.lit(color), color, 0.4)
  const tail = repeat(5, (index) => {
    const ty = y + size * (0.75 + index * 0.24)
    const tx = x + Math.sin(index * 1.3 + lean) * size * 0.16
    return polygon(
      [
        [tx - size * 0.1, ty - size * 0.06],
        [tx + size * 0.1, ty + size * 0.06],
        [tx + size * 0.1, ty - size * 0.06],
        [tx - size * 0.1, ty + size * 0.06],
      ],
      bright(index % 2 ? a : b),
    )
  })
  return (
    stroke(
      `M${n(x)} ${n(y)}Q${n((x + groundX) / 2 + 60)} ${n((y + groundY) / 2 + 160)} ${n(groundX)} ${n(groundY)}`,
      palette.near,
      1.6,
      'fill-opacity=".45" stroke-opacity=".45"',
    ) +
    tail +
    `<g transform="rotate(${n(lean * 0.6)} ${n(x)} ${n(y)})">` +
    polygon(
      [
        [x, y - size * 0.7],
        [x + size * 0.46, y],
        [x, y + size * 0.7],
        [x - size * 0.46, y],
      ],
      bright(a),
    ) +
    polygon(
      [
        [x, y - size * 0.7],
        [x + size * 0.46, y],
        [x, y],
      ],
      bright(b),
    ) +
    polygon(
      [
        [x, y + size * 0.7],
        [x - size * 0.46, y],
        [x, y],
      ],
      bright(b),
    ) +
    polygon(
      [
        [x, y],
        [x + size * 0.46, y],
        [x, y + size * 0.7],
      ],
      palette.near,
      'fill-opacity=".12" stroke-opacity=".12"',
    ) +
    '</g>'
  )
}

function paperKites(canvas: Canvas): string {
  const { palette, random } = canvas
  const base = random.between(820, 900)
  const town = random.chance(0.5)
  const count = random.whole(6, 10)
  const flyers = Array.from(
    { length: 4 },
    (_, index) => [280 + index * 330 + random.between(-80, 80), base + random.between(150, 200)] as const,
  )
  const flock = repeat(count, (index) => {
    const foot = flyers[index % 4] as readonly [number, number]
    return kite(
      canvas,
      120 + ((index * 0.618) % 1) * 1360,
      random.between(110, base - 260),
      random.between(60, 150),
      foot[0],
      foot[1] - 50,
    )
  })
  return (
    sky(canvas, { horizon: base - 60 }) +
    range(canvas, { far: base - 80, near: base, height: random.between(200, 300), layers: 3, depth: 0.5 }) +
    (town
      ? street(canvas, { from: -20, to: 1640, y: base + 60, low: 60, high: 150, colors: clay, distance: 0.2 })
      : poplars(canvas, { from: 0, to: 1600, y: base + 60, count: 10, tall: 150, distance: 0.2 })) +
    hills(canvas, {
      y: base + 130,
      height: 120,
      peaks: 2,
      bottom: height,
      fill: canvas.defs.vertical(
        [0, mix(palette.leaf, palette.lit('#a8c060'), 0.35)],
        [1, mix(palette.leaf, palette.near, 0.4)],
      ),
    }) +
    flowers(canvas, base + 200, height, 40, ['#f2c14e', '#f4e9dc']) +
    flock +
    flyers
      .map(([x, y]) =>
        figure(x, y, 66, palette.near, random.pick([palette.near, palette.glaze, palette.shaded('#b8402c')])),
      )
      .join('') +
    foreground(canvas, 1190, mix(palette.near, palette.leaf, 0.3), 50) +
    grass(canvas, 1170, 20, palette.leaf, 50)
  )
}

export const kites: Draw = (canvas) => choosePlan(canvas, { kites: paperKites, gliders, balloons }, ['kites'])(canvas)
