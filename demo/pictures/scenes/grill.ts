import { clay, street } from '../architecture/houses.ts'
import { cityRow } from '../architecture/towers.ts'
import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { range } from '../nature/range.ts'
import { sky } from '../nature/sky.ts'
import { lozenge, reflected, water } from '../nature/water.ts'
import { grove, palm } from '../plants/palm.ts'
import { shrubs } from '../plants/trees.ts'
import { circle, ellipse, fade, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { figure, mashhuf } from '../things/boats.ts'
import { stool } from '../things/music.ts'

/** A carp opened along its back and spread between two stakes, its flesh to the flame. */
function carp({ palette, defs }: Canvas, x: number, y: number, size: number): string {
  const flesh = defs.radial([0, '#ffe0a4'], [0.6, '#eda452'], [1, '#c06a30'])
  const at = (dx: number, dy: number) => `${n(x + dx * size)} ${n(y - dy * size)}`
  const skin = palette.shaded('#8a7a68')
  const body = (grow: number) =>
    `M${at(-0.5 * grow, 0.62)}C${at(-0.34 * grow, 0.62 + 0.36 * grow)} ${at(0.14, 0.62 + 0.36 * grow)} ${at(0.4 * grow, 0.65)}` +
    `V${n(y - 0.59 * size)}C${at(0.14, 0.62 - 0.36 * grow)} ${at(-0.34 * grow, 0.62 - 0.36 * grow)} ${at(-0.5 * grow, 0.62)}Z`
  return (
    stroke(
      `M${at(-0.24, 0)}L${at(-0.2, 1.06)}M${at(0.2, 0)}L${at(0.16, 1.02)}`,
      palette.shaded('#6a4630'),
      size * 0.045,
    ) +
    shape(`M${at(0.34, 0.62)}L${at(0.62, 0.86)}Q${at(0.54, 0.62)} ${at(0.62, 0.38)}Z`, skin) +
    shape(body(1), skin) +
    shape(body(0.82), flesh) +
    shape(
      `M${at(-0.5, 0.62)}Q${at(-0.4, 0.8)} ${at(-0.24, 0.84)}Q${at(-0.32, 0.62)} ${at(-0.24, 0.4)}Q${at(-0.4, 0.44)} ${at(-0.5, 0.62)}Z`,
      skin,
    ) +
    circle(x - size * 0.38, y - size * 0.68, size * 0.024, '#fdf4dc') +
    stroke(
      `M${at(-0.2, 0.62)}H${n(x + 0.32 * size)}` +
        [-0.1, 0.02, 0.14, 0.24].map((dx) => `M${at(dx + 0.05, 0.76)}L${at(dx, 0.62)}L${at(dx + 0.05, 0.48)}`).join(''),
      '#9a5428',
      size * 0.018,
      fade(0.75),
    )
  )
}

/** Logs burning within a ring of stones. */
export function fire({ palette, random, defs }: Canvas, x: number, y: number, wide: number): string {
  const flame = (dx: number, tall: number, half: number) =>
    `M${n(x + dx - half)} ${n(y)}C${n(x + dx - half * 1.3)} ${n(y - tall * 0.5)} ${n(x + dx - half * 0.1)} ` +
    `${n(y - tall * 0.5)} ${n(x + dx + half * 0.1)} ${n(y - tall)}` +
    `C${n(x + dx + half * 0.5)} ${n(y - tall * 0.55)} ${n(x + dx + half * 1.2)} ${n(y - tall * 0.4)} ` +
    `${n(x + dx + half)} ${n(y)}Z`
  const tongues = (tall: number) =>
    repeat(5, (index) => flame((index - 2) * wide * 0.16, tall * random.between(0.7, 1.05), wide * 0.11))
  return (
    ellipse(x, y + 6, wide * 0.62, wide * 0.14, mix(palette.near, '#2a1810', 0.5)) +
    ellipse(x, y, wide * 0.5, wide * 0.1, defs.radial([0, '#ffd070'], [0.7, '#e8642c'], [1, '#7a2a18'])) +
    repeat(4, (index) =>
      stroke(
        `M${n(x - wide * 0.34 + index * wide * 0.1)} ${n(y + 14)}L${n(x + wide * 0.06 + index * wide * 0.1)} ${n(y - 26)}`,
        palette.shaded('#6a4430'),
        wide * 0.055,
      ),
    ) +
    shape(tongues(wide * 0.62), '#e8642c', fade(0.9)) +
    shape(tongues(wide * 0.42), '#ffb44a', fade(0.95)) +
    shape(tongues(wide * 0.22), '#fff0b0') +
    repeat(12, (index) => {
      const angle = Math.PI * (0.03 + (index / 11) * 0.94)
      return ellipse(
        x + Math.cos(angle) * wide * 0.62,
        y + 8 + Math.sin(angle) * wide * 0.15,
        wide * 0.065,
        wide * 0.045,
        palette.lit('#b89a7c'),
      )
    })
  )
}

/** A table by the water, set: a dish, bread, glasses. */
export function table({ palette }: Canvas, x: number, y: number, wide: number): string {
  return (
    rect(x - wide * 0.04, y - wide * 0.42, wide * 0.08, wide * 0.42, palette.shaded('#5e3a28')) +
    ellipse(x, y - wide * 0.4, wide * 0.5, wide * 0.13, palette.shaded('#b8a080')) +
    ellipse(x, y - wide * 0.43, wide * 0.5, wide * 0.13, palette.lit('#fbf4e8')) +
    ellipse(x - wide * 0.06, y - wide * 0.45, wide * 0.22, wide * 0.055, palette.lit('#d0a040')) +
    ellipse(x - wide * 0.06, y - wide * 0.465, wide * 0.17, wide * 0.036, '#d8863c') +
    ellipse(x + wide * 0.26, y - wide * 0.45, wide * 0.12, wide * 0.035, palette.lit('#e8c088')) +
    rect(x - wide * 0.36, y - wide * 0.54, wide * 0.06, wide * 0.1, '#b8542c', 'rx="4"') +
    rect(x + wide * 0.08, y - wide * 0.56, wide * 0.06, wide * 0.1, '#b8542c', 'rx="4"')
  )
}

export function bulbs({ palette, defs }: Canvas, y: number): string {
  return (
    stroke(`M0 ${n(y)}Q800 ${n(y + 190)} ${width} ${n(y - 20)}`, palette.near, 4) +
    repeat(13, (index) => {
      const t = (index + 0.5) / 13
      const [px, py] = [t * width, (1 - t) ** 2 * y + 2 * t * (1 - t) * (y + 190) + t * t * (y - 20) + 14]
      return circle(px, py, 44, defs.radial([0, '#ffd070', 0.5], [1, '#ffd070', 0])) + circle(px, py, 11, '#ffe6a8')
    })
  )
}

/** Masgouf: river fish before an open fire, the tables beside the water. */
export const grill: Draw = (canvas) => {
  const { palette, random, defs, land } = canvas
  const shore = random.between(600, 650)
  const bank = shore + 210
  const x = random.between(560, 700)
  const far =
    (land.town
      ? cityRow(canvas, { from: -20, to: 1640, y: shore, low: 60, high: 200, distance: 0.4 })
      : street(canvas, { from: -20, to: 1640, y: shore, low: 50, high: 110, colors: clay, distance: 0.3 })) +
    grove(canvas, { from: 0, to: 1600, y: shore + 4, count: 9, tall: 170, distance: 0.18 })
  const smoke = stroke(
    repeat(3, (index) => `M${n(x - 60 + index * 60)} ${n(bank + 20)}q-70 -120 0 -220t10 -230`),
    palette.lit('#e8e0d8'),
    34,
    fade(0.1),
  )
  const ground = defs.vertical([0, palette.lit('#c9a87a')], [1, palette.shaded('#7a5a44')])
  return (
    sky(canvas, { horizon: shore, birds: false }) +
    range(canvas, { far: shore - 60, near: shore, height: 240, layers: 3, depth: 0.6 }) +
    water(canvas, { top: shore, bottom: bank + 40 }) +
    reflected(canvas, far, shore, 0.7, 0.35) +
    mashhuf(canvas, { x: random.between(1100, 1350), y: shore + 120, long: 260, distance: 0.08 }) +
    shape(`M0 ${n(bank)}Q500 ${n(bank - 50)} 900 ${n(bank + 6)}T${width} ${n(bank - 10)}V${height}H0Z`, ground) +
    shape(
      repeat(26, () =>
        lozenge(random.between(0, width), random.between(bank + 40, height), random.between(40, 120), 12),
      ),
      palette.shaded('#8a6a4c'),
      fade(0.35),
    ) +
    shrubs(canvas, { from: -20, to: 260, y: bank + 20, count: 5, size: 46 }) +
    shrubs(canvas, { from: 1380, to: 1620, y: bank + 24, count: 5, size: 46 }) +
    palm(canvas, { x: 1490, y: bank + 130, tall: random.between(640, 740), lean: -60 }) +
    bulbs(canvas, random.between(120, 180)) +
    circle(x, bank + 90, 520, defs.radial([0, '#ffb450', 0.55], [1, '#ffb450', 0])) +
    smoke +
    figure(x + 420, bank + 60, 230, mix(palette.near, '#5a3a2a', 0.4), palette.lit('#e8dcc8')) +
    repeat(3, (index) => carp(canvas, x - 260 + index * 260, bank + 70 - (index === 1 ? 30 : 0), 220)) +
    fire(canvas, x, bank + 150, 330) +
    repeat(2, (index) => carp(canvas, x - 330 + index * 640, bank + 190, 240)) +
    polygon(
      [
        [1010, bank + 250],
        [1560, bank + 250],
        [1640, height],
        [940, height],
      ],
      palette.shaded('#8a2f2c'),
    ) +
    polygon(
      [
        [1040, bank + 264],
        [1534, bank + 264],
        [1604, height - 10],
        [976, height - 10],
      ],
      palette.lit('#b8402c'),
    ) +
    stool(canvas, 1090, bank + 330, 130) +
    stool(canvas, 1480, bank + 320, 130) +
    table(canvas, 1280, bank + 350, 360)
  )
}
