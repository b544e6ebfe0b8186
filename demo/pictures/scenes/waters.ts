import { stoneBridge, suspension } from '../architecture/bridges.ts'
import { dome } from '../architecture/dome.ts'
import { clay, street } from '../architecture/houses.ts'
import { minaret } from '../architecture/minaret.ts'
import { cityRow } from '../architecture/towers.ts'
import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { foreground, grass } from '../nature/ground.ts'
import { range } from '../nature/range.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { reflected, water } from '../nature/water.ts'
import { grove, palm } from '../plants/palm.ts'
import { reeds } from '../plants/reeds.ts'
import { broadleaf, poplars, shrubs } from '../plants/trees.ts'
import { n, polygon, rect, repeat, stroke } from '../svg.ts'
import { figure, guffa, mashhuf, sailboat, wake } from '../things/boats.ts'
import { lampPost } from '../things/terrace.ts'
import { norias } from './norias.ts'

/** Where the viewer stands: a planted bank, a paved riverside walk, or a wooden landing. */
function nearBank(canvas: Canvas, palmy: boolean): string {
  const { random } = canvas
  return random.pick([planted, planted, promenade, landing])(canvas, palmy)
}

function planted(canvas: Canvas, palmy: boolean): string {
  const { palette, random } = canvas
  const deep = mix(palette.near, palette.leaf, 0.3)
  const side = random.chance(0.5) ? 1330 : 240
  const plants = palmy
    ? palm(canvas, { x: side, y: 1150, tall: random.between(620, 820), lean: side > 800 ? -90 : 90 }) +
      (random.chance(0.6) ? palm(canvas, { x: side + 130, y: 1170, tall: random.between(420, 560), lean: 60 }) : '')
    : broadleaf(canvas, { x: side, y: 1140, tall: random.between(420, 560) })
  return (
    foreground(canvas, 1160, deep, 90) +
    plants +
    reeds(canvas, { x: 1600 - side, y: 1170, tall: 230, spread: 260, count: 16 }) +
    grass(canvas, 1140, 14, mix(palette.leaf, deep, 0.5), 50)
  )
}

function promenade(canvas: Canvas, palmy: boolean): string {
  const { palette, random, defs } = canvas
  const wall = rect(0, 1090, width, 110, defs.vertical([0, palette.lit('#e8d2a8')], [1, palette.shaded('#b8966a')]))
  const rail = stroke(
    `M0 1010H${width}M0 1050H${width}` + repeat(17, (index) => `M${index * 100} 1000V1096`),
    mix(palette.near, palette.glaze, 0.3),
    7,
  )
  const x = random.pick([170, 1420])
  const tree = palmy
    ? palm(canvas, { x, y: 1130, tall: random.between(560, 720) })
    : broadleaf(canvas, { x, y: 1130, tall: 440 })
  return (
    rail +
    wall +
    rect(0, 1084, width, 14, palette.lit('#fbeccc')) +
    repeat(3, (index) => lampPost(canvas, 260 + index * 540, 1100, 300)) +
    tree +
    repeat(random.whole(1, 3), (index) =>
      figure(
        560 + index * 330 + random.between(-60, 60),
        1110,
        130,
        palette.near,
        random.pick([palette.near, palette.glaze, palette.shaded('#7a4434')]),
      ),
    )
  )
}

function landing(canvas: Canvas): string {
  const { palette, random } = canvas
  const x = random.between(420, 1180)
  const planks = stroke(
    repeat(8, (index) => `M${n(x - 70 - index * 14)} ${n(1000 + index * 26)}h${n(140 + index * 28)}`),
    palette.shaded('#7a5638'),
    4,
  )
  const posts = stroke(
    [-1, 1].map((side) => `M${n(x + side * 80)} 1040v-70M${n(x + side * 150)} 1150v-90`).join(''),
    palette.shaded('#5e3a28'),
    20,
  )
  return (
    polygon(
      [
        [x - 66, 996],
        [x + 66, 996],
        [x + 190, height],
        [x - 190, height],
      ],
      palette.lit('#c99a66'),
    ) +
    planks +
    posts +
    mashhuf(canvas, { x: x + (x > 800 ? -380 : 380), y: 1110, long: 460, rider: false }) +
    reeds(canvas, { x: 80, y: 1220, tall: 330, spread: 260, count: 18 }) +
    reeds(canvas, { x: 1510, y: 1220, tall: 380, spread: 260, count: 18 })
  )
}

