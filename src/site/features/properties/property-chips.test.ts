import { expect, test } from 'vitest'
import { registerMessages } from '../../../client/text.tsx'
import { ar } from '../../../i18n/messages/ar.ts'
import { en } from '../../../i18n/messages/en.ts'
import { type Titles, toChips, toFilterChips } from './property-chips.ts'
import { emptyQuery, type PropertyQuery } from './property-filters.ts'

registerMessages('en', en)
registerMessages('ar', ar)

const titles: Titles = {
  near: { key: 'landmark-7', title: 'Imam Ali Shrine', coordinates: { latitude: 32, longitude: 44.3 } },
  location: new Map([[1, 'Baghdad']]),
  type: new Map([[2, 'Hotel']]),
  bedType: new Map([[3, 'King bed']]),
  features: new Map([
    [4, 'Parking'],
    [5, 'Swimming pool'],
  ]),
}
const query: PropertyQuery = {
  q: 'river',
  near: 'landmark-7',
  frame: '44,33,45,34',
  view: 'map',
  location: 1,
  checkIn: '2026-11-20',
  checkOut: '2026-11-22',
  adults: 2,
  children: 1,
  age: [5],
  type: [2],
  family: ['cot'],
  cancel: 'free',
  stars: [4, 5],
  minPrice: 50_000,
  maxPrice: 90_000,
  bedType: 3,
  features: [4, 5],
  rating: 4,
  sort: 'price-asc',
}

test('every part of a wish has a chip in words', () => {
  expect(toChips(query, 'en', titles, '2026-11-15').map(({ label }) => label)).toEqual([
    'Hotel',
    '4 stars',
    '5 stars',
    'At least 50,000 IQD · At most 90,000 IQD',
    'King bed',
    'Parking',
    'Swimming pool',
    'Cot',
    'Free cancellation',
    'Rating: 4 and above',
    'Baghdad',
    '\u2068river\u2069',
    'Near Imam Ali Shrine',
    'In this part of the map',
    '20 – 22 Nov · 2 nights',
    '3 guests',
  ])
  expect(toChips(query, 'ar', titles, '2026-11-15').at(-1)?.label).toBe('3 ضيوف')
  expect(toChips(emptyQuery, 'en', titles, '2026-11-15')).toEqual([])
})

test('of days, guests and a place the filters know nothing, and both ends of a price are one of them', () => {
  const { checkIn, checkOut, adults, location } = query
  expect(toFilterChips({ ...emptyQuery, checkIn, checkOut, adults, location }, 'en', titles)).toEqual([])
  expect(toFilterChips(query, 'en', titles)).toEqual(toChips(query, 'en', titles, '2026-11-15').slice(0, 10))
})

test('a chip takes away itself and nothing else; together they take away all but the order and the map', () => {
  const [, four] = toChips(query, 'en', titles, '2026-11-15')
  expect(four?.without).toEqual({ ...query, stars: [5] })
  let rest = query
  for (
    let chips = toChips(rest, 'en', titles, '2026-11-15');
    chips[0];
    chips = toChips(rest, 'en', titles, '2026-11-15')
  )
    rest = chips[0].without
  expect(rest).toEqual({ ...emptyQuery, sort: 'price-asc', view: 'map' })
})
