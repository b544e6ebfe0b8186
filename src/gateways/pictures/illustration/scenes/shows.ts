import { arch } from '../architecture/arch.ts'
import { frieze } from '../architecture/tiles.ts'
import { cityRow } from '../architecture/towers.ts'
import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { carpet } from '../interior/carpet.ts'
import { createStyle } from '../interior/style.ts'
import { vista } from '../interior/vista.ts'
import { range } from '../nature/range.ts'
import { sky } from '../nature/sky.ts'
import { circle, ellipse, fade, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { oud, stool } from '../things/music.ts'

function drape({ palette, defs }: Canvas, color: string, side: -1 | 1): string {
  const edge = side < 0 ? 0 : width
  const folds = repeat(6, (index) => {
    const x = edge - side * index * 62
    const low = edge - side * index * 40
    return shape(
      `M${n(x)} 0H${n(x - side * 64)}Q${n(low - side * 70)} 520 ${n(low - side * 30)} 860L${n(low - side * 44)} 1010H${n(low)}Z`,
      defs.horizontal([0, palette.dim(color)], [0.5, palette.bright(color)], [1, palette.dim(color)]),
    )
  })
  return folds
}

function audience({ palette, random }: Canvas, top: number): string {
  return (
    rect(0, 1055, width, 145, mix(palette.near, palette.sky[1], 0.45)) +
    repeat(3, (row) => {
      const size = 34 + row * 13
      const y = top + row * 56
      const d = repeat(1800 / (size * 2.5), (index) => {
        const x = index * size * 2.5 + random.between(-10, 10) - 20
        return `M${n(x - size * 1.1)} ${n(y + size * 2.4)}q0 ${n(-size * 1.3)} ${n(size * 0.7)} ${n(-size * 1.45)}a${n(size * 0.5)} ${n(size * 0.56)} 0 1 1 ${n(size * 0.8)} 0q${n(size * 0.7)} ${n(size * 0.15)} ${n(size * 0.7)} ${n(size * 1.45)}Z`
      })
      return (
        shape(d, mix(palette.near, '#06060f', 0.25 + row * 0.25)) +
        (row === 2 ? rect(0, y + size * 2.3, width, 200, mix(palette.near, '#06060f', 0.75)) : '')
      )
    })
  )
}

function beams({ defs, random, palette }: Canvas, colors: readonly string[]): string {
  return repeat(random.whole(3, 5), (index) => {
    const [from, to] = [260 + index * 270, random.between(420, 1180)]
    return polygon(
      [
        [from - 14, 0],
        [from + 14, 0],
        [to + 170, 900],
        [to - 170, 900],
      ],
      defs.vertical([0, colors[index % colors.length] as string, 0.5], [1, palette.sun, 0.03]),
    )
  })
}

export const stage: Draw = (canvas) => {
  const { palette, random, defs } = canvas
  const style = createStyle(random.split('style'))
  const open = random.chance(0.4)
  const curtain = random.pick(['#a8322c', '#1f4f98', '#7a2a54', '#2f6a5a', '#b8642c'])
  const back = open
    ? sky(canvas, { horizon: 820 }) +
      (random.chance(0.5)
        ? range(canvas, { far: 700, near: 800, height: 300, layers: 3, depth: 0.6 })
        : cityRow(canvas, { from: 0, to: width, y: 840, low: 100, high: 260, distance: 0.4 }))
    : rect(0, 0, width, 860, defs.vertical([0, mix(palette.near, '#120a24', 0.5)], [1, palette.dim(curtain)]))
  const arcade = repeat(3, (index) => {
    const x = 460 + index * 340
    const tall = index === 1 ? 560 : 430
    return (
      shape(arch(x, 850, 290, tall), palette.bright('#d0a040')) +
      shape(
        arch(x, 850, 262, tall - 22),
        defs.vertical([0, mix(palette.near, '#1f5fa8', 0.4)], [1, palette.bright(style.cloth[index % 3] as string)]),
      )
    )
  })
  const floor =
    polygon(
      [
        [0, 850],
        [width, 850],
        [width, 1000],
        [0, 1000],
      ],
      defs.vertical([0, palette.dim('#a8744a')], [1, palette.bright('#c8925c')]),
    ) +
    rect(0, 1000, width, 60, palette.dim('#5e3a28')) +
    frieze(canvas, 0, 1012, width, 34)
  const band = repeat(
    random.whole(2, 3),
    (index) =>
      stool(canvas, 560 + index * 250, 920, 110) +
      oud(canvas, 580 + index * 250, 880, random.between(210, 250), random.between(-40, 30)),
  )
  const bulbs = open
    ? repeat(
        4,
        (line) =>
          stroke(`M0 ${n(90 + line * 50)}Q800 ${n(230 + line * 60)} ${width} ${n(70 + line * 70)}`, palette.near, 3) +
          repeat(14, (index) => {
            const t = (index + 0.5) / 14
            return circle(
              t * width,
              (1 - t) ** 2 * (90 + line * 50) + 2 * t * (1 - t) * (230 + line * 60) + t * t * (70 + line * 70) + 9,
              8,
              '#ffdf8a',
            )
          }),
      )
    : ''
  return (
    back +
    (open && random.chance(0.4) ? '' : arcade) +
    bulbs +
    floor +
    carpet(canvas, style, { x: 800, top: 865, bottom: 985, far: 760, near: 900 }) +
    band +
    beams(canvas, ['#ffe6a8', '#f2a0b8', '#9fd0f0']) +
    (open
      ? ''
      : drape(canvas, curtain, -1) +
        drape(canvas, curtain, 1) +
        shape(`M0 0H${width}V110` + repeat(8, () => 'q-100 90 -200 0') + 'Z', palette.bright(curtain)) +
        stroke(`M${width} 110` + repeat(8, () => 'q-100 90 -200 0'), palette.bright('#e0b050'), 10)) +
    audience(canvas, 1030)
  )
}

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
    return `M${n(bx + Math.cos(angle) * r * 0.35)} ${n(by + Math.sin(angle) * r * 0.35)}L${n(bx + Math.cos(angle) * r)} ${n(by + Math.sin(angle) * r)}`
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
        return `M${n(bx + Math.cos(angle - 0.35) * r * 0.97)} ${n(by + Math.sin(angle - 0.35) * r * 0.97)}L${n(bx + Math.cos(angle) * r * 0.78)} ${n(by + Math.sin(angle) * r * 0.78)}L${n(bx + Math.cos(angle + 0.35) * r * 0.97)} ${n(by + Math.sin(angle + 0.35) * r * 0.97)}`
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
