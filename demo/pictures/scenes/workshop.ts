import { choosePlan, type Draw } from '../canvas.ts'
import { potted } from '../interior/decor.ts'
import { pendant } from '../interior/lamps.ts'
import { room, sunPatch } from '../interior/room.ts'
import { lowTable } from '../interior/seats.ts'
import { createStyle } from '../interior/style.ts'
import { window } from '../interior/window.ts'
import { repeat } from '../svg.ts'
import { vase } from '../things/vessels.ts'
import { carpenter, joiner } from './crafts.ts'
import { potter, scribe, weaver } from './fine-crafts.ts'
import { garage } from './garage.ts'
import { coppersmith, silversmith } from './metal-crafts.ts'
import { reedWeaver } from './reed-hall.ts'
import { cobbler, electrician, optician, tailor } from './trades.ts'

export const workshop: Draw = (canvas) => {
  const { random } = canvas
  const style = createStyle(random.split('style'))
  const floor = random.between(880, 920)
  if (canvas.subject === 'car') return garage(canvas, style, floor)
  const craft = choosePlan(
    canvas,
    {
      copper: coppersmith,
      silver: silversmith,
      clay: potter,
      loom: weaver,
      reeds: reedWeaver,
      lutes: joiner,
      wood: carpenter,
      script: scribe,
      cloth: tailor,
      shoes: cobbler,
      devices: electrician,
      glasses: optician,
    },
    ['copper', 'clay', 'loom', 'lutes', 'script'],
  )
  const plant = () => potted(canvas, 200, floor + 120, 360)
  const hasNoPots = ['cloth', 'shoes', 'devices', 'glasses', 'copper', 'silver', 'reeds'].includes(canvas.subject ?? '')
  const corner = random.pick([
    plant,
    () => lowTable(canvas, style, 250, floor + 230, 220) + vase(canvas, 250, floor + 150, 110),
    () => repeat(3, (index) => vase(canvas, 130 + index * 90, floor + 130 + index * 20, random.between(150, 220))),
  ])
  return (
    room(canvas, style, { floor, bare: random.chance(0.7) }) +
    window(
      canvas,
      style,
      { x: 110, y: 150, width: random.between(320, 380), height: random.between(400, 480) },
      { curtains: false },
    ) +
    sunPatch(canvas, 150, floor, 300) +
    (hasNoPots ? plant : corner)() +
    craft(canvas, style, floor) +
    repeat(2, (index) => pendant(canvas, 700 + index * 480, random.between(120, 170), 100))
  )
}
