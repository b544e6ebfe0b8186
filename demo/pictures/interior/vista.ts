import { dome } from '../architecture/dome.ts'
import { clay, street } from '../architecture/houses.ts'
import { minaret } from '../architecture/minaret.ts'
import { cityRow } from '../architecture/towers.ts'
import { type Canvas, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { range } from '../nature/range.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { water } from '../nature/water.ts'
import { grove } from '../plants/palm.ts'
import { poplars } from '../plants/trees.ts'
import { type Box, group, n, rect } from '../svg.ts'

const green = (canvas: Canvas, y: number) =>
  hills(canvas, { y, height: 70, peaks: 2, bottom: height, fill: mix(canvas.palette.leaf, canvas.palette.haze, 0.15) })

const views: readonly ((canvas: Canvas) => string)[] = [
  (canvas) =>
    range(canvas, { far: 700, near: 820, height: 420, layers: 3, snow: canvas.random.chance(0.5), depth: 0.7 }) +
    green(canvas, 960) +
    poplars(canvas, { from: 100, to: 1500, y: 980, count: 6, tall: 260 }),
  (canvas) =>
    hills(canvas, { y: 780, height: 70, peaks: 3, bottom: 790, fill: canvas.palette.air(canvas.palette.near, 0.5) }) +
    grove(canvas, { from: 100, to: 1500, y: 790, count: 5, tall: 300, distance: 0.15 }) +
    water(canvas, { top: 780, bottom: height }),
  (canvas) =>
    cityRow(canvas, { from: 0, to: 1600, y: 900, low: 150, high: 420, distance: 0.4 }) +
    rect(0, 900, width, 300, mix(canvas.palette.leaf, canvas.palette.near, 0.2)),
  (canvas) =>
    minaret(canvas, { x: 1050, y: 800, tall: 520, wide: 66, distance: 0.2 }) +
    dome(canvas, { x: 720, y: 780, radius: 180, color: canvas.palette.glaze, distance: 0.15 }) +
    street(canvas, { from: 0, to: 1600, y: height, low: 330, high: 470, colors: clay, distance: 0.12 }),
  (canvas) =>
    range(canvas, { far: 660, near: 740, height: 380, layers: 3, depth: 0.65 }) +
    water(canvas, { top: 790, bottom: height }),
]

/** A landscape seen through an opening: drawn at full size, then shrunk into the box. */
export function vista(
  canvas: Canvas,
  { x, y, width: wide, height: tall }: Box,
  view = canvas.random.pick(views),
): string {
  const scale = Math.max(wide / width, tall / height)
  const [left, top] = [x - (width * scale - wide) / 2, y - (height * scale - tall) / 2]
  return group(
    sky(canvas, { horizon: 900, cloudy: 0.7 }) + rect(0, 895, width, 305, canvas.palette.haze) + view(canvas),
    `transform="translate(${n(left)} ${n(top)}) scale(${scale.toFixed(3)})"`,
  )
}
