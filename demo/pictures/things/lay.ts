import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import type { Palette } from '../palette.ts'
import { fade, group, n, shape } from '../svg.ts'

export type Lie = {
  x: number
  y: number
  size: number
  /** In degrees. */
  turn: number
  /** 1 is seen from straight above; less, from the side. */
  flat: number
}
/** A flat thing around the origin: what one sees of it, its outline, how thick it is and what its edge looks like. */
export type Thing = { face: string; outline: string; thick?: number; edge?: string }

/** Print, lacquer and glass keep more of their own colour than the lamps would leave them. */
export const inked = ({ bright }: Palette, color: string): string => mix(bright(color), color, 0.45)

/** Lays a thing on the table: its shadow, its edge, its face. */
export function lay(
  { palette, defs }: Canvas,
  { face, outline, thick = 0, edge = palette.near }: Thing,
  lie: Lie,
): string {
  const { x, y, size, turn, flat } = lie
  const turned = `scale(${size.toFixed(3)} ${(size * flat).toFixed(3)}) rotate(${n(turn)})`
  const at = (dx: number, dy: number) => `transform="translate(${n(x + dx)} ${n(y + dy)}) ${turned}"`
  const dark = defs.keep(shape(outline, palette.near, fade(0.16)))
  const rim = defs.keep(shape(outline, edge))
  const high = thick * size
  return (
    dark(at(10 + high * 0.9, 12 + high * 1.1)) +
    dark(at(5 + high * 0.5, 6 + high * 0.7)) +
    (thick > 0 ? rim(at(high * 0.15, high)) + rim(at(high * 0.08, high * 0.5)) : '') +
    group(face, at(0, 0))
  )
}

/** A rounded box around the origin, as a path. */
export function slab(wide: number, tall: number, round: number): string {
  const [w, h] = [wide - round * 2, tall - round * 2]
  const corner = (dx: number, dy: number) => `a${round} ${round} 0 0 1 ${dx * round} ${dy * round}`
  return (
    `M${-w / 2} ${-tall / 2}h${w}${corner(1, 1)}v${h}${corner(-1, 1)}` +
    `h${-w}${corner(-1, -1)}v${-h}${corner(1, -1)}Z`
  )
}
