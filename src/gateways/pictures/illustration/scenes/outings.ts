import { clay, street } from '../architecture/houses.ts'
import { bay } from '../architecture/shanasheel.ts'
import { bricks } from '../architecture/tiles.ts'
import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { foreground, grass } from '../nature/ground.ts'
import { range } from '../nature/range.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { flowers, ribbon } from '../nature/valley.ts'
import { water } from '../nature/water.ts'
import { grove, palm } from '../plants/palm.ts'
import { broadleaf, poplars, shrubs } from '../plants/trees.ts'
import { circle, n, polygon, rect, repeat, stroke } from '../svg.ts'
import { figure } from '../things/boats.ts'
import { lantern } from '../things/lantern.ts'

function wheel(x: number, y: number, r: number, color: string, rim: string): string {
  const spokes = repeat(10, (index) => {
    const a = (index / 10) * Math.PI
    return `M${n(x - Math.cos(a) * r)} ${n(y - Math.sin(a) * r)}L${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}`
  })
  return (
    stroke(spokes, rim, 2.5) +
    circle(x, y, r, 'none', `stroke="${color}" stroke-width="${n(r * 0.11)}"`) +
    circle(x, y, r * 0.88, 'none', `stroke="${rim}" stroke-width="4"`) +
    circle(x, y, r * 0.1, color)
  )
}

function cycle({ palette, random }: Canvas, x: number, y: number, size: number): string {
  const paint = palette.lit(random.pick(['#d8443c', '#1f5fa8', '#e0a938', '#2f8f7a', '#f2e6d0']))
  const dark = mix(palette.near, '#1a1420', 0.4)
  const r = size * 0.26
  const [back, front] = [x - size * 0.36, x + size * 0.4]
  const hub = y - r
  const [seatX, seatY] = [x - size * 0.15, y - size * 0.62]
  const [headX, headY] = [x + size * 0.28, y - size * 0.64]
  const crank = [x - size * 0.02, hub + 6] as const
  const frame = `M${n(back)} ${n(hub)}L${n(crank[0])} ${n(crank[1])}L${n(headX)} ${n(headY)}L${n(seatX + 8)} ${n(seatY + 24)}L${n(back)} ${n(hub)}M${n(crank[0])} ${n(crank[1])}L${n(seatX)} ${n(seatY)}M${n(headX - 8)} ${n(headY - 34)}L${n(front)} ${n(hub)}`
  const basket =
    polygon(
      [
        [headX + 26, headY - 30],
        [headX + 150, headY - 30],
        [headX + 132, headY + 62],
        [headX + 44, headY + 62],
      ],
      palette.lit('#c8985c'),
    ) +
    repeat(7, (index) =>
      circle(
        headX + 44 + index * 15,
        headY - 34 - (index % 2) * 16,
        17,
        palette.lit(['#d8443c', '#f2c14e', '#f4a0b0', '#fbf0e0'][index % 4] as string),
      ),
    )
  return (
    wheel(back, hub, r, dark, palette.lit('#d8d0c0')) +
    wheel(front, hub, r, dark, palette.lit('#d8d0c0')) +
    stroke(frame, paint, size * 0.026, 'stroke-linejoin="round"') +
    stroke(`M${n(seatX - 46)} ${n(seatY - 4)}h80`, palette.shaded('#7a4a2c'), 20) +
    stroke(`M${n(headX - 8)} ${n(headY - 34)}l-12 -30q30 -24 66 4`, dark, 9) +
    (random.chance(0.7) ? basket : '') +
    circle(crank[0], crank[1], r * 0.2, 'none', `stroke="${dark}" stroke-width="7"`) +
    stroke(`M${n(crank[0])} ${n(crank[1])}l30 40h18`, dark, 8)
  )
}

export const bicycle: Draw = (canvas) => {
  const { palette, random, defs } = canvas
  const base = random.between(680, 750)
  const wet = random.chance(0.5)
  const land = wet
    ? water(canvas, { top: base, bottom: 960 }) +
      grove(canvas, { from: 0, to: width, y: base + 4, count: random.whole(5, 9), tall: 190, distance: 0.3 })
    : hills(canvas, {
        y: base + 60,
        height: 110,
        peaks: 2,
        bottom: height,
        fill: defs.vertical([0, palette.air(palette.leaf, 0.3)], [1, palette.leaf]),
      }) +
      ribbon(canvas, {
        x: random.between(700, 1100),
        top: base + 40,
        bottom: 1000,
        wide: 110,
        fill: palette.lit('#e6c79a'),
      }) +
      poplars(canvas, { from: 60, to: 1540, y: base + 90, count: 9, tall: 220, distance: 0.12 })
  return (
    sky(canvas, { horizon: base, birds: true }) +
    range(canvas, { far: base - 60, near: base, height: random.between(240, 380), layers: 3, depth: 0.6 }) +
    land +
    rect(0, 950, width, 250, defs.vertical([0, palette.lit('#e8cf9f')], [1, palette.shaded('#b8925f')])) +
    grass(canvas, 960, 40, mix(palette.leaf, palette.near, 0.2), 46) +
    cycle(canvas, random.between(660, 900), 1110, random.between(560, 660)) +
    (random.chance(0.5)
      ? palm(canvas, { x: 1430, y: 1150, tall: 700, lean: -60 })
      : broadleaf(canvas, { x: 1400, y: 1130, tall: 520 })) +
    shrubs(canvas, { from: 0, to: 260, y: 1190, count: 4, size: 70 })
  )
}

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

