import { star } from '../architecture/tiles.ts'
import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../color.ts'
import { circle, dashes, ellipse, fade, group, n, type Point, polygon, shape, stroke } from '../svg.ts'

const brandBlue = '#1c4b9c'
const brandGold = '#dca63a'

const body =
  'M500 12C492-14 462-40 404-50C380-54 350-55 320-55H-270C-360-55-440-48-528-34C-540-31-540-22-528-16' +
  'C-440 18-350 46-250 54H330C430 54 504 40 500 12Z'
/** Below this line the hull is blue. */
const sweep = 'M560 40C380 34 160 40-60 24C-230 10-360-24-470-90'

type Paints = { white: string; grey: string; blue: string; deep: string; gold: string; dark: string }

function paintsOf({ palette }: Canvas): Paints {
  const kept = (color: string) => mix(palette.lit(color), color, 0.35)
  return {
    white: mix(palette.lit('#ffffff'), '#ffffff', 0.42),
    grey: mix(palette.shaded('#d8dce4'), palette.lit('#d8dce4'), 0.25),
    blue: kept(brandBlue),
    deep: mix(kept(brandBlue), palette.near, 0.5),
    gold: mix(palette.gold, brandGold, 0.4),
    dark: mix(palette.near, '#10182c', 0.5),
  }
}

function fuselage(canvas: Canvas, { white, grey, blue, deep, gold, dark }: Paints): string {
  const { palette, defs, time } = canvas
  const skin = defs.vertical(
    [0, mix(white, palette.sun, 0.35)],
    [0.3, white],
    [0.62, mix(white, grey, 0.45)],
    [1, grey],
  )
  const belly = defs.vertical([0, blue], [1, deep])
  const glass = time === 'night' ? palette.window : mix(dark, palette.sky[0], 0.3)
  const doors = [395, 130, -150, -330].map((x) => `M${x} 14v-42h15v42Z`).join('')
  return (
    shape(body, skin) +
    defs.clip(
      shape(`${sweep}L-620-90V120H560Z`, belly) +
        stroke(sweep, gold, 9) +
        shape('M-620-70H560V-46H-620Z', lighten(palette.sun, 0.4), fade(0.35)),
      shape(body, '#000'),
    ) +
    stroke(doors, grey, 2.5) +
    dashes('M372-14H166M118-14H-134M-166-14H-316M-346-14H-380', glass, 13, [7, 8.5]) +
    shape('M472-18C458-33 440-41 420-44L424-25C440-21 458-18 472-18Z', dark) +
    stroke('M446-36L448-21', white, 2.5)
  )
}

function fin({ palette, defs }: Canvas, { blue, deep, gold, white }: Paints): string {
  const outline: Point[] = [
    [-310, -52],
    [-346, -64],
    [-474, -206],
    [-540, -206],
    [-500, -40],
  ]
  return (
    polygon(outline, defs.diagonal([0, lighten(blue, 0.1)], [1, deep])) +
    defs.clip(
      polygon(
        [
          [-346, -64],
          [-474, -206],
          [-500, -206],
          [-372, -64],
        ],
        gold,
      ),
      polygon(outline, '#000'),
    ) +
    polygon(star(-470, -120, 34), gold) +
    polygon(star(-470, -120, 17), mix(blue, palette.near, 0.2)) +
    stroke('M-507-62L-528-200', white, 3, fade(0.35))
  )
}

function engine({ defs }: Canvas, { white, grey, blue, deep, gold, dark }: Paints): string {
  return (
    shape(
      'M-66-24H40C58-24 62 24 40 26H-40C-60 24-92 12-108 4C-92-6-84-22-66-24Z',
      defs.vertical([0, lighten(blue, 0.18)], [0.4, blue], [1, deep]),
    ) +
    shape('M-74 18L-108 4L-76-14Z', mix(grey, dark, 0.35)) +
    stroke('M-20-24V26', gold, 5) +
    ellipse(44, 1, 13, 26, white) +
    ellipse(46, 1, 9.5, 21, dark) +
    circle(47, 1, 6, grey)
  )
}

function nearWing({ defs }: Canvas, { white, grey, blue, deep, gold }: Paints): string {
  return (
    shape(
      'M176 30L-70 44L-306 246L-262 244L40 104Z',
      defs.diagonal([0, mix(grey, deep, 0.15)], [0.45, grey], [1, white]),
    ) +
    shape('M176 30L40 104L-262 244L-268 240L30 96Z', white) +
    stroke('M-86 62L-282 232M-20 66L-60 96M-110 130L-140 156', mix(grey, deep, 0.4), 3, fade(0.6)) +
    shape('M-262 244L-306 246L-344 176L-330 172Z', blue) +
    stroke('M-300 236L-338 176', gold, 4)
  )
}

/** A twin-jet from the side and a little above, nose to the right; `long` is its length, `pitch` in degrees. */
export function airliner(
  canvas: Canvas,
  { x, y, long, pitch }: { x: number; y: number; long: number; pitch: number },
): string {
  const { palette, time, defs } = canvas
  const paints = paintsOf(canvas)
  const { grey, blue, deep } = paints
  const shade = mix(grey, palette.near, 0.25)
  const farSide =
    shape('M130-40L-50-44L-176-156L-144-160Z', shade) +
    shape('M-144-160L-176-156L-204-206L-192-208Z', deep) +
    shape('M-392-40L-470-38L-548-96L-520-98Z', shade)
  const tailplane = shape('M-384-16L-486-12L-586 58L-546 60Z', defs.diagonal([0, shade], [1, lighten(grey, 0.25)]))
  const trail = (top: number, tall: number) =>
    polygon(
      [
        [-560, top],
        [-2100, top - tall],
        [-2100, top + tall],
        [-560, top + 4],
      ],
      defs.horizontal([0, '#ffffff', 0], [0.55, '#ffffff', 0.3], [1, '#ffffff', time === 'night' ? 0.4 : 0.85]),
    )
  // Red on the left wing, green on the right one, from wherever the aeroplane is seen.
  const [near, far] = canvas.mirrored ? ['#ff5040', '#60ff90'] : ['#60ff90', '#ff5040']
  const lamp = (at: number, up: number, color: string) =>
    circle(at, up, time === 'night' ? 36 : 22, defs.radial([0, color, 0.9], [1, color, 0])) +
    circle(at, up, 5, '#ffffff')
  const lights = time === 'noon' ? '' : lamp(-336, 174, near) + lamp(-200, -206, far) + lamp(-534, -206, '#ffffff')
  const scale = long / 1000
  return group(
    trail(-24, 34) +
      trail(24, 40) +
      farSide +
      fin(canvas, paints) +
      fuselage(canvas, paints) +
      tailplane +
      shape('M-200 40C-120 26 120 24 220 38C160 66-140 70-200 40Z', defs.vertical([0, blue], [1, deep])) +
      group(engine(canvas, paints), 'transform="translate(52 132)"') +
      nearWing(canvas, paints) +
      lights,
    `transform="translate(${n(x)} ${n(y)}) rotate(${n(-pitch)}) scale(${scale.toFixed(3)})"`,
  )
}
