import { clay, street } from '../architecture/houses.ts'
import { type Canvas, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { sky } from '../nature/sky.ts'
import { reflected, water } from '../nature/water.ts'
import { grove, palm } from '../plants/palm.ts'
import { circle, fade, n, polygon, repeat, shape, stroke } from '../svg.ts'

/** A deckchair from behind, with somebody in it. */
function deckchair({ palette, random }: Canvas, x: number, y: number, size: number): string {
  const cloth = random.pick(['#b8402c', '#1f5fa8', '#e0a938', '#2f7a6a'])
  return (
    circle(x, y - size * 1.12, size * 0.17, mix(palette.near, '#3a2418', 0.3)) +
    stroke(
      `M${n(x - size * 0.42)} ${n(y)}l${n(size * 0.12)} ${n(-size)}M${n(x + size * 0.42)} ${n(y)}l${n(-size * 0.12)} ${n(-size)}`,
      palette.shaded('#7a5638'),
      size * 0.07,
    ) +
    polygon(
      [
        [x - size * 0.3, y - size],
        [x + size * 0.3, y - size],
        [x + size * 0.38, y - size * 0.16],
        [x - size * 0.38, y - size * 0.16],
      ],
      palette.lit(cloth),
    ) +
    polygon(
      [
        [x - size * 0.09, y - size],
        [x + size * 0.09, y - size],
        [x + size * 0.11, y - size * 0.16],
        [x - size * 0.11, y - size * 0.16],
      ],
      palette.lit('#f4ead2'),
    )
  )
}

/** A film by the river: the sheet between two palms, deckchairs on the bank. */
export function bankCinema(canvas: Canvas, screen: string): string {
  const { palette, random, defs } = canvas
  const [shore, bank] = [640, 780]
  const far =
    street(canvas, { from: -20, to: 1640, y: shore, low: 50, high: 110, colors: clay, distance: 0.45 }) +
    grove(canvas, { from: 0, to: 1600, y: shore + 4, count: 8, tall: 170, distance: 0.3 })
  return (
    sky(canvas, { horizon: shore }) +
    water(canvas, { top: shore, bottom: bank + 40 }) +
    reflected(canvas, far, shore, 0.6, 0.35) +
    shape(
      `M-20 ${n(bank + 20)}Q500 ${n(bank - 30)} 900 ${n(bank + 10)}T1620 ${n(bank)}V${height}H-20Z`,
      defs.vertical([0, mix(palette.leaf, palette.lit('#c8b878'), 0.4)], [1, mix(palette.leaf, palette.near, 0.5)]),
    ) +
    palm(canvas, { x: 330, y: bank + 60, tall: 700, lean: -16 }) +
    palm(canvas, { x: 1270, y: bank + 60, tall: 720, lean: 18 }) +
    screen +
    polygon(
      [
        [790, height],
        [820, height],
        [1170, 150],
        [430, 150],
      ],
      '#ffffff',
      fade(0.06),
    ) +
    repeat(2, (row) =>
      repeat(7 - row, (index) =>
        deckchair(
          canvas,
          230 + row * 90 + index * (190 + row * 14) + random.between(-14, 14),
          bank + 190 + row * 190,
          120 + row * 44,
        ),
      ),
    ) +
    shape(`M0 ${height}v-20h${width}v20Z`, palette.near, fade(0.3))
  )
}
