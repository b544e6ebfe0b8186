import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { circle, ellipse, fade, n, rect, repeat, shape, stroke } from '../svg.ts'
import { anvil, copperColors, dallah, tray } from '../things/copper.ts'
import { stool } from '../things/music.ts'
import { bench, type Craft } from './crafts.ts'

/** Trays all over the wall, coffee pots on the bench, and the one that is being beaten on its anvil. */
export const coppersmith: Craft = (canvas, style, floor) => {
  const { random, palette, defs } = canvas
  const wall = repeat(2, (row) =>
    repeat(5, (index) =>
      tray(
        canvas,
        640 + index * 190 + (row % 2) * 86,
        200 + row * 196 + random.between(-10, 10),
        random.between(72, 92),
        random.pick(copperColors),
      ),
    ),
  )
  const pots = repeat(5, (index) =>
    dallah(canvas, 560 + index * 150, floor - 218, random.between(150, 200), random.pick(copperColors)),
  )
  const x = 640
  return (
    wall +
    bench(canvas, style, 420, floor, 1080) +
    pots +
    tray(canvas, 1400, floor - 300, 84, '#d0a040') +
    circle(x + 40, floor + 90, 260, defs.radial([0, '#ffb450', 0.45], [1, '#ffb450', 0])) +
    anvil(canvas, x, floor + 250, 190) +
    stool(canvas, x + 230, floor + 250, 150) +
    ellipse(1250, floor + 220, 150, 40, palette.dim('#5a4a44')) +
    ellipse(1250, floor + 210, 120, 28, defs.radial([0, '#ffe08a'], [0.6, '#e8642c'], [1, '#7a2a18'])) +
    repeat(3, (index) => tray(canvas, 980 + index * 46, floor + 176 - index * 6, 70, random.pick(copperColors)))
  )
}

/** A plate of silver with what is engraved on it in black: a palm beside the river, and a boat. */
function niello({ palette, defs }: Canvas, x: number, y: number, r: number): string {
  const ink = '#22242c'
  const at = (dx: number, dy: number) => `${n(x + dx * r)} ${n(y + dy * r)}`
  const fronds = repeat(6, (index) => {
    const angle = Math.PI * (0.08 + index * 0.17)
    return `M${at(-0.25, -0.3)}q${n(-Math.cos(angle) * r * 0.2)} ${n(-Math.sin(angle) * r * 0.3)} ${n(-Math.cos(angle) * r * 0.4)} ${n(-Math.sin(angle) * r * 0.2 + r * 0.08)}`
  })
  return (
    circle(x + r * 0.06, y + r * 0.08, r, palette.near, fade(0.25)) +
    circle(
      x,
      y,
      r,
      defs.radial([0, palette.bright('#ffffff')], [0.75, palette.bright('#d4dae0')], [1, palette.dim('#a8b0ba')]),
    ) +
    circle(
      x,
      y,
      r * 0.86,
      'none',
      `stroke="${ink}" stroke-width="${n(r * 0.05)}" stroke-dasharray="${n(r * 0.08)} ${n(r * 0.05)}"`,
    ) +
    stroke(`M${at(-0.25, 0.4)}Q${at(-0.32, 0.05)} ${at(-0.25, -0.3)}${fronds}`, ink, r * 0.05) +
    shape(`M${at(-0.12, 0.3)}Q${at(0.2, 0.52)} ${at(0.58, 0.2)}Q${at(0.24, 0.34)} ${at(-0.12, 0.3)}Z`, ink) +
    stroke(`M${at(0.24, 0.32)}V${n(y - r * 0.2)}M${at(-0.56, 0.52)}H${n(x + r * 0.56)}`, ink, r * 0.035) +
    shape(`M${at(0.28, -0.16)}L${at(0.5, 0.18)}H${n(x + 0.28 * r)}Z`, ink)
  )
}

function bracelet({ palette }: Canvas, x: number, y: number, wide: number): string {
  return (
    ellipse(x, y, wide / 2, wide * 0.24, 'none', `stroke="${palette.dim('#8f98a4')}" stroke-width="${n(wide * 0.2)}"`) +
    ellipse(
      x,
      y - wide * 0.04,
      wide / 2,
      wide * 0.24,
      'none',
      `stroke="${palette.bright('#e6eaee')}" stroke-width="${n(wide * 0.16)}"`,
    ) +
    ellipse(
      x,
      y - wide * 0.04,
      wide / 2,
      wide * 0.24,
      'none',
      `stroke="#22242c" stroke-width="${n(wide * 0.04)}" stroke-dasharray="7 9"`,
    )
  )
}

/** The lamp that blackened the beams, its flame small and steady. */
function oilLamp(canvas: Canvas, x: number, y: number, tall: number): string {
  const { palette, defs } = canvas
  return (
    circle(x, y - tall * 0.8, tall * 1.7, defs.radial([0, '#ffd890', 0.6], [1, '#ffd890', 0])) +
    ellipse(x, y - tall * 0.2, tall * 0.42, tall * 0.2, palette.bright('#b8923c')) +
    rect(x - tall * 0.3, y - tall * 0.1, tall * 0.6, tall * 0.1, palette.dim('#8a6a2c'), 'rx="6"') +
    shape(
      `M${n(x - tall * 0.2)} ${n(y - tall * 0.36)}q${n(-tall * 0.12)} ${n(-tall * 0.5)} ${n(tall * 0.1)} ${n(-tall * 0.84)}` +
        `h${n(tall * 0.2)}q${n(tall * 0.22)} ${n(tall * 0.34)} ${n(tall * 0.1)} ${n(tall * 0.84)}Z`,
      '#ffffff',
      fade(0.35),
    ) +
    ellipse(x, y - tall * 0.58, tall * 0.08, tall * 0.18, '#ffd070')
  )
}

/** A silversmith of the marsh country: engraved plates in the case, bracelets on a cloth, tiny hammers, the lamp. */
export const silversmith: Craft = (canvas, style, floor) => {
  const { palette, random } = canvas
  const wood = palette.dim(style.wood)
  const cases = repeat(2, (row) => {
    const y = 176 + row * 216
    return (
      rect(590, y - 96, 930, 196, palette.dim('#5a2430'), 'rx="8"') +
      rect(590, y - 96, 930, 196, 'none', `stroke="${palette.bright(style.wood)}" stroke-width="16" rx="8"`) +
      repeat(5, (index) =>
        row === 1 && index % 2
          ? repeat(2, (at) => bracelet(canvas, 690 + index * 180, y - 20 + at * 70, 92))
          : niello(canvas, 690 + index * 182, y, random.between(70, 78)),
      )
    )
  })
  const hammers = repeat(4, (index) => {
    const at = 1120 + index * 74
    return (
      stroke(`M${n(at)} ${n(floor - 226)}l46 -74`, palette.bright('#a8693c'), 9) +
      rect(
        at + 28,
        floor - 322,
        44,
        20,
        palette.dim('#5a6068'),
        `rx="4" transform="rotate(32 ${at + 48} ${n(floor - 312)})"`,
      )
    )
  })
  return (
    cases +
    bench(canvas, style, 420, floor, 1080) +
    rect(560, floor - 236, 380, 18, palette.dim('#22304a')) +
    repeat(4, (index) => bracelet(canvas, 620 + index * 84, floor - 250, 68)) +
    rect(960, floor - 262, 110, 44, mix(wood, '#2a1c18', 0.3), 'rx="6"') +
    niello(canvas, 1016, floor - 316, 52) +
    hammers +
    oilLamp(canvas, 1440, floor - 220, 130) +
    stool(canvas, 900, floor + 230, 190)
  )
}