export const kites: Draw = (canvas) => {
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

function lanternLane(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const side = (from: number) => {
    const color = random.pick(['#d9b07a', '#c98f62', '#e2c092'])
    const wide = random.between(380, 440)
    return (
      rect(from, 130, wide, 930, palette.lit(color)) +
      bricks(canvas, { x: from, y: 140, width: wide, height: 910 }, palette.shaded(color)) +
      bay(canvas, from + 60, 560, wide - 120, 300) +
      rect(from - 6, 116, wide + 12, 20, palette.lit('#eed2a2'))
    )
  }
  const strings = repeat(4, (line) => {
    const y = 150 + line * 110
    return (
      stroke(`M0 ${n(y)}Q800 ${n(y + 210)} ${width} ${n(y - 20)}`, palette.near, 3) +
      repeat(7, (index) => {
        const t = (index + 0.5) / 7
        return lantern(
          canvas,
          t * width + random.between(-30, 30),
          (1 - t) ** 2 * y + 2 * t * (1 - t) * (y + 210) + t * t * (y - 20) + 60,
          random.between(52, 84),
          8,
        )
      })
    )
  })
  return (
    sky(canvas, { horizon: 900 }) +
    street(canvas, { from: 380, to: 1240, y: 1000, low: 260, high: 420, colors: clay, distance: 0.25 }) +
    side(random.between(-60, 0)) +
    side(random.between(1180, 1240)) +
    polygon(
      [
        [400, 1000],
        [1220, 1000],
        [width + 200, height],
        [-200, height],
      ],
      defs.vertical([0, palette.lit('#d9b68a')], [1, palette.shaded('#8a6248')]),
    ) +
    strings +
    repeat(3, (index) => figure(640 + index * 130 + random.between(-40, 40), 1040 + index * 16, 110, palette.near))
  )
}

function lanternWater(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const shore = random.between(620, 700)
  const floating = repeat(24, (index) => {
    const share = (index / 24) ** 1.5
    const [x, y, size] = [random.between(60, 1540), shore + 30 + share * 470, 14 + share * 46]
    const glow = circle(x, y, size * 2.4, defs.radial([0, '#ffc860', 0.6], [1, '#ffc860', 0]))
    return (
      glow +
      polygon(
        [
          [x - size * 0.6, y + size * 0.5],
          [x - size * 0.7, y - size * 0.8],
          [x + size * 0.7, y - size * 0.8],
          [x + size * 0.6, y + size * 0.5],
        ],
        defs.vertical([0, '#ffe9b0'], [1, '#f2923c']),
      ) +
      rect(x - size * 0.8, y + size * 0.45, size * 1.6, size * 0.22, palette.shaded('#8a5a34')) +
      stroke(
        `M${n(x - size * 0.5)} ${n(y + size * 1.1)}h${n(size)}M${n(x - size * 0.3)} ${n(y + size * 1.6)}h${n(size * 0.6)}`,
        '#ffc860',
        size * 0.12,
        'fill-opacity=".6" stroke-opacity=".6"',
      )
    )
  })
  return (
    sky(canvas, { horizon: shore }) +
    range(canvas, { far: shore - 60, near: shore, height: 280, layers: 3, depth: 0.65 }) +
    street(canvas, {
      from: random.between(-20, 500),
      to: random.between(900, 1640),
      y: shore + 4,
      low: 40,
      high: 110,
      colors: clay,
      distance: 0.25,
    }) +
    water(canvas, { top: shore, bottom: height }) +
    floating +
    repeat(4, (index) =>
      lantern(
        canvas,
        120 + index * 110 + (index > 1 ? 950 : 0),
        random.between(120, 260),
        random.between(90, 130),
        300,
      ),
    )
  )
}

export const lanterns: Draw = (canvas) => (canvas.random.chance(0.55) ? lanternLane : lanternWater)(canvas)
