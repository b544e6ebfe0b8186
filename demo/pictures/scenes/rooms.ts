import type { Canvas, Draw } from '../canvas.ts'
import { bed, nightstand } from '../interior/beds.ts'
import { carpet } from '../interior/carpet.ts'
import { potted } from '../interior/decor.ts'
import { bench, canopy, desk, wallPiece, wardrobe } from '../interior/furniture.ts'
import { floorLamp, pendant } from '../interior/lamps.ts'
import { niche, room, sunPatch } from '../interior/room.ts'
import { armchair, lowTable } from '../interior/seats.ts'
import { sideBed } from '../interior/side-bed.ts'
import { createStyle, type Style } from '../interior/style.ts'
import { window, windowRow } from '../interior/window.ts'

type Plan = (canvas: Canvas, style: Style, floor: number) => string

function corner(canvas: Canvas, style: Style, x: number, floor: number): string {
  return canvas.random.pick([
    () =>
      armchair(canvas, style, x + 60, floor + 220, 280, style.cloth[1]) + floorLamp(canvas, x - 120, floor + 110, 600),
    () => potted(canvas, x, floor + 130, 440),
    () => floorLamp(canvas, x - 100, floor + 110, 620) + lowTable(canvas, style, x + 60, floor + 240, 240),
    () => desk(canvas, style, x + 20, floor + 160, 330),
    () => potted(canvas, x - 80, floor + 70, 300) + armchair(canvas, style, x + 110, floor + 230, 270, style.cloth[0]),
  ])()
}

/** The bed from its foot, a window beside it. */
const beside: Plan = (canvas, style, floor) => {
  const { random } = canvas
  const x = random.between(920, 1030)
  const wide = random.between(520, 620)
  const box = {
    x: random.between(130, 190),
    y: random.between(140, 180),
    width: random.between(330, 400),
    height: random.between(440, 520),
  }
  const rug = carpet(canvas, style, {
    x: x - random.between(0, 60),
    top: floor + 90,
    bottom: random.between(1130, 1175),
    far: wide * 1.5,
    near: wide * 2.1,
  })
  const stand = (side: number) => nightstand(canvas, style, x + side * wide * 0.76, floor + 24, wide * 0.27)
  const covered = random.chance(0.25)
  return (
    window(canvas, style, box) +
    (covered ? '' : wallPiece(canvas, style, x, floor - wide * 0.7, wide)) +
    sunPatch(canvas, 190, floor, 330) +
    rug +
    stand(-1) +
    stand(1) +
    (covered ? canopy(canvas, style, x, floor, wide) : '') +
    bed(canvas, style, { x, y: floor + 30, wide }) +
    (random.chance(0.3) ? bench(canvas, style, x, 1170, wide * 0.8) : '') +
    corner(canvas, style, 220, floor) +
    (random.chance(0.35) ? pendant(canvas, 600, random.between(150, 230), 90) : '')
  )
}

/** The bed below a great window. */
const below: Plan = (canvas, style, floor) => {
  const { random } = canvas
  const wide = random.between(520, 620)
  const form = random.pick(['triple', 'square', 'round', 'pointed'] as const)
  const span = random.between(700, 900)
  const rug = carpet(canvas, style, { x: 800, top: floor + 90, bottom: 1160, far: wide * 1.5, near: wide * 2.1 })
  const stand = (side: number) => nightstand(canvas, style, 800 + side * wide * 0.76, floor + 24, wide * 0.27)
  return (
    window(canvas, style, { x: 800 - span / 2, y: 110, width: span, height: 470 }, { form }) +
    sunPatch(canvas, 380, floor, 330) +
    rug +
    stand(-1) +
    stand(1) +
    bed(canvas, style, { x: 800, y: floor + 30, wide }) +
    random.pick([
      () => potted(canvas, 160, floor + 100, 460),
      () => wardrobe(canvas, style, 150, floor + 50, 260, 600),
      () => floorLamp(canvas, 130, floor + 110, 640),
    ])() +
    (random.chance(0.5) ? potted(canvas, 1460, floor + 100, 380) : '')
  )
}

