import { arch } from '../architecture/arch.ts'
import { type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { createStyle } from '../interior/style.ts'
import { vista } from '../interior/vista.ts'
import { ellipse, fade, n, polygon, rect, repeat, shape } from '../svg.ts'

export const cinema: Draw = (canvas) => {
  const { palette, random, defs } = canvas
  const style = createStyle(random.split('style'))
  const hall = random.pick(['#3a2444', '#1f2f54', '#4a2430', '#1f3f44'])
  const seat = random.pick(['#b8402c', '#1f5fa8', '#8a3f5a', '#c8843c', '#2f7a6a'])
  const [x, y, wide, tall] = [random.between(290, 330), random.between(120, 160), 980, 500]
  const screen =
    rect(x - 24, y - 24, wide + 48, tall + 48, palette.dim('#d0a040')) +
    defs.clip(vista(canvas, { x, y, width: wide, height: tall }), rect(x, y, wide, tall, '#000'))
  const glow = ellipse(800, y + tall * 0.6, 1100, 700, defs.radial([0, palette.sky[2], 0.5], [1, palette.sky[2], 0]))
  const beam = polygon(
    [
      [800, height],
      [830, height],
      [x + wide, y],
      [x, y],
    ],
    '#ffffff',
    fade(0.07),
  )
  const pillars = repeat(6, (index) => {
    const at = index < 3 ? 60 + index * 90 : width - 60 - (index - 3) * 90
    return (
      rect(at - 22, 90 + (index % 3) * 40, 44, 640 - (index % 3) * 60, mix(hall, '#d0a040', 0.2)) +
      ellipse(at, 230 + (index % 3) * 40, 50, 80, defs.radial([0, '#ffd890', 0.8], [1, '#ffd890', 0])) +
      shape(arch(at, 270 + (index % 3) * 40, 24, 60), '#ffe2a4')
    )
  })
  const rows = repeat(4, (row) => {
    const size = 86 + row * 34
    const top = 770 + row * 92
    const shift = (row % 2) * size * 0.55
    return repeat(1800 / (size * 1.14), (index) => {
      const at = index * size * 1.14 - shift
      return (
        rect(at, top, size, size * 1.3, mix(seat, '#0a0818', 0.15 + row * 0.1), `rx="${n(size * 0.26)}"`) +
        rect(
          at + size * 0.1,
          top + 6,
          size * 0.8,
          size * 0.16,
          mix(seat, palette.sky[2], 0.4),
          `rx="${n(size * 0.08)}"`,
        )
      )
    })
  })
  return (
    rect(0, 0, width, height, defs.vertical([0, mix(hall, '#05040c', 0.4)], [1, hall])) +
    pillars +
    glow +
    screen +
    (random.chance(0.6) ? shape(`M0 0H${width}V70` + repeat(10, () => 'q-80 70 -160 0') + 'Z', style.cloth[0]) : '') +
    beam +
    rows
  )
}
