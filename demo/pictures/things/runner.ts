import type { Canvas } from '../canvas.ts'
import { circle, ellipse, fade, group, n, type Point, shape } from '../svg.ts'

/** Hip, knee, heel and toe, or shoulder, elbow and hand, of somebody 100 tall who runs to the right. */
type Leg = readonly [hip: Point, knee: Point, heel: Point, toe: Point]
type Arm = readonly [shoulder: Point, elbow: Point, hand: Point]
type Limbs = { leg: Leg; arm: Arm }

/** A runner with one leg in front has the arm of the other side there. */
const strides: readonly { near: Limbs; far: Limbs }[] = [
  {
    near: {
      leg: [
        [1, 49],
        [18, 40],
        [11, 21],
        [20, 18],
      ],
      arm: [
        [3, 76],
        [-10, 64],
        [0, 54],
      ],
    },
    far: {
      leg: [
        [-1, 49],
        [-9, 28],
        [-24, 11],
        [-18, 4],
      ],
      arm: [
        [7, 76],
        [14, 61],
        [24, 69],
      ],
    },
  },
  {
    near: {
      leg: [
        [-2, 49],
        [-7, 28],
        [-26, 21],
        [-30, 13],
      ],
      arm: [
        [5, 76],
        [13, 61],
        [25, 66],
      ],
    },
    far: {
      leg: [
        [2, 49],
        [18, 33],
        [22, 9],
        [31, 7],
      ],
      arm: [
        [5, 76],
        [-9, 65],
        [-2, 53],
      ],
    },
  },
  {
    near: {
      leg: [
        [0, 49],
        [9, 28],
        [-1, 5],
        [9, 2],
      ],
      arm: [
        [3, 76],
        [-8, 62],
        [5, 55],
      ],
    },
    far: {
      leg: [
        [0, 49],
        [8, 27],
        [-14, 23],
        [-18, 15],
      ],
      arm: [
        [7, 76],
        [11, 61],
        [23, 64],
      ],
    },
  },
]

type Dress = { skin: string; shirt: string; legs: string; shoes: string; hair: string }
export type Head = 'hair' | 'cap' | 'scarf'

const line = (points: readonly Point[], color: string, wide: number): string =>
  `<path d="M${points.map(([x, y]) => `${n(x)} ${n(-y)}`).join('L')}" stroke="${color}" stroke-width="${wide}"/>`

const part = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
]

const leg = ([hip, knee, heel, toe]: Leg, { skin, legs, shoes }: Dress, long: boolean): string =>
  (long
    ? line([knee, heel], skin, 6) + line([hip, knee], legs, 9) + line([knee, part(knee, heel, 0.86)], legs, 6.8)
    : line([hip, knee], skin, 8.4) + line([knee, heel], skin, 6.2) + line([hip, part(hip, knee, 0.6)], legs, 11)) +
  line([heel, toe], shoes, 5)

const arm = ([shoulder, elbow, hand]: Arm, { skin, shirt }: Dress, long: boolean): string =>
  line([shoulder, elbow, hand], skin, 4.8) +
  line(long ? [shoulder, elbow, part(elbow, hand, 0.8)] : [shoulder, part(shoulder, elbow, 0.62)], shirt, 6.2)

const heads: Record<Head, (dress: Dress) => string> = {
  hair: ({ hair }) =>
    shape(
      'M3.6-88.6C1.6-97.4 6.4-100.6 11-99.4C15-98.6 16-96 15.4-94.2C11.6-95.6 8.8-94.6 8-91.4C6.8-91.8 6.6-89.6 7.4-88Z',
      hair,
    ),
  cap: ({ shirt, hair }) =>
    shape('M3.8-89C2.6-92 2.6-94 4-95.4L9.4-95L7.6-88.4Z', hair) +
    shape('M3.4-94.4C4-101.2 14.6-101.6 15.6-94.8L21-93.6Q21.4-92.4 20-92.4L3.4-93.4Z', shirt),
  scarf: ({ hair }) =>
    shape(
      'M15.2-96.4C12.4-100.8 5-101 3-95C1.8-91 2.6-87 1-82.4C.2-79.4 4-77 8-77.8C12.6-78.8 14.4-82 14-86.4C11-86.8 9.8-89.8 10.4-92.6C11-95 13.2-96 15.2-96.4Z',
      hair,
    ),
}

const inLight = ({ skin, shirt, legs, shoes, hair }: Dress, light: (color: string) => string): Dress => ({
  skin: light(skin),
  shirt: light(shirt),
  legs: light(legs),
  shoes: light(shoes),
  hair: light(hair),
})

export type RunnerInput = { x: number; y: number; tall: number; shirt: string; stride: number; head: Head }

/** Somebody running to the right, a number on the chest; `y` is the road below the feet. */
export function runner({ palette, random }: Canvas, { x, y, tall, shirt, stride, head }: RunnerInput): string {
  const { near, far } = strides[stride % strides.length] as (typeof strides)[number]
  const covered = head === 'scarf'
  const long = covered || random.chance(0.25)
  const plain: Dress = {
    skin: random.pick(['#c98a5e', '#b87a50', '#d8a074', '#a86a44']),
    shirt,
    legs: random.pick(['#2a3350', '#33283c', '#1f4a5a', '#3a3a40']),
    shoes: random.pick(['#fbf6ea', '#f2c14e', '#ff7a4a', '#7fd0c8']),
    hair: covered ? random.pick(['#3f9fae', '#e07a8a', '#8fc0a0', '#9a86cc', '#f6f0e4']) : '#2a1c18',
  }
  const [dress, away] = [inLight(plain, palette.lit), inLight(plain, palette.shaded)]
  const face = circle(9.6, -92, 6.4, dress.skin) + circle(15.6, -91, 1.3, dress.skin)
  const body =
    arm(far.arm, away, covered) +
    leg(far.leg, away, long) +
    leg(near.leg, dress, long) +
    shape('M-2.6-77Q1-82.4 6-82Q11.4-81.6 11.6-76.6Q11.6-66 8.4-49Q2-46.4-6.6-48.6Q-5.4-66-2.6-77Z', dress.shirt) +
    shape('M-2.6-77Q-5.4-66-6.6-48.6Q-3.4-47.4-.4-47.2Q-1-64 1.8-80.6Q-1.2-79.6-2.6-77Z', palette.near, fade(0.16)) +
    shape('M3.8-73.4L10.6-72.8Q10.4-68.6 9.6-64.4L2.8-65Z', palette.lit('#fffdf4')) +
    line(
      [
        [5, 69.4],
        [8.4, 69.1],
      ],
      palette.shaded('#3a3040'),
      1.8,
    ) +
    line(
      [
        [6, 79.6],
        [8, 86],
      ],
      dress.skin,
      5.6,
    ) +
    group(face + heads[head](dress), 'transform="translate(-1.2 4.4) scale(1.07)"') +
    arm(near.arm, dress, covered)
  return (
    ellipse(x, y, tall * 0.24, tall * 0.03, palette.near, fade(0.3)) +
    group(
      body,
      `fill="none" stroke-linecap="round" stroke-linejoin="round" transform="translate(${n(x)} ${n(y)}) scale(${(tall / 100).toFixed(2)})"`,
    )
  )
}
