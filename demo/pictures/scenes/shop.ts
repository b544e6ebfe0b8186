import { arch } from '../architecture/arch.ts'
import { bricks, frieze } from '../architecture/tiles.ts'
import { type Canvas, choosePlan, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { carpet } from '../interior/carpet.ts'
import { potted, shelf } from '../interior/decor.ts'
import { wallPiece } from '../interior/furniture.ts'
import { pendant } from '../interior/lamps.ts'
import { room, sunPatch } from '../interior/room.ts'
import { armchair, lowTable } from '../interior/seats.ts'
import { boxes, devices, type Fill, jars, rolls, shelves, spectacles, volumes } from '../interior/shelves.ts'
import { createStyle } from '../interior/style.ts'
import { window } from '../interior/window.ts'
import { n, rect, repeat, shape, stroke } from '../svg.ts'
import { lantern } from '../things/lantern.ts'
import { awning, cobbles } from '../things/street.ts'
import { vase } from '../things/vessels.ts'
import { heap, textiles } from '../things/wares.ts'
import { barber } from './barber.ts'

/** What a shop of one trade sells. */
const goodsOf = ({ subject }: Canvas): Fill | undefined =>
  subject === 'glasses' ? spectacles : subject === 'devices' ? devices : undefined

/** A counter before two cases of shelves. */
function store(canvas: Canvas): string {
  const { palette, random } = canvas
  const style = createStyle(random.split('style'))
  const floor = random.between(850, 890)
  const usual = random.pick([
    [jars, boxes, rolls],
    [rolls, boxes],
    [boxes, jars],
    [rolls, jars, volumes],
  ] as const)
  const goods = goodsOf(canvas)
  const fills = goods ? [goods, goods, ...(goods === devices ? [boxes] : [])] : usual
  const x = random.between(520, 640)
  const counter =
    rect(x + 120, floor - 60, 640, 240, palette.bright(style.wood)) +
    repeat(5, (index) => shape(arch(x + 190 + index * 125, floor + 180, 96, 190), palette.dim(style.wood))) +
    rect(x + 96, floor - 80, 688, 28, palette.bright('#f2dfba'))
  return (
    room(canvas, style, { floor, bare: true }) +
    window(canvas, style, { x: 110, y: 170, width: 330, height: 480 }) +
    sunPatch(canvas, 150, floor, 280) +
    shelves(canvas, style, { x, y: floor - 10, wide: 470, tall: 640, rows: 4, fills }) +
    shelves(canvas, style, { x: x + 520, y: floor - 10, wide: 460, tall: 640, rows: random.pick([3, 4, 5]), fills }) +
    carpet(canvas, style, { x: 640, top: floor + 110, bottom: 1180, far: 820, near: 1150 }) +
    counter +
    (goods ? goods(canvas, style, x + 130, floor - 80, 320, 150) : vase(canvas, x + 220, floor - 78, 130)) +
    (goods ? '' : boxes(canvas, style, x + 520, floor - 78, 220, 140)) +
    (goods ? potted(canvas, 250, floor + 190, 400) : textiles(canvas, 250, floor + 190, 190)) +
    repeat(3, (index) => pendant(canvas, 420 + index * 400, 190, 90))
  )
}

const garments = ['#b8402c', '#1f5fa8', '#e0a938', '#2f8f7a', '#8a3f6a', '#e8dcc0', '#33405f', '#d8743c'] as const

/** Robes and dresses on a rail. */
function rail({ palette, random }: Canvas, x: number, y: number, wide: number): string {
  const bar = stroke(
    `M${n(x)} ${n(y)}h${n(wide)}M${n(x + 10)} ${n(y)}v430M${n(x + wide - 10)} ${n(y)}v430`,
    palette.bright('#c9973c'),
    9,
  )
  const clothes = repeat(wide / 62, (index) => {
    const at = x + 40 + index * 62
    const color = random.pick(garments)
    const long = random.between(220, 350)
    const d =
      `M${n(at - 12)} ${n(y + 34)}L${n(at - 40)} ${n(y + 60)}` +
      `L${n(at - 30)} ${n(y + 110)}L${n(at - 38)} ${n(y + long)}H${n(at + 38)}` +
      `L${n(at + 30)} ${n(y + 110)}L${n(at + 40)} ${n(y + 60)}` +
      `L${n(at + 12)} ${n(y + 34)}Z`
    const trim = `M${n(at)} ${n(y + 40)}V${n(y + long)}M${n(at - 36)} ${n(y + long - 22)}h72`
    return (
      stroke(`M${n(at)} ${n(y)}v18l-16 18h32Z`, palette.dim('#8a6a4c'), 4) +
      shape(d, palette.bright(color), `stroke="${palette.dim(color)}" stroke-width="3"`) +
      stroke(trim, palette.bright('#e8c878'), 4)
    )
  })
  return bar + clothes
}

/** A shop of clothes: rails, a mirror, a chair to wait in. */
function boutique(canvas: Canvas): string {
  const { random } = canvas
  const style = createStyle(random.split('style'))
  const floor = random.between(850, 880)
  const table = lowTable(canvas, style, random.between(700, 820), floor + 270, 320)
  return (
    room(canvas, style, { floor, bare: true }) +
    window(canvas, style, { x: 110, y: 150, width: 360, height: 520 }) +
    sunPatch(canvas, 150, floor, 300) +
    wallPiece(canvas, style, 1150, 330, 520) +
    carpet(canvas, style, { x: 800, top: floor + 90, bottom: 1180, far: 900, near: 1260 }) +
    rail(canvas, 620, floor - 400, random.between(420, 480)) +
    rail(canvas, 1110, floor - 400, random.between(380, 420)) +
    textiles(canvas, 250, floor + 200, 170) +
    table +
    vase(canvas, 760, floor + 146, 120) +
    armchair(canvas, style, 1330, floor + 260, 290, style.cloth[0]) +
    repeat(3, (index) => pendant(canvas, 560 + index * 340, random.between(150, 210), 90))
  )
}

/** Seen from the street: the window display below its awning. */
function shopfront(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const style = createStyle(random.split('style'))
  const base = random.between(980, 1020)
  const fill = goodsOf(canvas) ?? jars
  const lit = canvas.time === 'noon' ? palette.bright('#f4e6c8') : '#ffd88a'
  const display = (x: number, wide: number) =>
    shape(arch(x, base - 60, wide + 30, 470), palette.lit(style.wood)) +
    defs.clip(
      rect(x - wide / 2, base - 540, wide, 500, defs.vertical([0, lit], [1, mix(lit, palette.near, 0.35)])) +
        repeat(
          3,
          (row) =>
            fill(canvas, style, x - wide / 2, base - 76 - row * 125, wide, 125) +
            shelf(canvas, style, x - wide / 2, base - 76 - row * 125, wide),
        ),
      shape(arch(x, base - 60, wide, 450), '#000'),
    ) +
    rect(x - wide / 2 - 24, base - 64, wide + 48, 64, palette.lit(style.wood))
  const door =
    shape(arch(800, base, 250, 540), palette.glaze) +
    shape(arch(800, base, 210, 505), palette.lit(style.wood)) +
    shape(arch(800, base - 200, 150, 270), lit)
  const wall =
    rect(0, 0, width, base, palette.lit(style.wall)) +
    bricks(canvas, { x: 0, y: 0, width, height: base }, palette.shaded(style.wall), 40)
  return (
    wall +
    frieze(canvas, 0, 90, width, 54) +
    display(350, random.between(430, 500)) +
    display(1250, random.between(430, 500)) +
    door +
    awning(canvas, 90, base - 600, 520) +
    awning(canvas, 990, base - 600, 520) +
    repeat(3, (index) => lantern(canvas, 620 + index * 180, 330, 80, 120)) +
    rect(0, base, width, height - base, defs.vertical([0, palette.lit('#d9b68a')], [1, palette.shaded('#a57c5a')])) +
    cobbles(canvas, base) +
    potted(canvas, 640, base + 60, 300) +
    potted(canvas, 960, base + 60, 300) +
    (fill === jars ? heap(canvas, random.pick([340, 1260]), base + 90, 150) : '')
  )
}

export const shop: Draw = (canvas) => {
  const trade = canvas.random.chance(0.5) ? store : shopfront
  return choosePlan(
    canvas,
    { goods: store, clothes: boutique, window: shopfront, glasses: trade, devices: trade, barber },
    ['goods', 'goods', 'window'],
  )(canvas)
}
