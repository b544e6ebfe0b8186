import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { arch, archRow } from '../architecture/arch.ts'
import { dome } from '../architecture/dome.ts'
import { girih, frieze } from '../architecture/tiles.ts'
import { range } from '../nature/range.ts'
import { sky } from '../nature/sky.ts'
import { flowers } from '../nature/valley.ts'
import { grove, palm } from '../plants/palm.ts'
import { broadleaf, poplars, shrubs } from '../plants/trees.ts'
import { lantern } from '../things/lantern.ts'
import { approach } from '../things/approach.ts'
import { fountain } from '../things/terrace.ts'
import { polygon, rect, repeat, shape } from '../svg.ts'

function pavilion(canvas: Canvas, x: number, y: number, wide: number): string {
  const { palette, random } = canvas
  const tall = wide * 0.55
  return dome(canvas, { x, y: y - tall + 6, radius: wide * 0.2, color: random.chance(0.5) ? palette.glaze : palette.gold }) + rect(x - wide / 2, y - tall, wide, tall, palette.lit('#ecd6ae')) +
    rect(x + wide * 0.3, y - tall, wide * 0.2, tall, palette.shaded('#d9b98a')) + frieze(canvas, x - wide / 2, y - tall, wide, tall * 0.14) +
    shape(archRow(x - wide / 2, x + wide / 2, y, random.pick([3, 5]), tall * 0.7), mix(palette.near, palette.window, canvas.time === 'noon' ? 0.15 : 0.45))
}

export const garden: Draw = (canvas) => {
  const { palette, random, defs } = canvas
  const base = random.between(700, 770)
  const x = random.between(700, 900)
  const lawn = defs.vertical([0, palette.air(mix(palette.leaf, palette.lit('#a8c060'), 0.4), 0.2)], [1, mix(palette.leaf, palette.near, 0.35)])
  const channel = random.chance(0.6)
  const bed = (sign: number) => repeat(3, (index) => {
    const y = base + 70 + index ** 1.5 * 110
    const near = 330 + index * 170
    return shrubs(canvas, { from: x + sign * near - 60, to: x + sign * (near + 60) + 60, y, count: 4, size: 30 + index * 16, color: random.pick([palette.leaf, palette.lit('#c84a5c'), palette.lit('#e0a0b0')]) })
  })
  return sky(canvas, { horizon: base }) + range(canvas, { far: base - 90, near: base - 10, height: random.between(180, 330), layers: 3, depth: 0.5 }) +
    poplars(canvas, { from: 0, to: 1600, y: base + 10, count: random.whole(9, 14), tall: 230, distance: 0.25 }) + rect(0, base, width, height - base, lawn) +
    pavilion(canvas, x, base + 26, random.between(320, 460)) +
    rect(0, base, width, 50, defs.vertical([0, palette.near, 0.3], [1, palette.near, 0])) + approach(canvas, { x, y: base + 26, far: 80, near: 420, lamps: random.chance(0.5) }) +
    (channel ? polygon([[x - 26, base + 40], [x + 26, base + 40], [x + 170, height], [x - 170, height]], defs.vertical([0, palette.sky[2]], [1, mix(palette.glaze, palette.water, 0.4)])) : '') +
    (channel && random.chance(0.5) ? '' : fountain(canvas, x, base + 250, 280)) + bed(-1) + bed(1) + flowers(canvas, base + 180, height, 44, ['#d8443c', '#f2c14e', '#f4e9dc']) +
    repeat(2, (index) => (random.chance(0.5) ? palm(canvas, { x: index ? 1450 : 150, y: 1110, tall: random.between(480, 640) })
      : broadleaf(canvas, { x: index ? 1440 : 160, y: 1120, tall: random.between(400, 520), fruit: random.pick(['#e8862f', '#c8344a']) }))) + shrubs(canvas, { from: -20, to: 480, y: 1195, count: 7, size: 70 }) + shrubs(canvas, { from: 1120, to: 1620, y: 1195, count: 7, size: 70 })
}

export const courtyard: Draw = (canvas) => {
  const { palette, random, defs } = canvas
  const base = random.between(800, 850)
  const top = random.between(180, 260)
  const color = random.pick(['#e8cfa0', '#ddb688', '#f0e0c4', '#cf9c72'])
  const bays = random.pick([5, 7])
  const storey = (base - top) / 2
  const wall = rect(0, top, width, base - top, defs.horizontal([0, palette.lit(color)], [0.6, palette.lit(color)], [1, palette.shaded(color)]))
  const glow = canvas.time === 'noon' ? palette.shaded('#6a5248') : mix(palette.window, palette.near, canvas.time === 'dawn' ? 0.5 : 0.3)
  const floors = repeat(2, (row) => {
    const y = base - row * storey
    const foot = y - (row ? 30 : 0)
    const inner = defs.vertical([0, mix(glow, palette.near, 0.7)], [1, mix(glow, palette.lit(color), row ? 0.5 : 0.25)])
    const step = (width + 80) / bays
    const lamps = repeat(bays, (index) => (row ? '' : lantern(canvas, -40 + (index + 0.5) * step, y - storey * 0.5, 44, 40)))
    return shape(archRow(-40, width + 40, foot, bays, storey * 0.82, 0.8), palette.lit('#fbeed4')) + shape(archRow(-40, width + 40, foot, bays, storey * 0.76, 0.7), inner) +
      shape(archRow(-40, width + 40, foot, bays, storey * 0.5, 0.3), palette.glaze) + shape(archRow(-40, width + 40, foot, bays, storey * 0.46, 0.25), row ? palette.shaded('#7a4a2c') : palette.shaded('#5a3424')) + lamps
  })
  const rail = frieze(canvas, 0, base - storey - 30, width, 30) + frieze(canvas, 0, top, width, 40)
  const iwan = shape(arch(800, base, 380, (base - top) * 0.9), palette.glaze) + shape(arch(800, base, 330, (base - top) * 0.84), palette.gold) +
    shape(arch(800, base, 310, (base - top) * 0.81), mix(glow, palette.near, 0.3)) + shape(arch(800, base, 150, (base - top) * 0.4), glow)
  const tile = girih(canvas, 74, palette.lit('#e2c8a0'), palette.lit('#cfa878'), palette.glaze)
  return sky(canvas, { horizon: 400 }) + (random.chance(0.6) ? dome(canvas, { x: random.between(400, 1200), y: top + 10, radius: 120, color: palette.glaze, distance: 0.15 }) : '') +
    grove(canvas, { from: 0, to: 1600, y: top + 120, count: random.whole(2, 4), tall: 300, distance: 0.3 }) + wall + floors + rail + (random.chance(0.6) ? iwan : '') +
    rect(0, base, width, height - base, tile) + rect(0, base, width, height - base, defs.vertical([0, palette.near, 0.35], [0.4, palette.near, 0], [1, palette.near, 0.3])) +
    fountain(canvas, 800 + random.between(-120, 120), 1020, random.between(380, 480)) +
    broadleaf(canvas, { x: random.between(180, 300), y: 1080, tall: random.between(460, 600), fruit: '#e8862f' }) + (random.chance(0.6) ? broadleaf(canvas, { x: random.between(1310, 1440), y: 1060, tall: random.between(400, 540), fruit: '#e8862f' }) : palm(canvas, { x: 1400, y: 1080, tall: 640 })) +
    shrubs(canvas, { from: 60, to: 420, y: 1110, count: 4, size: 60 }) + shrubs(canvas, { from: 1220, to: 1540, y: 1110, count: 4, size: 60 })
}
