import { arch, archRow, roundArch } from '../architecture/arch.ts'
import { dome } from '../architecture/dome.ts'
import { block } from '../architecture/facade.ts'
import { clay, stone, terraces } from '../architecture/houses.ts'
import { minaret } from '../architecture/minaret.ts'
import { bricks } from '../architecture/tiles.ts'
import { type Canvas, type Draw, height } from '../canvas.ts'
import { mix } from '../color.ts'
import { foreground, grass } from '../nature/ground.ts'
import { range } from '../nature/range.ts'
import { hills, mountains } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { flowers, ribbon } from '../nature/valley.ts'
import { broadleaf, poplars, shrubs } from '../plants/trees.ts'
import { circle, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'

/** A square tower with an open belfry, a small dome and a cross. */
function belfry(canvas: Canvas, x: number, y: number, tall: number): string {
  const { palette } = canvas
  const wide = tall * 0.3
  const color = '#d9c3a0'
  const top = y - tall
  return (
    block(canvas, { x: x - wide / 2, y, wide, tall, color, shade: 0.4, rows: 2, columns: 1, form: 'arched' }) +
    bricks(canvas, { x: x - wide / 2, y: top, width: wide, height: tall }, palette.shaded(color), 18) +
    rect(x - wide * 0.56, top - 6, wide * 1.12, 12, palette.lit('#efe0c0')) +
    block(canvas, { x: x - wide * 0.38, y: top, wide: wide * 0.76, tall: tall * 0.26, color, shade: 0.4 }) +
    shape(roundArch(x, top, wide * 0.4, tall * 0.2), canvas.palette.shaded('#4a3a44')) +
    circle(x, top - tall * 0.07, wide * 0.1, palette.gold) +
    dome(canvas, {
      x,
      y: top - tall * 0.25,
      radius: wide * 0.36,
      color: palette.lit('#c8a878'),
      form: 'low',
      drum: false,
    }) +
    rect(x - 3, top - tall * 0.56, 6, tall * 0.16, palette.gold) +
    rect(x - 12, top - tall * 0.52, 24, 5, palette.gold)
  )
}

/** The church: a long nave with tall arched windows, a dome over the crossing. */
function church(canvas: Canvas, x: number, y: number, wide: number): string {
  const { palette, random } = canvas
  const tall = wide * 0.42
  const color = random.pick(stone)
  return (
    dome(canvas, {
      x: x + wide * 0.12,
      y: y - tall + 4,
      radius: wide * 0.17,
      color: palette.lit('#cdb08a'),
      form: 'low',
    }) +
    block(canvas, { x: x - wide / 2, y, wide, tall, color, shade: 0.24 }) +
    bricks(canvas, { x: x - wide / 2, y: y - tall, width: wide, height: tall }, palette.shaded(color), 20) +
    shape(archRow(x - wide * 0.44, x + wide * 0.2, y - tall * 0.3, 4, tall * 0.46, 0.4), palette.window) +
    rect(x - wide * 0.52, y - tall - 8, wide * 1.04, 14, palette.lit('#efe0c0')) +
    shape(arch(x + wide * 0.34, y, wide * 0.13, tall * 0.56), palette.shaded('#5a3a2c'))
  )
}

/** A shrine of the Yazidis: a cube of stone below a fluted cone. */
function spire({ palette }: Canvas, x: number, y: number, wide: number): string {
  const [block, tall, half] = [wide * 0.5, wide * 1.15, wide * 0.42]
  const flutes = repeat(9, (index) => {
    const [from, to] = [index / 9, (index + 1) / 9]
    const shade = mix(palette.lit('#f4e8d0'), palette.shaded('#c8b08c'), (index % 2) * 0.3 + (index / 9) ** 2 * 0.6)
    return polygon(
      [
        [x - half + from * half * 2, y - block],
        [x, y - block - tall],
        [x - half + to * half * 2, y - block],
      ],
      shade,
    )
  })
  return (
    rect(x - wide / 2, y - block, wide, block, palette.lit('#e6d4b2')) +
    rect(x + wide * 0.24, y - block, wide * 0.26, block, palette.shaded('#c8b08c')) +
    shape(arch(x - wide * 0.1, y, wide * 0.22, block * 0.66), palette.shaded('#5a3a2c')) +
    rect(x - wide * 0.54, y - block - 8, wide * 1.08, 16, palette.lit('#f4e6c8')) +
    flutes +
    circle(x, y - block - tall - 6, wide * 0.045, palette.gold) +
    stroke(`M${n(x)} ${n(y - block - tall)}v${n(-wide * 0.16)}`, palette.gold, wide * 0.025)
  )
}

export const monastery: Draw = (canvas) => {
  const { palette, random } = canvas
  const base = random.between(790, 850)
  const x = random.between(620, 980)
  const rock = palette.lit(random.pick(['#c9a27a', '#bd9a80', '#cfa878', '#b89a8a']))
  const crag = mountains(canvas, {
    y: base + 40,
    height: random.between(520, 640),
    peaks: random.whole(2, 3),
    color: palette.air(rock, 0.2),
    bottom: height,
    fog: 0.2,
    shadow: 0.4,
  })
  const wide = random.between(380, 470)
  const wall = random.between(110, 160)
  const tower = x + (random.chance(0.5) ? -1 : 1) * wide * 0.42
  const buttress =
    rect(
      x - wide * 0.95,
      base - 10,
      wide * 1.9,
      wall,
      canvas.defs.horizontal(
        [0, palette.lit('#d0b48c')],
        [0.6, palette.lit('#c8a880')],
        [1, palette.shaded('#a88864')],
      ),
    ) +
    shape(archRow(x - wide * 0.9, x + wide * 0.9, base - 10 + wall, 9, wall * 0.76, 0.62), palette.shaded('#6a5448'))
  return (
    sky(canvas, { horizon: base }) +
    range(canvas, { far: base - 100, near: base, height: 380, layers: 2, depth: 0.5 }) +
    crag +
    terraces(canvas, { x, y: base, wide: wide * 1.9, rise: random.between(130, 190), storeys: 2, colors: stone }) +
    (canvas.subject === 'spires'
      ? spire(canvas, x - wide * 0.5, base - 4, wide * 0.5) +
        spire(canvas, x + wide * 0.55, base - 4, wide * 0.42) +
        spire(canvas, x, base - 4, wide * 0.66)
      : church(canvas, x, base - 4, wide) + belfry(canvas, tower, base - 4, random.between(250, 310))) +
    buttress +
    hills(canvas, {
      y: base + wall + 30,
      height: 60,
      peaks: 2,
      bottom: height,
      fill: canvas.defs.vertical([0, mix(palette.leaf, palette.sand, 0.45)], [1, mix(palette.leaf, palette.near, 0.4)]),
    }) +
    ribbon(canvas, { x, top: base + wall - 10, wide: 90, fill: palette.lit('#e6cba0') }) +
    shrubs(canvas, { from: -20, to: 1620, y: base + wall + 6, count: 22, size: 36 }) +
    poplars(canvas, { from: 60, to: 560, y: base + wall + 60, count: random.whole(4, 8), tall: 210 }) +
    foreground(canvas, 1175, mix(palette.near, palette.leaf, 0.3), 90) +
    broadleaf(canvas, { x: random.between(1300, 1450), y: 1140, tall: random.between(330, 450) }) +
    grass(canvas, 1140, 16, palette.leaf, 50)
  )
}

export const village: Draw = (canvas) => {
  const { palette, random, defs } = canvas
  const base = random.between(920, 970)
  const x = random.between(560, 1000)
  const [wide, rise] = [random.between(1000, 1350), random.between(330, 420)]
  const soil = mix(palette.leaf, palette.lit('#c8a878'), 0.45)
  const slope =
    `M${n(x - wide)} ${n(base + 60)}` +
    `C${n(x - wide * 0.5)} ${n(base - rise * 0.3)} ${n(x - wide * 0.35)}` +
    ` ${n(base - rise * 1.2)} ${n(x)} ${n(base - rise * 1.28)}` +
    `S${n(x + wide * 0.5)} ${n(base - rise * 0.3)} ${n(x + wide)} ${n(base + 60)}Z`
  return (
    sky(canvas, { horizon: 640 }) +
    range(canvas, {
      far: 600,
      near: 740,
      height: random.between(380, 480),
      layers: 3,
      snow: random.chance(0.3),
      depth: 0.6,
    }) +
    shape(slope, defs.vertical([0, palette.air(soil, 0.3)], [1, mix(soil, palette.near, 0.25)])) +
    hills(canvas, { y: base - 30, height: 60, peaks: 2, bottom: height, fill: mix(palette.leaf, palette.sand, 0.25) }) +
    (random.chance(0.6)
      ? minaret(canvas, { x: x + random.between(-190, 190), y: base - rise * 0.8, tall: 240, wide: 30, distance: 0.15 })
      : '') +
    terraces(canvas, {
      x,
      y: base,
      wide,
      rise,
      storeys: random.whole(3, 4),
      colors: random.chance(0.5) ? stone : clay,
      distance: 0.04,
    }) +
    shrubs(canvas, { from: x - wide * 0.6, to: x + wide * 0.6, y: base + 8, count: 22, size: 34 }) +
    poplars(canvas, { from: 0, to: 420, y: base + 30, count: random.whole(4, 7), tall: 270 }) +
    poplars(canvas, { from: 1180, to: 1640, y: base + 40, count: random.whole(3, 6), tall: 310 }) +
    foreground(canvas, base + 130, mix(palette.leaf, palette.near, 0.3), 70) +
    broadleaf(canvas, {
      x: random.between(150, 330),
      y: 1150,
      tall: random.between(330, 450),
      fruit: random.pick(['#e07a3a', '#c8344a', undefined]),
    }) +
    shrubs(canvas, { from: 600, to: 1640, y: 1150, count: 8, size: 56 }) +
    flowers(canvas, base + 150, height, 34, ['#d8343c', '#f2c14e', '#f4e9dc'])
  )
}
