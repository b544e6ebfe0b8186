import { mudhif } from '../architecture/mudhif.ts'
import { type Draw, height } from '../canvas.ts'
import { mix } from '../color.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { reflected, water } from '../nature/water.ts'
import { grove } from '../plants/palm.ts'
import { reedBank, reeds } from '../plants/reeds.ts'
import { ellipse, repeat } from '../svg.ts'
import { buffalo } from '../things/animals.ts'
import { mashhuf, wake } from '../things/boats.ts'

export const marshes: Draw = (canvas) => {
  const { palette, random } = canvas
  const shore = random.between(660, 740)
  const far =
    hills(canvas, { y: shore + 4, height: 26, peaks: 6, bottom: shore + 3, fill: palette.air(palette.leaf, 0.55) }) +
    grove(canvas, {
      from: random.between(0, 900),
      to: random.between(1000, 1600),
      y: shore,
      count: random.whole(3, 7),
      tall: 110,
      distance: 0.5,
    }) +
    reedBank(canvas, { from: 0, to: 1600, y: shore + 4, tall: 60, count: 12, distance: 0.4 })
  const base = shore + random.between(60, 100)
  const isle = (x: number, wide: number, y: number) => ellipse(x, y, wide, 26, mix(palette.leaf, palette.sand, 0.35))
  const homes = repeat(random.whole(1, 3), (index) => {
    const x = 240 + index * 470 + random.between(-90, 90)
    return (
      isle(x + 230, 330, base + 8) +
      mudhif(canvas, {
        x,
        y: base,
        tall: random.between(150, 215),
        long: random.between(180, 280),
        distance: index * 0.06,
      })
    )
  })
  const [x, y] = [random.between(560, 1060), shore + random.between(230, 300)]
  return (
    sky(canvas, { horizon: shore, birds: true }) +
    water(canvas, { top: shore, bottom: height }) +
    reflected(canvas, far, shore, 0.8, 0.3) +
    reflected(canvas, homes, base + 16, 0.6, 0.35) +
    (random.chance(0.5) ? buffalo(canvas, random.between(250, 1200), shore + 190, 130) : '') +
    wake(canvas, x, y + 10, 360) +
    mashhuf(canvas, { x, y, long: random.between(330, 440) }) +
    reeds(canvas, { x: 90, y: 1225, tall: random.between(420, 600), spread: 380, count: 28 }) +
    reeds(canvas, { x: 1490, y: 1225, tall: random.between(360, 560), spread: 340, count: 26 }) +
    reedBank(canvas, { from: 300, to: 1300, y: 1225, tall: 150, count: 6 })
  )
}