/** The bed along the wall, a door to the balcony open beside it. */
const balcony: Plan = (canvas, style, floor) => {
  const { random } = canvas
  const long = random.between(720, 820)
  const x = random.between(650, 720)
  const door = { x: random.between(120, 170), y: 150, width: random.between(380, 440), height: floor - 172 }
  return (
    window(canvas, style, door, { form: random.pick(['pointed', 'round', 'square', 'lattice']), sill: false }) +
    wallPiece(canvas, style, x + long * 0.52, floor - 330, random.between(480, 600)) +
    sunPatch(canvas, 150, floor, 400) +
    carpet(canvas, style, { x: 860, top: floor + 120, bottom: 1175, far: 980, near: 1320 }) +
    nightstand(canvas, style, x - 90, floor + 40, 140) +
    sideBed(canvas, style, { x, y: floor + 130, long }) +
    random.pick([
      () => lowTable(canvas, style, 900, floor + 320, 260),
      () => armchair(canvas, style, 300, floor + 250, 290, style.cloth[1]),
      () => bench(canvas, style, x + long * 0.5, 1160, 420),
    ])() +
    (random.chance(0.5) ? potted(canvas, random.between(70, 110), floor + 130, 400) : '')
  )
}

/** The bed in an arched alcove, a slim window on either side. */
const alcove: Plan = (canvas, style, floor) => {
  const { random } = canvas
  const wide = random.between(500, 570)
  const deep = { ...style, wall: style.cloth[0] }
  const views = [150, 1190].map((x) => ({ x, y: 190, width: 260, height: 430 }))
  return (
    windowRow(canvas, style, views, { form: random.pick(['pointed', 'round', 'lattice']) }) +
    niche(canvas, deep, 800, floor, 720, floor - 110) +
    sunPatch(canvas, 190, floor, 240) +
    carpet(canvas, style, { x: 800, top: floor + 90, bottom: 1165, far: 860, near: 1200 }) +
    nightstand(canvas, style, 490, floor + 30, 130) +
    nightstand(canvas, style, 1110, floor + 30, 130) +
    bed(canvas, style, { x: 800, y: floor + 30, wide }) +
    random.pick([
      () => potted(canvas, 190, floor + 170, 380),
      () => armchair(canvas, style, 230, floor + 220, 270, style.cloth[1]),
      () => lowTable(canvas, style, 250, floor + 220, 220),
    ])() +
    pendant(canvas, random.pick([420, 1180]), 220, 90)
  )
}

export const bedroom: Draw = (canvas) => {
  const { random } = canvas
  const style = createStyle(random.split('style'))
  const floor = random.between(800, 850)
  const plan = random.pick([beside, beside, beside, below, balcony, balcony, alcove])
  return room(canvas, style, { floor, bare: plan === balcony && random.chance(0.5) }) + plan(canvas, style, floor)
}

export const twinRoom: Draw = (canvas) => {
  const { random } = canvas
  const style = createStyle(random.split('style'))
  const floor = random.between(790, 840)
  const wide = random.between(370, 430)
  const gap = random.between(390, 430)
  const between = random.chance(0.5)
  const [left, right] = between ? [800 - gap, 800 + gap] : [720, 1270]
  const view = between
    ? window(canvas, style, {
        x: random.between(620, 650),
        y: 130,
        width: random.between(300, 340),
        height: random.between(430, 500),
      })
    : window(canvas, style, { x: 90, y: 150, width: 330, height: random.between(460, 540) })
  const art = between
    ? wallPiece(canvas, style, left, floor - 310, wide) + wallPiece(canvas, style, right, floor - 310, wide)
    : wallPiece(canvas, style, (left + right) / 2, floor - 310, wide * 1.6)
  return (
    room(canvas, style, { floor }) +
    view +
    art +
    sunPatch(canvas, between ? 600 : 130, floor, 260) +
    carpet(canvas, style, { x: (left + right) / 2, top: floor + 100, bottom: 1160, far: 1050, near: 1420 }) +
    nightstand(canvas, style, (left + right) / 2, floor + 20, 150) +
    bed(canvas, style, { x: left, y: floor + 30, wide }) +
    bed(canvas, style, { x: right, y: floor + 30, wide }) +
    (between ? (random.chance(0.4) ? lowTable(canvas, style, 800, 1130, 200) : '') : corner(canvas, style, 200, floor))
  )
}
