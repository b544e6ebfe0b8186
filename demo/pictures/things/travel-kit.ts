import { star } from '../architecture/tiles.ts'
import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../color.ts'
import { disc } from '../plants/crown.ts'
import { circle, ellipse, fade, n, polygon, repeat, shape, stroke } from '../svg.ts'
import { inked, type Thing } from './lay.ts'

/** A brass compass, open. */
export function compass({ palette, random, defs }: Canvas): Thing {
  const brass = defs.diagonal(
    [0, inked(palette, '#f6dc90')],
    [0.5, inked(palette, '#c8923a')],
    [1, palette.dim('#8a5f20')],
  )
  const ticks = repeat(24, (index) => {
    const angle = (index / 24) * Math.PI * 2
    const at = (r: number) => `${n(Math.cos(angle) * r)} ${n(Math.sin(angle) * r)}`
    return `M${at(index % 6 ? 92 : 82)}L${at(100)}`
  })
  const needle = random.between(-50, 70)
  const half = (sign: number) => `M-11 0L0 ${sign * 78}L11 0Z`
  return {
    outline: `${disc(0, 0, 124)}${disc(0, -146, 26)}`,
    thick: 16,
    edge: palette.dim('#8a5f20'),
    face:
      circle(0, -146, 20, 'none', `stroke="${inked(palette, '#d0a040')}" stroke-width="11"`) +
      circle(0, 0, 124, brass) +
      circle(0, 0, 108, inked(palette, '#fbf3df')) +
      stroke(ticks, palette.dim('#5e4a34'), 4) +
      polygon(star(0, 0, 84, 8, 0.34), inked(palette, '#cfdcec')) +
      polygon(star(0, 0, 84, 4, 0.24), inked(palette, '#1c4b9c')) +
      `<g transform="rotate(${n(needle)})">` +
      shape(half(-1), inked(palette, '#d8443c')) +
      shape(half(1), inked(palette, '#f4f0e8'), `stroke="${palette.dim('#8a8278')}" stroke-width="2"`) +
      '</g>' +
      circle(0, 0, 10, inked(palette, '#d0a040')) +
      shape('M-92-40A100 100 0 0 1 10-99A140 140 0 0 0-92-40Z', '#ffffff', fade(0.5)),
  }
}

/** Sunglasses, their temples folded behind. */
export function sunglasses({ palette, random, defs }: Canvas): Thing {
  const frame = inked(palette, random.pick(['#2a2430', '#7a4a2c', '#c8923a', '#1c4b9c']))
  const tint = random.pick(['#2a3a4c', '#4a3428', '#24444c'])
  const glass = defs.vertical(
    [0, palette.dim(tint)],
    [0.55, inked(palette, tint)],
    [1, mix(inked(palette, tint), inked(palette, '#e8a860'), 0.55)],
  )
  const lens = (sign: number) =>
    `M${sign * 26}-34C${sign * 70}-52 ${sign * 150}-50 ${sign * 172}-34` +
    `C${sign * 184} 10 ${sign * 160} 66 ${sign * 104} 68C${sign * 54} 68 ${sign * 24} 30 ${sign * 26}-34Z`
  const glint = (x: number) => `M${x}-26l34-6l-52 74l-20-14Z`
  return {
    outline: `${lens(-1)}${lens(1)}M-40-44H40V-20H-40Z`,
    thick: 12,
    edge: mix(frame, '#000000', 0.4),
    face:
      stroke('M-174-30C-120-96 60-104 150-92M174-30C120-80-40-92-140-84', mix(frame, palette.near, 0.3), 11) +
      shape(lens(-1) + lens(1), glass, `stroke="${frame}" stroke-width="13" stroke-linejoin="round"`) +
      stroke('M-28-30Q0-50 28-30', frame, 13) +
      shape(glint(-110) + glint(92), lighten(inked(palette, '#ffffff'), 0.4), fade(0.28)) +
      circle(-170, -32, 6, inked(palette, '#e6c060')) +
      circle(170, -32, 6, inked(palette, '#e6c060')),
  }
}

/** A glass of tea on its saucer, from above. */
export function teaFromAbove({ palette, defs }: Canvas): Thing {
  const porcelain = defs.diagonal([0, inked(palette, '#ffffff')], [1, palette.dim('#d8cfc4')])
  const dots = repeat(16, (index) => {
    const angle = (index / 16) * Math.PI * 2
    return disc(Math.cos(angle) * 128, Math.sin(angle) * 128, 7)
  })
  return {
    outline: disc(0, 0, 150),
    thick: 9,
    edge: palette.dim('#c8bcac'),
    face:
      circle(0, 0, 150, porcelain) +
      circle(0, 0, 142, 'none', `stroke="${inked(palette, '#e0a938')}" stroke-width="6"`) +
      shape(dots, inked(palette, '#1c4b9c')) +
      circle(0, 0, 104, palette.dim('#cfc4b4'), fade(0.5)) +
      circle(6, 8, 84, palette.near, fade(0.2)) +
      circle(0, 0, 80, inked(palette, '#f4ece0'), fade(0.75)) +
      circle(
        0,
        0,
        70,
        defs.radial([0, inked(palette, '#d87a2c')], [0.8, inked(palette, '#b04e18')], [1, palette.dim('#7a3212')]),
      ) +
      ellipse(-20, -24, 26, 14, '#ffffff', `${fade(0.45)} transform="rotate(-40 -20 -24)"`) +
      stroke('M60 64L150 140', inked(palette, '#e8d6a8'), 9) +
      ellipse(58, 62, 20, 13, inked(palette, '#e8d6a8'), 'transform="rotate(42 58 62)"'),
  }
}

/** A pen with a gold clip. */
export function pen({ palette, defs }: Canvas): Thing {
  const skin = defs.vertical(
    [0, inked(palette, '#4a7cc8')],
    [0.4, inked(palette, '#1c4b9c')],
    [1, palette.dim('#123a6a')],
  )
  const outline = 'M-150-11H96L140-3V3L96 11H-150C-162 8-162-8-150-11Z'
  return {
    outline,
    thick: 9,
    edge: palette.dim('#123a6a'),
    face:
      shape(outline, skin) +
      shape('M96-11L140-3V3L96 11Z', inked(palette, '#e0b048')) +
      stroke('M-20-11V11M-140 0H-50', inked(palette, '#e0b048'), 6),
  }
}
