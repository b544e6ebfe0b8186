import { roundArch } from '../architecture/arch.ts'
import { bricks } from '../architecture/tiles.ts'
import { type Canvas, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { reflected, water } from '../nature/water.ts'
import { grove, palm } from '../plants/palm.ts'
import { reeds } from '../plants/reeds.ts'
import { circle, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'

/** A wheel of poplar beams that lifts water in clay pots. */
function noria({ palette }: Canvas, x: number, y: number, r: number): string {
  const wood = palette.shaded('#8a5a34')
  const spokes = repeat(16, (index) => {
    const angle = (index / 16) * Math.PI * 2
    return `M${n(x + Math.cos(angle) * r * 0.1)} ${n(y + Math.sin(angle) * r * 0.1)}L${n(x + Math.cos(angle) * r)} ${n(y + Math.sin(angle) * r)}`
  })
  const pots = repeat(24, (index) => {
    const angle = (index / 24) * Math.PI * 2
    return circle(x + Math.cos(angle) * r * 1.02, y + Math.sin(angle) * r * 1.02, r * 0.055, palette.lit('#c8784a'))
  })
  return (
    circle(x, y, r, 'none', `stroke="${wood}" stroke-width="${n(r * 0.07)}"`) +
    circle(x, y, r * 0.72, 'none', `stroke="${palette.lit('#b8844c')}" stroke-width="${n(r * 0.035)}"`) +
    stroke(spokes, palette.lit('#a8743c'), r * 0.035) +
    circle(x, y, r * 0.13, wood) +
    pots
  )
}

/** The waterwheels of Hit on the Euphrates: wheels between piers of stone, the channel that they fill. */
export function norias(canvas: Canvas): string {
  const { palette, random } = canvas
  const shore = random.between(760, 790)
  const x = random.between(560, 640)
  const stone = palette.lit('#cfa878')
  const channel =
    rect(x + 230, shore - 330, 1000, 42, palette.lit('#e2c294')) +
    rect(x + 230, shore - 290, 1000, 300, stone) +
    bricks(canvas, { x: x + 230, y: shore - 290, width: 1000, height: 280 }, palette.shaded('#96704a'), 40) +
    repeat(5, (index) => shape(roundArch(x + 340 + index * 176, shore + 10, 120, 230), palette.shaded('#5a4038'))) +
    polygon(
      [
        [x - 60, shore + 10],
        [x - 36, shore - 250],
        [x + 36, shore - 250],
        [x + 60, shore + 10],
      ],
      palette.shaded('#a8825c'),
    )
  const green = grove(canvas, { from: 0, to: width, y: shore, count: 12, tall: 270, distance: 0.2 })
  const wheels = noria(canvas, x, shore - 180, 300) + noria(canvas, x + 620, shore - 130, 210)
  const fall = stroke(
    `M${n(x + 250)} ${n(shore - 300)}q-10 90 -4 290M${n(x + 1010)} ${n(shore - 300)}v300`,
    mix('#ffffff', palette.sky[1], 0.3),
    13,
    'stroke-opacity=".8"',
  )
  return (
    sky(canvas, { horizon: shore, birds: true }) +
    hills(canvas, { y: shore, height: 60, peaks: 4, bottom: shore + 2, fill: palette.air(palette.near, 0.65) }) +
    water(canvas, { top: shore, bottom: height }) +
    reflected(canvas, green + channel + wheels + fall, shore, 0.6, 0.3) +
    reeds(canvas, { x: 1500, y: 1220, tall: 330, spread: 280, count: 18 }) +
    palm(canvas, { x: random.between(90, 150), y: 1170, tall: random.between(620, 720), lean: 60 })
  )
}
