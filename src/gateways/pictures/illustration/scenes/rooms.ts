import type { Canvas, Draw } from '../canvas.ts'
import { bed, nightstand } from '../interior/beds.ts'
import { carpet } from '../interior/carpet.ts'
import { painting, potted } from '../interior/decor.ts'
import { chandelier, floorLamp, pendant } from '../interior/lamps.ts'
import { niche, room, sunPatch } from '../interior/room.ts'
import { armchair, lowTable, sofa } from '../interior/seats.ts'
import { createStyle, type Style } from '../interior/style.ts'
import { window, windowRow } from '../interior/window.ts'
import { vase } from '../things/vessels.ts'
import { teaGlass } from '../things/tea-set.ts'

/** What hangs on the wall above a bed or a sofa. */
function aboveBed(canvas: Canvas, style: Style, x: number, y: number, wide: number): string {
  const { random } = canvas
  const kind = random.whole(0, 4)
  if (kind === 0) return painting(canvas, x - wide * 0.3, y - 210, wide * 0.6, 200)
  if (kind === 1) return [-1, 0, 1].map((at) => painting(canvas, x + at * wide * 0.32 - wide * 0.12, y - 190, wide * 0.24, 180)).join('')
  if (kind === 2) return [-1, 1].map((at) => painting(canvas, x + at * wide * 0.22 - wide * 0.15, y - 230, wide * 0.3, 210)).join('')
  if (kind === 3) return niche(canvas, style, x, y + 60, wide * 0.9, 330, vase(canvas, x - wide * 0.22, y + 60, 130) + vase(canvas, x + wide * 0.2, y + 60, 170) + vase(canvas, x, y + 60, 90))
  return ''
}

export const bedroom: Draw = (canvas) => {
  const { random } = canvas
  const style = createStyle(random.split('style'))
  const floor = random.between(800, 850)
  const behind = random.chance(0.3)
  const x = behind ? 800 : random.between(930, 1020)
  const wide = random.between(520, 620)
  const view = behind
    ? window(canvas, style, { x: x - 420, y: 110, width: 840, height: 460 }, { form: random.pick(['triple', 'square', 'round']) })
    : window(canvas, style, { x: random.between(130, 190), y: random.between(140, 180), width: random.between(330, 400), height: random.between(440, 520) })
  const rug = carpet(canvas, style, { x: x - random.between(0, 60), top: floor + 90, bottom: random.between(1130, 1175), far: wide * 1.5, near: wide * 2.1 })
  const stand = wide * 0.27
  const sides = nightstand(canvas, style, x - wide * 0.76, floor + 24, stand) + nightstand(canvas, style, x + wide * 0.76, floor + 24, stand)
  const corner = behind ? potted(canvas, 170, floor + 100, random.between(380, 480)) : random.pick([
    () => armchair(canvas, style, 300, floor + 220, 260, style.cloth[1]), () => potted(canvas, 200, floor + 120, 420), () => floorLamp(canvas, 120, floor + 110, 620), () => lowTable(canvas, style, 300, floor + 240, 260),
  ])()
  return room(canvas, style, { floor }) + view + (behind ? '' : aboveBed(canvas, style, x, floor - wide * 0.66, wide)) + sunPatch(canvas, behind ? 380 : 190, floor, 330) + rug + sides + bed(canvas, style, { x, y: floor + 30, wide }) + corner + (random.chance(0.4) ? pendant(canvas, behind ? 240 : 590, random.between(150, 230), 90) : '')
}

export const twinRoom: Draw = (canvas) => {
  const { random } = canvas
  const style = createStyle(random.split('style'))
  const floor = random.between(790, 840)
  const wide = random.between(370, 430)
  const gap = random.between(390, 430)
  const between = random.chance(0.55)
  const [left, right] = between ? [800 - gap, 800 + gap] : [720, 1270]
  const view = between
    ? window(canvas, style, { x: 640, y: 130, width: 320, height: random.between(430, 500) })
    : window(canvas, style, { x: 90, y: 150, width: 330, height: 500 })
  const art = between ? aboveBed(canvas, style, left, floor - 300, wide) + aboveBed(canvas, style, right, floor - 300, wide) : aboveBed(canvas, style, (left + right) / 2, floor - 300, wide * 1.6)
  return room(canvas, style, { floor }) + view + art + sunPatch(canvas, between ? 600 : 130, floor, 260) + carpet(canvas, style, { x: (left + right) / 2, top: floor + 100, bottom: 1160, far: 1050, near: 1420 }) +
    nightstand(canvas, style, (left + right) / 2, floor + 20, 150) + bed(canvas, style, { x: left, y: floor + 30, wide }) + bed(canvas, style, { x: right, y: floor + 30, wide }) + (between ? '' : potted(canvas, 190, floor + 150, 380))
}

export const suite: Draw = (canvas) => {
  const { random } = canvas
  const style = createStyle(random.split('style'))
  const floor = random.between(810, 860)
  const count = random.pick([2, 3])
  const span = 1240 / count
  const form = random.pick(['pointed', 'round', 'square', 'lattice'] as const)
  const draped = random.chance(0.6)
  const views = windowRow(canvas, style, Array.from({ length: count }, (_, index) => ({ x: 180 + index * span + span * 0.12, y: 120, width: span * 0.76, height: floor - 260 })), { form, curtains: draped })
  const sofaX = random.between(620, 760)
  const living = sofa(canvas, style, sofaX, floor + 130, random.between(560, 660)) + armchair(canvas, style, sofaX + 560, floor + 190, 260, style.cloth[1])
  const table = lowTable(canvas, style, sofaX + 60, floor + 290, 330)
  const glasses = teaGlass(canvas, sofaX, floor + 165, 60) + teaGlass(canvas, sofaX + 90, floor + 172, 60)
  return room(canvas, style, { floor, bare: true }) + views + sunPatch(canvas, 300, floor, 460) + carpet(canvas, style, { x: sofaX + 130, top: floor + 70, bottom: 1175, far: 1100, near: 1560 }) + living + table + glasses +
    floorLamp(canvas, random.between(130, 200), floor + 110, 640) + potted(canvas, random.between(1440, 1510), floor + 120, random.between(420, 560)) + (random.chance(0.7) ? chandelier(canvas, 800, 170, random.between(300, 380)) : '')
}
