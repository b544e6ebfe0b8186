import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../color.ts'
import { along, ellipse, fade, n, type Point, polygon, repeat, shape, stroke } from '../svg.ts'
import { marble } from './white-minaret.ts'

/** One wall of the cube: `across` from the near corner to the far one, `up` from the ground to the roof. */
type Wall = (across: number, up: number) => Point

function wallOf(foot: Point, tall: number, farFoot: Point, farTall: number): Wall {
  return (across, up) => {
    const low = foot[1] + (farFoot[1] - foot[1]) * across
    const high = foot[1] - tall + (farFoot[1] - farTall - foot[1] + tall) * across
    return [foot[0] + (farFoot[0] - foot[0]) * across, low + (high - low) * up]
  }
}

const patch = (wall: Wall, from: number, to: number, low: number, high: number): Point[] => [
  wall(from, low),
  wall(from, high),
  wall(to, high),
  wall(to, low),
]

/** The cloth: folds hanging down, the embroidered belt, the panels below it. */
function kiswa(wall: Wall, cloth: string, fold: string, gold: string, ink: string): string {
  const folds = repeat(9, (index) => along([wall((index + 0.7) / 9.4, 0.03), wall((index + 0.7) / 9.4, 0.7)]))
  const lozenges = repeat(11, (index) => {
    const u = (index + 0.5) / 11
    return along([wall(u - 0.03, 0.77), wall(u, 0.815), wall(u + 0.03, 0.77), wall(u, 0.725)]) + 'Z'
  })
  const lamps = repeat(5, (index) => {
    const u = (index + 0.5) / 5
    return along([wall(u - 0.035, 0.645), wall(u, 0.68), wall(u + 0.035, 0.645), wall(u, 0.6)]) + 'Z'
  })
  return (
    polygon(patch(wall, 0, 1, 0, 1), cloth) +
    stroke(folds, fold, 2.5, fade(0.55)) +
    polygon(patch(wall, 0, 1, 0.7, 0.84), gold) +
    shape(lozenges, ink) +
    stroke(along([wall(0, 0.712), wall(1, 0.712)]) + along([wall(0, 0.828), wall(1, 0.828)]), ink, 2.5, fade(0.7)) +
    shape(lamps, gold, fade(0.85)) +
    stroke(along([wall(0, 0.995), wall(1, 0.995)]), fold, 4)
  )
}

function door(wall: Wall, gold: string, deep: string): string {
  return (
    polygon(patch(wall, 0.12, 0.36, 0.12, 0.6), deep) +
    polygon(patch(wall, 0.135, 0.345, 0.13, 0.59), gold) +
    polygon(patch(wall, 0.17, 0.31, 0.16, 0.4), deep, fade(0.75)) +
    stroke(along([wall(0.24, 0.16), wall(0.24, 0.4)]), gold, 2.5) +
    stroke(
      along([wall(0.155, 0.46), wall(0.325, 0.46)]) + along([wall(0.155, 0.53), wall(0.325, 0.53)]),
      deep,
      4,
      fade(0.6),
    )
  )
}

/**
 * The Kaaba with its corner towards the viewer, the Black Stone's, so that the door stands on the right of it.
 * `x` and `y` are the foot of that corner. Drawn as it stands: code that mirrors pictures has to mirror it back.
 */
