import { describe, expect, test } from 'vitest'
import { illustrate } from '../pictures/illustrate.ts'
import { isAtHome, type Place, placed, places } from '../pictures/place.ts'
import type { Scene } from '../pictures/scene.ts'
import { activitiesOfNorth } from './activities/north.ts'
import { activitiesOfSouth } from './activities/south.ts'
import { businesses } from './businesses.ts'
import { roomKinds } from './catalogue.ts'
import { discountBanners } from './discounts/banners.ts'
import { events } from './events.ts'
import { discounts, tourismPackages } from './load-discovery.ts'
import { properties } from './load-properties.ts'
import { locations } from './locations.ts'
import { offers } from './offers.ts'
import { findPlace, type Placed, placeOf, placesIn, settle } from './places.ts'
import { toRoomPictures } from './room-pictures.ts'
import type { Picture } from './shapes.ts'

type Owner = Placed & { pictures: Picture[] }

const businessOf = (key: string | undefined) => businesses.find((business) => business.key === key)
const discountOf = (key: string) => discounts.find((discount) => discount.key === key)
const ownedBy = (key: string, picture: Picture, business: string | undefined): Owner[] => {
  const owner = businessOf(business)
  return owner ? [{ key: owner.key, location: owner.location, pictures: [picture] }] : [{ key, location: 'baghdad', pictures: [] }]
}

const owners: Owner[] = [
  ...properties,
  ...events,
  ...activitiesOfNorth,
  ...activitiesOfSouth,
  ...businesses,
  ...locations.map(({ key, picture }) => ({ key, location: key, pictures: [picture] })),
  ...offers.filter(({ flight }) => !flight),
  ...tourismPackages.filter(({ category }) => category === 'iraq'),
  ...discounts.flatMap(({ key, picture, business }) => ownedBy(key, picture, business)),
  ...discountBanners.flatMap(({ key, picture, discount }) => ownedBy(key, picture, discountOf(discount)?.business)),
]

describe('where the pictures are', () => {
  test('no picture shows what its place, and those around it, do not have', () => {
    const odd = owners.flatMap((owner) =>
      owner.pictures.filter((picture) => !findPlace(owner, picture)).map(({ scene }) => `${owner.key} (${placeOf(owner)}): ${scene}`),
    )
    expect(odd).toEqual([])
  })

  test('the cover of a stay shows its own place', () => {
    const odd = properties.filter((property) => property.pictures[0] && !isAtHome(property.pictures[0].scene, placeOf(property)))
    expect(odd.map(({ key }) => key)).toEqual([])
  })

  test('every place that is named is one of its governorate', () => {
    expect(owners.filter((owner) => !placesIn[owner.location].includes(placeOf(owner))).map(({ key }) => key)).toEqual([])
  })

  test.each<[Scene, Place, boolean]>([
    ['lake', 'river-city', false],
    ['zagros', 'river-city', false],
    ['seaside', 'mountain', false],
    ['palms', 'mountain', false],
    ['seaside', 'gulf', true],
    ['lake', 'mountain-lake', true],
    ['river', 'river-city', true],
    ['bedroom', 'desert', true],
    ['kaaba', 'shrine-city', false],
  ])('%s in a place of the kind %s: %s', (scene, index, is) => expect(isAtHome(scene, index)).toBe(is))

  test('every scene that is bound to places has one, but for those abroad', () => {
    const homeless = placed.filter((scene) => !Object.keys(places).some((place) => isAtHome(scene, place as Place)))
    expect(homeless).toEqual(['kaaba', 'green-dome'])
  })

  test('a window shows the land: no mountains over the plain, no palms in the mountains', () => {
    for (const [place, { mountains, palms, views }] of Object.entries(places)) {
      const odd = (views as readonly string[]).filter(
        (view) => (!mountains && ['mountains', 'lake', 'hill-city', 'stream'].includes(view)) || (!palms && ['river', 'grove', 'sea', 'marsh'].includes(view)),
      )
      expect({ place, odd }).toEqual({ place, odd: [] })
    }
  })
})

