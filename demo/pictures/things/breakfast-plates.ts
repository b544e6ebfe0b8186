import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { circle, ellipse, fade, group, n, type Point, repeat, shape, stroke } from '../svg.ts'

/** What stands on a breakfast tray, seen from above; `x` and `y` are the middle, `wide` is the plate's. */
export type Plate = (canvas: Canvas, x: number, y: number, wide: number) => string

/** Drawings are made for a plate 100 wide around the origin. */
const placed = (content: string, x: number, y: number, wide: number): string =>
  group(content, `transform="translate(${n(x)} ${n(y)}) scale(${(wide / 100).toFixed(2)})"`)

/** A shallow plate of glazed clay with a coloured band. */
const saucer = ({ palette }: Canvas, band: string): string =>
  ellipse(0, 5, 51, 18, palette.near, fade(0.28)) +
  ellipse(0, 2.5, 50, 17.5, palette.dim('#d8c8ae')) +
  ellipse(0, 0, 50, 17.5, palette.bright('#fdf8ee')) +
  ellipse(0, 0, 45, 15.2, 'none', `stroke="${palette.bright(band)}" stroke-width="2.4"`) +
  ellipse(0, 0.6, 38, 12.4, palette.bright('#f0e6d4'))

/** A bowl, filled to the brim with what is given. */
const bowl = ({ palette, defs }: Canvas, color: string, inside: string): string => {
  const skin = defs.horizontal(
    [0, palette.bright(color)],
    [0.35, mix(palette.bright(color), '#ffffff', 0.45)],
    [1, palette.dim(color)],
  )
  return (
    ellipse(0, 27, 34, 9, palette.near, fade(0.28)) +
    shape('M-50 0C-48 20-30 29-18 30H18C30 29 48 20 50 0Z', skin) +
    ellipse(0, 0, 50, 15, palette.bright('#fdf8ee')) +
    ellipse(0, 0.8, 46, 13, palette.dim(color)) +
    inside
  )
}

/** Rounds of bread from the clay oven in a pile, one of them folded on top. */
export const flatBread: Plate = (canvas, x, y, wide) => {
  const { palette, random, defs } = canvas
  const crust = defs.radial(
    [0, palette.bright('#f8e4b4')],
    [0.7, palette.bright('#eec888')],
    [1, palette.bright('#cf9148')],
  )
  const spots = (points: readonly Point[], size: number) =>
    stroke(
      points.map(([dx, dy]) => `M${n(dx)} ${n(dy)}h${n(random.between(0.1, 2.6))}`).join(''),
      palette.bright('#9a5526'),
      size,
      fade(0.65),
    )
  const blisters = Array.from({ length: 16 }, (_, index): Point => {
    const [angle, out] = [index * 2.4 + random.between(-0.3, 0.3), Math.sqrt((index + 0.5) / 16) * 0.82]
    return [Math.cos(angle) * out * 50 - 2, Math.sin(angle) * out * 17 - 4]
  })
  const scars = Array.from(
    { length: 7 },
    (_, index): Point => [-30 + index * 9.4 + random.between(-2, 2), -14.6 + Math.sin(index * 2.2) * 2.6],
  )
  const round = (up: number, shift: number) =>
    ellipse(shift, up + 2.4, 50, 18, palette.dim('#a8683a')) + ellipse(shift, up, 50, 17.6, crust)
  const folded =
    shape('M-40-17C-42-30-8-36 16-32C36-29 44-22 42-16C22-22-16-24-40-17Z', palette.bright('#e2b06c')) +
    shape('M-42-15C-30-25 22-24 43-15C34-6-30-4-42-15Z', crust) +
    stroke('M-41-15.4C-28-25 22-24 42-15.4', palette.bright('#c48a48'), 1.4) +
    spots(scars, 2.4)
  return placed(
    ellipse(0, 8, 53, 18, palette.near, fade(0.28)) +
      round(5, -2) +
      round(0.5, 3) +
      round(-4, -1) +
      spots(blisters.slice(0, 9), 4.4) +
      spots(blisters.slice(9), 2.6) +
      folded,
    x,
    y,
    wide,
  )
}

/** Samoon: pointed loaves with a slit, in a little heap. */
export const samoon: Plate = (canvas, x, y, wide) => {
  const { palette, defs } = canvas
  const crust = defs.vertical(
    [0, palette.bright('#f6d490')],
    [0.55, palette.bright('#e0a450')],
    [1, palette.bright('#b06e2c')],
  )
  const loaf = defs.keep(
    ellipse(1, 11, 44, 7, palette.near, fade(0.25)) +
      shape('M-48 4C-34-8-16-17 0-17C16-17 34-8 48 4C36 12 18 15 0 15C-18 15-36 12-48 4Z', crust) +
      shape('M-30-3C-14-10 12-11 32-4C16-3-10 0-30-3Z', palette.bright('#fbeac0')) +
      stroke('M-30-3C-10 0 16-3 32-4', palette.bright('#b87834'), 1.6),
  )
  return placed(
    loaf('transform="translate(-27 2) rotate(-7)"') +
      loaf('transform="translate(27 4) rotate(8)"') +
      loaf('transform="translate(0 -14) rotate(-3) scale(1.04)"'),
    x,
    y,
    wide,
  )
}

