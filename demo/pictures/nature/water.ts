import { type Canvas, width } from '../canvas.ts'
import { lighten, mix } from '../color.ts'
import { fade, n, rect, repeat, shape, veil } from '../svg.ts'

export type WaterInput = { top: number; bottom: number; left?: number; right?: number; shine?: boolean; color?: string }

export function lozenge(x: number, y: number, long: number, thick: number): string {
  return (
    `M${n(x - long / 2)} ${n(y)}q${n(long / 2)} ${n(-thick)} ${n(long)} 0` +
    `q${n(-long / 2)} ${n(thick)} ${n(-long)} 0`
  )
}

/** The path of light below the sun: short strokes that widen towards the shore. */
function shine({ palette, light, random, time }: Canvas, top: number, bottom: number): string {
  const own = random.split('shine')
  const count = 24
  const d = repeat(count, (index) => {
    const share = (index / count) ** 1.5
    const spread = 30 + share * 190
    return lozenge(
      light[0] + own.between(-spread, spread),
      top + 6 + share * (bottom - top),
      own.between(40, 110) + share * 160,
      3 + share * 9,
    )
  })
  return shape(d, time === 'night' ? palette.sun : lighten(palette.sun, 0.2), fade(time === 'noon' ? 0.5 : 0.6))
}

export function water(
  canvas: Canvas,
  { top, bottom, left = 0, right = width, shine: shining = true, color }: WaterInput,
): string {
  const { palette, defs, random } = canvas
  const own = random.split(`water${n(top)}`)
  const deep = color ?? palette.water
  const body = defs.vertical([0, mix(palette.sky[2], deep, 0.18)], [0.35, mix(palette.sky[1], deep, 0.45)], [1, deep])
  const waves = (count: number) =>
    repeat(count, () => {
      const share = own.between(0, 1) ** 1.6
      return lozenge(
        own.between(left, right),
        top + 8 + share * (bottom - top),
        60 + share * own.between(100, 330),
        2 + share * 9,
      )
    })
  return (
    rect(left, top, right - left, bottom - top, body) +
    shape(waves(26), mix(deep, palette.near, 0.4), fade(0.35)) +
    shape(waves(20), mix(palette.sky[2], palette.sky[1], 0.3), fade(0.45)) +
    (shining ? shine(canvas, top, bottom) : '')
  )
}

/** Draws the content, and once more upside down below the waterline. */
export function reflected({ defs }: Canvas, content: string, y: number, squash = 0.8, opacity = 0.35): string {
  const draw = defs.keep(defs.clip(content, rect(-200, -400, width + 400, y + 400, '#000')))
  return draw(`transform="matrix(1 0 0 ${-squash} 0 ${n(y * (1 + squash))})" ${veil(opacity)}`) + draw()
}