describe('rooms', () => {
  const rooms = properties.flatMap((property) => property.rooms.flatMap(({ kind }, index) => toRoomPictures(property, index).map((picture, index) => ({ name: `${property.key}/${kind}/${index}`, kind, property, picture }))))

  test('each has two to four pictures, of different hours', () => {
    for (const property of properties)
      for (const index of property.rooms.keys()) {
        const times = toRoomPictures(property, index).map(({ time }) => time)
        expect([times.length >= 2, new Set(times).size]).toEqual([true, times.length])
      }
  })

  test('the picture of each room has the beds of its type, and shows all of them and no other', () => {
    expect(rooms.length).toBeGreaterThan(400)
    expect(rooms.filter(({ kind, picture }) => picture.scene !== 'room' || picture.beds !== roomKinds[kind].beds)).toEqual([])
    const kinds = new Map(rooms.map((room) => [room.kind, room]))
    const odd = [...kinds.values()].filter(({ name, kind, picture }) => {
      const svg = illustrate({ ...picture, seed: `room/${name}` })
      const shown = [...svg.matchAll(/data-bed="(\w+)"/g)].map(([, bed]) => bed ?? '')
      const beds = Object.entries(roomKinds[kind].beds).flatMap(([bed, count]) => Array.from({ length: count }, () => bed))
      return String(shown.sort()) !== String(beds.sort())
    })
    expect(kinds.size).toBeGreaterThan(20)
    expect(odd.map(({ name }) => name)).toEqual([])
  })

  test('a room with a view looks out on what its name says', () => {
    const odd = rooms.filter(({ kind, picture, property }) => {
      const land = places[placeOf(property)]
      if (kind === 'mountain-double') return picture.view !== 'mountains' || !land.mountains
      if (kind === 'river-double') return !['river', 'stream'].includes(picture.view ?? '') || !land.water
      return false
    })
    expect(odd.map(({ name }) => name)).toEqual([])
  })
})

describe('what is in sight', () => {
  const wet = ['river', 'lake', 'stream', 'marsh', 'plain-lake', 'sea']
  const seenFrom = ({ view, place }: Picture): readonly string[] => (view ? [view] : place ? places[place].views : [])
  const indoors: Scene[] = ['bedroom', 'twin-room', 'suite', 'room', 'tea', 'lobby', 'restaurant', 'clinic', 'shop', 'workshop', 'gym', 'spa', 'books']

  test('no window of a stay looks on water that is streets away', () => {
    const dry = properties.filter(({ features }) => !features.includes('waterside') && !features.includes('river-view'))
    expect(dry.map(({ key }) => key)).toContain('narinj-karrada')
    const odd = dry.flatMap((property) => {
      const shown = [...settle(property, property.pictures), ...property.rooms.flatMap((_, index) => toRoomPictures(property, index))]
      return shown.filter((picture) => indoors.includes(picture.scene) && seenFrom(picture).some((view) => wet.includes(view))).map(({ scene }) => `${property.key}: ${scene}`)
    })
    expect(odd).toEqual([])
  })

  test.each(['motherboard', 'durra-dental', 'nard-board-games', 'gramafon-al-haboubi'])('nor does a window of %s', (key) => {
    const business = businesses.find((one) => one.key === key)
    expect(business && wet.filter((view) => (places[placeOf(business)].views as readonly string[]).includes(view))).toEqual([])
  })

  test('no tower stands over the roofs of a small town or of an old quarter', () => {
    const small = ['maysan', 'muthanna', 'wasit', 'qadisiyah', 'dhi-qar', 'babil', 'anbar', 'diyala']
    const odd = owners.filter((owner) => small.includes(owner.location) && places[placeOf(owner)].towers)
    expect(odd.map(({ key }) => key)).toEqual([])
    expect(properties.filter(({ key }) => ['hillan-old-mosul', 'ink-house-haydarkhana', 'mina-amara'].includes(key)).map(placeOf)).toEqual(['town', 'town', 'town'])
  })
})

test('a film on a roof is shown on a roof', () => {
  const scenesOf = (key: string) => owners.filter((owner) => owner.key === key).flatMap(({ pictures }) => pictures.map(({ scene }) => scene))
  expect(scenesOf('rooftop-cinema')).toContain('roof-cinema')
  expect(scenesOf('rooftop-cinema')).not.toContain('lanterns')
  expect(scenesOf('hilla-river-cinema')).toContain('roof-cinema')
})
