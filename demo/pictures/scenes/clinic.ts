import type { Draw } from '../canvas.ts'
import { mix } from '../color.ts'
import { painting, potted } from '../interior/decor.ts'
import { room, sunPatch } from '../interior/room.ts'
import { armchair, lowTable } from '../interior/seats.ts'
import { createStyle, type Style } from '../interior/style.ts'
import { window } from '../interior/window.ts'
import { ellipse, fade, n, polygon, rect, repeat, stroke } from '../svg.ts'
import { vase } from '../things/vessels.ts'

export const clinic: Draw = (canvas) => {
  const { palette, random } = canvas
  const style: Style = {
    ...createStyle(random.split('style')),
    wall: random.pick(['#e6eee8', '#dfe9ee', '#f1ece2', '#d3e4de', '#e9dfe2']),
    floor: '#c9cfc8',
    wood: random.pick(['#c89a6c', '#e8e4dc', '#a8b8b8']),
  }
  const floor = random.between(830, 870)
  const tint = random.pick(['#2f8f9a', '#1f5fa8', '#4f9a7a', '#c8644c'])
  const x = random.between(860, 960)
  const couch =
    rect(x - 260, floor - 10, 520, 56, palette.bright(tint), 'rx="24"') +
    polygon(
      [
        [x + 150, floor],
        [x + 330, floor - 150],
        [x + 372, floor - 118],
        [x + 240, floor + 40],
      ],
      palette.bright(mix(tint, '#ffffff', 0.15)),
    ) +
    rect(x - 250, floor + 40, 480, 16, palette.dim(tint)) +
    rect(x - 50, floor + 54, 90, 130, palette.bright('#eef0ee')) +
    ellipse(x, floor + 192, 180, 24, palette.dim('#b8c0c0')) +
    rect(x - 240, floor - 26, 130, 30, palette.bright('#fbfbf8'), 'rx="14"')
  const lamp =
    stroke(`M${n(x - 60)} 0V150L${n(x + 60)} 250L${n(x - 10)} 380`, palette.dim('#9aa8a8'), 16) +
    ellipse(x - 20, 400, 110, 34, palette.bright('#f4f6f4')) +
    ellipse(x - 20, 412, 84, 20, '#fff2c8') +
    polygon(
      [
        [x - 100, 420],
        [x + 60, 420],
        [x + 190, floor],
        [x - 210, floor],
      ],
      '#fff6d8',
      fade(0.28),
    )
  const cabinet =
    rect(1270, floor - 330, 260, 340, palette.bright('#fbfaf5')) +
    repeat(
      3,
      (index) =>
        rect(1286, floor - 312 + index * 108, 228, 94, palette.bright(mix(tint, '#ffffff', 0.75))) +
        rect(1380, floor - 296 + index * 108, 44, 9, palette.dim('#9aa8a8')),
    ) +
    repeat(4, (index) => vase(canvas, 1305 + index * 60, floor - 330, 70))
  return (
    room(canvas, style, { floor, bare: true }) +
    window(
      canvas,
      style,
      { x: 130, y: 150, width: 420, height: 470 },
      { form: random.pick(['square', 'round', 'pointed']), curtains: random.chance(0.3) },
    ) +
    sunPatch(canvas, 170, floor, 360) +
    painting(canvas, random.between(1060, 1160), 190, 220, 280) +
    cabinet +
    lamp +
    couch +
    armchair(canvas, style, 300, floor + 190, 260, tint) +
    potted(canvas, random.between(590, 640), floor + 60, 300) +
    lowTable(canvas, style, 560, floor + 230, 180)
  )
}
