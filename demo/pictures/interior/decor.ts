import { arch } from '../architecture/arch.ts'
import { star } from '../architecture/tiles.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { frond } from '../plants/frond.ts'
import { circle, ellipse, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import type { Style } from './style.ts'

/** A framed picture: shapes of the land, reduced to a few planes. */
export function painting({ palette, random, defs }: Canvas, x: number, y: number, wide: number, tall: number): string {
  const frame = palette.bright(random.pick(['#c9973c', '#5e3a28', '#f6ead2', '#2a2a34']))
  const [a, b, c] = random.shuffle(['#d8643c', '#1f5fa8', '#e0a938', '#2f7a6a', '#f2dfba', '#8a3f5a', '#33405f'])
  const tone = (color: string | undefined) => palette.bright(color ?? '#f2dfba')
  const subjects = [
    () =>
      circle(x + wide * random.between(0.3, 0.7), y + tall * 0.36, Math.min(wide, tall) * 0.16, tone('#fbe6b0')) +
      polygon(
        [
          [x, y + tall],
          [x, y + tall * 0.66],
          [x + wide * 0.35, y + tall * 0.42],
          [x + wide * 0.7, y + tall * 0.7],
          [x + wide, y + tall * 0.5],
          [x + wide, y + tall],
        ],
        tone(b),
      ) +
      polygon(
        [
          [x, y + tall],
          [x, y + tall * 0.85],
          [x + wide * 0.5, y + tall * 0.7],
          [x + wide, y + tall * 0.86],
          [x + wide, y + tall],
        ],
        tone(c),
      ),
    () =>
      polygon(star(x + wide / 2, y + tall / 2, Math.min(wide, tall) * 0.4), tone(b)) +
      polygon(star(x + wide / 2, y + tall / 2, Math.min(wide, tall) * 0.24), tone(c)),
    () =>
      shape(arch(x + wide / 2, y + tall * 0.92, wide * 0.62, tall * 0.76), tone(b)) +
      shape(arch(x + wide / 2, y + tall * 0.92, wide * 0.4, tall * 0.56), tone(c)) +
      circle(x + wide / 2, y + tall * 0.7, wide * 0.08, tone('#fbe6b0')),
    () =>
      repeat(4, (index) =>
        polygon(
          [
            [x + wide * 0.5, y + tall * (0.06 + index * 0.22)],
            [x + wide * 0.8, y + tall * (0.17 + index * 0.22)],
            [x + wide * 0.5, y + tall * (0.28 + index * 0.22)],
            [x + wide * 0.2, y + tall * (0.17 + index * 0.22)],
          ],
          tone(index % 2 ? b : c),
        ),
      ),
    () =>
      circle(x + wide * 0.4, y + tall * 0.45, Math.min(wide, tall) * 0.3, tone(b)) +
      rect(
        x + wide * 0.45,
        y + tall * 0.3,
        wide * 0.34,
        tall * 0.54,
        tone(c),
        'fill-opacity=".85" stroke-opacity=".85"',
      ) +
      stroke(
        `M${n(x + wide * 0.15)} ${n(y + tall * 0.82)}` +
          `Q${n(x + wide * 0.5)} ${n(y + tall * 0.1)} ${n(x + wide * 0.85)} ${n(y + tall * 0.2)}`,
        tone('#2a2a34'),
        5,
      ),
  ]
  return (
    rect(x - 20, y - 10, wide + 36, tall + 38, palette.near, 'fill-opacity=".18" stroke-opacity=".18"') +
    rect(x - 14, y - 14, wide + 28, tall + 28, frame) +
    defs.clip(rect(x, y, wide, tall, tone(a)) + random.pick(subjects)(), rect(x, y, wide, tall, '#000'))
  )
}

/** A plant in a glazed pot. */
export function potted({ palette, random }: Canvas, x: number, y: number, tall: number): string {
  const pot = random.pick(['#1f5fa8', '#c8643c', '#e8dcc8', '#2f7a7a'])
  const green = palette.bright(random.pick(['#3f7a4a', '#4f8a54', '#2f6a54']))
  const size = tall * 0.26
  const palmy = random.chance(0.5)
  const leaves = palmy
    ? shape(
        repeat(7, (index) =>
          frond(x, y - size * 1.1, 0.25 + index * 0.44, tall * random.between(0.5, 0.62), tall * 0.2, 7),
        ),
        green,
      )
    : repeat(9, (index) => {
        const angle = -Math.PI * (0.1 + (index / 8) * 0.8)
        const [tx, ty] = [
          x + Math.cos(angle) * tall * 0.36,
          y - size + Math.sin(angle) * tall * random.between(0.5, 0.74),
        ]
        return shape(
          `M${n(x)} ${n(y - size)}` +
            `Q${n((x + tx) / 2 - 26)} ${n((y + ty) / 2 - 40)} ${n(tx)} ${n(ty)}` +
            `Q${n((x + tx) / 2 + 30)} ${n((y + ty) / 2)} ${n(x)} ${n(y - size)}Z`,
          index % 2 ? green : mix(green, palette.dim('#1f4a3a'), 0.5),
        )
      })
  return (
    ellipse(x, y, size * 0.8, size * 0.16, palette.near, 'fill-opacity=".3" stroke-opacity=".3"') +
    leaves +
    polygon(
      [
        [x - size * 0.58, y - size],
        [x + size * 0.58, y - size],
        [x + size * 0.4, y],
        [x - size * 0.4, y],
      ],
      palette.bright(pot),
    ) +
    polygon(
      [
        [x + size * 0.12, y - size],
        [x + size * 0.58, y - size],
        [x + size * 0.4, y],
        [x + size * 0.1, y],
      ],
      palette.dim(pot),
    ) +
    rect(x - size * 0.66, y - size * 1.1, size * 1.32, size * 0.2, palette.bright(mix(pot, '#ffffff', 0.2)), 'rx="5"')
  )
}

const spines = [
  '#b8402c',
  '#1f5fa8',
  '#e0a938',
  '#2f7a5f',
  '#8a3f5a',
  '#e8dcc0',
  '#c8643c',
  '#33405f',
  '#7a5a3a',
] as const

/** A row of books standing on `y`. */
export function bookRow({ palette, random }: Canvas, x: number, y: number, wide: number, tall: number): string {
  const paths = new Map<string, string>()
  let gold = ''
  let at = x
  while (at < x + wide - 12) {
    const thick = random.between(0.1, 0.24) * tall
    const high = tall * random.between(0.7, 0.96)
    const color = palette.bright(random.pick(spines))
    if (at + thick > x + wide) break
    paths.set(
      color,
      (paths.get(color) ?? '') + `M${Math.round(at)} ${n(y)}v${Math.round(-high)}h${Math.round(thick - 2)}V${n(y)}Z`,
    )
    if (random.chance(0.4))
      gold +=
        `M${Math.round(at + 3)} ${Math.round(y - high * 0.8)}h${Math.round(thick - 8)}` +
        `m0 ${Math.round(high * 0.6)}h${Math.round(8 - thick)}`
    at += random.chance(0.07) ? thick * 2.4 : thick
  }
  return [...paths].map(([color, d]) => shape(d, color)).join('') + stroke(gold, palette.bright('#e8c878'), 3)
}

export function shelf({ palette }: Canvas, style: Style, x: number, y: number, wide: number): string {
  return rect(x, y, wide, 14, palette.bright(style.wood)) + rect(x, y + 12, wide, 9, palette.dim(style.wood))
}
