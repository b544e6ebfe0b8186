import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { repeat } from '../svg.ts'
import { hills, mountains } from './ridges.ts'

export type RangeInput = {
  /** Where the feet of the farthest and of the nearest chain stand. */
  far: number
  near: number
  height: number
  layers: number
  tint?: string
  /** In summer only patches of it are left below the summits. */
  snow?: boolean | 'patches'
  /** How deep the nearest chain is, of 1. */
  depth?: number
}

/** Chains behind one another: the far ones pale, the near ones deep. Where there are none, the haze over the plain. */
export function range(
  canvas: Canvas,
  { far, near, height, layers, tint, snow = false, depth = 0.85 }: RangeInput,
): string {
  const { palette, random } = canvas
  if (!canvas.land.mountains)
    return hills(canvas, {
      y: near,
      height: 22,
      peaks: 4,
      bottom: near + height * 0.9,
      fill: palette.air(palette.near, 0.72),
    })
  const deep = tint ? mix(palette.near, tint, 0.6) : palette.near
  return repeat(layers, (index) => {
    const share = layers === 1 ? 1 : index / (layers - 1)
    const y = far + (near - far) * share
    const color = mix(palette.haze, mix(palette.sky[0], deep, 0.35 + share * 0.65), 0.24 + share * (depth - 0.24))
    const tall = height * (1 - share * 0.3) * random.between(0.85, 1.15)
    return mountains(canvas, {
      y,
      height: tall,
      peaks: random.whole(2, 4) + (index === 0 ? 2 : 0),
      color,
      bottom: y + height * 0.9,
      rough: 0.1 + 0.04 * (1 - share),
      ...(snow && share < 0.75
        ? { snow: snow === 'patches' ? random.between(0.58, 0.66) : random.between(0.5, 0.62) }
        : {}),
    })
  })
}
