import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { illustrate } from './illustrate.ts'
import { isAtHome, type Place, places } from './place.ts'
import { type Scene, type Subject, scenes, subjects, times } from './scene.ts'

const inputs = scenes.flatMap((scene) => times.map((time) => ({ scene, time })))
/** Two of a kind, drawn once for all who only look at them. */
const seeds = ['lamassu', 'tigris']
const drawn = new Map<string, string>()
function draw(scene: Scene, time: (typeof times)[number], seed: string): string {
  const name = `${scene} ${time} ${seed}`
  const svg = drawn.get(name) ?? illustrate({ scene, time, seed })
  drawn.set(name, svg)
  return svg
}

const tags = /<(\/?)([a-zA-Z]+)((?:\s+[a-z:A-Z0-9-]+="[^"<>]*")*)\s*(\/?)>/g

/** The names of elements left open, or what stands between tags and should not. */
function errors(svg: string): string[] {
  const open: string[] = []
  for (const [tag, closing, name = '', attributes = '', empty] of svg.matchAll(tags)) {
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, attribute]) => attribute)
    if (new Set(names).size < names.length) return [tag]
    if (closing && open.pop() !== name) return [`</${name}>`]
    if (!closing && !empty) open.push(name)
  }
  const rest = svg.replaceAll(tags, '').trim()
  return rest ? [...open, rest.slice(0, 80)] : open
}

test.each(inputs)('$scene at $time is a well-formed document of moderate size', ({ scene, time }) => {
  for (const seed of seeds) {
    const svg = draw(scene, time, seed)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1600 1200">.*<\/svg>$/s)
    expect(errors(svg)).toEqual([])
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
    expect(svg.length).toBeLessThan(60_000)
  }
})

test.each(inputs)('$scene at $time refers only to definitions it holds', ({ scene, time }) => {
  const svg = draw(scene, time, 'tigris')
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining([...new Set(used)]))
})

test.each(scenes)('%s: the same wish gives the same bytes, another seed or hour another picture', (scene) => {
  const each = (one: typeof draw) => times.flatMap((time) => seeds.map((seed) => one(scene, time, seed)))
  const pictures = each(draw)
  expect(each((scene, time, seed) => illustrate({ scene, time, seed }))).toEqual(pictures)
  expect(new Set(pictures).size).toBe(pictures.length)
})

const kinds = Object.keys(places) as Place[]
/** Every third place of each kind, the kinds in turns; a soak draws all. */
const isDrawn = (place: Place, at: number): boolean => inject('isSoak') || at % 3 === kinds.indexOf(place) % 3

test.each(kinds)('every scene at home there can be drawn in a place of the kind %s', (place) => {
  for (const scene of scenes.filter((one, at) => isAtHome(one, place) && isDrawn(place, at))) {
    const svg = illustrate({
      scene,
      time: 'dusk',
      seed: 'ur',
      place,
      beds: { double: 1, single: 2, sofa: 1, bunk: 1, floor: 1 },
    })
    expect(errors(svg)).toEqual([])
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
    expect(svg.length).toBeLessThan(60_000)
  }
})

test.each(Object.entries(subjects) as [Scene, readonly Subject[]][])(
  'each subject of %s is a picture of its own',
  (scene, all) => {
    const drawn = all.map((subject) =>
      illustrate({ scene, subject, time: 'dusk', seed: 'nippur', place: 'river-city' }),
    )
    for (const svg of drawn) {
      expect(errors(svg)).toEqual([])
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
      expect(svg.length).toBeLessThan(60_000)
    }
    expect(new Set(drawn).size).toBe(drawn.length)
  },
)

test.each(['old-city', 'hotel-front', 'lobby'] as const)('%s lets nothing of the page shine through', async (scene) => {
  for (const seed of ['nabu', 'sin']) {
    const svg = Buffer.from(illustrate({ scene, time: 'noon', seed, place: 'river-city' }))
    const small = await sharp(svg).resize(200).png().toBuffer()
    expect((await sharp(small).stats()).isOpaque).toBe(true)
  }
})