export const lake: Draw = (canvas) => {
  const { palette, random } = canvas
  const shore = random.between(700, 790)
  const chain =
    range(canvas, {
      far: shore - 40,
      near: shore,
      height: random.between(300, 430),
      layers: random.whole(3, 4),
      snow: random.chance(0.4),
      depth: 0.75,
    }) +
    hills(canvas, {
      y: shore + 5,
      height: 50,
      peaks: 3,
      bottom: shore + 2,
      fill: mix(palette.leaf, palette.haze, 0.25),
    }) +
    poplars(canvas, {
      from: 0,
      to: random.between(500, 900),
      y: shore,
      count: random.whole(6, 14),
      tall: 120,
      distance: 0.15,
    })
  const boats = repeat(random.whole(1, 3), (index) => {
    const [x, y] = [random.between(250, 1350), shore + 90 + index * 70]
    return wake(canvas, x, y + 6, 130 + index * 40) + sailboat(canvas, { x, y, long: 120 + index * 45, distance: 0.1 })
  })
  return (
    sky(canvas, { horizon: shore, birds: true }) +
    water(canvas, { top: shore, bottom: height }) +
    reflected(canvas, chain, shore, 0.75, 0.4) +
    boats +
    nearBank(canvas, false)
  )
}

function oldBank(canvas: Canvas, y: number): string {
  const { palette, random, land } = canvas
  const x = random.between(600, 1200)
  return (
    street(canvas, { from: -20, to: 1640, y, low: 70, high: 140, colors: clay, distance: 0.35 }) +
    (land.domes
      ? minaret(canvas, { x: x + 150, y, tall: random.between(270, 340), wide: 34, distance: 0.25 }) +
        dome(canvas, { x, y: y - 60, radius: random.between(60, 84), color: palette.glaze, distance: 0.22 })
      : '') +
    street(canvas, {
      from: random.between(200, 500),
      to: random.between(1000, 1300),
      y,
      low: 60,
      high: 110,
      colors: clay,
      distance: 0.18,
    })
  )
}

function newBank(canvas: Canvas, y: number): string {
  return (
    cityRow(canvas, { from: -20, to: 1640, y, low: 120, high: 300, distance: 0.5 }) +
    cityRow(canvas, { from: -40, to: 1640, y, low: 50, high: 140, distance: 0.3 })
  )
}

export const river: Draw = (canvas) => (canvas.subject === 'norias' ? norias : banks)(canvas)

function banks(canvas: Canvas): string {
  const { random, palette } = canvas
  const shore = random.between(700, 770)
  const isValley = canvas.land.mountains && !canvas.land.palms && !canvas.land.town
  const town = isValley
    ? range(canvas, { far: shore - 60, near: shore, height: 380, layers: 3, depth: 0.65 })
    : random.pick([oldBank, oldBank, newBank])(canvas, shore - 10)
  const green =
    shrubs(canvas, { from: -20, to: 1620, y: shore - 4, count: 30, size: 30 }) +
    grove(canvas, {
      from: random.between(0, 200),
      to: random.between(600, 1400),
      y: shore,
      count: random.whole(5, 9),
      tall: 210,
      distance: 0.15,
    })
  const [x, y] = [random.between(450, 1100), random.between(shore + 130, shore + 230)]
  const craft = random.pick([
    () => sailboat(canvas, { x, y, long: 230 }),
    () => mashhuf(canvas, { x, y, long: 320 }),
    () => guffa(canvas, x, y, 130) + guffa(canvas, x + 260, y - 50, 90),
  ])
  return (
    sky(canvas, { horizon: shore, birds: true }) +
    hills(canvas, { y: shore, height: 70, peaks: 4, bottom: shore + 2, fill: palette.air(palette.near, 0.7) }) +
    water(canvas, { top: shore, bottom: height }) +
    reflected(canvas, town + green, shore, 0.7, 0.35) +
    (isValley ? '' : wake(canvas, x, y + 12, 260) + craft()) +
    nearBank(canvas, true)
  )
}

export const bridge: Draw = (canvas) => {
  const { random } = canvas
  const shore = random.between(740, 800)
  const { mountains, palms, town } = canvas.land
  const stony = mountains ? !palms || random.chance(0.45) : !town
  const back = stony
    ? range(canvas, { far: shore - 60, near: shore, height: 360, layers: 3, depth: 0.6 }) +
      poplars(canvas, { from: 0, to: 1600, y: shore, count: 16, tall: 120, distance: 0.3 })
    : newBank(canvas, shore) + grove(canvas, { from: 0, to: 1600, y: shore, count: 9, tall: 130, distance: 0.3 })
  const span = stony
    ? stoneBridge(canvas, {
        y: shore - 70,
        water: shore + 130,
        from: random.between(120, 260),
        to: random.between(1300, 1500),
      })
    : suspension(canvas, { y: shore - 20, water: shore + 120 })
  return (
    sky(canvas, { horizon: shore, birds: true }) +
    water(canvas, { top: shore, bottom: height }) +
    reflected(canvas, back, shore, 0.5, 0.3) +
    reflected(canvas, span, shore + 125, 0.7, 0.35) +
    nearBank(canvas, !stony)
  )
}
