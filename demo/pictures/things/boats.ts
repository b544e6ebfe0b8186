import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { circle, n, shape, stroke } from '../svg.ts'

/** A person as a small silhouette, standing. */
export function figure(x: number, y: number, tall: number, color: string, robe = color): string {
  const head = tall * 0.085
  return (
    shape(
      `M${n(x - tall * 0.11)} ${n(y)}L${n(x - tall * 0.075)} ${n(y - tall * 0.72)}` +
        `q${n(tall * 0.075)} ${n(-tall * 0.12)} ${n(tall * 0.15)} 0` +
        `L${n(x + tall * 0.11)} ${n(y)}Z`,
      robe,
    ) + circle(x, y - tall * 0.88, head, color)
  )
}

/** The slender mashhuf of the marshes, with its boatman and his pole. */
export function mashhuf(
  { palette }: Canvas,
  {
    x,
    y,
    long,
    rider = true,
    distance = 0,
  }: { x: number; y: number; long: number; rider?: boolean; distance?: number },
): string {
  const dark = palette.air(mix(palette.near, '#3a2418', 0.35), distance)
  const hull =
    `M${n(x - long * 0.5)} ${n(y - long * 0.15)}` +
    `Q${n(x - long * 0.42)} ${n(y)} ${n(x - long * 0.2)} ${n(y + long * 0.025)}` +
    `H${n(x + long * 0.22)}` +
    `Q${n(x + long * 0.42)} ${n(y)} ${n(x + long * 0.52)} ${n(y - long * 0.1)}` +
    `Q${n(x + long * 0.3)} ${n(y - long * 0.035)} ${n(x)} ${n(y - long * 0.03)}` +
    `Q${n(x - long * 0.36)} ${n(y - long * 0.035)} ${n(x - long * 0.5)} ${n(y - long * 0.15)}Z`
  const man = rider
    ? stroke(
        `M${n(x + long * 0.2)} ${n(y - long * 0.44)}L${n(x + long * 0.4)} ${n(y + long * 0.06)}`,
        dark,
        long * 0.012,
      ) +
      figure(
        x + long * 0.26,
        y - long * 0.02,
        long * 0.34,
        dark,
        palette.air(mix(palette.near, palette.glaze, 0.35), distance),
      )
    : ''
  return (
    man +
    shape(hull, dark) +
    stroke(
      `M${n(x - long * 0.47)} ${n(y - long * 0.125)}` +
        `Q${n(x - long * 0.34)} ${n(y - long * 0.035)} ${n(x)} ${n(y - long * 0.028)}`,
      palette.air(palette.gold, distance),
      long * 0.012,
    )
  )
}

/** A river boat under a lateen sail. */
export function sailboat(
  { palette, random }: Canvas,
  { x, y, long, distance = 0 }: { x: number; y: number; long: number; distance?: number },
): string {
  const tone = (tint: string) => palette.air(tint, distance)
  const cloth = random.pick(['#f6ead2', '#e8d2a8', '#d8744a', '#f2e6dc'])
  const hull =
    `M${n(x - long * 0.5)} ${n(y - long * 0.17)}` +
    `Q${n(x - long * 0.4)} ${n(y + long * 0.06)} ${n(x - long * 0.1)} ${n(y + long * 0.07)}` +
    `H${n(x + long * 0.2)}` +
    `Q${n(x + long * 0.44)} ${n(y + long * 0.03)} ${n(x + long * 0.5)} ${n(y - long * 0.12)}` +
    `Q${n(x)} ${n(y - long * 0.03)} ${n(x - long * 0.5)} ${n(y - long * 0.17)}Z`
  const mast = y - long * 0.95
  return (
    stroke(`M${n(x)} ${n(y)}V${n(mast)}`, tone(palette.shaded('#6a4630')), long * 0.022) +
    shape(
      `M${n(x + long * 0.06)} ${n(mast - long * 0.1)}` +
        `Q${n(x + long * 0.52)} ${n(y - long * 0.5)} ${n(x + long * 0.44)} ${n(y - long * 0.12)}` +
        `L${n(x - long * 0.4)} ${n(y - long * 0.2)}Z`,
      tone(palette.lit(cloth)),
    ) +
    shape(
      `M${n(x + long * 0.06)} ${n(mast - long * 0.1)}` +
        `Q${n(x + long * 0.52)} ${n(y - long * 0.5)} ${n(x + long * 0.44)} ${n(y - long * 0.12)}` +
        `L${n(x + long * 0.12)} ${n(y - long * 0.15)}` +
        `Q${n(x + long * 0.3)} ${n(y - long * 0.5)} ${n(x + long * 0.06)} ${n(mast - long * 0.1)}` +
        `Z`,
      tone(palette.shaded(cloth)),
      'fill-opacity=".7" stroke-opacity=".7"',
    ) +
    shape(hull, tone(palette.shaded('#8a5a3c'))) +
    stroke(
      `M${n(x - long * 0.49)} ${n(y - long * 0.15)}` +
        `Q${n(x)} ${n(y - long * 0.01)} ${n(x + long * 0.49)} ${n(y - long * 0.1)}`,
      tone(palette.glaze),
      long * 0.025,
    )
  )
}

