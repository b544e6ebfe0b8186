import { clay, street } from '../architecture/houses.ts'
import { malwiya, minaret } from '../architecture/minaret.ts'
import { ishtarGate, ziggurat as temple } from '../architecture/monuments.ts'
import { mudhif } from '../architecture/mudhif.ts'
import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { dune, foreground, grass } from '../nature/ground.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { ribbon } from '../nature/valley.ts'
import { lozenge, reflected, water } from '../nature/water.ts'
import { frond } from '../plants/frond.ts'
import { grove, palm } from '../plants/palm.ts'
import { reedBank, reeds } from '../plants/reeds.ts'
import { shrubs } from '../plants/trees.ts'
import { ellipse, fade, n, polygon, rect, repeat, shape } from '../svg.ts'
import { buffalo, caravan } from '../things/animals.ts'
import { mashhuf, wake } from '../things/boats.ts'

export const marshes: Draw = (canvas) => {
  const { palette, random } = canvas
  const shore = random.between(660, 740)
  const far =
    hills(canvas, { y: shore + 4, height: 26, peaks: 6, bottom: shore + 3, fill: palette.air(palette.leaf, 0.55) }) +
    grove(canvas, {
      from: random.between(0, 900),
      to: random.between(1000, 1600),
      y: shore,
      count: random.whole(3, 7),
      tall: 110,
      distance: 0.5,
    }) +
    reedBank(canvas, { from: 0, to: 1600, y: shore + 4, tall: 60, count: 12, distance: 0.4 })
  const base = shore + random.between(60, 100)
  const isle = (x: number, wide: number, y: number) => ellipse(x, y, wide, 26, mix(palette.leaf, palette.sand, 0.35))
  const homes = repeat(random.whole(1, 3), (index) => {
    const x = 240 + index * 470 + random.between(-90, 90)
    return (
      isle(x + 230, 330, base + 8) +
      mudhif(canvas, {
        x,
        y: base,
        tall: random.between(150, 215),
        long: random.between(180, 280),
        distance: index * 0.06,
      })
    )
  })
  const [x, y] = [random.between(560, 1060), shore + random.between(230, 300)]
  return (
    sky(canvas, { horizon: shore, birds: true }) +
    water(canvas, { top: shore, bottom: height }) +
    reflected(canvas, far, shore, 0.8, 0.3) +
    reflected(canvas, homes, base + 16, 0.6, 0.35) +
    (random.chance(0.5) ? buffalo(canvas, random.between(250, 1200), shore + 190, 130) : '') +
    wake(canvas, x, y + 10, 360) +
    mashhuf(canvas, { x, y, long: random.between(330, 440) }) +
    reeds(canvas, { x: 90, y: 1225, tall: random.between(420, 600), spread: 380, count: 28 }) +
    reeds(canvas, { x: 1490, y: 1225, tall: random.between(360, 560), spread: 340, count: 26 }) +
    reedBank(canvas, { from: 300, to: 1300, y: 1225, tall: 150, count: 6 })
  )
}

/** Patches of light on the floor of the grove. */
function dapples({ random, palette }: Canvas, base: number): string {
  const d = repeat(44, () => {
    const share = random.between(0, 1)
    return lozenge(random.between(0, width), base + 20 + share * (height - base), 50 + share * 170, 8 + share * 18)
  })
  return shape(d, palette.lit('#e8d890'), fade(0.28))
}

function canal(canvas: Canvas, middle: number, base: number): string {
  const { palette, defs, random } = canvas
  const bank = polygon(
    [
      [middle - 34, base],
      [middle + 34, base],
      [middle + 360, height],
      [middle - 360, height],
    ],
    palette.shaded('#a8845c'),
  )
  const bed = polygon(
    [
      [middle - 18, base],
      [middle + 18, base],
      [middle + 270, height],
      [middle - 270, height],
    ],
    defs.vertical([0, palette.sky[2]], [0.5, palette.sky[1]], [1, mix(palette.water, palette.sky[0], 0.4)]),
  )
  const waves = shape(
    repeat(16, () => {
      const share = random.between(0.1, 1)
      return lozenge(
        middle + random.between(-0.7, 0.7) * 250 * share,
        base + share * (height - base),
        30 + share * 120,
        3 + share * 6,
      )
    }),
    palette.sun,
    fade(0.45),
  )
  return bank + bed + waves
}

export const palms: Draw = (canvas) => {
  const { palette, random, defs } = canvas
  const base = random.between(720, 800)
  const floor = defs.vertical(
    [0, palette.air(mix(palette.leaf, palette.sand, 0.55), 0.3)],
    [1, mix(palette.leaf, palette.near, 0.35)],
  )
  const middle = random.between(560, 1040)
  const wet = random.chance(0.65)
  const path = ribbon(canvas, { x: middle, top: base, wide: 150, fill: palette.lit('#e0c08c') })
  const rows = repeat(3, (index) => {
    const share = index / 2
    const y = base + 16 + share ** 1.6 * random.between(200, 260)
    const gap = 110 + share * random.between(300, 420)
    const tall = 230 + share * random.between(340, 480)
    const count = 5 - index - random.whole(0, 1)
    const distance = 0.4 - share * 0.4
    const under =
      shrubs(canvas, { from: -40, to: middle - gap, y: y + 4, count: 4, size: 30 + share * 50 }) +
      shrubs(canvas, { from: middle + gap, to: 1640, y: y + 4, count: 4, size: 30 + share * 50 })
    return (
      grove(canvas, { from: -80, to: middle - gap, y, count, tall, distance }) +
      grove(canvas, { from: middle + gap, to: 1680, y, count, tall, distance }) +
      under
    )
  })
  const hut = random.chance(0.45)
    ? street(canvas, {
        from: middle + 60,
        to: middle + 300,
        y: base + 30,
        low: 60,
        high: 110,
        colors: clay,
        distance: 0.2,
      })
    : ''
  return (
    sky(canvas, { horizon: base }) +
    grove(canvas, { from: 0, to: 1600, y: base + 6, count: 9, tall: 150, distance: 0.6 }) +
    rect(0, base, width, height - base, floor) +
    dapples(canvas, base) +
    hut +
    (wet ? canal(canvas, middle, base) : path) +
    rows +
    grass(canvas, 1180, 22, mix(palette.leaf, palette.near, 0.2), 60, 0, middle - 360) +
    grass(canvas, 1180, 18, palette.leaf, 60, middle + 360, width)
  )
}

