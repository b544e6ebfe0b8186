import { type Canvas, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { circle, dashes, ellipse, fade, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { copperColors, dallah } from '../things/copper.ts'
import type { Craft } from './crafts.ts'

/** The vault of a mudhif at a depth, 0 far and 1 near. */
const vault = (share: number) => {
  const [half, tall, foot] = [190 + share ** 1.7 * 860, 380 + share ** 1.7 * 900, 800 + share ** 1.6 * 420]
  return (
    `M${n(800 - half)} ${n(foot)}C${n(800 - half * 1.02)} ${n(foot - tall * 0.9)} ${n(800 - half * 0.5)} ${n(foot - tall)} 800 ${n(foot - tall)}` +
    `S${n(800 + half * 1.02)} ${n(foot - tall * 0.9)} ${n(800 + half)} ${n(foot)}`
  )
}

/** Inside a mudhif: arches of bundled reed, woven mats, cushions along the sides, coffee on the hearth. */
export function reedHall(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const reed = palette.bright('#d8ac64')
  const shade = palette.dim('#a8783c')
  const arches = repeat(7, (index) => {
    const share = 1 - index / 7
    const mats = mix(shade, reed, 0.1 + (1 - share) * 0.5)
    return (
      shape(`${vault(share)}Z`, mats) +
      stroke(vault(share), mix(reed, shade, share * 0.3), 26 + share * 62) +
      dashes(vault(share), mix(reed, shade, 0.6), 26 + share * 62, [9, 90 + share * 110]) +
      stroke(vault(share), shade, 3 + share * 2, fade(0.45))
    )
  })
  const lattice = defs.clip(
    stroke(
      repeat(12, (index) => `M${n(610 + index * 34)} 400V800M600 ${n(430 + index * 32)}H1000`),
      mix(reed, shade, 0.4),
      11,
    ),
    shape(`${vault(0)}Z`, '#000'),
  )
  const floor = polygon(
    [
      [610, 800],
      [990, 800],
      [width + 260, height],
      [-260, height],
    ],
    defs.vertical([0, palette.bright('#e2c080')], [1, palette.dim('#b8905a')]),
  )
  const weave = stroke(
    repeat(9, (index) => `M${n(632 + index * 42)} 800L${n(800 + (index - 4) * 230)} ${height}`) +
      repeat(6, (index) => `M0 ${n(816 + index ** 1.8 * 22)}H${width}`),
    shade,
    4,
    fade(0.35),
  )
  const cushions = repeat(4, (index) => {
    const [size, y] = [70 + index * 44, 838 + index ** 1.5 * 58]
    return [-1, 1]
      .map((side) => {
        const x = 800 + side * (240 + index * 150)
        const color = random.pick(['#b8402c', '#1f5fa8', '#8a3f5a', '#2f7a6a'])
        return (
          rect(
            x - size * 0.7,
            y - size * 0.5,
            size * 1.4,
            size * 0.5,
            palette.bright(color),
            `rx="${n(size * 0.16)}"`,
          ) + rect(x - size * 0.7, y - size * 0.3, size * 1.4, size * 0.08, palette.bright('#f2d9a0'))
        )
      })
      .join('')
  })
  return (
    rect(0, 0, width, height, palette.dim('#6a4a2c')) +
    arches +
    shape(`${vault(0)}Z`, defs.vertical([0, palette.sky[1]], [1, palette.sky[2]])) +
    lattice +
    floor +
    weave +
    cushions +
    circle(800, 1010, 420, defs.radial([0, '#ffb450', 0.5], [1, '#ffb450', 0])) +
    ellipse(800, 1060, 260, 62, palette.dim('#5a4a44')) +
    ellipse(800, 1048, 220, 46, defs.radial([0, '#ffe08a'], [0.5, '#e8642c'], [1, '#4a2418'])) +
    [-150, -40, 70, 160]
      .map((dx, index) =>
        dallah(canvas, 800 + dx, 1062 + (index % 2) * 26, 150 + index * 16, random.pick(copperColors)),
      )
      .join('')
  )
}

/** A mat of split reed on the ground, half done, and the bundles that it is made of. */
export const reedWeaver: Craft = (canvas, _style, floor) => {
  const { palette, random, defs } = canvas
  const reed = palette.bright('#d8b468')
  const green = palette.bright('#9aa85a')
  const herringbone = defs.pattern(
    44,
    44,
    rect(0, 0, 44, 44, reed) + stroke('M0 0l22 22l22 -22M0 22l22 22l22 -22', palette.dim('#a8843c'), 7),
  )
  const bundles = repeat(5, (index) => {
    const x = 1120 + index * 88
    return (
      stroke(
        repeat(
          7,
          (at) => `M${n(x + at * 9)} ${n(floor + 60)}L${n(x + at * 11 + 30)} ${n(190 + random.between(0, 70))}`,
        ),
        index % 2 ? green : reed,
        10,
      ) + rect(x - 8, floor - 130, 84, 22, palette.dim('#8a6a34'), 'rx="8"')
    )
  })
  return (
    rect(590, 170, 430, 470, herringbone) +
    rect(590, 170, 430, 470, 'none', `stroke="${palette.dim('#a8843c')}" stroke-width="14"`) +
    bundles +
    polygon(
      [
        [560, floor + 70],
        [1160, floor + 70],
        [1250, floor + 270],
        [470, floor + 270],
      ],
      herringbone,
    ) +
    stroke(
      repeat(15, (index) => `M${n(1150 + index * 6)} ${n(floor + 78 + index * 13)}h${n(random.between(90, 230))}`),
      reed,
      8,
    ) +
    rect(700, floor + 150, 96, 14, palette.dim('#5a6068'), 'rx="6"') +
    rect(790, floor + 146, 70, 22, palette.bright('#a8693c'), 'rx="8"')
  )
}
