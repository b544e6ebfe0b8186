import { type Canvas, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { curve, fade, n, type Point, repeat, shape, stroke } from '../svg.ts'
import { hillLine } from './ridges.ts'

/** Tufts of grass along a line. */
export function grass(
  { random }: Canvas,
  y: number,
  amount: number,
  color: string,
  size = 40,
  from = 0,
  to = width,
): string {
  const d = repeat(amount, () => {
    const x = random.between(from, to)
    const base = y + random.between(-8, 14)
    return repeat(5, (blade) => {
      const lean = (blade - 2) * random.between(0.12, 0.3) * size
      const tall = size * random.between(0.5, 1)
      return `M${n(x + blade * 3)} ${n(base)}q${n(lean * 0.2)} ${n(-tall * 0.7)} ${n(lean)} ${n(-tall)}`
    })
  })
  return stroke(d, color, 3)
}

/** The ground one stands on: deep, and a little uneven, so that the picture has a frame below. */
export function foreground(canvas: Canvas, y: number, color: string, tall = 60): string {
  const { random, defs } = canvas
  const line = hillLine(random, { y, height: tall, peaks: random.whole(2, 3) })
  const fill = defs.vertical([0, color], [1, mix(color, '#000000', 0.28)])
  return shape(`${curve(line)}L${width + 80} ${height}L-80 ${height}Z`, fill)
}

/** A dune: a lit back, a shaded slip face below the same crest. */
export function dune(canvas: Canvas, y: number, tall: number, color: string, shade: string): string {
  const { random, defs } = canvas
  const from = random.between(-500, -100)
  const to = random.between(width + 100, width + 500)
  const top: Point = [random.between(350, 1250), y - tall]
  const fall = random.between(140, 380)
  const back =
    `M${n(from)} ${n(y + tall)}` +
    `C${n(from + 400)} ${n(y)} ${n(top[0] - 260)} ${n(top[1] + 30)} ${n(top[0])} ${n(top[1])}`
  const front =
    `C${n(top[0] + 90)} ${n(top[1] + tall * 0.25)} ${n(to - 500)}` +
    ` ${n(y - tall * 0.1)} ${n(to)} ${n(y + tall * 0.4)}`
  const slip =
    `M${n(top[0])} ${n(top[1])}${front}V${height}H${n(top[0] + fall)}` +
    `C${n(top[0] + fall * 0.2)} ${n(y + tall * 1.4)}` +
    ` ${n(top[0] + fall * 0.7)} ${n(y + tall * 0.3)} ${n(top[0])} ${n(top[1])}`
  const light = defs.vertical([0, color], [1, mix(color, shade, 0.35)])
  const dark = defs.vertical([0, shade], [1, mix(shade, color, 0.4)])
  return shape(`${back}${front}V${height}H${n(from)}Z`, light) + shape(slip, dark)
}

/** Fields as ever wider stripes towards the viewer. */
export function fields({ random, defs }: Canvas, top: number, bottom: number, colors: readonly string[]): string {
  const count = random.whole(4, 6)
  return (
    repeat(count, (index) => {
      const share = (index / count) ** 1.4
      const y = top + (bottom - top) * share
      const tilt = random.between(-26, 26)
      const color = colors[index % colors.length] as string
      const d =
        `M-20 ${n(y + tilt)}` +
        `Q${n(random.between(500, 1100))} ${n(y - 36)} ${width + 20} ${n(y - tilt)}` +
        `V${bottom}H-20Z`
      return shape(d, defs.vertical([0, color], [1, mix(color, '#000000', 0.12)]))
    }) +
    stroke(
      repeat(12, (index) => `M${n(800 + (index - 5.5) * 14)} ${n(top)}L${n(800 + (index - 5.5) * 330)} ${bottom}`),
      colors[0] as string,
      2,
      fade(0.18),
    )
  )
}
