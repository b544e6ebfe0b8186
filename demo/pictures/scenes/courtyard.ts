import { arch, archRow } from '../architecture/arch.ts'
import { dome } from '../architecture/dome.ts'
import { bay } from '../architecture/shanasheel.ts'
import { starFloor } from '../architecture/star-floor.ts'
import { bricks, frieze } from '../architecture/tiles.ts'
import { type Canvas, choosePlan, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { potted } from '../interior/decor.ts'
import { sky } from '../nature/sky.ts'
import { grove, palm } from '../plants/palm.ts'
import { broadleaf, shrubs } from '../plants/trees.ts'
import { ellipse, n, rect, repeat, shape, stroke } from '../svg.ts'
import { lantern } from '../things/lantern.ts'
import { fountain } from '../things/terrace.ts'

/** The yard of an old house: a gallery of wood over brick, a well, one great tree. */
function gallery(canvas: Canvas): string {
  const { palette, random, defs, time } = canvas
  const base = random.between(830, 870)
  const top = random.between(120, 180)
  const floor = base - (base - top) * 0.46
  const color = random.pick(['#d2a06c', '#dab27e', '#e2c092'])
  const wood = palette.lit(random.pick(['#7a4a2c', '#8a5a36', '#6a4a3c']))
  const inside =
    time === 'noon' ? palette.shaded('#6a5248') : mix(palette.window, palette.near, time === 'dawn' ? 0.5 : 0.25)
  const posts = repeat(7, (index) => {
    const x = 40 + index * 253
    return (
      rect(x - 13, top + 40, 26, floor - top - 40, wood) +
      shape(`M${n(x - 70)} ${n(top + 46)}q58 8 57 74h26q-1 -66 57 -74Z`, palette.shaded('#5e3a28'))
    )
  })
  const rail = stroke(
    `M0 ${n(floor - 96)}H${width}` + repeat(54, (index) => `M${n(index * 30 + 8)} ${n(floor)}v-96`),
    palette.shaded('#6a3f2a'),
    7,
  )
  const doors = repeat(4, (index) => {
    const x = 230 + index * 380
    return (
      shape(arch(x, base, 210, 250), palette.lit('#f4e2c0')) +
      shape(arch(x, base, 176, 226), index % 2 ? inside : palette.shaded('#5c3a26')) +
      (index % 2 ? '' : stroke(`M${n(x)} ${n(base)}v-216`, palette.gold, 4))
    )
  })
  const upper = repeat(3, (index) =>
    index === 1
      ? bay(canvas, 660, floor - 110, 300, 240)
      : shape(arch(230 + index * 570, floor - 6, 190, 250), palette.lit('#f4e2c0')) +
        shape(arch(230 + index * 570, floor - 6, 156, 226), inside),
  )
  const [x, y] = [random.between(980, 1120), 1030]
  const well =
    ellipse(x, y + 96, 150, 34, palette.shaded('#a88460')) +
    rect(x - 130, y, 260, 96, defs.horizontal([0, palette.lit('#e8cfa0')], [1, palette.shaded('#b98a5c')])) +
    ellipse(x, y, 130, 32, palette.lit('#f6e6c4')) +
    ellipse(x, y, 100, 23, mix(palette.near, palette.water, 0.4)) +
    stroke(`M${n(x - 118)} ${n(y)}v-200M${n(x + 118)} ${n(y)}v-200M${n(x - 140)} ${n(y - 200)}h280`, wood, 16) +
    stroke(`M${n(x)} ${n(y - 196)}v110`, palette.shaded('#a88460'), 5) +
    rect(x - 30, y - 92, 60, 56, palette.lit('#c8743c'), 'rx="6"')
  return (
    sky(canvas, { horizon: 300 }) +
    grove(canvas, { from: 0, to: 1600, y: top + 60, count: 3, tall: 260, distance: 0.3 }) +
    rect(
      0,
      top,
      width,
      base - top,
      defs.horizontal([0, palette.lit(color)], [0.7, palette.lit(color)], [1, palette.shaded(color)]),
    ) +
    rect(0, top + 40, width, floor - top - 40, mix(palette.shaded(color), palette.near, 0.15)) +
    bricks(canvas, { x: 0, y: floor, width, height: base - floor }, palette.shaded(color), 34) +
    upper +
    posts +
    rail +
    rect(0, top, width, 46, palette.lit('#94643c')) +
    rect(0, floor - 6, width, 30, palette.lit('#94643c')) +
    doors +
    repeat(3, (index) => lantern(canvas, 420 + index * 380, floor + 120, 52, 60)) +
    rect(0, base, width, height - base, defs.vertical([0, palette.lit('#e2c8a0')], [1, palette.shaded('#b08a62')])) +
    stroke(
      repeat(5, (index) => `M0 ${n(base + 16 + index ** 1.6 * 32)}H${width}`) +
        repeat(15, (index) => `M${n(800 + (index - 7) * 110)} ${n(base)}L${n(800 + (index - 7) * 230)} ${height}`),
      palette.shaded('#c8a070'),
      3,
      'stroke-opacity=".6"',
    ) +
    well +
    broadleaf(canvas, { x: random.between(300, 420), y: 1090, tall: random.between(700, 780), fruit: '#7a2a4a' }) +
    repeat(3, (index) => potted(canvas, 620 + index * 92, base + 60, random.between(150, 210))) +
    potted(canvas, 1480, 1120, 330)
  )
}

function court(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const base = random.between(800, 850)
  const top = random.between(180, 260)
  const color = random.pick(['#e8cfa0', '#ddb688', '#f0e0c4', '#cf9c72'])
  const bays = random.pick([5, 7])
  const storey = (base - top) / 2
  const wall = rect(
    0,
    top,
    width,
    base - top,
    defs.horizontal([0, palette.lit(color)], [0.6, palette.lit(color)], [1, palette.shaded(color)]),
  )
  const glow =
    canvas.time === 'noon'
      ? palette.shaded('#6a5248')
      : mix(palette.window, palette.near, canvas.time === 'dawn' ? 0.5 : 0.3)
  const floors = repeat(2, (row) => {
    const y = base - row * storey
    const foot = y - (row ? 30 : 0)
    const inner = defs.vertical([0, mix(glow, palette.near, 0.7)], [1, mix(glow, palette.lit(color), row ? 0.5 : 0.25)])
    const step = (width + 80) / bays
    const lamps = repeat(bays, (index) =>
      row ? '' : lantern(canvas, -40 + (index + 0.5) * step, y - storey * 0.5, 44, 40),
    )
    return (
      shape(archRow(-40, width + 40, foot, bays, storey * 0.82, 0.8), palette.lit('#fbeed4')) +
      shape(archRow(-40, width + 40, foot, bays, storey * 0.76, 0.7), inner) +
      shape(archRow(-40, width + 40, foot, bays, storey * 0.5, 0.3), palette.glaze) +
      shape(
        archRow(-40, width + 40, foot, bays, storey * 0.46, 0.25),
        row ? palette.shaded('#7a4a2c') : palette.shaded('#5a3424'),
      ) +
      lamps
    )
  })
  const rail = frieze(canvas, 0, base - storey - 30, width, 30) + frieze(canvas, 0, top, width, 40)
  const iwan =
    shape(arch(800, base, 380, (base - top) * 0.9), palette.glaze) +
    shape(arch(800, base, 330, (base - top) * 0.84), palette.gold) +
    shape(arch(800, base, 310, (base - top) * 0.81), mix(glow, palette.near, 0.3)) +
    shape(arch(800, base, 150, (base - top) * 0.4), glow)
  const warm = random.pick(['#cfa878', '#e8d4b0', '#c98a68', '#b8c4c0'])
  const paving = starFloor(canvas, {
    top: base,
    ground: palette.lit('#e2c8a0'),
    figure: palette.lit(warm),
    line: palette.glaze,
  })
  return (
    sky(canvas, { horizon: 400 }) +
    (canvas.land.town && random.chance(0.4)
      ? dome(canvas, { x: random.between(400, 1200), y: top + 10, radius: 120, color: palette.glaze, distance: 0.15 })
      : '') +
    grove(canvas, { from: 0, to: 1600, y: top + 120, count: random.whole(2, 4), tall: 300, distance: 0.3 }) +
    wall +
    floors +
    rail +
    (canvas.subject === 'arcade' || (!canvas.subject && random.chance(0.5)) ? '' : iwan) +
    paving +
    fountain(canvas, 800 + random.between(-120, 120), 1020, random.between(380, 480)) +
    broadleaf(canvas, { x: random.between(180, 300), y: 1080, tall: random.between(460, 600), fruit: '#e8862f' }) +
    (random.chance(0.6)
      ? broadleaf(canvas, { x: random.between(1310, 1440), y: 1060, tall: random.between(400, 540), fruit: '#e8862f' })
      : palm(canvas, { x: 1400, y: 1080, tall: 640 })) +
    shrubs(canvas, { from: 60, to: 420, y: 1110, count: 4, size: 60 }) +
    shrubs(canvas, { from: 1220, to: 1540, y: 1110, count: 4, size: 60 })
  )
}

export const courtyard: Draw = (canvas) =>
  choosePlan(canvas, { arcade: court, iwan: court, gallery }, ['arcade', 'iwan', 'gallery'])(canvas)
