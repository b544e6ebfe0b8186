import { archRow } from '../architecture/arch.ts'
import { dome } from '../architecture/dome.ts'
import { clay, street } from '../architecture/houses.ts'
import { minaret } from '../architecture/minaret.ts'
import { cityRow } from '../architecture/towers.ts'
import { type Canvas, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { dune } from '../nature/ground.ts'
import { range } from '../nature/range.ts'
import { hills } from '../nature/ridges.ts'
import { water } from '../nature/water.ts'
import type { View } from '../place.ts'
import { grove } from '../plants/palm.ts'
import { reedBank, reeds } from '../plants/reeds.ts'
import { broadleaf, poplars, shrubs } from '../plants/trees.ts'
import { rect, shape } from '../svg.ts'
import { mashhuf, sailboat } from '../things/boats.ts'
import { fountain } from '../things/terrace.ts'

const green = (canvas: Canvas, y: number) =>
  hills(canvas, { y, height: 70, peaks: 2, bottom: height, fill: mix(canvas.palette.leaf, canvas.palette.haze, 0.15) })

const farBank = (canvas: Canvas, y: number) =>
  hills(canvas, { y, height: 40, peaks: 3, bottom: y + 10, fill: canvas.palette.air(canvas.palette.near, 0.5) })

const lawn = ({ palette, defs }: Canvas, y: number) =>
  rect(
    0,
    y,
    width,
    height - y,
    defs.vertical([0, mix(palette.leaf, palette.lit('#9fb85e'), 0.4)], [1, mix(palette.leaf, palette.near, 0.3)]),
  )

const oldTown = (canvas: Canvas, color: string) =>
  minaret(canvas, { x: 1050, y: 800, tall: 520, wide: 66, distance: 0.2 }) +
  dome(canvas, { x: 720, y: 780, radius: 180, color, distance: 0.15 }) +
  street(canvas, { from: 0, to: 1600, y: height, low: 330, high: 470, colors: clay, distance: 0.12 })

export const views: Record<View, (canvas: Canvas) => string> = {
  mountains: (canvas) =>
    range(canvas, { far: 700, near: 820, height: 420, layers: 3, snow: canvas.random.chance(0.5), depth: 0.7 }) +
    green(canvas, 960) +
    poplars(canvas, { from: 100, to: 1500, y: 980, count: 6, tall: 260 }),
  river: (canvas) =>
    farBank(canvas, 780) +
    grove(canvas, { from: 100, to: 1500, y: 790, count: 5, tall: 300, distance: 0.15 }) +
    water(canvas, { top: 780, bottom: height }),
  city: (canvas) =>
    cityRow(canvas, { from: 0, to: 1600, y: 900, low: 150, high: 420, distance: 0.4 }) +
    rect(0, 900, width, 300, mix(canvas.palette.leaf, canvas.palette.near, 0.2)),
  mosque: (canvas) => oldTown(canvas, canvas.palette.glaze),
  lake: (canvas) =>
    range(canvas, { far: 660, near: 740, height: 380, layers: 3, depth: 0.65 }) +
    water(canvas, { top: 790, bottom: height }),
  'hill-city': (canvas) =>
    range(canvas, { far: 660, near: 760, height: 360, layers: 3, depth: 0.65 }) +
    cityRow(canvas, { from: 0, to: 1600, y: 920, low: 90, high: 260, distance: 0.3 }) +
    rect(0, 920, width, 280, mix(canvas.palette.leaf, canvas.palette.near, 0.2)),
  stream: (canvas) =>
    range(canvas, { far: 680, near: 800, height: 400, layers: 3, depth: 0.7 }) +
    green(canvas, 900) +
    poplars(canvas, { from: 0, to: 1600, y: 930, count: 9, tall: 210 }) +
    water(canvas, { top: 980, bottom: height, shine: false }),
  shrine: (canvas) =>
    minaret(canvas, { x: 480, y: 800, tall: 480, wide: 58, distance: 0.15 }) + oldTown(canvas, canvas.palette.gold),
  marsh: (canvas) =>
    water(canvas, { top: 800, bottom: height }) +
    reedBank(canvas, { from: 0, to: width, y: 806, tall: 90, count: 12, distance: 0.35 }) +
    mashhuf(canvas, { x: 900, y: 980, long: 380 }) +
    reeds(canvas, { x: 250, y: 1220, tall: 380, spread: 320, count: 20 }) +
    reeds(canvas, { x: 1380, y: 1220, tall: 330, spread: 300, count: 18 }),
  dunes: (canvas) => {
    const { palette } = canvas
    const sand = mix(palette.lit('#e8b878'), palette.sand, 0.5)
    const shade = mix(palette.shaded('#b9784a'), palette.sand, 0.25)
    return (
      dune(canvas, 860, 90, palette.air(sand, 0.4), palette.air(shade, 0.35)) +
      grove(canvas, { from: 900, to: 1300, y: 900, count: 3, tall: 200, distance: 0.2 }) +
      dune(canvas, 980, 120, palette.air(sand, 0.15), palette.air(shade, 0.15)) +
      dune(canvas, 1120, 130, sand, shade)
    )
  },
  grove: (canvas) =>
    grove(canvas, { from: 0, to: 1600, y: 880, count: 8, tall: 260, distance: 0.4 }) +
    lawn(canvas, 880) +
    grove(canvas, { from: 50, to: 1550, y: 1040, count: 5, tall: 560 }) +
    shrubs(canvas, { from: 0, to: 1600, y: 1060, count: 12, size: 50 }),
  'plain-lake': (canvas) =>
    farBank(canvas, 800) +
    water(canvas, { top: 796, bottom: height }) +
    sailboat(canvas, { x: 980, y: 900, long: 150, distance: 0.1 }) +
    rect(0, 1110, width, 90, canvas.palette.lit('#ead6a8')),
  sea: (canvas) =>
    water(canvas, { top: 800, bottom: height }) +
    sailboat(canvas, { x: 620, y: 900, long: 180, distance: 0.1 }) +
    grove(canvas, { from: 1150, to: 1650, y: 1180, count: 2, tall: 620 }),
  garden: (canvas) =>
    poplars(canvas, { from: 0, to: 1600, y: 900, count: 12, tall: 300, distance: 0.25 }) +
    lawn(canvas, 900) +
    broadleaf(canvas, { x: 480, y: 1060, tall: 460, fruit: '#e8862f' }) +
    broadleaf(canvas, { x: 1140, y: 1080, tall: 500 }) +
    shrubs(canvas, { from: 0, to: 1600, y: 1100, count: 12, size: 60, color: canvas.palette.lit('#c84a5c') }),
  courtyard: (canvas) => {
    const { palette } = canvas
    const wall = palette.lit('#e2bf94')
    return (
      rect(0, 180, width, 900, wall) +
      shape(archRow(0, width, 620, 6, 340), palette.shaded('#8a6248')) +
      shape(archRow(0, width, 1040, 6, 340), palette.shaded('#7a5440')) +
      rect(0, 640, width, 40, palette.lit('#f2dfba')) +
      rect(0, 1040, width, 160, palette.lit('#ead6b2')) +
      fountain(canvas, 800, 1130, 320) +
      broadleaf(canvas, { x: 420, y: 1120, tall: 430, fruit: '#e8862f' })
    )
  },
}
