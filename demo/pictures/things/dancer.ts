import type { Canvas } from '../canvas.ts'
import { circle, ellipse, fade, group, n, type Point, shape } from '../svg.ts'

export type DancerInput = {
  x: number
  /** The ground below the feet. */
  y: number
  tall: number
  kind: 'man' | 'woman'
  color: string
  /** The leader of the line swings a kerchief. */
  leads?: boolean
}

/** Where the hands of one who is 100 tall are: those of two dancers who stand twice as far apart meet. */
export const handReach = 21

const line = (points: readonly Point[], color: string, wide: number): string =>
  `<path d="M${points.map(([x, y]) => `${n(x)} ${n(-y)}`).join('L')}" stroke="${color}" stroke-width="${wide}"/>`

/** Wide trousers, one foot before the other, and a long sash. */
function suit({ palette }: Canvas, color: string, sash: string): string {
  const [bright, dark] = [palette.lit(color), palette.shaded(color)]
  const shoes = palette.shaded('#3a2a26')
  return (
    line(
      [
        [-7, 3],
        [-11, 1.5],
      ],
      shoes,
      4.6,
    ) +
    line(
      [
        [11, 8],
        [17, 9],
      ],
      shoes,
      4.6,
    ) +
    shape('M-10-50Q-19-28-10-5L-5-5Q.5-22 1-44Z', bright) +
    shape('M10-50Q22-34 13-10L8-10Q-1-22-1-46Z', dark) +
    shape('M-10.5-79Q0-83.5 10.5-79L10-49Q0-46-10-49Z', bright) +
    shape('M-3-81.4L0-66L3-81.4Z', palette.lit('#fbf6ea')) +
    shape('M10.5-79L10-49Q6.6-47.6 3.4-47.2L5.4-81Z', dark, fade(0.6)) +
    shape('M-10.6-58Q0-54.6 10.6-58L11-47Q0-43.4-11-47Z', palette.lit(sash)) +
    line(
      [
        [-10, 54],
        [10.4, 50.6],
      ],
      palette.shaded(sash),
      1.5,
    ) +
    line(
      [
        [-10.4, 50],
        [8, 47.4],
      ],
      palette.shaded(sash),
      1.5,
    )
  )
}

/** A long dress, and over it a short waistcoat and a belt of coins. */
function dress({ palette }: Canvas, color: string, over: string): string {
  const [bright, dark] = [palette.lit(color), palette.shaded(color)]
  return (
    line(
      [
        [-6, 2.4],
        [-10, 1.4],
      ],
      palette.shaded('#6a3a30'),
      4,
    ) +
    line(
      [
        [8, 3.4],
        [13, 3.6],
      ],
      palette.shaded('#6a3a30'),
      4,
    ) +
    shape('M-8-58Q-14-30-20-6Q-8-1.6 1-5Q11-2 20-8Q14-32 8-58Z', bright) +
    shape('M2-56Q6-30 4-5Q12-3 20-8Q14-32 8-58Z', dark, fade(0.55)) +
    line(
      [
        [-17.6, 13],
        [-7, 9.4],
        [2, 12],
        [18, 14],
      ],
      palette.gold,
      1.7,
    ) +
    shape('M-9.6-79Q0-83 9.6-79L8.4-56Q0-53-8.4-56Z', bright) +
    shape('M-9.6-79L-3.6-81.4Q-5-68-3.6-57.6L-8.6-58.6Z', palette.lit(over)) +
    shape('M9.6-79L3.6-81.4Q5-68 3.6-57.6L8.6-58.6Z', palette.shaded(over)) +
    line(
      [
        [-8.4, 57],
        [0, 54.6],
        [8.4, 57],
      ],
      palette.gold,
      2.6,
    )
  )
}

function head({ palette, random }: Canvas, kind: DancerInput['kind'], cloth: string): string {
  const skin = palette.lit(random.pick(['#c98a5e', '#b87a50', '#d8a074']))
  const dark = palette.shaded('#2a1c18')
  const neck = line(
    [
      [0, 79],
      [0, 85],
    ],
    skin,
    6,
  )
  if (kind === 'man')
    return (
      neck +
      circle(0, -90.4, 6.8, skin) +
      shape('M-3.6-87.6Q0-89.4 3.6-87.6Q0-86-3.6-87.6Z', dark) +
      shape('M-8-92.4Q-10.4-100.6 0-101.4Q10.4-100.6 8-92.4Q0-95.4-8-92.4Z', palette.lit(cloth)) +
      line(
        [
          [-8, 95.4],
          [2, 98.6],
          [8, 96.6],
        ],
        palette.shaded(cloth),
        1.6,
      ) +
      line(
        [
          [7.6, 94],
          [9.6, 88],
        ],
        palette.lit(cloth),
        2.2,
      )
    )
  return (
    shape('M-7.4-92Q-8.6-100.6 0-100.6Q8.6-100.6 7.4-92Q10.6-80 7-71Q0-76-7-71Q-10.6-80-7.4-92Z', dark) +
    neck +
    circle(0, -90.4, 6.6, skin) +
    shape('M-7-92.6Q-7.4-100.4 0-100.6Q7.4-100.4 7-92.6Q0-97.4-7-92.6Z', palette.lit(cloth)) +
    line(
      [
        [-6.4, 94.2],
        [0, 96.6],
        [6.4, 94.2],
      ],
      palette.gold,
      1.6,
    )
  )
}

/** Somebody of the line that dances halparke, seen from the front, hands held low. */
export function dancer(canvas: Canvas, { x, y, tall, kind, color, leads = false }: DancerInput): string {
  const { palette, random } = canvas
  const skin = palette.lit('#c08258')
  const sleeve = palette.lit(kind === 'man' ? color : random.pick([color, '#f4e9dc']))
  const second = random.pick(['#b8342f', '#1f6fae', '#f2c14e', '#f4e9dc', '#2f7a6a', '#7a3a86'])
  const arm = (side: number, raised: boolean) => {
    const hand: Point = raised ? [side * 19, 112] : [side * handReach, 53]
    const elbow: Point = raised ? [side * 17, 92] : [side * 15.4, 63]
    const wrist: Point = [elbow[0] + (hand[0] - elbow[0]) * 0.78, elbow[1] + (hand[1] - elbow[1]) * 0.78]
    return line([elbow, hand], skin, 4.6) + line([[side * 9.4, 77], elbow, wrist], sleeve, 6)
  }
  const kerchief = leads
    ? shape('M19-113Q28-122 38-116Q33-112 35-103Q27-108 20-107Z', palette.lit('#e8443c')) +
      shape('M19-113Q26-114 35-103Q27-108 20-107Z', palette.shaded('#b8342f'))
    : ''
  const body =
    (kind === 'man' ? suit(canvas, color, second) : dress(canvas, color, second)) +
    arm(-1, false) +
    kerchief +
    arm(1, leads) +
    head(canvas, kind, second === color ? '#f4e9dc' : second)
  return (
    ellipse(x, y, tall * 0.22, tall * 0.028, palette.near, fade(0.3)) +
    group(
      body,
      `fill="none" stroke-linecap="round" stroke-linejoin="round" transform="translate(${n(x)} ${n(y)}) scale(${(tall / 100).toFixed(2)})"`,
    )
  )
}
