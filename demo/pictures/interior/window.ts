import { arch, roundArch } from '../architecture/arch.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { type Box, n, rect, repeat, shape, stroke } from '../svg.ts'
import type { Style } from './style.ts'
import { vista } from './vista.ts'

export type WindowForm = 'pointed' | 'round' | 'square' | 'triple' | 'lattice'
const forms: readonly WindowForm[] = ['pointed', 'round', 'square', 'triple', 'lattice']

function opening(form: WindowForm, { x, y, width, height }: Box): string {
  const [middle, low] = [x + width / 2, y + height]
  if (form === 'pointed' || form === 'lattice') return arch(middle, low, width, height)
  if (form === 'round') return roundArch(middle, low, width, height)
  if (form === 'square') return `M${n(x)} ${n(low)}V${n(y)}h${n(width)}V${n(low)}Z`
  return repeat(3, (index) => arch(x + width * (0.16 + index * 0.34), low, width * 0.29, height))
}

function bars(form: WindowForm, { x, y, width, height }: Box): string {
  const middle = x + width / 2
  if (form === 'triple') return ''
  const cross = `M${n(middle)} ${n(y)}V${n(y + height)}M${n(x)} ${n(y + height * 0.42)}H${n(x + width)}`
  return width > 420
    ? `${cross}M${n(x + width * 0.25)} ${n(y)}V${n(y + height)}M${n(x + width * 0.75)} ${n(y)}V${n(y + height)}`
    : cross
}

function curtain(
  { palette }: Canvas,
  color: string,
  x: number,
  y: number,
  wide: number,
  tall: number,
  side: -1 | 1,
): string {
  const waist = y + tall * 0.66
  const inner = x + side * wide
  const tie = x + side * wide * 0.3
  const d =
    `M${n(x - side * 30)} ${n(y)}H${n(inner)}` +
    `C${n(inner)} ${n(y + tall * 0.3)} ${n(tie + side * 30)} ${n(waist - 90)} ${n(tie)} ${n(waist)}` +
    `L${n(tie + side * 34)} ${n(y + tall)}H${n(x - side * 34)}Z`
  const folds = repeat(
    3,
    (index) =>
      `M${n(x + side * wide * (0.1 + index * 0.26))} ${n(y)}` +
      `Q${n(x + side * wide * (0.08 + index * 0.2))} ${n(y + tall * 0.4)}` +
      ` ${n(tie - side * (20 - index * 9))} ${n(waist)}` +
      `L${n(tie - side * (24 - index * 20))} ${n(y + tall)}`,
  )
  return (
    shape(d, side < 0 ? palette.bright(color) : mix(palette.bright(color), palette.dim(color), 0.4)) +
    stroke(folds, palette.dim(color), 5, 'fill-opacity=".5" stroke-opacity=".5"') +
    stroke(`M${n(x - side * 26)} ${n(waist)}L${n(tie + side * 6)} ${n(waist)}`, palette.bright('#d9a940'), 12)
  )
}

export type WindowInput = { form?: WindowForm; curtains?: boolean; sill?: boolean }

/** Openings side by side that look out on one and the same landscape. */
export function windowRow(canvas: Canvas, style: Style, boxes: readonly Box[], input: WindowInput = {}): string {
  const { palette, defs, random } = canvas
  const { form = random.pick(forms), curtains = random.chance(0.6), sill = true } = input
  const left = Math.min(...boxes.map(({ x }) => x))
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const { y, height } = boxes[0] as Box
  const holes = boxes.map((box) => opening(form, box)).join('')
  const frame = palette.bright(random.pick([style.wood, '#fbf2e0', style.wood]))
  const grid = defs.pattern(34, 34, stroke('M17 0L34 17L17 34L0 17Z', palette.dim(style.wood), 4))
  const screen = form === 'lattice' ? rect(left, y, right - left, height * 0.42, grid) : ''
  const seen =
    vista(canvas, { x: left, y, width: right - left, height }) +
    screen +
    stroke(boxes.map((box) => bars(form, box)).join(''), frame, 8)
  const drape = random.pick(style.cloth)
  return (
    shape(holes, frame, `stroke="${frame}" stroke-width="26" stroke-linejoin="round"`) +
    defs.clip(seen, shape(holes, '#000')) +
    (sill ? boxes.map((box) => ledge(canvas, style, box)).join('') : '') +
    (curtains ? boxes.map((box) => drapes(canvas, drape, box)).join('') : '')
  )
}

function ledge({ palette }: Canvas, style: Style, { x, y, width, height }: Box): string {
  return (
    rect(x - 34, y + height, width + 68, 22, palette.bright('#f6ead2')) +
    rect(x - 34, y + height + 20, width + 68, 9, palette.dim(style.wall))
  )
}

function drapes(canvas: Canvas, color: string, { x, y, width, height }: Box): string {
  return (
    stroke(`M${n(x - 70)} ${n(y - 34)}h${n(width + 140)}`, canvas.palette.bright('#c9973c'), 12) +
    curtain(canvas, color, x - 30, y - 30, width * 0.36, height + 70, 1) +
    curtain(canvas, color, x + width + 30, y - 30, width * 0.36, height + 70, -1)
  )
}

/** A window with what lies behind it, its frame, a sill, and at times curtains. */
export function window(canvas: Canvas, style: Style, box: Box, input: WindowInput = {}): string {
  return windowRow(canvas, style, [box], input)
}
