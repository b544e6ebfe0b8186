import { describe, expect, test } from 'vitest'
import { places } from '../pictures/place.ts'
import { type Scene, subjects } from '../pictures/scene.ts'
import { activitiesOfNorth } from './activities/north.ts'
import { activitiesOfSouth } from './activities/south.ts'
import { advertisements } from './advertisements.ts'
import { articlesOne } from './articles/one.ts'
import { articlesTwo } from './articles/two.ts'
import { businesses } from './businesses.ts'
import { businessTypes } from './business-types.ts'
import { discountBanners } from './discounts/banners.ts'
import { events } from './events.ts'
import { covered } from './insert.ts'
import { discounts, settledBy, tourismPackages } from './load-discovery.ts'
import { properties } from './load-properties.ts'
import { locations } from './locations.ts'
import { offers } from './offers.ts'
import { settleAbroad } from './places.ts'
import { activitySales } from './sales/activity-sales.ts'
import { isInMonths } from './sales/calendar.ts'
import { isInSeason } from './seasons.ts'
import type { BusinessTypeKey, Picture } from './shapes.ts'
import { type SubjectText, withSubjects } from './subjects.ts'
import { umrahPackages } from './umrah.ts'
import { visas } from './visas.ts'

const discounted = settledBy(covered(discounts), ({ business }) => business)
const lists: SubjectText[][] = [
  properties, events, [...activitiesOfNorth, ...activitiesOfSouth], businesses, businessTypes, discounted, offers, tourismPackages, umrahPackages, visas,
  covered([...articlesOne, ...articlesTwo]), covered(locations), covered(advertisements), covered(discountBanners),
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
    ['safafeer-copper-night', 'bazaar', 'copper'],
    ['mina-amara', 'workshop', 'silver'],
    ['reed-weaving-majar', 'workshop', 'reeds'],
    ['amara-mudhif-stories', 'tea', 'mudhif'],
    ['chibayish-reed-night', 'tea', 'mudhif'],
    ['mudhif-chibayish', 'tea', 'mudhif'],
    ['erbil-citadel-at-dawn', 'tea', 'breakfast'],
    ['bread-morning-anab', 'tea', 'breakfast'],
    ['chibayish-dawn-boat', 'tea', 'breakfast'],
    ['kadhimiya-friday-breakfast', 'tea', 'breakfast'],
    ['iraqi-breakfasts', 'tea', 'breakfast'],
    ['hillan-old-mosul', 'workshop', 'copper'],
    ['shanidar-cave', 'canyon', 'cave'],
    ['ashkawt-enishke', 'canyon', 'cave'],
    ['wadi-us-salaam-walk', 'old-city', 'graves'],
    ['hatra-day-trip', 'desert', 'columns'],
    ['hatra-ashur-nimrud', 'desert', 'columns'],
    ['hangwin-sharbazher', 'resort', 'hives'],
    ['sebari-kazh-zawita', 'resort', 'pines'],
    ['khurey-aw-ahmadawa', 'resort', 'stilts'],
    ['basra-shatt-kitchens', 'bazaar', 'kitchens'],
    ['ain-al-tamr-dates', 'bazaar', 'stalls'],
    ['azmar-tandem-paragliding', 'kites', 'gliders'],
    ['kirkuk-khoryat-evening', 'stage', 'garden'],
    ['siyachamana-biyara', 'stage', 'circle'],
    ['three-voices-thursday-table', 'stage', 'circle'],
    ['naur-house-hit', 'river', 'norias'],
    ['hilla-river-cinema', 'roof-cinema', 'bank'],
    ['kotri-spi-salim', 'pool', 'indoor'],
    ['korek-snow-day', 'snow', 'lift'],
    ['cairo-luxor-week', 'desert', 'pyramids'],
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
    ['erbil-halparke-evening', 'garden', 'dancers'],
    ['bali-for-two', 'terraces', 'rice'],
    ['sri-lanka-rock-and-rail', 'terraces', 'tea'],
    ['sri-lanka-tourist-eta', 'terraces', 'tea'],
    ['kerala-houseboat', 'terraces', 'tea'],
    ['china-business-fairs', 'skyline', 'pagoda'],
    ['halgurd-summit', 'zagros', 'summit'],
    ['halgurd-four-days', 'zagros', 'summit'],
    ['bina-driver-lenses', 'workshop', 'glasses'],
  ])('%s, %s: %s', (key, scene, subject) => expect(subjectOf(key, scene)).toBe(subject))

  const titleOf = ({ title, subtitle, summary }: SubjectText) => [title, subtitle, summary].map((text) => text?.en ?? '').join(' ')
  const textOf = ({ description, content, venue, ...rest }: SubjectText) => [titleOf(rest as SubjectText), description?.en, content?.en, venue?.en].join(' ')

  test.each<[string, RegExp, Scene, string]>([
    ['kayaks', /kayak/i, 'boat', 'kayaks'],
    ['paragliders', /paraglid|tandem flight/i, 'kites', 'gliders'],
    ['swan boats', /swan/i, 'boat', 'swans'],
    ['Hatra', /hatra/i, 'desert', 'columns'],
    ['a race', /marathon/i, 'citadel', 'runners'],
    ['rice terraces', /rice terraces/i, 'terraces', 'rice'],
    ['an evening of dances', /halparke under/i, 'garden', 'dancers'],
    ['the booksellers’ street', /mutanabbi|book days/i, 'books', 'stalls'],
  ])('where a title tells of %s, they are in the first picture', (_, pattern, scene, subject) => {
    const named = pictures.filter(({ owner, position }) => position === 0 && pattern.test(titleOf(owner)))
    expect(named.length).toBeGreaterThan(0)
    const odd = named.filter((picture) => picture.scene !== scene || picture.subject !== subject)
    expect(odd.map((picture) => `${picture.owner.key}: ${picture.scene}, ${picture.subject}`)).toEqual([])
  })

  test('who sings without a stage, in a garden or in a café has no curtain and no lights of a city behind', () => {
    const odd = of('stage').filter(({ owner, subject }) => subject === 'music' && /no stage|\bgarden|ancient theatre|\bcaf[eé]|no microphone/i.test(textOf(owner)))
    expect(odd.map(({ owner }) => owner.key)).toEqual([])
  })

  test('a market under the open sky has no vault over it', () => {
    const open = ['duhok-honey-pomegranate', 'ain-al-tamr-dates', 'halabja-pomegranate-songs', 'baqubah-garden-fair', 'shaqlawa-sweet-market', 'basra-shatt-kitchens', 'mosul-kubba-day']
    const odd = of('bazaar').filter(({ owner, subject }) => open.includes(owner.key) && !['stalls', 'kitchens'].includes(subject ?? ''))
    expect(odd.map(({ owner }) => owner.key)).toEqual([])
  })

  test('a cable car hangs only where there is one', () => {
    expect(of('snow').filter(({ owner, subject }) => subject !== 'wild' && !/cable car|gudauri/i.test(textOf(owner))).map(({ owner }) => owner.key)).toEqual([])
  })

  test('a stay without a pool has none before its houses', () => {
    const dry = new Set(properties.filter(({ features }) => !features.includes('pool')).map(({ key }) => key))
    expect(of('pool').filter(({ owner }) => dry.has(owner.key)).map(({ owner }) => owner.key)).toEqual([])
    const resorts = of('resort').filter(({ owner, subject }) => dry.has(owner.key) && !['lawn', 'hives', 'pines', 'stilts'].includes(subject ?? ''))
    expect(resorts.map(({ owner }) => owner.key)).toEqual([])
  })

  test('the garden of a stay has a house in it, no pavilion of a park', () => {
    const odd = of('garden').filter(({ owner, subject }) => properties.some(({ key }) => key === owner.key) && !['home', 'orchard', 'roses'].includes(subject ?? ''))
    expect(odd.map(({ owner }) => owner.key)).toEqual([])
  })

  test('where an event is a dance, somebody dances', () => {
    const dances = withSubjects(events).filter(({ title }) => /halparke|danc/i.test(title.en) || /دبكة|رقص/.test(title.ar) || /هەڵپەڕکێ/.test(title.ku))
    expect(dances.length).toBeGreaterThan(0)
    expect(dances.filter(({ pictures: [cover] }) => cover?.subject !== 'dancers').map(({ key }) => key)).toEqual([])
  })

  test('deep snow lies nowhere where people go in summer only', () => {
    const winter = ['2027-01-15', '2027-02-15', '2027-12-15'] as const
    const summery = new Set([
      ...[...events, ...tourismPackages].filter(({ season }) => season && !('ramadan' in season) && !winter.some((day) => isInSeason(day, season))).map(({ key }) => key),
      ...Object.entries(activitySales).filter(([, { months }]) => months && !winter.some((day) => isInMonths(months, day))).map(([key]) => key),
    ])
    expect(summery.size).toBeGreaterThan(20)
    expect(of('snow').filter(({ owner }) => summery.has(owner.key)).map(({ owner }) => owner.key)).toEqual([])
  })

  test('breakfast is on the table of those who tell of it, and by day only', () => {
    const laid = of('tea').filter(({ subject }) => subject === 'breakfast')
    expect(laid.filter(({ owner, time }) => !/breakfast/i.test(textOf(owner)) || ['dusk', 'night'].includes(time)).map(({ owner }) => owner.key)).toEqual([])
    const bare = of('tea').filter(({ owner, time, subject }) => !subject && ['dawn', 'noon'].includes(time) && /breakfast/i.test(textOf(owner)))
    expect(bare.map(({ owner }) => owner.key)).toEqual([])
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
  // And so does what one gives who mends eyes, teeth and knees: a bridge or a hall tells nothing of it.
  const pictured = [...discounts, ...discountBanners.map((banner) => ({ ...banner, business: discounts.find(({ key }) => key === banner.discount)?.business }))]
  const careful: BusinessTypeKey[] = ['clinics', 'dentists', 'opticians']
  const strange = pictured.filter(({ business, picture }) => {
    const type = businesses.find(({ key }) => key === business)?.type
    return type && careful.includes(type) && !scenesOf[type]?.includes(picture.scene)
  })
  expect(strange.map(({ key }) => key)).toEqual([])
})