/** Buffalo cream in thick folds, honey running over it. */
export const gaymar: Plate = (canvas, x, y, wide) => {
  const { palette, defs } = canvas
  const cream = defs.vertical([0, palette.bright('#fffdf6')], [1, palette.bright('#f0e4cc')])
  const honey = defs.vertical([0, palette.bright('#ffc848')], [1, palette.bright('#d07a14')])
  const fold = mix(palette.bright('#e2d2b4'), palette.dim('#d8c4a4'), 0.4)
  return placed(
    saucer(canvas, '#1f5fa8') +
      shape('M-39 2C-36-9-20-13-12-10C-4-13 8-13 16-9C26-10 38-6 39 3C34 12-30 13-39 2Z', honey) +
      shape('M-33 3C-36-8-24-17-15-14C-12-22 4-24 9-17C20-20 31-12 29-4C34 2 26 8 16 7C4 11-24 11-33 3Z', cream) +
      stroke('M-25 2C-18-4-8-4-2 0M-14-13C-8-8 2-9 8-16M10 4C14-1 20-3 27-3M-27-5C-20-9-14-9-9-6', fold, 1.6) +
      shape(
        'M-9-17C-4-22 6-22 9-16C15-15 14-9 18-7C22-4 20 3 17 3C14 3 15-2 11-3C8-4 9 4 5 8C2 10 0 5 1 1C1-4-4-3-7-7C-11-9-13-13-9-17Z',
        honey,
      ) +
      stroke('M-4-17C0-19 4-18 6-15', '#fff6d8', 1.8, fade(0.85)) +
      stroke('M3 0v4M17-4v3', '#fff6d8', 1.2, fade(0.7)),
    x,
    y,
    wide,
  )
}

/** White cheese in slices with a sprig of mint. */
export const cheese: Plate = (canvas, x, y, wide) => {
  const { palette } = canvas
  const [top, front, side] = [palette.bright('#fffef8'), palette.bright('#efe8d6'), palette.dim('#dcd0b8')]
  const slice = (dx: number, dy: number) =>
    shape(`M${dx} ${dy}l15-6 15 4-15 6.500Z`, top) +
    shape(`M${dx} ${dy}l15 4.500v9l-15-4.500Z`, front) +
    shape(`M${dx + 15} ${dy + 4.5}l15-6.500v9l-15 6.500Z`, side)
  const leaf = (dx: number, dy: number, turn: number) =>
    group(
      shape('M0 0C4-5 12-5 16 0C12 4 4 4 0 0Z', palette.bright('#5a9a48')) +
        stroke('M1 0H14', palette.bright('#8cc070'), 0.9),
      `transform="translate(${dx} ${dy}) rotate(${turn})"`,
    )
  return placed(
    saucer(canvas, '#2f8f7a') +
      slice(-34, -9) +
      slice(-9, -13) +
      slice(-27, -1) +
      slice(-1, -4) +
      stroke('M14 3q4 1 6 4M-14-6q4 1 6 3', side, 1) +
      leaf(20, 4, -24) +
      leaf(21, 6, 14) +
      leaf(17, 6, 62),
    x,
    y,
    wide,
  )
}

/** Fried eggs in a little pan with two handles. */
export const friedEggs: Plate = (canvas, x, y, wide) => {
  const { palette, random, defs } = canvas
  const metal = random.pick(['#b8683a', '#4a4450', '#8a4a30'])
  const white = defs.radial(
    [0, palette.bright('#ffffff')],
    [0.8, palette.bright('#fdf6e6')],
    [1, palette.bright('#e8cf9a')],
  )
  const yolk = (dx: number, dy: number) =>
    ellipse(dx, dy + 1.4, 9.6, 5, palette.bright('#d8821c')) +
    ellipse(dx, dy - 0.6, 9.6, 5.2, palette.bright('#ffb524')) +
    ellipse(dx - 3, dy - 2.6, 3, 1.2, '#fff4c8', fade(0.9))
  const pepper = stroke(
    repeat(14, () => `M${n(random.between(-34, 34))} ${n(random.between(-8, 7))}h.1`),
    palette.dim('#3a2a20'),
    1.3,
  )
  const chives = stroke(
    repeat(6, () => `M${n(random.between(-32, 30))} ${n(random.between(-8, 7))}l${n(random.between(1.5, 3))}-1`),
    palette.bright('#5a9a48'),
    1.3,
  )
  return placed(
    ellipse(0, 8, 54, 18, palette.near, fade(0.3)) +
      stroke('M-47-1C-60-8-64 2-49 5M47-1C60-8 64 2 49 5', palette.bright('#d8a848'), 3.6) +
      shape(
        'M-50 0C-49 10-36 20 0 20C36 20 49 10 50 0Z',
        defs.horizontal([0, palette.dim(metal)], [0.3, palette.bright(metal)], [1, palette.dim(metal)]),
      ) +
      ellipse(0, 0, 50, 17.4, palette.bright(metal)) +
      ellipse(0, 1, 45.5, 15, palette.dim('#4a342c')) +
      shape(
        'M-41 2C-44-7-31-12-22-9C-15-14-3-12 0-9C7-14 21-14 26-8C37-9 43-2 38 4C38 11 22 13 15 10C8 15-5 14-9 10C-19 14-36 12-41 2Z',
        white,
      ) +
      yolk(-19, -0.5) +
      yolk(17, -1.5) +
      pepper +
      chives,
    x,
    y,
    wide,
  )
}

