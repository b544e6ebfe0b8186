import type { Canvas, Draw } from '../canvas.ts'
import { carpet } from '../interior/carpet.ts'
import { floorLamp } from '../interior/lamps.ts'
import { room, sunPatch } from '../interior/room.ts'
import { armchair, lowTable } from '../interior/seats.ts'
import { shelves, volumes } from '../interior/shelves.ts'
import { createStyle } from '../interior/style.ts'
import { window } from '../interior/window.ts'
import { n, rect, repeat, stroke } from '../svg.ts'
import { teaGlass } from '../things/tea-set.ts'
import { bookStreet } from './book-street.ts'

export const books: Draw = (canvas) => (canvas.subject === 'stalls' ? bookStreet : library)(canvas)

function library(canvas: Canvas): string {
  const { palette, random } = canvas
  const style = createStyle(random.split('style'))
  const floor = random.between(850, 890)
  const rows = random.whole(5, 6)
  const split = random.chance(0.6)
  const cases = split
    ? shelves(canvas, style, { x: 60, y: floor - 6, wide: 460, tall: 700, rows, fills: [volumes] }) +
      shelves(canvas, style, { x: 1080, y: floor - 6, wide: 460, tall: 700, rows, fills: [volumes] }) +
      window(canvas, style, { x: 620, y: 140, width: 360, height: 520 })
    : shelves(canvas, style, { x: 560, y: floor - 6, wide: 960, tall: 720, rows, fills: [volumes] }) +
      window(canvas, style, { x: 120, y: 160, width: 330, height: 500 })
  const ladderX = split ? 1180 : 1200
  const ladder = stroke(
    `M${ladderX} ${n(floor + 70)}L${ladderX + 110} 180M${ladderX + 110} ${n(floor + 70)}L${ladderX + 200} 180` +
      repeat(10, (index) => `M${n(ladderX + 10 + index * 10)} ${n(floor + 10 - index * 74)}h104`),
    palette.bright('#c89a5c'),
    13,
  )
  const pile = (x: number, y: number) =>
    repeat(
      random.whole(3, 6),
      (index) =>
        rect(
          x + random.between(-12, 12),
          y - (index + 1) * 30,
          random.between(130, 170),
          28,
          palette.bright(random.pick(style.cloth)),
          'rx="4"',
        ) + rect(x + 14, y - (index + 1) * 30 + 7, 90, 4, palette.bright('#f2dfba')),
    )
  const seat = split ? 800 : 330
  return (
    room(canvas, style, { floor, bare: true }) +
    cases +
    sunPatch(canvas, split ? 620 : 160, floor, 320) +
    (random.chance(0.6) ? ladder : '') +
    carpet(canvas, style, { x: seat + 60, top: floor + 70, bottom: 1170, far: 780, near: 1080 }) +
    floorLamp(canvas, seat - 250, floor + 130, 560) +
    armchair(canvas, style, seat, floor + 200, 320, style.cloth[0]) +
    lowTable(canvas, style, seat + 300, floor + 240, 210) +
    teaGlass(canvas, seat + 270, floor + 164, 66) +
    pile(seat + 430, floor + 290) +
    pile(seat - 330, floor + 300)
  )
}
