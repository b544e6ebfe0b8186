import { arch } from '../architecture/arch.ts'
import { frieze } from '../architecture/tiles.ts'
import { cityRow } from '../architecture/towers.ts'
import { type Canvas, type Draw, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { carpet } from '../interior/carpet.ts'
import { createStyle, type Style } from '../interior/style.ts'
import { range } from '../nature/range.ts'
import { sky } from '../nature/sky.ts'
import { circle, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { figure } from '../things/boats.ts'
import { oud, stool } from '../things/music.ts'
import { circleOfListeners, gardenStage, theatre } from './open-stages.ts'

function drape({ palette, defs }: Canvas, color: string, side: -1 | 1): string {
  const edge = side < 0 ? 0 : width
  const folds = repeat(6, (index) => {
    const x = edge - side * index * 62
    const low = edge - side * index * 40
    return shape(
      `M${n(x)} 0H${n(x - side * 64)}` +
        `Q${n(low - side * 70)} 520 ${n(low - side * 30)} 860` +
        `L${n(low - side * 44)} 1010H${n(low)}Z`,
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
        return (
          `M${n(x - size * 1.1)} ${n(y + size * 2.4)}` +
          `q0 ${n(-size * 1.3)} ${n(size * 0.7)} ${n(-size * 1.45)}` +
          `a${n(size * 0.5)} ${n(size * 0.56)} 0 1 1 ${n(size * 0.8)} 0` +
          `q${n(size * 0.7)} ${n(size * 0.15)} ${n(size * 0.7)} ${n(size * 1.45)}Z`
        )
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

/** The set of a play: a room of two walls, its door and window, and those who act in it. */
function play(canvas: Canvas, style: Style): string {
  const { palette, random } = canvas
  const wall = random.pick(['#e8c8a0', '#c8d4cc', '#e0b8a0', '#b8c4d8'])
  const x = random.between(560, 660)
  return (
    polygon(
      [
        [x - 150, 330],
        [x + 330, 300],
        [x + 330, 880],
        [x - 150, 900],
      ],
      palette.bright(wall),
    ) +
    polygon(
      [
        [x + 330, 300],
        [x + 690, 340],
        [x + 690, 900],
        [x + 330, 880],
      ],
      palette.dim(wall),
    ) +
    rect(x - 60, 560, 170, 332, palette.bright(style.wood)) +
    rect(x - 36, 586, 122, 306, palette.dim(style.wood)) +
    circle(x + 66, 740, 10, palette.bright('#e0b050')) +
    rect(x + 430, 460, 170, 190, palette.bright('#fbf2e0')) +
    rect(x + 444, 474, 142, 162, mix(palette.sky[1], palette.sky[0], 0.4)) +
    stroke(`M${n(x + 515)} 474v162M${n(x + 444)} 555h142`, palette.bright('#fbf2e0'), 9) +
    rect(x + 190, 800, 330, 26, palette.bright(style.cloth[0]), 'rx="10"') +
    rect(x + 210, 826, 24, 110, palette.dim(style.wood)) +
    rect(x + 476, 826, 24, 110, palette.dim(style.wood)) +
    figure(x + 170, 950, 300, palette.bright('#8a5a44'), palette.bright(style.cloth[1])) +
    figure(x + 560, 965, 310, palette.bright('#7a4a38'), palette.bright('#33405f')) +
    figure(x + 720, 955, 270, palette.bright('#8a5a44'), palette.bright('#b8402c'))
  )
}

const plans = { theatre, garden: gardenStage, circle: circleOfListeners } as const

export const stage: Draw = (canvas) => {
  const { subject } = canvas
  return subject && subject in plans ? plans[subject as keyof typeof plans](canvas) : curtained(canvas)
}

/** On boards, behind a curtain or before the lights of a town. */
function curtained(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const style = createStyle(random.split('style'))
  const isPlay = canvas.subject === 'play'
  const open = random.chance(0.4) && !isPlay
  const { mountains, town } = canvas.land
  const isHigh = mountains ? !town || random.chance(0.5) : !town
  const curtain = random.pick(['#a8322c', '#1f4f98', '#7a2a54', '#2f6a5a', '#b8642c'])
  const back = open
    ? sky(canvas, { horizon: 820 }) +
      (isHigh
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
    (isPlay || (open && random.chance(0.4)) ? '' : arcade) +
    bulbs +
    floor +
    (isPlay
      ? play(canvas, style)
      : carpet(canvas, style, { x: 800, top: 865, bottom: 985, far: 760, near: 900 }) + band) +
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
