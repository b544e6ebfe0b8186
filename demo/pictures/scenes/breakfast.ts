import { type Draw, height, width } from '../canvas.ts'
import { tabletop, tray } from '../interior/counter.ts'
import { createStyle } from '../interior/style.ts'
import { group, rect } from '../svg.ts'
import {
  cheese,
  dateSyrup,
  dates,
  flatBread,
  friedEggs,
  gaymar,
  greens,
  jam,
  olives,
  type Plate,
  samoon,
  walnuts,
} from '../things/breakfast-plates.ts'
import { samovar, steam, teaGlass, teapot } from '../things/tea-set.ts'
import { parlour, teaHouse, terrace } from './tea-rooms.ts'

/** The table is nearer than one for tea, so that the land behind it has to be higher to be seen. */
const outdoors: typeof terrace = (canvas, style) => group(terrace(canvas, style), 'transform="translate(0 -130)"')

/** The first meal of the day on its tray: bread, cream and honey, cheese, eggs, and tea in glasses. */
export const breakfast: Draw = (canvas) => {
  const { random, palette, land } = canvas
  const style = createStyle(random.split('style'))
  const top = random.between(600, 640)
  const [x, y] = [random.between(770, 830), 960]
  const place = random.pick(
    land.town ? [parlour, teaHouse, outdoors, outdoors] : land.water ? [outdoors] : [parlour, outdoors],
  )
  const pots = ['#1f5fa8', '#b8402c', '#e8dcc8', '#2f7a6a']
  const sweet: readonly Plate[] = land.palms ? [dates, dateSyrup] : [walnuts, jam]
  const [back, side] = random.shuffle([...sweet, olives]) as [Plate, Plate, Plate]
  const [left, right] = random.shuffle([gaymar, friedEggs]) as [Plate, Plate]
  const bread = land.palms && random.chance(0.5) ? samoon : flatBread
  const glass = (at: number, foot: number, tall: number) =>
    teaGlass(canvas, at, foot, tall) + steam(at, foot - tall * 1.06, 110)
  return (
    place(canvas, style) +
    rect(0, 800, width, height - 800, palette.near) +
    tabletop(canvas, style, top) +
    (random.chance(0.5)
      ? samovar(canvas, x + 470, top + 150, random.between(470, 520))
      : teapot(canvas, x + 470, top + 170, random.between(270, 310), random.pick(pots))) +
    flatBread(canvas, x - 480, top + 140, 420) +
    tray(canvas, x, y, 1330, 1.42) +
    back(canvas, x - 60, y - 166, 210) +
    side(canvas, x + 180, y - 150, 200) +
    bread(canvas, x - 330, y - 80, 330) +
    cheese(canvas, x + 400, y - 60, 320) +
    greens(canvas, x + 60, y - 30, 270) +
    left(canvas, x - 260, y + 92, 400) +
    right(canvas, x + 210, y + 96, 400) +
    glass(x + 560, y + 120, 220) +
    glass(x - 570, y + 110, 220)
  )
}
