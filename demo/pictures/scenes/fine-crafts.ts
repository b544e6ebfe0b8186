import { star } from '../architecture/tiles.ts'
import { carpet } from '../interior/carpet.ts'
import { bookRow, shelf } from '../interior/decor.ts'
import { circle, ellipse, fade, n, polygon, rect, repeat, stroke } from '../svg.ts'
import { stool } from '../things/music.ts'
import { vase } from '../things/vessels.ts'
import { bench, type Craft } from './crafts.ts'

export const potter: Craft = (canvas, style, floor) => {
  const { random, palette } = canvas
  const rows = repeat(
    3,
    (row) =>
      repeat(8, (index) =>
        vase(
          canvas,
          640 + index * 118,
          250 + row * 170,
          random.between(80, 130),
          random.pick(['#c8784a', '#b8643c', '#1f5fa8', '#2f8f8a', '#e8dcc8']),
        ),
      ) + shelf(canvas, style, 580, 250 + row * 170, 940),
  )
  const x = random.between(880, 1080)
  const wheel =
    rect(x - 30, floor - 60, 60, 200, palette.dim(style.wood)) +
    ellipse(x, floor + 150, 190, 40, palette.dim(style.wood)) +
    ellipse(x, floor - 60, 170, 34, palette.dim('#7a6a5c')) +
    ellipse(x, floor - 70, 170, 34, palette.bright('#a8968a')) +
    vase(canvas, x, floor - 66, 190, '#c8784a')
  return (
    rows +
    wheel +
    stool(canvas, x + 320, floor + 190, 170) +
    stool(canvas, x - 340, floor + 170, 160) +
    repeat(3, (index) => vase(canvas, 1320 + index * 90, floor + 170 + index * 20, 140, '#c8784a'))
  )
}

export const weaver: Craft = (canvas, style, floor) => {
  const { palette, random } = canvas
  const [x, wide] = [random.between(900, 1020), random.between(620, 760)]
  const left = x - wide / 2
  const frame =
    rect(left - 30, 170, 34, floor - 40, palette.bright(style.wood)) +
    rect(x + wide / 2 - 4, 170, 34, floor - 40, palette.bright(style.wood)) +
    rect(left - 56, 190, wide + 112, 40, palette.dim(style.wood)) +
    rect(left - 56, floor + 60, wide + 112, 40, palette.dim(style.wood))
  const warp = stroke(
    repeat(wide / 14, (index) => `M${n(left + 10 + index * 14)} 230V${n(floor + 60)}`),
    palette.bright('#f2e2c0'),
    3,
  )
  const balls = repeat(
    7,
    (index) =>
      circle(
        left - 190 + (index % 3) * 66 + random.between(-8, 8),
        floor + 150 - Math.floor(index / 3) * 56,
        36,
        palette.bright(style.cloth[index % 3] as string),
      ) +
      stroke(
        `M${n(left - 214 + (index % 3) * 66)} ${n(floor + 146 - Math.floor(index / 3) * 56)}q24 -20 48 0`,
        palette.dim(style.cloth[index % 3] as string),
        4,
      ),
  )
  const skeins = repeat(6, (index) =>
    stroke(
      `M${n(1380 + (index % 3) * 64)} ${n(230 + Math.floor(index / 3) * 220)}q-24 90 0 150q24 -60 0 -150`,
      palette.bright(style.cloth[index % 3] as string),
      22,
    ),
  )
  return (
    frame +
    warp +
    carpet(canvas, style, { x, top: random.between(430, 520), bottom: floor + 60, far: wide, near: wide }) +
    balls +
    skeins +
    stool(canvas, x, floor + 230, 260)
  )
}

/** Ink, reed pens and sheets of ornament. */
export const scribe: Craft = (canvas, style, floor) => {
  const { random, palette } = canvas
  const sheets = repeat(4, (index) => {
    const x = 640 + index * 220
    const color = random.pick(['#1f5fa8', '#b8402c', '#2f7a6a', '#33405f'])
    const [cx, cy] = [x + 95, 363]
    const figures = [
      () =>
        polygon(star(cx, cy, 66, 8, 0.6), palette.bright(color)) +
        polygon(star(cx, cy, 34, 8, 0.5), palette.bright('#d0a040')),
      () =>
        repeat(8, (at) =>
          ellipse(
            cx,
            cy - 44,
            15,
            38,
            palette.bright(color),
            `fill-opacity=".8" transform="rotate(${at * 45} ${cx} ${cy})"`,
          ),
        ) + circle(cx, cy, 18, palette.bright('#d0a040')),
      () =>
        repeat(3, (at) =>
          polygon(
            [
              [cx, cy - 96 + at * 66],
              [cx + 46, cy - 63 + at * 66],
              [cx, cy - 30 + at * 66],
              [cx - 46, cy - 63 + at * 66],
            ],
            palette.bright(at % 2 ? '#d0a040' : color),
          ),
        ),
      () =>
        stroke(
          `M${cx} ${cy + 96}C${cx - 90} ${cy + 20} ${cx + 90} ${cy - 20} ${cx} ${cy - 96}`,
          palette.bright(color),
          8,
        ) +
        repeat(5, (at) =>
          ellipse(
            cx + (at % 2 ? 32 : -32),
            cy - 70 + at * 34,
            26,
            12,
            palette.bright(at % 2 ? '#d0a040' : color),
            `transform="rotate(${at % 2 ? -30 : 30} ${cx} ${cy - 70 + at * 34})"`,
          ),
        ),
    ]
    return (
      rect(x - 8, 232, 196, 286, palette.near, fade(0.18)) +
      rect(x, 220, 190, 286, palette.bright('#f6ead2')) +
      rect(x + 14, 234, 162, 258, 'none', `stroke="${palette.bright('#d0a040')}" stroke-width="5"`) +
      random.pick(figures)()
    )
  })
  const pens = repeat(5, (index) =>
    stroke(`M${n(960 + index * 16)} ${n(floor - 300)}l${n((index - 2) * 14)} -90`, palette.bright('#a8744a'), 8),
  )
  return (
    sheets +
    bench(canvas, style, 420, floor, 1080) +
    polygon(
      [
        [560, floor - 222],
        [860, floor - 222],
        [830, floor - 250],
        [600, floor - 250],
      ],
      palette.bright('#f6ead2'),
    ) +
    pens +
    vase(canvas, 990, floor - 218, 90, '#1f5fa8') +
    vase(canvas, 1130, floor - 218, 70, '#2a2a34') +
    vase(canvas, 1230, floor - 218, 130, '#d0a040') +
    bookRow(canvas, 1290, floor - 220, 180, 130) +
    repeat(3, (index) =>
      rect(600 + index * 150, floor - 6, 130, 36, palette.bright(random.pick(style.cloth)), 'rx="8"'),
    ) +
    stool(canvas, 720, floor + 220, 200)
  )
}
