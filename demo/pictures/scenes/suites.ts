import type { Canvas, Draw } from '../canvas.ts'
import { bed } from '../interior/beds.ts'
import { carpet } from '../interior/carpet.ts'
import { potted } from '../interior/decor.ts'
import { wallPiece } from '../interior/furniture.ts'
import { chandelier, floorLamp, pendant, tableLamp } from '../interior/lamps.ts'
import { niche, room, sunPatch } from '../interior/room.ts'
import { armchair, lowTable, sofa } from '../interior/seats.ts'
import { createStyle, type Style } from '../interior/style.ts'
import { window, windowRow } from '../interior/window.ts'
import { rect } from '../svg.ts'
import { teaGlass } from '../things/tea-set.ts'
import { dish, vase } from '../things/vessels.ts'

type Plan = (canvas: Canvas, style: Style, floor: number) => string

function onTable(canvas: Canvas, x: number, y: number): string {
  return canvas.random.pick([
    () => teaGlass(canvas, x - 50, y, 66) + teaGlass(canvas, x + 50, y + 6, 66),
    () => dish(canvas, x, y, 140, ['#d8643c', '#e0a938', '#8a9a3c']),
    () => vase(canvas, x - 20, y, 120) + teaGlass(canvas, x + 70, y + 6, 60),
  ])()
}

/** A sitting room before a row of windows. */
const salon: Plan = (canvas, style, floor) => {
  const { random } = canvas
  const count = random.pick([1, 2, 3])
  const span = 1240 / count
  const boxes = Array.from({ length: count }, (_, index) => ({
    x: 180 + index * span + span * 0.12,
    y: 120,
    width: span * 0.76,
    height: floor - 260,
  }))
  const views = windowRow(canvas, style, boxes, {
    form: count === 1 ? random.pick(['square', 'triple']) : random.pick(['pointed', 'round', 'square', 'lattice']),
  })
  const x = random.between(600, 780)
  const pair = random.chance(0.4)
  const seats =
    sofa(canvas, style, x, floor + 130, random.between(560, 660)) +
    armchair(canvas, style, x + 560, floor + 200, 290, style.cloth[1]) +
    (pair ? armchair(canvas, style, x - 490, floor + 200, 270, style.cloth[1]) : '')
  return (
    views +
    sunPatch(canvas, 300, floor, 460) +
    carpet(canvas, style, { x: x + 130, top: floor + 70, bottom: 1175, far: 1100, near: 1560 }) +
    seats +
    lowTable(canvas, style, x + 60, floor + 290, 330) +
    onTable(canvas, x + 60, floor + 166) +
    (pair ? '' : floorLamp(canvas, random.between(130, 200), floor + 110, 640)) +
    potted(canvas, random.between(1440, 1510), floor + 120, random.between(420, 560)) +
    (random.chance(0.6) ? chandelier(canvas, 800, 170, random.between(300, 380)) : '')
  )
}

/** Bed and sofa in one large room, an arch between them. */
const double: Plan = (canvas, style, floor) => {
  const { random } = canvas
  const deep = { ...style, wall: random.pick(style.cloth) }
  const wide = random.between(400, 450)
  return (
    niche(canvas, deep, 420, floor, 640, floor - 100) +
    window(canvas, style, { x: 920, y: 140, width: random.between(440, 540), height: floor - 310 }) +
    sunPatch(canvas, 900, floor, 420) +
    carpet(canvas, style, { x: 1060, top: floor + 80, bottom: 1160, far: 900, near: 1200 }) +
    wallPiece(canvas, deep, 420, floor - 320, 360) +
    bed(canvas, style, { x: 420, y: floor + 30, wide }) +
    tableLamp(canvas, 150, floor - 70, 130) +
    rect(100, floor - 74, 100, 110, canvas.palette.bright(style.wood), 'rx="6"') +
    sofa(canvas, style, 1130, floor + 150, random.between(480, 560), style.cloth[1]) +
    lowTable(canvas, style, 1080, floor + 300, 300) +
    onTable(canvas, 1080, floor + 186) +
    potted(canvas, 1510, floor + 130, random.between(420, 520)) +
    (random.chance(0.5) ? pendant(canvas, 800, 200, 110) : '')
  )
}

/** A reading corner: two chairs at a tall window, art along the wall. */
const lounge: Plan = (canvas, style, floor) => {
  const { random } = canvas
  return (
    window(canvas, style, { x: 130, y: 120, width: random.between(480, 580), height: floor - 240 }) +
    wallPiece(canvas, style, 1120, floor - 320, random.between(560, 680)) +
    sunPatch(canvas, 180, floor, 460) +
    carpet(canvas, style, { x: 800, top: floor + 80, bottom: 1170, far: 1150, near: 1500 }) +
    sofa(canvas, style, 1120, floor + 130, random.between(560, 640)) +
    armchair(canvas, style, 330, floor + 210, 310, style.cloth[1]) +
    lowTable(canvas, style, random.between(680, 760), floor + 280, 300) +
    onTable(canvas, 720, floor + 168) +
    floorLamp(canvas, random.between(690, 740), floor + 60, 600) +
    potted(canvas, 1490, floor + 170, 430) +
    (random.chance(0.5) ? chandelier(canvas, 1080, 150, 300) : '')
  )
}

export const suite: Draw = (canvas) => {
  const { random } = canvas
  const style = createStyle(random.split('style'))
  const floor = random.between(810, 860)
  return (
    room(canvas, style, { floor, bare: random.chance(0.6) }) +
    random.pick([salon, salon, double, lounge])(canvas, style, floor)
  )
}