function sands(canvas: Canvas, base: number, count: number): string {
  const { palette, random } = canvas
  return repeat(count, (index) => {
    const share = index / Math.max(1, count - 1)
    const color = palette.air(mix(palette.lit('#e8b878'), palette.sand, 0.5), 0.45 - share * 0.42)
    const shade = palette.air(mix(palette.shaded('#b9784a'), palette.sand, 0.25), 0.4 - share * 0.4)
    return dune(canvas, base + 40 + share ** 1.3 * 290, random.between(60, 130) + share * 50, color, shade)
  })
}

export const desert: Draw = (canvas) => {
  const { palette, random } = canvas
  const base = random.between(640, 740)
  const oasis = random.chance(0.5)
  const x = random.between(200, 1100)
  return (
    sky(canvas, { horizon: base + 60, cloudy: 0.6 }) +
    hills(canvas, { y: base + 60, height: 80, peaks: 4, bottom: base + 100, fill: palette.air(palette.near, 0.68) }) +
    sands(canvas, base, 3) +
    (oasis
      ? grove(canvas, { from: x, to: x + 320, y: base + 130, count: random.whole(3, 6), tall: 170, distance: 0.15 })
      : '') +
    caravan(canvas, {
      x: random.between(300, 800),
      y: base + random.between(215, 250),
      size: random.between(70, 92),
      count: random.whole(3, 6),
    }) +
    sands(canvas, base + 260, 2)
  )
}

export const ziggurat: Draw = (canvas) => {
  const { palette, random } = canvas
  const base = random.between(800, 870)
  const x = random.between(700, 900)
  const babylon = random.chance(0.25)
  const monument = babylon
    ? ishtarGate(canvas, { x, y: base, wide: random.between(620, 760) })
    : temple(canvas, { x, y: base, wide: random.between(1000, 1260) })
  const ground = palette.lit('#dcae74')
  return (
    sky(canvas, { horizon: base - 40 }) +
    hills(canvas, { y: base - 30, height: 50, peaks: 4, bottom: base, fill: palette.air(palette.near, 0.65) }) +
    grove(canvas, { from: 0, to: 1600, y: base - 10, count: random.whole(4, 9), tall: 140, distance: 0.4 }) +
    rect(
      0,
      base - 20,
      width,
      400,
      canvas.defs.vertical([0, palette.air(ground, 0.35)], [1, palette.shaded('#b98352')]),
    ) +
    monument +
    shape(
      `M${n(x - 90)} ${base}L${n(x + 90)} ${base}L${n(x + 420)} ${height}H${n(x - 420)}Z`,
      palette.lit('#f0d4a4'),
      fade(0.75),
    ) +
    caravan(canvas, { x: x - 120, y: base + 130, size: 56, count: random.whole(0, 3) }) +
    foreground(canvas, 1180, mix(palette.near, palette.sand, 0.3), 90) +
    palm(canvas, { x: random.between(90, 190), y: 1160, tall: random.between(560, 720), lean: 50 }) +
    palm(canvas, { x: random.between(1400, 1520), y: 1170, tall: random.between(480, 640), lean: -40 })
  )
}

function hanging({ palette }: Canvas): string {
  return shape(
    repeat(4, (index) => frond(-30, -40, -0.15 - index * 0.32, 620 - index * 60, 130, 13)),
    mix(palette.leaf, palette.near, 0.65),
  )
}

export const spiral: Draw = (canvas) => {
  const { palette, random, defs } = canvas
  const base = random.between(880, 940)
  const x = random.between(720, 900)
  const ground = defs.vertical([0, palette.air(palette.lit('#dcae74'), 0.35)], [1, palette.shaded('#b98352')])
  const samarra = random.chance(0.65)
  const tower = samarra
    ? malwiya(canvas, { x, y: base, tall: random.between(640, 740), wide: random.between(560, 660) })
    : minaret(canvas, {
        x,
        y: base,
        tall: random.between(740, 820),
        wide: random.between(130, 160),
        color: random.pick(['#dcb580', '#c98a5c']),
      })
  return (
    sky(canvas, { horizon: base - 40, birds: true }) +
    hills(canvas, { y: base - 20, height: 60, peaks: 3, bottom: base, fill: palette.air(palette.near, 0.6) }) +
    street(canvas, {
      from: -20,
      to: samarra ? 460 : 1640,
      y: base - 6,
      low: 50,
      high: samarra ? 90 : 150,
      colors: clay,
      distance: 0.35,
    }) +
    grove(canvas, { from: 0, to: 1600, y: base, count: random.whole(4, 8), tall: 180, distance: 0.3 }) +
    rect(0, base - 10, width, 400, ground) +
    tower +
    grove(canvas, { from: random.between(-40, 100), to: 420, y: base + 120, count: 2, tall: 330 }) +
    foreground(canvas, 1180, mix(palette.near, palette.sand, 0.3), 80) +
    (random.chance(0.5) ? hanging(canvas) : '')
  )
}
