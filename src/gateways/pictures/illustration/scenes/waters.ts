import { type Canvas, type Draw, height } from '../canvas.ts'
import { mix } from '../color.ts'
import { stoneBridge, suspension } from '../architecture/bridges.ts'
import { dome } from '../architecture/dome.ts'
import { clay, street } from '../architecture/houses.ts'
import { minaret } from '../architecture/minaret.ts'
import { cityRow } from '../architecture/towers.ts'
import { foreground, grass } from '../nature/ground.ts'
import { range } from '../nature/range.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { reflected, water } from '../nature/water.ts'
import { grove, palm } from '../plants/palm.ts'
import { reeds } from '../plants/reeds.ts'
import { broadleaf, poplars, shrubs } from '../plants/trees.ts'
import { guffa, mashhuf, sailboat, wake } from '../things/boats.ts'
import { repeat } from '../svg.ts'

function nearBank(canvas: Canvas, palmy: boolean): string {
  const { palette, random } = canvas
  const deep = mix(palette.near, palette.leaf, 0.3)
  const side = random.chance(0.5) ? 1330 : 240
  const plants = palmy
    ? palm(canvas, { x: side, y: 1150, tall: random.between(620, 820), lean: side > 800 ? -90 : 90 }) +
      (random.chance(0.6) ? palm(canvas, { x: side + 130, y: 1170, tall: random.between(420, 560), lean: 60 }) : '')
    : broadleaf(canvas, { x: side, y: 1140, tall: random.between(420, 560) })
  return foreground(canvas, 1160, deep, 90) + plants + reeds(canvas, { x: 1600 - side, y: 1170, tall: 230, spread: 260, count: 16 }) +
    grass(canvas, 1140, 14, mix(palette.leaf, deep, 0.5), 50)
}

export const lake: Draw = (canvas) => {
  const { palette, random } = canvas
  const shore = random.between(700, 790)
  const chain = range(canvas, { far: shore - 40, near: shore, height: random.between(300, 430), layers: random.whole(3, 4), snow: random.chance(0.4), depth: 0.75 }) +
    hills(canvas, { y: shore + 5, height: 50, peaks: 3, bottom: shore + 2, fill: mix(palette.leaf, palette.haze, 0.25) }) +
    poplars(canvas, { from: 0, to: random.between(500, 900), y: shore, count: random.whole(6, 14), tall: 120, distance: 0.15 })
  const boats = repeat(random.whole(1, 3), (index) => {
    const [x, y] = [random.between(250, 1350), shore + 90 + index * 70]
    return wake(canvas, x, y + 6, 130 + index * 40) + sailboat(canvas, { x, y, long: 120 + index * 45, distance: 0.1 })
  })
  return sky(canvas, { horizon: shore, birds: true }) + water(canvas, { top: shore, bottom: height }) +
    reflected(canvas, chain, shore, 0.75, 0.4) + boats + nearBank(canvas, false)
}

function oldBank(canvas: Canvas, y: number): string {
  const { palette, random } = canvas
  const x = random.between(600, 1200)
  return street(canvas, { from: -20, to: 1640, y, low: 70, high: 140, colors: clay, distance: 0.35 }) +
    minaret(canvas, { x: x + 150, y, tall: random.between(270, 340), wide: 34, distance: 0.25 }) +
    dome(canvas, { x, y: y - 60, radius: random.between(60, 84), color: palette.glaze, distance: 0.22 }) +
    street(canvas, { from: random.between(200, 500), to: random.between(1000, 1300), y, low: 60, high: 110, colors: clay, distance: 0.18 })
}

function newBank(canvas: Canvas, y: number): string {
  return cityRow(canvas, { from: -20, to: 1640, y, low: 120, high: 300, distance: 0.5 }) + cityRow(canvas, { from: -40, to: 1640, y, low: 50, high: 140, distance: 0.3 })
}

