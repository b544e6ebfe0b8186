import { dome } from '../architecture/dome.ts'
import { clay, street } from '../architecture/houses.ts'
import { mudhif } from '../architecture/mudhif.ts'
import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { range } from '../nature/range.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { reflected, water } from '../nature/water.ts'
import { anywhere } from '../place.ts'
import { grove } from '../plants/palm.ts'
import { reedBank, reeds } from '../plants/reeds.ts'
import { ellipse, repeat } from '../svg.ts'
import { guffa, launch, mashhuf, sailboat, wake } from '../things/boats.ts'
import { kayak, swan } from '../things/small-boats.ts'

type Shore = (canvas: Canvas, y: number) => string

const palms: Shore = (canvas, y) =>
  hills(canvas, { y, height: 60, peaks: 5, bottom: y + 2, fill: canvas.palette.air(canvas.palette.near, 0.6) }) +
  grove(canvas, { from: 0, to: width, y, count: canvas.random.whole(7, 12), tall: 150, distance: 0.4 })
const town: Shore = (canvas, y) =>
  dome(canvas, {
    x: canvas.random.between(300, 1300),
    y: y - 50,
    radius: 70,
    color: canvas.palette.glaze,
    distance: 0.3,
  }) + street(canvas, { from: -20, to: 1640, y, low: 60, high: 130, colors: clay, distance: 0.35 })
const mountains: Shore = (canvas, y) =>
  range(canvas, { far: y - 60, near: y, height: canvas.random.between(240, 340), layers: 3, depth: 0.6 })
const marsh: Shore = (canvas, y) =>
  reedBank(canvas, { from: 0, to: width, y, tall: 80, count: 10, distance: 0.4 }) +
  repeat(
    2,
    (index) =>
      ellipse(400 + index * 760, y + 2, 260, 14, mix(canvas.palette.leaf, canvas.palette.sand, 0.35)) +
      mudhif(canvas, { x: 220 + index * 760, y, tall: canvas.random.between(110, 150), long: 190, distance: 0.15 }),
  )

/** Small boats of one kind, several of them out on the water. */
const fleets = { kayaks: kayak, swans: swan } as const
const crafts = { sail: sailboat, launch } as const

export const boat: Draw = (canvas) => {
  const { random, subject } = canvas
  const small = subject && subject in fleets ? fleets[subject as keyof typeof fleets] : null
  const told = subject && subject in crafts ? crafts[subject as keyof typeof crafts] : null
  const shore = random.between(620, 740)
  const { land } = canvas
  const isLake = land.mountains && !land.palms
  const isMarsh = land.views.includes('marsh')
  const usual = isLake
    ? random.pick([sailboat, launch])
    : random.pick([sailboat, mashhuf, launch, sailboat, mashhuf].filter((one) => !isMarsh || one === mashhuf))
  const craft = told ?? usual
  const banks = craft === mashhuf ? [marsh, palms, palms] : [palms, town, mountains]
  const bank = random.pick(
    land === anywhere ? banks : isMarsh ? [marsh] : isLake ? [mountains] : land.town ? [palms, town] : [palms],
  )(canvas, shore)
  const fleet = repeat(random.whole(0, 2), (index) => {
    const [x, y] = [
      index === 0 ? random.between(150, 450) : random.between(1100, 1450),
      shore + random.between(50, 120),
    ]
    return (
      wake(canvas, x, y + 6, 130) +
      random.pick(isLake || told ? [told ?? sailboat] : isMarsh ? [mashhuf] : [sailboat, mashhuf])(canvas, {
        x,
        y,
        long: 150,
        distance: 0.25,
      })
    )
  })
  const x = random.between(560, 1040)
  const y = random.between(shore + 200, shore + 280)
  if (small) return onTheWater(canvas, shore, bank, small)
  const hero = craft(canvas, { x, y, long: craft === mashhuf ? random.between(560, 760) : random.between(380, 540) })
  const extra = random.chance(0.3) ? guffa(canvas, x > 800 ? 330 : 1270, y + 110, 170) : ''
  const side = random.pick([80, 1520])
  return (
    sky(canvas, { horizon: shore, birds: true }) +
    water(canvas, { top: shore, bottom: height }) +
    reflected(canvas, bank, shore, 0.7, 0.35) +
    fleet +
    reflected(canvas, hero, y + 26, 0.45, 0.3) +
    wake(canvas, x, y + 30, 520) +
    extra +
    reeds(canvas, { x: side, y: 1220, tall: random.between(330, 470), spread: 320, count: 24 }) +
    (random.chance(0.5) ? reeds(canvas, { x: 1600 - side, y: 1220, tall: 340, spread: 260, count: 18 }) : '')
  )
}

/** Out with paddles or pedals: one boat near, others further off. */
function onTheWater(canvas: Canvas, shore: number, bank: string, draw: typeof kayak): string {
  const { random } = canvas
  const long = draw === swan ? 250 : 470
  const far = repeat(2, (index) => {
    const [x, y] = [280 + index * 980 + random.between(-60, 60), shore + 110 + index * 34]
    return wake(canvas, x, y + 10, long * 0.5) + draw(canvas, { x, y, long: long * 0.5, distance: 0.15 })
  })
  const near = [
    [random.between(500, 580), shore + 240, 0.8],
    [random.between(940, 1060), shore + 350, 1],
  ] as const
  return (
    sky(canvas, { horizon: shore, birds: true }) +
    water(canvas, { top: shore, bottom: height }) +
    reflected(canvas, bank, shore, 0.7, 0.35) +
    far +
    near
      .map(
        ([x, y, size]) =>
          reflected(canvas, draw(canvas, { x, y, long: long * size }), y + long * size * 0.05, 0.4, 0.25) +
          wake(canvas, x, y + long * size * 0.07, long * size),
      )
      .join('') +
    reeds(canvas, { x: 80, y: 1220, tall: random.between(260, 340), spread: 280, count: 18 })
  )
}
