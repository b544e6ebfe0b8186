import { type Draw, height, width } from '../canvas.ts'
import { range } from '../nature/range.ts'
import { sky } from '../nature/sky.ts'
import { circle, ellipse, fade, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'

export const football: Draw = (canvas) => {
  const { palette, random, defs } = canvas
  const base = random.between(560, 620)
  const lit = canvas.time !== 'noon'
  const stand =
    shape(
      `M-20 ${n(base + 60)}V${n(base - 150)}Q800 ${n(base - 250)} 1620 ${n(base - 150)}V${n(base + 60)}Z`,
      defs.vertical([0, palette.lit('#c8d0d4')], [1, palette.shaded('#5a6a86')]),
    ) + stroke(`M-20 ${n(base - 152)}Q800 ${n(base - 252)} 1620 ${n(base - 152)}`, palette.lit('#fbf6ea'), 24)
  const crowd = repeat(5, (color) =>
    stroke(
      repeat(70, () => `M${n(random.between(0, width))} ${n(random.between(base - 120, base + 30))}h.1`),
      palette.lit(['#d8443c', '#fbf6ea', '#1f5fa8', '#e0a938', '#2f8f5a'][color] as string),
      11,
    ),
  )
  const pitch =
    polygon(
      [
        [0, base + 50],
        [width, base + 50],
        [width, height],
        [0, height],
      ],
      palette.lit('#4f9a4a'),
    ) +
    repeat(6, (index) =>
      polygon(
        [
          [100 + index * 240, base + 50],
          [220 + index * 240, base + 50],
          [800 + (index * 240 - 580) * 2.2, height],
          [800 + (index * 240 - 700) * 2.2, height],
        ],
        palette.lit('#65ae56'),
        fade(0.7),
      ),
    )
  const chalk = palette.lit('#f6f8f0')
  const goalX = random.between(680, 920)
  const net = defs.pattern(18, 18, stroke('M0 0L18 18M18 0L0 18', chalk, 1.5))
  const goal =
    rect(goalX - 230, base - 40, 460, 170, net, fade(0.8)) +
    stroke(`M${n(goalX - 230)} ${n(base + 130)}v-170h460v170`, '#ffffff', 12)
  const lines =
    stroke(`M0 ${n(base + 130)}H${width}M${n(goalX - 420)} ${n(base + 130)}l-150 130h1140l-150 -130`, chalk, 7) +
    ellipse(goalX, height + 60, 420, 200, 'none', `stroke="${chalk}" stroke-width="9"`)
  const mast = (x: number) =>
    stroke(`M${n(x)} ${n(base)}V130`, palette.shaded('#8a949c'), 14) +
    rect(x - 66, 70, 132, 74, palette.shaded('#6a747c'), 'rx="6"') +
    repeat(8, (index) =>
      circle(x - 46 + (index % 4) * 30, 92 + Math.floor(index / 4) * 30, 11, lit ? '#fff6d0' : palette.lit('#eef2f2')),
    ) +
    (lit ? circle(x, 108, 260, defs.radial([0, '#fff2c0', 0.7], [1, '#fff2c0', 0])) : '')
  const [bx, by, r] = [random.between(420, 1180), random.between(990, 1050), random.between(64, 84)]
  const patches = repeat(5, (index) => {
    const angle = (index / 5) * Math.PI * 2 + 0.3
    return (
      `M${n(bx + Math.cos(angle) * r * 0.35)} ${n(by + Math.sin(angle) * r * 0.35)}` +
      `L${n(bx + Math.cos(angle) * r)} ${n(by + Math.sin(angle) * r)}`
    )
  })
  const pentagon = Array.from(
    { length: 5 },
    (_, index) =>
      [
        bx + Math.cos((index / 5) * Math.PI * 2 + 0.3) * r * 0.38,
        by + Math.sin((index / 5) * Math.PI * 2 + 0.3) * r * 0.38,
      ] as const,
  )
  const ball =
    ellipse(bx + 20, by + r, r * 1.1, r * 0.2, palette.near, fade(0.35)) +
    circle(bx, by, r, defs.radial([0, '#ffffff'], [0.7, palette.lit('#f4f2ea')], [1, palette.shaded('#c8c4c0')])) +
    polygon(pentagon, palette.glaze) +
    stroke(patches, palette.glaze, 5) +
    stroke(
      repeat(5, (index) => {
        const angle = (index / 5) * Math.PI * 2 + 0.93
        return (
          `M${n(bx + Math.cos(angle - 0.35) * r * 0.97)} ${n(by + Math.sin(angle - 0.35) * r * 0.97)}` +
          `L${n(bx + Math.cos(angle) * r * 0.78)} ${n(by + Math.sin(angle) * r * 0.78)}` +
          `L${n(bx + Math.cos(angle + 0.35) * r * 0.97)} ${n(by + Math.sin(angle + 0.35) * r * 0.97)}`
        )
      }),
      palette.glaze,
      6,
    )
  return (
    sky(canvas, { horizon: base }) +
    range(canvas, { far: base - 60, near: base, height: random.between(180, 320), layers: 2, depth: 0.5 }) +
    mast(random.between(120, 260)) +
    mast(random.between(1340, 1480)) +
    stand +
    crowd +
    pitch +
    lines +
    goal +
    ball
  )
}
