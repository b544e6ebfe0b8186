import type { Canvas } from '../canvas.ts'
import { circle, ellipse, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'

function glow({ defs, time }: Canvas, x: number, y: number, radius: number): string {
  const strength = { dawn: 0.28, noon: 0.14, dusk: 0.5, night: 0.62 }[time]
  return circle(
    x,
    y,
    radius,
    defs.radial([0, '#ffe2a0', strength], [0.5, '#ffc870', strength * 0.4], [1, '#ffb450', 0]),
  )
}

const shadeColor = ({ time, palette }: Canvas) => (time === 'noon' ? palette.bright('#f6e2b8') : '#ffe2a4')

export function tableLamp(canvas: Canvas, x: number, y: number, tall: number): string {
  const { palette, random } = canvas
  const base = palette.bright(random.pick(['#c9973c', '#1f5fa8', '#c8643c', '#e8dcc8']))
  const half = tall * 0.3
  return (
    glow(canvas, x, y - tall * 0.75, tall * 1.5) +
    shape(
      `M${n(x - tall * 0.13)} ${n(y)}` +
        `q${n(-tall * 0.14)} ${n(-tall * 0.25)} ${n(tall * 0.1)} ${n(-tall * 0.5)}` +
        `h${n(tall * 0.06)}` +
        `q${n(tall * 0.24)} ${n(tall * 0.25)} ${n(tall * 0.1)} ${n(tall * 0.5)}Z`,
      base,
    ) +
    polygon(
      [
        [x - half, y - tall * 0.46],
        [x - half * 0.62, y - tall],
        [x + half * 0.62, y - tall],
        [x + half, y - tall * 0.46],
      ],
      shadeColor(canvas),
    ) +
    polygon(
      [
        [x + half * 0.3, y - tall * 0.46],
        [x + half * 0.22, y - tall],
        [x + half * 0.62, y - tall],
        [x + half, y - tall * 0.46],
      ],
      '#d99a4a',
      'fill-opacity=".3" stroke-opacity=".3"',
    )
  )
}

export function floorLamp(canvas: Canvas, x: number, y: number, tall: number): string {
  const { palette } = canvas
  const half = tall * 0.15
  return (
    glow(canvas, x, y - tall * 0.88, tall * 0.7) +
    stroke(`M${n(x)} ${n(y)}v${n(-tall * 0.8)}`, palette.dim('#8a6a34'), 9) +
    ellipse(x, y, tall * 0.11, tall * 0.025, palette.dim('#8a6a34')) +
    polygon(
      [
        [x - half, y - tall * 0.76],
        [x - half * 0.55, y - tall],
        [x + half * 0.55, y - tall],
        [x + half, y - tall * 0.76],
      ],
      shadeColor(canvas),
    )
  )
}

export function pendant(canvas: Canvas, x: number, y: number, size: number): string {
  const { palette, random } = canvas
  const metal = palette.bright(random.pick(['#c9973c', '#b8693c', '#2f6f8a', '#3a3a44']))
  return (
    glow(canvas, x, y, size * 2.3) +
    stroke(`M${n(x)} 0V${n(y - size * 0.5)}`, palette.dim('#4a3a34'), 4) +
    shape(
      `M${n(x - size * 0.6)} ${n(y)}` +
        `Q${n(x - size * 0.5)} ${n(y - size * 0.62)} ${n(x)} ${n(y - size * 0.62)}` +
        `T${n(x + size * 0.6)} ${n(y)}Z`,
      metal,
    ) +
    ellipse(x, y, size * 0.6, size * 0.1, shadeColor(canvas))
  )
}

/** Rings of lights one below the other. */
export function chandelier(canvas: Canvas, x: number, y: number, wide: number): string {
  const { palette } = canvas
  const brass = palette.bright('#d0a040')
  const ring = (dy: number, size: number, count: number) =>
    stroke(
      `M${n(x - size)} ${n(y + dy)}` +
        `a${n(size)} ${n(size * 0.2)} 0 1 0 ${n(size * 2)} 0` +
        `a${n(size)} ${n(size * 0.2)} 0 1 0 ${n(-size * 2)} 0`,
      brass,
      7,
    ) +
    repeat(count, (index) => {
      const angle = (index / count) * Math.PI * 2
      const [px, py] = [x + Math.cos(angle) * size, y + dy + Math.sin(angle) * size * 0.2]
      return rect(px - 5, py - 30, 10, 30, '#fbf0d8') + ellipse(px, py - 38, 7, 13, '#ffe6a8')
    })
  return (
    glow(canvas, x, y, wide * 1.1) +
    stroke(
      `M${n(x)} 0V${n(y - wide * 0.3)}M${n(x)} ${n(y - wide * 0.3)}` +
        `L${n(x - wide / 2)} ${n(y)}M${n(x)} ${n(y - wide * 0.3)}` +
        `L${n(x + wide / 2)} ${n(y)}M${n(x)} ${n(y - wide * 0.3)}V${n(y + wide * 0.2)}`,
      brass,
      4,
    ) +
    ring(0, wide / 2, 12) +
    ring(wide * 0.14, wide * 0.28, 8) +
    circle(x, y + wide * 0.26, wide * 0.05, brass)
  )
}