describe('abroad', () => {
  /** Where our domes, our pointed doors and our tea would be. */
  const ours: Scene[] = ['skyline', 'old-city', 'minaret', 'courtyard', 'citadel', 'golden-dome', 'palms', 'tea']
  const far = ['it', 'jp', 'ge', 'am', 'ru', 'fr', 'gb', 'de', 'cn', 'th', 'lk', 'in', 'id', 'my']
  const isOurs = ({ scene, place }: Picture) => ours.includes(scene) && (!place || scene === 'tea' || places[place].domes)

  test('no visa for a country far from ours shows domes, arcades or a samovar', () => {
    const shown = visas.filter(({ country }) => far.includes(country))
    expect(new Set(shown.map(({ country }) => country))).toEqual(new Set(far))
    expect(shown.filter(({ country, pictures }) => settleAbroad(country, pictures).some(isOurs)).map(({ key }) => key)).toEqual([])
  })

  test('nor does a tour to the tropics, which has neither dry ground nor meadows below snowy peaks', () => {
    const tropics = tourismPackages.filter(({ destination }) => /bali|sri lanka|malaysia|india|maldives/i.test(destination.en))
    expect(tropics.length).toBe(5)
    const odd = tropics.flatMap(({ key, pictures }) => pictures.filter((picture) => isOurs(picture) || (picture.scene !== 'airplane' && picture.place !== 'tropics')).map(({ scene }) => `${key}: ${scene}`))
    expect(odd).toEqual([])
  })
})

test.each([
  ['fr', 'skyline', 'north-plain'],
  ['jp', 'skyline', 'north'],
  ['th', 'boat', 'tropics'],
  ['ae', 'skyline', 'gulf-city'],
  ['gb', 'kaaba', undefined],
] as const)('in %s, %s is drawn in a place of the kind %s', (country, scene, place) =>
  expect(settleAbroad(country, [{ scene, time: 'noon' }])[0]?.place).toBe(place))
