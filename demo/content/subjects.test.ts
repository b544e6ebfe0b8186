import { describe, expect, test } from 'vitest'
import { type Scene, subjects } from '../pictures/scene.ts'
import { activitiesOfNorth } from './activities/north.ts'
import { activitiesOfSouth } from './activities/south.ts'
import { articlesOne } from './articles/one.ts'
import { articlesTwo } from './articles/two.ts'
import { businesses } from './businesses.ts'
import { businessTypes } from './business-types.ts'
import { events } from './events.ts'
import { covered } from './insert.ts'
import { discounts, settledBy, tourismPackages } from './load-discovery.ts'
import { properties } from './load-properties.ts'
import { locations } from './locations.ts'
import { offers } from './offers.ts'
import { settleAbroad } from './places.ts'
import type { BusinessTypeKey } from './shapes.ts'
import { type Told, withSubjects } from './subjects.ts'
import { umrahPackages } from './umrah.ts'
import { visas } from './visas.ts'

const discounted = settledBy(covered(discounts), ({ business }) => business)
const lists: Told[][] = [
  properties, events, [...activitiesOfNorth, ...activitiesOfSouth], businesses, businessTypes, discounted, offers, tourismPackages, umrahPackages, visas,
  covered([...articlesOne, ...articlesTwo]), covered(locations),
]
const pictures = lists.flatMap((list) => withSubjects(list).flatMap((owner) => owner.pictures.map((picture, position) => ({ owner, position, ...picture }))))
const of = (scene: Scene) => pictures.filter((picture) => picture.scene === scene)
const subjectOf = (key: string, scene: Scene) => of(scene).find(({ owner }) => owner.key === key)?.subject

describe('what the pictures show', () => {
  test('is a subject of their scene', () => {
    const odd = pictures.filter(({ scene, subject }) => subject && !(subjects as Partial<Record<Scene, readonly string[]>>)[scene]?.includes(subject))
    expect(odd.map(({ owner, scene, subject }) => `${owner.key}: ${scene}, ${subject}`)).toEqual([])
  })

  test('in a workshop is told by whose it is', () => {
    expect(of('workshop').filter(({ subject }) => !subject).map(({ owner }) => owner.key)).toEqual([])
  })

  test.each<[string, Scene, string]>([
    ['calligraphy-waziriya', 'workshop', 'script'],
    ['hilla-pottery', 'workshop', 'clay'],
    ['safafeer-copper-night', 'workshop', 'copper'],
    ['basra-shanasheel-walk', 'workshop', 'wood'],
    ['motherboard-laptop-rescue', 'workshop', 'devices'],
    ['faraidun-brakes', 'workshop', 'car'],
    ['klash-two-pairs', 'workshop', 'shoes'],
    ['yunis-wool-suit', 'workshop', 'cloth'],
    ['ayn-hammurabi-spare-pair', 'workshop', 'glasses'],
    ['mumtaz-hot-towel-shave', 'shop', 'barber'],
    ['shihab-sixties-frames', 'shop', 'glasses'],
    ['goizha-first-hour', 'gym', 'climbing'],
    ['zurkhana-first-month', 'gym', 'pit'],
    ['karrada-stage-week', 'stage', 'play'],
    ['babylon-oud-nights', 'stage', 'theatre'],
    ['bulbul-adhamiyah', 'house', 'veranda'],
    ['sew-barwari', 'garden', 'orchard'],
    ['hillan-old-mosul', 'courtyard', 'iwan'],
    ['hawsha-khanaqa', 'courtyard', 'gallery'],
    ['lalish-valley-visit', 'monastery', 'spires'],
  ])('%s, %s: %s', (key, scene, subject) => expect(subjectOf(key, scene)).toBe(subject))

  test('the garden of a stay has a house in it, no pavilion of a park', () => {
    const odd = of('garden').filter(({ owner, subject }) => properties.some(({ key }) => key === owner.key) && !['home', 'orchard', 'roses'].includes(subject ?? ''))
    expect(odd.map(({ owner }) => owner.key)).toEqual([])
  })

  test('lanterns float only where they are told of', () => {
    expect(of('lanterns').filter(({ subject }) => subject === 'water').map(({ owner }) => owner.key)).toEqual(['zakho-lantern-bridge'])
  })

  test('the gate of Babylon stands in Babylon', () => {
    const gates = of('ziggurat').filter(({ subject }) => subject === 'gate')
    expect(gates.length).toBeGreaterThan(4)
    expect(gates.filter(({ owner }) => !/babil|Babylon/.test(`${owner.location} ${owner.key} ${owner.title?.en}`)).map(({ owner }) => owner.key)).toEqual([])
  })

  test('fish is grilled over a fire by the river', () => {
    expect([...new Set(of('grill').map(({ owner }) => owner.key))].sort()).toEqual([
      'masgouf-abu-nuwas', 'masgouf-abu-yaqdhan', 'masgouf-early-week-carp', 'masgouf-late-supper', 'reading-a-river-fish-menu',
    ])
  })
})

test('the cover of a business shows what it does', () => {
  const scenesOf: Partial<Record<BusinessTypeKey, Scene[]>> = {
    fitness: ['gym', 'pool'], clinics: ['clinic'], dentists: ['clinic'], opticians: ['shop', 'workshop'], electronics: ['shop', 'workshop', 'marshes'], 'car-care': ['workshop'],
  }
  const odd = businesses.filter(({ type, pictures: [cover] }) => cover && !(scenesOf[type] ?? [cover.scene]).includes(cover.scene))
  expect(odd.map(({ key }) => key)).toEqual([])
})

test.each([
  ['fr', 'skyline', 'north-plain'],
  ['jp', 'skyline', 'north'],
  ['th', 'boat', 'tropics'],
  ['ae', 'skyline', 'gulf-city'],
  ['gb', 'kaaba', undefined],
] as const)('in %s, %s is drawn in a place of the kind %s', (country, scene, place) =>
  expect(settleAbroad(country, [{ scene, time: 'noon' }])[0]?.place).toBe(place))
