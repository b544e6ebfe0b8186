import { expect, test } from 'vitest'
import type { SiteContext } from '../../../../client/context.ts'
import { loadSurroundings } from './load-surroundings.ts'

const place = (key: string, kind: string, latitude: number, link: string | null = null) => ({
  key,
  kind,
  title: key,
  link,
  coordinates: { latitude, longitude: 44 },
})
const near = [
  place('shrine-near', 'shrine', 33.01),
  place('shrine-far', 'shrine', 33.1),
  place('field', 'airport', 33.2),
]
const airports = [place('airport-near', 'airport', 33.2), place('airport-far', 'airport', 34)]
const stays = [1, 2, 3, 4].map((id) => place(`stay-${id}`, 'property', 33 + id / 1000, `/properties/${id}`))
const known: Record<string, object[]> = { airport: airports, property: stays, shrine: near.slice(0, 2) }
const local = { language: 'ar', title: 'اسم', address: 'عنوان' }

const toSite = (isExact: boolean | null, placesOf = (kinds: string) => known[kinds] ?? near) =>
  ({
    locale: 'en',
    call: async (key: string, input: { query?: { kinds: string }; params?: { key: string } }) => {
      if (key === 'GET /public/places/{key}') {
        if (isExact === null) throw new Error('There is none')
        return { ...place(input.params?.key ?? '', 'event', 33), isExact, local, address: 'Abu Nuwas Street' }
      }
      return { places: placesOf(input.query?.kinds ?? '') }
    },
    startup: async () => ({
      locations: [{ id: 7, city: 'Town', coordinates: { latitude: 33, longitude: 44.1 } }],
    }),
  }) as unknown as SiteContext

const subject = { coordinates: { latitude: 33, longitude: 44 }, location: { id: 7 } }

test('the centre, the river, the nearest of each kind and one airport, on foot where somebody would walk', async () => {
  const { places, map, address } = await loadSurroundings(toSite(true), { ...subject, key: 'property-3' })
  expect(places.map(({ title, distance, walk }) => [title, distance, walk])).toEqual([
    ['Centre of Town', '9.3 km', null],
    ['shrine-near', '1.1 km', '18 minutes on foot'],
    ['airport-near', '22 km', null],
  ])
  expect(address).toBeNull()
  expect(map.href).toMatch(/^\/navigator\?frame=43\.75,.*place=property-3$/)
  expect(map.ground.width).toBeGreaterThan(1000)
})

test('the shrines within a walk are there, however many other things are nearer', async () => {
  const kinds = ['mosque', 'church', 'museum', 'station', 'hospital', 'exchange_office', 'ancient_site']
  const nearer = kinds.map((kind) => place(kind, kind, 33.001))
  const twins = ['husayn', 'abbas', 'third'].map((key, at) => place(key, 'shrine', 33.004 + at / 1000))
  const found: Record<string, object[]> = { airport: airports, shrine: twins }
  const site = toSite(true, (kinds) => found[kinds] ?? nearer)
  const { places } = await loadSurroundings(site, { ...subject, key: 'property-3' })
  expect(places.slice(1, 3).map(({ title, distance }) => [title, distance])).toEqual([
    ['husayn', '440 m'],
    ['abbas', '560 m'],
  ])
  expect(places).toHaveLength(7)
})

test('by the Tigris the river is among them, with a word of doubt', async () => {
  const abuNuwas = { latitude: 33.3142, longitude: 44.4189 }
  const { places } = await loadSurroundings(toSite(true), { ...subject, key: 'property-3', coordinates: abuNuwas })
  expect(places).toContainEqual({ title: 'Tigris', kind: 'River', href: null, distance: 'about 300 m', walk: null })
})

test('whoever goes to an event finds the way and three stays with their pages', async () => {
  const { places, way, address } = await loadSurroundings(toSite(true), { ...subject, key: 'event-3' })
  expect(places.filter(({ kind }) => kind === 'Stays').map(({ href }) => href)).toEqual([
    '/properties/1',
    '/properties/2',
    '/properties/3',
  ])
  expect(address).toBe('Abu Nuwas Street')
  expect(way?.place.local).toEqual(local)
})

test('what is somewhere in a town is not measured from, and nobody is sent there', async () => {
  const { places, way, about, map } = await loadSurroundings(toSite(false), { ...subject, key: 'offer-3' })
  expect(about).toMatch(/exact spot is not known/)
  expect(way).toBeNull()
  expect(map.isExact).toBe(false)
  expect(places.map(({ distance, walk }) => distance ?? walk).filter(Boolean)).toEqual([])
  expect(places.length).toBeGreaterThan(3)
})

test('what has gone from the map keeps its page', async () => {
  const { way, places } = await loadSurroundings(toSite(null), { ...subject, key: 'business-3' })
  expect(way).toBeNull()
  expect(places.length).toBeGreaterThan(3)
})