/** The guffa: a round basket boat, tarred. */
export function guffa({ palette }: Canvas, x: number, y: number, size: number): string {
  const dark = mix(palette.near, '#4a3020', 0.4)
  return (
    shape(
      `M${n(x - size / 2)} ${n(y - size * 0.22)}` +
        `q${n(size * 0.06)} ${n(size * 0.34)} ${n(size / 2)} ${n(size * 0.34)}` +
        `t${n(size / 2)} ${n(-size * 0.34)}Z`,
      dark,
    ) +
    `<ellipse cx="${n(x)}" cy="${n(y - size * 0.22)}" rx="${n(size / 2)}"` +
    ` ry="${n(size * 0.09)}" fill="${palette.lit('#a9794c')}"/>`
  )
}

/** Ripples where a hull meets the water. */
export function wake({ palette }: Canvas, x: number, y: number, long: number): string {
  return stroke(
    `M${n(x - long * 0.6)} ${n(y)}h${n(long * 1.2)}` +
      `M${n(x - long * 0.4)} ${n(y + long * 0.05)}h${n(long * 0.9)}` +
      `M${n(x - long * 0.15)} ${n(y + long * 0.1)}h${n(long * 0.5)}`,
    palette.sky[2],
    Math.max(2, long * 0.012),
    'fill-opacity=".55" stroke-opacity=".55"',
  )
}

/** A river launch with a canopy and benches. */
export function launch(
  { palette, random }: Canvas,
  { x, y, long, distance = 0 }: { x: number; y: number; long: number; distance?: number },
): string {
  const tone = (tint: string) => palette.air(tint, distance)
  const paint = random.pick(['#f4ead8', '#1f5fa8', '#c8443c', '#2f8f8a'])
  const roof = random.pick(['#e0a938', '#d8643c', '#f4ead8', '#2f6f8a'])
  const hull =
    `M${n(x - long * 0.55)} ${n(y - long * 0.16)}` +
    `Q${n(x - long * 0.48)} ${n(y + long * 0.06)} ${n(x - long * 0.3)} ${n(y + long * 0.07)}` +
    `H${n(x + long * 0.4)}L${n(x + long * 0.5)} ${n(y - long * 0.1)}` +
    `Q${n(x)} ${n(y - long * 0.06)} ${n(x - long * 0.55)} ${n(y - long * 0.16)}Z`
  const posts = [-0.28, -0.06, 0.16, 0.38]
    .map((dx) => `M${n(x + dx * long)} ${n(y - long * 0.06)}V${n(y - long * 0.36)}`)
    .join('')
  const riders = [-0.18, 0.04, 0.25]
    .map((dx) =>
      figure(
        x + dx * long,
        y - long * 0.04,
        long * 0.22,
        tone(palette.near),
        tone(random.pick([palette.near, palette.glaze, palette.shaded('#8a4434')])),
      ),
    )
    .join('')
  const fringe = Array.from({ length: 10 }, (_, index) =>
    circle(x - long * 0.32 + index * long * 0.082, y - long * 0.35, long * 0.04, tone(palette.shaded(roof))),
  ).join('')
  return (
    riders +
    stroke(posts, tone(palette.shaded('#8a6a4c')), long * 0.014) +
    fringe +
    shape(
      `M${n(x - long * 0.38)} ${n(y - long * 0.35)}` +
        `Q${n(x)} ${n(y - long * 0.46)} ${n(x + long * 0.48)} ${n(y - long * 0.35)}Z`,
      tone(palette.lit(roof)),
    ) +
    shape(hull, tone(palette.lit(paint))) +
    stroke(
      `M${n(x - long * 0.53)} ${n(y - long * 0.1)}Q${n(x)} ${n(y)} ${n(x + long * 0.47)} ${n(y - long * 0.04)}`,
      tone(palette.gold),
      long * 0.022,
    ) +
    shape(
      `M${n(x - long * 0.46)} ${n(y + long * 0.02)}` +
        `Q${n(x - long * 0.42)} ${n(y + long * 0.07)} ${n(x - long * 0.3)} ${n(y + long * 0.07)}` +
        `H${n(x + long * 0.4)}l${n(long * 0.03)} ${n(-long * 0.05)}Z`,
      tone(palette.shaded('#5e3a34')),
    )
  )
}