/** A bowl of something to spread, a spoon in it. */
const spread =
  (color: string): Plate =>
  (canvas, x, y, wide) => {
    const { palette } = canvas
    return placed(
      bowl(
        canvas,
        '#e8dcc8',
        ellipse(0, 1.4, 43, 11.4, palette.bright(color)) +
          stroke('M-24-1C-12-6 6-6 18-2M-16 5C-4 8 12 7 22 3', mix(palette.bright(color), '#ffffff', 0.35), 2),
      ) +
        stroke('M12 0L46-34', palette.bright('#e8e0d4'), 4) +
        ellipse(11, 1.5, 8, 3.6, palette.bright('#f6f0e6')),
      x,
      y,
      wide,
    )
  }
export const jam = spread('#c02c34')
export const dateSyrup = spread('#5a2412')

/** Things heaped in a bowl. */
const heap =
  (colors: readonly string[], long: number): Plate =>
  (canvas, x, y, wide) => {
    const { palette, random, defs } = canvas
    const kinds = colors.map((color) =>
      defs.keep(
        ellipse(0, 0, long, 5.4, palette.bright(color)) +
          stroke(`M${n(-long * 0.5)}-2Q0-4 ${n(long * 0.4)}-2.4`, mix(palette.bright(color), '#ffffff', 0.4), 1.2),
      ),
    )
    const one = (dx: number, dy: number) =>
      random.pick(kinds)(`transform="translate(${n(dx)} ${n(dy)}) rotate(${Math.round(random.between(-28, 28))})"`)
    const fill = repeat(3, (row) =>
      repeat(6 - row * 2, (index) => {
        const across = index - (5 - row * 2) / 2
        return one(across * 13.5, 2 - row * 7 + Math.abs(across) * 0.8)
      }),
    )
    return placed(bowl(canvas, random.pick(['#2f6f8a', '#b8402c', '#2f7a6a']), fill), x, y, wide)
  }
export const dates = heap(['#6a2f18', '#8a4424', '#5a2414', '#9a5a2c'], 9)
export const olives = heap(['#7a8a34', '#5a6a2a', '#4a3040', '#8a9a44'], 6.6)
export const walnuts = heap(['#c8985c', '#b8864a', '#d8ac74'], 6.8)

/** Cucumber in slices, tomato in wedges. */
export const greens: Plate = (canvas, x, y, wide) => {
  const { palette } = canvas
  const slice = (dx: number, dy: number) =>
    ellipse(dx, dy, 8.4, 5, palette.bright('#3f8a3c')) +
    ellipse(dx, dy, 7, 4, palette.bright('#d4ecac')) +
    ellipse(dx, dy, 3, 1.7, palette.bright('#b0d488'))
  const wedge = (dx: number, dy: number) =>
    shape(
      `M${dx - 9} ${dy}Q${dx} ${dy + 11} ${dx + 9} ${dy}Q${dx} ${dy - 4} ${dx - 9} ${dy}Z`,
      palette.bright('#d8342c'),
    ) +
    shape(
      `M${dx - 6.5} ${dy + 0.6}Q${dx} ${dy + 5.5} ${dx + 6.5} ${dy + 0.6}Q${dx} ${dy - 2} ${dx - 6.5} ${dy + 0.6}Z`,
      palette.bright('#f47a5c'),
    ) +
    circle(dx - 2, dy + 1.4, 0.8, palette.bright('#fbe8b0')) +
    circle(dx + 2.4, dy + 1.2, 0.8, palette.bright('#fbe8b0'))
  return placed(
    saucer(canvas, '#d8643c') +
      slice(-30, -2) +
      slice(-20, -6) +
      slice(-9, -8) +
      slice(-24, 4) +
      slice(-12, 0) +
      wedge(8, -7) +
      wedge(23, -5) +
      wedge(10, 1) +
      wedge(26, 3),
    x,
    y,
    wide,
  )
}
