import { star } from '../architecture/tiles.ts'
import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../color.ts'
import {
  along,
  circle,
  curve,
  dashes,
  fade,
  group,
  n,
  type Point,
  polygon,
  rect,
  repeat,
  shape,
  stroke,
} from '../svg.ts'
import { inked, slab, type Thing } from './lay.ts'

/** A small aeroplane from above, nose up; about 40 long. */
const plane = 'M0-20C3-20 4-14 4-8L20 4V9L4 4L3 13L9 18V21L0 18L-9 21V18L-3 13L-4 4L-20 9V4L-4-8C-4-14-3-20 0-20Z'

const covers = ['#1c4b9c', '#1c4b9c', '#123a6a', '#6a2436', '#1f5a46'] as const

/** A passport, closed: an eight-pointed star in a gold frame. */
export function passport({ palette, random, defs }: Canvas, color: string = random.pick(covers)): Thing {
  const outline = slab(300, 420, 20)
  const gold = inked(palette, '#e6bb54')
  const [light, dark] = [inked(palette, color), palette.dim(color)]
  const skin = defs.diagonal([0, lighten(light, 0.12)], [0.5, light], [1, mix(light, dark, 0.6)])
  const bars = rect(-92, -166, 184, 13, gold, 'rx="6"') + rect(-60, -140, 120, 9, gold, 'rx="4" fill-opacity=".8"')
  const emblem =
    circle(0, -14, 96, 'none', `stroke="${gold}" stroke-width="4"`) +
    polygon(star(0, -14, 84, 8, 0.72), gold) +
    polygon(star(0, -14, 62, 8, 0.72), light) +
    polygon(star(0, -14, 44, 8, 0.6), gold) +
    circle(0, -14, 15, light)
  const chip =
    `<rect x="-27" y="148" width="54" height="32" rx="5" fill="none" stroke="${gold}" stroke-width="5"/>` +
    circle(0, 164, 9, 'none', `stroke="${gold}" stroke-width="5"`) +
    stroke('M-24 164h15M9 164h15', gold, 5)
  return {
    outline,
    thick: 15,
    edge: inked(palette, '#efe6d4'),
    face:
      shape(outline, skin) +
      rect(-150, -190, 16, 380, palette.dim(color), fade(0.6)) +
      stroke(slab(262, 382, 12), gold, 3, fade(0.9)) +
      bars +
      emblem +
      rect(-80, 110, 160, 11, gold, 'rx="5"') +
      chip,
  }
}

/** A boarding pass: bars for words, a route, a torn-off part with its code. */
export function boardingPass({ palette, random, defs }: Canvas): Thing {
  const outline = slab(560, 220, 16)
  const stream = random.split('pass')
  const paper = inked(palette, '#fdf9f0')
  const blue = inked(palette, '#1c4b9c')
  const grey = mix(palette.dim('#8a93a4'), paper, 0.35)
  const lettering = [
    [-256, -40, 90],
    [-256, -12, 58],
    [-256, 42, 74],
    [-256, 70, 110],
    [-96, 42, 60],
    [-96, 70, 84],
    [30, 42, 70],
    [30, 70, 48],
  ]
    .map(([x = 0, y = 0, long = 0]) => rect(x, y, long, 12, grey, 'rx="6"'))
    .join('')
  let at = 172
  let code = ''
  while (at < 258) {
    const wide = stream.pick([3, 3, 5, 8])
    code += `M${at} -26h${wide}V84H${at}Z`
    at += wide + stream.pick([3, 4, 6])
  }
  const route =
    circle(-90, -22, 10, 'none', `stroke="${blue}" stroke-width="5"`) +
    circle(110, -22, 10, blue) +
    stroke('M-70 -22H-22M42 -22H92', grey, 4, 'stroke-dasharray=".1 11"') +
    group(shape(plane, blue), 'transform="translate(10 -22) rotate(90)"')
  return {
    outline,
    thick: 2,
    edge: palette.dim('#d8d0c0'),
    face:
      shape(outline, paper) +
      defs.clip(
        rect(-280, -110, 560, 46, blue) + rect(-280, -64, 560, 6, inked(palette, '#e0a938')),
        shape(outline, '#000'),
      ) +
      rect(-250, -94, 120, 14, lighten(blue, 0.75), 'rx="7"') +
      rect(180, -94, 70, 14, lighten(blue, 0.75), 'rx="7"') +
      lettering +
      route +
      shape(code, palette.dim('#20242e')) +
      dashes('M146 -104V104', palette.dim('#b8b0a4'), 4, [9, 9]),
  }
}

