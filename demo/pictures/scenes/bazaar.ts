import { arch } from '../architecture/arch.ts'
import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { circle, fade, type Point, polygon, rect, repeat, shape } from '../svg.ts'
import { figure } from '../things/boats.ts'
import { copperColors, dallah, tray } from '../things/copper.ts'
import { lantern } from '../things/lantern.ts'
import { heap, textiles } from '../things/wares.ts'
import { openKitchens, openMarket } from './open-market.ts'

const cloths = ['#b8402c', '#1f5fa8', '#e0a938', '#2f8f7a', '#8a3f6a', '#e8dcc0', '#d8743c'] as const

const metals = ['#d0a040', '#c8743c', '#e8c878', '#1f5fa8'] as const

/** The vaulted street in perspective: how wide and how high it is at a depth, 0 far and 1 near. */
const passage = (x: number) => {
  const half = (share: number) => (300 + share ** 1.7 * 1700) / 2
  const floor = (share: number) => 860 + share ** 1.6 * 420
  const tall = (share: number) => 420 + share ** 1.7 * 1150
  const at = (side: number, share: number, up: number, inwards = 0): Point => [
    x + side * half(share) * (0.93 - inwards),
    floor(share) - tall(share) * up,
  ]
  return { half, floor, tall, at }
}

/** One shop in the wall: a dark room with shelves of goods, an awning above. */
function booth(
  { palette, random, subject }: Canvas,
  way: ReturnType<typeof passage>,
  side: number,
  far: number,
  near: number,
): string {
  const { at } = way
  const between = (share: number) => far + (near - far) * share
  const [a, b] = random.shuffle(cloths) as [string, string]
  const room = polygon(
    [at(side, far, 0.02), at(side, far, 0.42), at(side, near, 0.42), at(side, near, 0.02)],
    palette.dim('#4a3030'),
  )
  const goods = repeat(3, (row) => {
    const isCopper = subject === 'copper'
    const round = random.chance(0.4) || isCopper
    return repeat(6, (index) => {
      const [from, to] = [between((index + 0.12) / 6), between((index + 0.88) / 6)]
      const low = 0.1 + row * 0.1
      const high = low + random.between(0.045, 0.085)
      if (round) {
        const [px, py] = at(side, (from + to) / 2, low + 0.035)
        return circle(
          px,
          py,
          5 + near * 26 * ((from + to) / 2),
          palette.bright(random.pick(isCopper ? copperColors : metals)),
        )
      }
      return polygon(
        [at(side, from, low), at(side, from, high), at(side, to, high), at(side, to, low)],
        palette.bright(random.pick(cloths)),
      )
    })
  })
  const awning = repeat(6, (index) => {
    const [from, to] = [between(index / 6), between((index + 1) / 6)]
    return polygon(
      [at(side, from, 0.47), at(side, to, 0.47), at(side, to, 0.38, 0.16), at(side, from, 0.38, 0.16)],
      index % 2 ? palette.bright(a) : palette.bright(b),
    )
  })
  const counter = polygon(
    [at(side, far, 0.08, 0.04), at(side, near, 0.08, 0.04), at(side, near, 0, 0.06), at(side, far, 0, 0.06)],
    palette.bright('#a8744a'),
  )
  return room + goods + counter + awning
}

/** What the coppersmiths have put out: trays against one another, pots before them. */
function copperWares(canvas: Canvas, x: number, y: number): string {
  const { random } = canvas
  return (
    repeat(3, (index) =>
      tray(
        canvas,
        x + (index - 1) * 96,
        y - 130 - (index % 2) * 50,
        random.between(92, 116),
        random.pick(copperColors),
      ),
    ) +
    repeat(3, (index) => dallah(canvas, x + (index - 1) * 120, y, random.between(130, 170), random.pick(copperColors)))
  )
}

export const bazaar: Draw = (canvas) => {
  if (canvas.subject === 'stalls') return openMarket(canvas)
  if (canvas.subject === 'kitchens') return openKitchens(canvas)
  return vaulted(canvas)
}

/** A street under brick vaults. */
function vaulted(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const x = random.between(720, 880)
  const way = passage(x)
  const color = random.pick(['#dca066', '#d08c58', '#e2b07a', '#cf9a6e'])
  const bright = palette.bright(color)
  const vaults = repeat(7, (index) => {
    const share = 1 - index / 7
    const [wide, tall, y] = [way.half(share) * 2, way.tall(share), way.floor(share)]
    return (
      shape(arch(x, y, wide, tall), mix(mix(palette.dim(color), '#9a6040', 0.3), bright, 0.15 + (1 - share) * 0.65)) +
      shape(
        arch(x, y, wide * 0.94, tall * 0.955),
        mix(mix(palette.dim(color), '#7a4630', 0.45), bright, (1 - share) * 0.5),
      )
    )
  })
  const end =
    shape(arch(x, 870, 290, 410), defs.vertical([0, palette.sky[1]], [1, palette.sky[2]])) +
    shape(arch(x, 870, 290, 410), defs.radial([0, palette.sun, 0.9], [1, palette.sky[2], 0]))
  const floor = polygon(
    [
      [x - 145, 860],
      [x + 145, 860],
      [width + 500, height],
      [-500, height],
    ],
    defs.vertical([0, mix(bright, palette.sun, 0.5)], [1, palette.dim('#8a6248')]),
  )
  const depths = [0.1, 0.24, 0.4, 0.58, 0.8]
  const booths = depths
    .slice(1)
    .map((near, index) =>
      [-1, 1].map((side) => booth(canvas, way, side, depths[index] as number, near - 0.02)).join(''),
    )
    .join('')
  const shafts = repeat(random.whole(2, 3), (index) => {
    const top = x - 260 + index * 220
    return polygon(
      [
        [top, 60],
        [top + 60, 60],
        [top + 330, 1150],
        [top + 90, 1150],
      ],
      defs.vertical([0, palette.sun, canvas.time === 'night' ? 0.16 : 0.42], [1, palette.sun, 0]),
    )
  })
  const piles = [-1, 1]
    .map((side) => {
      const [wares, at] = [random.pick([heap, textiles]), x + side * random.between(560, 620)]
      return canvas.subject === 'copper' ? copperWares(canvas, at, 1170) : wares(canvas, at, 1170, 190)
    })
    .join('')
  const lamps = repeat(random.whole(5, 8), (index) =>
    lantern(
      canvas,
      x + (index % 2 ? 1 : -1) * (120 + index * 66),
      330 - index * 28 + random.between(-20, 20),
      46 + index * 12,
      260,
    ),
  )
  const people = repeat(random.whole(3, 5), (index) =>
    figure(
      x + random.between(-130, 130),
      890 + index * 24,
      90 + index * 24,
      palette.near,
      random.pick([palette.near, palette.dim('#7a3a30'), palette.dim('#1f5fa8')]),
    ),
  )
  return (
    rect(0, 0, width, height, palette.dim(mix(color, '#3a2430', 0.5))) +
    vaults +
    end +
    floor +
    polygon(
      [
        [x - 60, 862],
        [x + 60, 862],
        [x + 420, height],
        [x - 420, height],
      ],
      palette.sun,
      fade(0.12),
    ) +
    booths +
    shafts +
    people +
    piles +
    lamps
  )
}
