import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { tabletop, tray } from '../interior/counter.ts'
import { createStyle } from '../interior/style.ts'
import type { Subject } from '../scene.ts'
import { rect, repeat } from '../svg.ts'
import { samovar, steam, teaGlass, teapot } from '../things/tea-set.ts'
import { dish, vase } from '../things/vessels.ts'
import { breakfast } from './breakfast.ts'
import { reedHall } from './reed-hall.ts'
import { pantry, parlour, teaHouse, terrace } from './tea-rooms.ts'

const kinds: Partial<Record<Subject, Draw>> = { mudhif: reedHall, breakfast }

export const tea: Draw = (canvas) => ((canvas.subject && kinds[canvas.subject]) ?? onTray)(canvas)

function onTray(canvas: Canvas): string {
  const { random } = canvas
  const style = createStyle(random.split('style'))
  const top = random.between(740, 800)
  const x = random.between(680, 900)
  const y = top + random.between(170, 220)
  const glasses = random.whole(2, 4)
  const size = random.between(740, 880)
  const pot = random.chance(0.6)
    ? samovar(canvas, x - random.between(290, 360), top + 110, random.between(520, 620))
    : teapot(
        canvas,
        x - 280,
        top + 150,
        random.between(290, 350),
        random.pick(['#1f5fa8', '#b8402c', '#e8dcc8', '#2f7a6a', '#c08a30']),
      )
  const cups = repeat(glasses, (index) => {
    const [at, foot] = [x - 90 + index * 170, y + (index % 2) * 50]
    return teaGlass(canvas, at, foot, random.between(190, 220)) + steam(at, foot - 220, 120)
  })
  const side = random.pick([
    () => dish(canvas, x + 470, top + 130, 300, ['#8a4a24', '#6a3018', '#a8642c']),
    () => dish(canvas, x + 470, top + 140, 280, ['#fbf6ea', '#f4ead8']),
    () => vase(canvas, x + 480, top + 120, 280),
    () => dish(canvas, x + 470, top + 130, 300, ['#d8343c', '#e8862f', '#e0b840']),
    () => teapot(canvas, x + 470, top + 130, 200, '#e8dcc8'),
  ])()
  const place = random.pick([parlour, teaHouse, pantry, terrace, terrace])
  return (
    place(canvas, style) +
    rect(0, 860, width, height - 860, canvas.palette.near) +
    tabletop(canvas, style, top) +
    pot +
    side +
    tray(canvas, x + 120, y + 10, size) +
    cups
  )
}
