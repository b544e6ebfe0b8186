import { type Frame, toBox } from './map-frame.ts'

/** A tile of 256 pixels has four by four cells: marks of neighbouring ones can be told apart and tapped. */
const cellsOfTile = 4

export const maxZoom = 20
export const maxMarks = 200

/** How many cells the world has from west to east at a zoom, or fewer where a frame would show more of them than marks are wanted. */
export function cellsAcross(frame: Frame, zoom: number, max: number): number {
  const { x0, y0, x1, y1 } = toBox(frame)
  const shown = (cells: number) =>
    (Math.floor(x1 * cells) - Math.floor(x0 * cells) + 1) * (Math.floor(y1 * cells) - Math.floor(y0 * cells) + 1)
  let cells = cellsOfTile * 2 ** zoom
  while (cells > 1 && shown(cells) > max) cells /= 2
  return cells
}