export function kaaba(canvas: Canvas, x: number, y: number, size: number, sunLeft: boolean): string {
  const { palette, time, defs } = canvas
  const left = wallOf([x, y], size * 1.02, [x - size * 0.56, y - size * 0.17], size * 0.94)
  const right = wallOf([x, y], size * 1.02, [x + size * 0.62, y - size * 0.18], size * 0.93)
  const night = time === 'night'
  const black = mix('#17151c', palette.near, 0.22)
  const [sunny, shady] = [lighten(mix(black, palette.sun, 0.07), night ? 0.02 : 0.05), mix(black, '#000000', 0.3)]
  const [leftTone, rightTone] = sunLeft ? [sunny, shady] : [shady, sunny]
  const skin = (tone: string) => defs.vertical([0, lighten(tone, 0.06)], [1, tone])
  const gold = night ? mix(palette.gold, '#f2c25a', 0.6) : palette.gold
  const golden = (lit: boolean) => (lit ? lighten(gold, 0.12) : mix(gold, palette.near, 0.22))
  const [, backLeft, backRight] = [left(0, 1), left(1, 1), right(1, 1)]
  const back: Point = [x + size * 0.06, backLeft[1] - size * 0.115]
  const stone = marble(canvas)
  const step = (wall: Wall) =>
    polygon([wall(-0.01, -0.035), wall(1.02, -0.035), wall(1, 0.035), wall(0, 0.035)], stone.bright)
  const [rimX, rimY] = right(1, 0)
  const hijr = (up: number) =>
    `M${n(rimX - 8)} ${n(rimY - 4 - up)}` +
    `c${n(size * 0.1)} ${n(-size * 0.01)} ${n(size * 0.2)} ${n(-size * 0.06)} ${n(size * 0.18)} ${n(-size * 0.12)}` +
    `c${n(-size * 0.02)} ${n(-size * 0.06)} ${n(-size * 0.14)} ${n(-size * 0.08)} ${n(-size * 0.24)} ${n(-size * 0.09)}`
  const shadow = ellipse(
    x + size * 0.04,
    y - size * 0.12,
    size * 0.86,
    size * 0.26,
    palette.near,
    fade(night ? 0.3 : 0.2),
  )
  return (
    shadow +
    stroke(hijr(2), mix(stone.dark, palette.near, 0.1), 15) +
    stroke(hijr(9), stone.bright, 7) +
    polygon([left(0, 1), backLeft, back, backRight], mix(black, lighten(palette.sky[1], 0.2), 0.3)) +
    kiswa(left, skin(leftTone), mix(black, '#000000', 0.6), golden(sunLeft), mix(black, gold, 0.2)) +
    kiswa(right, skin(rightTone), mix(black, '#000000', 0.6), golden(!sunLeft), mix(black, gold, 0.2)) +
    door(right, golden(!sunLeft), mix(black, gold, 0.25)) +
    step(left) +
    step(right) +
    stroke(along([left(0, 0.04), left(0, 1)]), lighten(black, 0.16), 2, fade(0.6))
  )
}

/** The crystal that covers the Station of Abraham: a small golden lantern on a plinth. */
export function maqam(canvas: Canvas, x: number, y: number, tall: number): string {
  const { palette, defs } = canvas
  const stone = marble(canvas)
  const gold = defs.horizontal(
    [0, lighten(palette.gold, 0.3)],
    [0.5, palette.gold],
    [1, mix(palette.gold, palette.near, 0.3)],
  )
  const half = tall * 0.2
  return (
    ellipse(x, y, half * 1.7, half * 0.6, palette.near, fade(0.2)) +
    polygon(
      [
        [x - half * 1.2, y],
        [x - half, y - tall * 0.22],
        [x + half, y - tall * 0.22],
        [x + half * 1.2, y],
      ],
      stone.bright,
    ) +
    polygon(
      [
        [x - half, y - tall * 0.22],
        [x - half, y - tall * 0.7],
        [x + half, y - tall * 0.7],
        [x + half, y - tall * 0.22],
      ],
      gold,
    ) +
    shape(
      `M${n(x - half)} ${n(y - tall * 0.69)}` +
        `c0 ${n(-half)} ${n(half * 0.7)} ${n(-half * 1.2)} ${n(half)} ${n(-half * 1.7)}` +
        `c${n(half * 0.3)} ${n(half * 0.5)} ${n(half)} ${n(half * 0.7)} ${n(half)} ${n(half * 1.7)}Z`,
      gold,
    ) +
    stroke(
      `M${n(x - half * 0.4)} ${n(y - tall * 0.28)}v${n(-tall * 0.36)}`,
      lighten(palette.gold, 0.6),
      half * 0.3,
      fade(0.7),
    )
  )
}
