import { centreOf, type Frame, toBox } from './map-frame.ts'

const equator = 40_075_017
const steps = [1, 2, 5]

/** The longest round length that is no longer than a part of a map's width, and what part of it that is. */
export function toScaleBar(frame: Frame, max: number): { meters: number; part: number } {
  const { x0, x1 } = toBox(frame)
  const across = (x1 - x0) * equator * Math.cos((centreOf(frame).latitude * Math.PI) / 180)
  const power = 10 ** Math.floor(Math.log10(across * max))
  const meters = Math.max(...steps.map((step) => step * power).filter((length) => length <= across * max))
  return { meters, part: meters / across }
}