function island(random: Canvas['random'], x: number, y: number, rx: number, ry: number): string {
  const points = Array.from({ length: 10 }, (_, index): Point => {
    const angle = (index / 10) * Math.PI * 2
    const reach = random.between(0.72, 1.2)
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
  })
  return `${curve([...points, points[0] as Point])}Z`
}

/** A map with its folds, a dotted route from pin to pin, a star for the north. */
export function foldedMap({ palette, random, defs }: Canvas): Thing {
  const stream = random.split('map')
  const [columns, rows, wide, tall] = [4, 2, 210, 280]
  const rim = (y: number) =>
    Array.from({ length: columns + 1 }, (_, index): Point => [(index - columns / 2) * wide, y + (index % 2 ? 12 : -4)])
  const points = [...rim(-tall), ...rim(tall).toReversed()]
  const outline = `${along(points)}Z`
  const [sea, land, high] = [inked(palette, '#b9dbe0'), inked(palette, '#f3e6c4'), inked(palette, '#cfd6a0')]
  const coast =
    island(stream, stream.between(-330, -240), stream.between(-130, -40), 260, 210) +
    island(stream, stream.between(180, 280), stream.between(60, 150), 270, 190) +
    island(stream, stream.between(-60, 40), stream.between(170, 220), 90, 60)
  const forests = repeat(6, () =>
    island(
      stream,
      stream.between(-400, 400),
      stream.between(-240, 240),
      stream.between(26, 60),
      stream.between(18, 40),
    ),
  )
  const start: Point = [stream.between(-330, -260), stream.between(-130, -60)]
  const end: Point = [stream.between(230, 320), stream.between(50, 120)]
  const route =
    `M${n(start[0])} ${n(start[1])}C${n(start[0] + 200)} ${n(start[1] - 150)}` +
    ` ${n(end[0] - 200)} ${n(end[1] - 240)} ${n(end[0])} ${n(end[1])}`
  const red = inked(palette, '#d0483a')
  const pin = ([x, y]: Point) =>
    shape(`M${n(x)} ${n(y)}c-8-18-26-30-26-50a26 26 0 0 1 52 0c0 20-18 32-26 50Z`, red) +
    circle(x, y - 50, 10, inked(palette, '#fff6e4'))
  const folds = repeat(columns, (index) =>
    polygon(
      [
        [(index - columns / 2) * wide, -tall + (index % 2 ? 12 : -4)],
        [(index + 1 - columns / 2) * wide, -tall + (index % 2 ? -4 : 12)],
        [(index + 1 - columns / 2) * wide, tall + (index % 2 ? -4 : 12)],
        [(index - columns / 2) * wide, tall + (index % 2 ? 12 : -4)],
      ],
      defs.horizontal([0, palette.near, index % 2 ? 0.02 : 0.16], [1, palette.near, index % 2 ? 0.16 : 0.02]),
    ),
  )
  const lines =
    repeat(5, (index) => `M-420 ${(index - 2) * 110}H420`) + repeat(7, (index) => `M${(index - 3) * 120} -280V280`)
  return {
    outline,
    thick: 5,
    edge: palette.dim('#cfc4ac'),
    face:
      shape(outline, sea) +
      defs.clip(
        stroke(lines, palette.dim('#6f9aa4'), 2, fade(0.25)) +
          shape(coast, land, `stroke="${lighten(sea, 0.4)}" stroke-width="16"`) +
          shape(coast, land) +
          defs.clip(
            shape(forests, high) +
              stroke(`M-420 -160C-300 -120-260 -40-170 0M160 260C200 160 320 140 420 60`, inked(palette, '#7fb4cc'), 7),
            shape(coast, '#000'),
          ),
        shape(outline, '#000'),
      ) +
      polygon(star(330, -190, 50, 8, 0.42), inked(palette, '#e0a938')) +
      polygon(star(330, -190, 24, 4, 0.4), inked(palette, '#1c4b9c')) +
      stroke(route, red, 8, 'stroke-dasharray=".1 21"') +
      folds +
      rect(-420, -1, 840, 2, palette.near, fade((rows - 1) * 0.25)) +
      pin(start) +
      pin(end),
  }
}
