import type { Draw } from '../canvas.ts'
import { painting, potted } from '../interior/decor.ts'
import { room } from '../interior/room.ts'
import { createStyle } from '../interior/style.ts'
import { ellipse, fade, polygon, rect, repeat } from '../svg.ts'
import { vase } from '../things/vessels.ts'

export const gallery: Draw = (canvas) => {
  const { palette, random, defs } = canvas
  const style = {
    ...createStyle(random.split('style')),
    wall: random.pick(['#f1e9db', '#e8dcc8', '#dfe2dc', '#33405f', '#c9a58c', '#7f2f34']),
  }
  const floor = random.between(850, 890)
  const count = random.whole(3, 4)
  const step = 1480 / count
  const works = repeat(count, (index) => {
    const [wide, tall] = random.pick([
      [250, 330],
      [300, 230],
      [280, 280],
      [220, 380],
    ] as const)
    const x = 60 + (index + 0.5) * step
    return (
      polygon(
        [
          [x - 14, 60],
          [x + 14, 60],
          [x + wide * 0.9, 640],
          [x - wide * 0.9, 640],
        ],
        defs.vertical([0, '#ffe8b8', 0.5], [1, '#ffe8b8', 0]),
      ) +
      painting(canvas, x - wide / 2, 400 - tall / 2, wide, tall) +
      rect(x - 20, 50, 40, 26, palette.dim('#3a3a44'), 'rx="8"')
    )
  })
  const plinth = (x: number) =>
    rect(x - 70, floor - 40, 140, 230, palette.bright('#f6f0e4')) +
    rect(x + 20, floor - 40, 50, 230, palette.dim('#e0d6c4')) +
    vase(canvas, x, floor - 40, random.between(200, 260))
  return (
    room(canvas, style, { floor, bare: true }) +
    works +
    rect(420, floor + 130, 520, 40, palette.bright(style.wood), 'rx="8"') +
    rect(450, floor + 168, 34, 90, palette.dim(style.wood)) +
    rect(876, floor + 168, 34, 90, palette.dim(style.wood)) +
    ellipse(680, floor + 262, 300, 20, palette.near, fade(0.25)) +
    plinth(random.between(1130, 1240)) +
    (random.chance(0.6) ? plinth(random.between(180, 270)) : potted(canvas, 180, floor + 190, 460))
  )
}
