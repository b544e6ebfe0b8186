import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { boulders, cliff } from '../nature/cliffs.ts'
import { foreground, grass } from '../nature/ground.ts'
import { range } from '../nature/range.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { ribbon } from '../nature/valley.ts'
import { lozenge } from '../nature/water.ts'
import { broadleaf, poplars, shrubs } from '../plants/trees.ts'
import { along, ellipse, fade, n, type Point, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { cave } from './cave.ts'

const rocks = ['#cf9462', '#bf8a62', '#c79a78', '#b07f66', '#d2885a'] as const

export const canyon: Draw = (canvas) => (canvas.subject === 'cave' ? cave : gorge)(canvas)

function gorge(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const middle = random.between(680, 920)
  const rock = random.pick(rocks)
  const layers = random.whole(2, 3)
  const walls = repeat(layers, (index) => {
    const share = (index + 1) / layers
    const tone = (lit: number) => palette.air(mix(palette.shaded(rock), palette.lit(rock), lit), 0.55 - share * 0.55)
    const gap = 90 + share ** 1.4 * random.between(250, 340)
    const [leftRise, rightRise] = [600 - share * random.between(260, 420), 600 - share * random.between(260, 420)]
    const bottom = 900 + share * 160
    const green = palette.air(mix(palette.leaf, palette.near, 0.2), 0.4 - share * 0.4)
    return (
      cliff(canvas, {
        from: middle + gap,
        to: width + 80,
        rise: rightRise,
        bottom,
        color: tone(1),
        edge: 'left',
        lean: 60 + share * 80,
      }) +
      cliff(canvas, {
        from: -80,
        to: middle - gap,
        rise: leftRise,
        bottom,
        color: tone(0.35),
        edge: 'right',
        lean: 60 + share * 80,
      }) +
      hills(canvas, { y: bottom + 24, height: 46, peaks: 3, bottom: height, fill: green }) +
      shrubs(canvas, {
        from: -20,
        to: middle - gap * 0.7,
        y: bottom + 6,
        count: 8,
        size: 22 + share * 26,
        color: green,
      }) +
      shrubs(canvas, {
        from: middle + gap * 0.7,
        to: 1620,
        y: bottom + 6,
        count: 8,
        size: 22 + share * 26,
        color: green,
      })
    )
  })
  const river = defs.vertical([0, palette.sky[2]], [1, mix(palette.water, palette.glaze, 0.4)])
  const road = random.chance(0.5)
    ? stroke(
        `M-20 ${n(random.between(1000, 1060))}Q${n(middle - 420)} 1000 ${n(middle - 130)} 940`,
        palette.lit('#ead2a8'),
        16,
      )
    : ''
  return (
    sky(canvas, { horizon: 760, birds: true }) +
    range(canvas, { far: 700, near: 820, height: 400, layers: 2, depth: 0.55 }) +
    rect(0, 800, width, 400, palette.air(palette.leaf, 0.35)) +
    walls +
    road +
    ribbon(canvas, {
      x: middle,
      top: 930,
      wide: random.between(190, 260),
      fill: river,
      extra: `stroke="${palette.lit('#f2e4c8')}" stroke-width="7"`,
    }) +
    poplars(canvas, { from: 40, to: middle - 380, y: 1120, count: random.whole(2, 5), tall: 230 }) +
    boulders(canvas, { from: middle - 420, to: middle + 420, y: 1175, count: 7, size: 46, color: rock }) +
    shrubs(canvas, { from: 1180, to: 1600, y: 1190, count: 6, size: 70 }) +
    broadleaf(canvas, { x: random.between(1350, 1490), y: 1170, tall: random.between(260, 400) })
  )
}

/** Falling water: a bright sheet, threads in it, mist at its foot. */
function fall({ palette, random, defs }: Canvas, x: number, top: number, bottom: number, wide: number): string {
  const white = mix('#f4fbfd', palette.sky[1], 0.22)
  const body = defs.vertical([0, white], [0.6, mix(white, palette.water, 0.2)], [1, white])
  const threads = (count: number) =>
    repeat(count, () => {
      const at = x + random.between(-0.44, 0.44) * wide
      const start = top + random.between(0, 0.4) * (bottom - top)
      return (
        `M${n(at)} ${n(start)}` +
        `q${n(random.between(-6, 6))} ${n((bottom - top) * 0.2)}` +
        ` ${n((at - x) * 0.12)} ${n((bottom - start) * random.between(0.4, 0.9))}`
      )
    })
  const edge = (side: number): Point[] =>
    Array.from({ length: 6 }, (_, index) => [
      x + side * wide * (0.5 + index * 0.025) + random.between(-5, 5),
      top + ((bottom - top) * index) / 5,
    ])
  return (
    polygon([...edge(-1), ...edge(1).toReversed()], body) +
    stroke(threads(wide / 11), mix(palette.water, palette.sky[1], 0.4), 4, fade(0.45)) +
    stroke(threads(wide / 9), '#ffffff', 4, fade(0.85)) +
    ellipse(x, bottom, wide * 1.3, 40, defs.radial([0, '#ffffff', 0.9], [1, '#ffffff', 0]))
  )
}

function pond({ palette, random, defs }: Canvas, y: number): string {
  const d = (count: number) =>
    repeat(count, () => lozenge(random.between(150, 1450), random.between(y + 24, y + 260), random.between(80, 260), 8))
  const aqua = mix(palette.pool, palette.water, 0.25)
  return (
    rect(0, y, width, height - y, defs.vertical([0, mix(palette.sky[2], aqua, 0.5)], [1, aqua])) +
    shape(d(14), mix(aqua, palette.near, 0.5), fade(0.35)) +
    shape(d(16), palette.sky[2], fade(0.5))
  )
}

export const waterfall: Draw = (canvas) => {
  const { palette, random } = canvas
  const rock = random.pick(rocks)
  const x = random.between(640, 960)
  const lip = random.between(330, 440)
  const foot = random.between(880, 930)
  const [bright, dark] = [palette.lit(rock), palette.shaded(rock)]
  const shelf = lip + (foot - lip) * random.between(0.42, 0.58)
  const tiers = random.chance(0.5)
  const count = random.whole(1, 3)
  const falls = repeat(count, (index) => {
    const at = x + (index - (count - 1) / 2) * random.between(170, 250)
    const wide = random.between(60, 170) * (count === 1 ? 1.3 : 1)
    return tiers
      ? fall(canvas, at + random.between(-60, 60), lip - 6, shelf + 10, wide * 0.8)
      : fall(canvas, at, lip - 6, foot + 6, wide)
  })
  const lower = tiers
    ? cliff(canvas, { from: 240, to: 1360, rise: shelf, bottom: foot + 20, color: palette.air(bright, 0.05) }) +
      shrubs(canvas, { from: 260, to: 1340, y: shelf + 4, count: 9, size: 34 }) +
      fall(canvas, x + random.between(-80, 80), shelf - 4, foot + 6, random.between(150, 260))
    : ''
  const strand =
    along([
      [0, 1010],
      [260, 960],
      [420, 1000],
      [250, 1090],
      [0, 1120],
    ]) + 'Z'
  return (
    sky(canvas, { horizon: lip + 60 }) +
    range(canvas, { far: lip, near: lip + 60, height: 280, layers: 2, depth: 0.6 }) +
    cliff(canvas, { from: -60, to: width + 60, rise: lip, bottom: foot + 30, color: palette.air(bright, 0.12) }) +
    shrubs(canvas, { from: 0, to: width, y: lip + 4, count: 22, size: 44 }) +
    poplars(canvas, { from: 1050, to: 1500, y: lip, count: random.whole(2, 5), tall: 150, distance: 0.1 }) +
    falls +
    lower +
    cliff(canvas, {
      from: -60,
      to: random.between(220, 320),
      rise: lip - 110,
      bottom: foot + 40,
      color: dark,
      edge: 'right',
    }) +
    cliff(canvas, {
      from: random.between(1270, 1370),
      to: width + 60,
      rise: lip - 60,
      bottom: foot + 40,
      color: mix(bright, dark, 0.5),
      edge: 'left',
    }) +
    pond(canvas, foot + 10) +
    shape(strand, mix(palette.sand, palette.near, 0.2)) +
    boulders(canvas, { from: 60, to: 1540, y: foot + 26, count: 12, size: 54, color: rock }) +
    boulders(canvas, { from: 300, to: 1300, y: 1130, count: 4, size: 76, color: rock }) +
    foreground(canvas, 1185, mix(palette.near, palette.leaf, 0.3), 70) +
    grass(canvas, 1160, 22, palette.leaf, 60) +
    broadleaf(canvas, { x: random.between(1390, 1480), y: 1150, tall: random.between(420, 520) }) +
    broadleaf(canvas, { x: random.between(90, 190), y: 1160, tall: random.between(330, 420) })
  )
}
