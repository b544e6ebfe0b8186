import { arch, archRow } from '../architecture/arch.ts'
import { dome } from '../architecture/dome.ts'
import { starFloor } from '../architecture/star-floor.ts'
import { frieze } from '../architecture/tiles.ts'
import { type Draw, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { sky } from '../nature/sky.ts'
import { grove, palm } from '../plants/palm.ts'
import { broadleaf, shrubs } from '../plants/trees.ts'
import { rect, repeat, shape } from '../svg.ts'
import { lantern } from '../things/lantern.ts'
import { fountain } from '../things/terrace.ts'

export const courtyard: Draw = (canvas) => {
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
    (random.chance(0.6)
      ? dome(canvas, { x: random.between(400, 1200), y: top + 10, radius: 120, color: palette.glaze, distance: 0.15 })
      : '') +
    grove(canvas, { from: 0, to: 1600, y: top + 120, count: random.whole(2, 4), tall: 300, distance: 0.3 }) +
    wall +
    floors +
    rail +
    (random.chance(0.6) ? iwan : '') +
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