export const river: Draw = (canvas) => {
  const { random, palette } = canvas
  const shore = random.between(700, 770)
  const town = random.pick([oldBank, oldBank, newBank])(canvas, shore - 10)
  const green = shrubs(canvas, { from: -20, to: 1620, y: shore - 4, count: 30, size: 30 }) +
    grove(canvas, { from: random.between(0, 200), to: random.between(600, 1400), y: shore, count: random.whole(5, 9), tall: 210, distance: 0.15 })
  const [x, y] = [random.between(450, 1100), random.between(shore + 130, shore + 230)]
  const craft = random.pick([
    () => sailboat(canvas, { x, y, long: 230 }), () => mashhuf(canvas, { x, y, long: 320 }),
    () => guffa(canvas, x, y, 130) + guffa(canvas, x + 260, y - 50, 90),
  ])
  return sky(canvas, { horizon: shore, birds: true }) + hills(canvas, { y: shore, height: 70, peaks: 4, bottom: shore + 2, fill: palette.air(palette.near, 0.7) }) +
    water(canvas, { top: shore, bottom: height }) + reflected(canvas, town + green, shore, 0.7, 0.35) +
    wake(canvas, x, y + 12, 260) + craft() + nearBank(canvas, true)
}

export const bridge: Draw = (canvas) => {
  const { random } = canvas
  const shore = random.between(740, 800)
  const stony = random.chance(0.45)
  const back = stony
    ? range(canvas, { far: shore - 60, near: shore, height: 360, layers: 3, depth: 0.6 }) + poplars(canvas, { from: 0, to: 1600, y: shore, count: 16, tall: 120, distance: 0.3 })
    : newBank(canvas, shore) + grove(canvas, { from: 0, to: 1600, y: shore, count: 9, tall: 130, distance: 0.3 })
  const span = stony
    ? stoneBridge(canvas, { y: shore - 70, water: shore + 130, from: random.between(120, 260), to: random.between(1300, 1500) })
    : suspension(canvas, { y: shore - 20, water: shore + 120 })
  return sky(canvas, { horizon: shore, birds: true }) + water(canvas, { top: shore, bottom: height }) + reflected(canvas, back, shore, 0.5, 0.3) +
    reflected(canvas, span, shore + 125, 0.7, 0.35) + nearBank(canvas, !stony)
}

export const boat: Draw = (canvas) => {
  const { random, palette } = canvas
  const shore = random.between(640, 760)
  const sails = random.chance(0.6)
  const bank = hills(canvas, { y: shore, height: 60, peaks: 5, bottom: shore + 2, fill: palette.air(palette.near, 0.6) }) +
    grove(canvas, { from: 0, to: 1600, y: shore, count: random.whole(8, 14), tall: 150, distance: 0.4 })
  const fleet = repeat(random.whole(1, 2), (index) => {
    const [x, y] = [index === 0 ? random.between(200, 500) : random.between(1000, 1400), shore + 60 + index * 40]
    return wake(canvas, x, y + 6, 130) + (sails ? sailboat : mashhuf)(canvas, { x, y, long: 150, distance: 0.3 })
  })
  const [x, y] = [random.between(700, 960), random.between(shore + 230, shore + 290)]
  const hero = sails ? sailboat(canvas, { x, y, long: random.between(440, 560) }) : mashhuf(canvas, { x, y, long: random.between(640, 800) })
  return sky(canvas, { horizon: shore, birds: true }) + water(canvas, { top: shore, bottom: height }) + reflected(canvas, bank, shore, 0.7, 0.35) + fleet +
    reflected(canvas, hero, y + 26, 0.45, 0.3) + wake(canvas, x, y + 30, 520) +
    reeds(canvas, { x: random.between(20, 200), y: 1220, tall: 430, spread: 300, count: 22 }) + reeds(canvas, { x: random.between(1400, 1560), y: 1220, tall: 380, spread: 260, count: 18 })
}
