import type { Beds, Canvas, Draw } from '../canvas.ts'
import { bed, nightstand } from '../interior/beds.ts'
import { bunkBed } from '../interior/bunk-bed.ts'
import { carpet } from '../interior/carpet.ts'
import { potted } from '../interior/decor.ts'
import { floorBed } from '../interior/floor-bed.ts'
import { wallPiece } from '../interior/furniture.ts'
import { pendant } from '../interior/lamps.ts'
import { sunPatch, room as walls } from '../interior/room.ts'
import { sofa } from '../interior/seats.ts'
import { createStyle, type Style } from '../interior/style.ts'
import { window } from '../interior/window.ts'
import type { BedKey } from '../scene.ts'
import { group, rect } from '../svg.ts'

/** How much of the wall each takes, beside the others. */
const widths: Record<BedKey, number> = { single: 250, double: 400, king: 480, sofa: 460, bunk: 400, floor: 330 }
const standing: readonly BedKey[] = ['king', 'double', 'single', 'bunk']

const listOf = (beds: Beds, keys: readonly BedKey[]): BedKey[] =>
  keys.flatMap((key) => Array.from({ length: beds[key] ?? 0 }, () => key))

/** Says in the document which bed it is, so that a test can count what the picture shows. */
const marked = (key: BedKey, drawn: string): string => group(drawn, `data-bed="${key}"`)

function standingBed(canvas: Canvas, style: Style, key: BedKey, x: number, floor: number, wide: number): string {
  if (key === 'bunk') return bunkBed(canvas, style, { x, y: floor + 90, wide: wide * 0.92 })
  return bed(canvas, style, { x, y: floor + 30, wide: wide * 0.72 })
}

/** The beds that stand along the wall, as wide as the wall allows. */
function rowOf(
  canvas: Canvas,
  style: Style,
  keys: BedKey[],
  floor: number,
  [from, to]: readonly [number, number],
): string {
  const needed = keys.reduce((sum, key) => sum + widths[key], 0)
  const scale = Math.min(keys.length === 1 ? 2 : 1.6, (to - from) / needed)
  let left = from + (to - from - needed * scale) / 2
  const places = keys.map((key) => {
    const wide = widths[key] * scale
    left += wide
    return { key, wide, x: left - wide / 2 }
  })
  const stands = places
    .slice(1)
    .map(({ x, wide }) => nightstand(canvas, style, x - wide / 2, floor + 14, Math.min(110, 100 * scale)))
    .join('')
  return (
    stands + places.map(({ key, x, wide }) => marked(key, standingBed(canvas, style, key, x, floor, wide))).join('')
  )
}

/** In the front: what is unfolded at night. */
function lowBeds(canvas: Canvas, style: Style, beds: Beds, floor: number): string {
  const keys = listOf(beds, ['sofa', 'floor'])
  const step = 1300 / Math.max(1, keys.length)
  return keys
    .map((key, index) => {
      const x = 150 + (index + 0.5) * step
      const wide = Math.min(widths[key] * 1.25, step * 0.86)
      return marked(
        key,
        key === 'sofa'
          ? sofa(canvas, style, x, 1165, wide, style.cloth[1])
          : floorBed(canvas, style, { x, y: Math.max(1130, floor + 330), wide }),
      )
    })
    .join('')
}

/** A room as its type describes it: all of its beds, and from its window what lies around the house. */
export const room: Draw = (canvas) => {
  const { random, palette } = canvas
  const style = createStyle(random.split('style'))
  const keys = listOf(canvas.beds, standing)
  const hasFront = Boolean(canvas.beds.sofa || canvas.beds.floor)
  const floor = hasFront ? random.between(690, 720) : random.between(770, 810)
  const isCrowded = keys.length > 2
  const from = isCrowded ? 70 : 560
  const opening = isCrowded
    ? { x: random.between(500, 560), y: 90, width: random.between(480, 540), height: floor - 420 }
    : { x: random.between(110, 150), y: 130, width: random.between(340, 390), height: floor - 300 }
  const art = isCrowded
    ? wallPiece(canvas, style, 250, floor - 440, 300) + wallPiece(canvas, style, 1350, floor - 440, 300)
    : wallPiece(canvas, style, 1050, floor - 400, 420)
  return (
    walls(canvas, style, { floor }) +
    window(canvas, style, opening) +
    art +
    sunPatch(canvas, opening.x, floor, 340) +
    carpet(canvas, style, { x: 800, top: floor + 110, bottom: 1170, far: 1100, near: 1480 }) +
    rowOf(canvas, style, keys, floor, [from, 1530]) +
    (isCrowded ? '' : potted(canvas, 190, floor + 120, 330)) +
    lowBeds(canvas, style, canvas.beds, floor) +
    (random.chance(0.5) ? pendant(canvas, isCrowded ? 1180 : 560, random.between(120, 170), 84) : '') +
    rect(0, 1196, 1600, 4, palette.dim(style.floor))
  )
}
