import { type Canvas, height, width } from '../canvas.ts'
import { sky } from '../nature/sky.ts'
import { type Box, group, n, rect } from '../svg.ts'
import { views } from './views.ts'

/** A landscape seen through an opening: drawn at full size, then shrunk into the box. */
export function vista(canvas: Canvas, { x, y, width: wide, height: tall }: Box): string {
  const view = views[canvas.view ?? canvas.random.pick(canvas.land.views)]
  const scale = Math.max(wide / width, tall / height)
  const [left, top] = [x - (width * scale - wide) / 2, y - (height * scale - tall) / 2]
  return group(
    sky(canvas, { horizon: 900, cloudy: 0.7 }) + rect(0, 895, width, 305, canvas.palette.haze) + view(canvas),
    `transform="translate(${n(left)} ${n(top)}) scale(${scale.toFixed(3)})"`,
  )
}
