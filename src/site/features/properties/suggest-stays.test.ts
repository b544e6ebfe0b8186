import { expect, test } from 'vitest'
import { staySearchText } from '../../../i18n/messages/stay-search.ts'
import { toStayQueries, toStaySuggestions } from './suggest-stays.ts'

const t = staySearchText.en
const mark = (text: string) => `\uE000${text}\uE001`
const landmark = { key: 'landmark-7', title: 'Imam Hussein Shrine' } as Parameters<
  typeof toStaySuggestions
>[0]['landmarks'][number]

test('asks for governorates and stays in the reader’s language alone', () => {
  const queries = toStayQueries('kar', 'ku')
  expect(queries.map(({ indexUid }) => indexUid)).toEqual(['location', 'property'])
  expect(JSON.stringify(queries)).not.toMatch(/[a-z](En|Ar)"/)
})

test('asks for no word that only says what kind of house, unless nothing else was typed', () => {
  const asked = (typed: string) => toStayQueries(typed, 'en').map(({ q }) => q)
  expect(asked('hotels near Imam Ali')).toEqual(['Imam Ali', 'Imam Ali'])
  expect(asked('hotel')).toEqual(['hotel', 'hotel'])
})

test('governorates come first, then landmarks, areas and stays', () => {
  const found = toStaySuggestions(
    {
      locations: [{ id: 3, _formatted: { titleEn: mark('Karbala'), cityEn: mark('Karbala') } }],
      landmarks: [landmark],
      properties: [
        {
          id: 8,
          _formatted: { titleEn: `${mark('Kar')}wan Hotel`, addressEn: `Street 62, ${mark('Kar')}rada, Baghdad` },
        },
        { id: 9, _formatted: { titleEn: 'Other', addressEn: `Near the square, ${mark('Kar')}rada, Baghdad` } },
      ],
    },
    'en',
    t,
  )
  expect(found.map(({ key }) => key)).toEqual(['location 3', 'landmark-7', 'area Karrada', 'stay 8'])
  expect(found.map(({ choice }) => choice)).toEqual([
    { place: { text: 'Karbala', field: { name: 'location', value: '3' } } },
    { place: { text: 'Imam Hussein Shrine', field: { name: 'near', value: 'landmark-7' } } },
    { place: { text: 'Karrada', field: { name: 'q', value: 'Karrada' } } },
    { to: '/properties/8' },
  ])
})

test.each([
  ['العمرة', 'ar', 'umrah', '/umrah'],
  ['Events', 'en', 'event', '/events'],
  ['باقات الخصومات', 'ar', 'discount_package', '/packages'],
  ['کاتەکانی بانگ', 'ku', 'prayer', '/navigator/prayer'],
] as const)('%s is a section of the site, and nothing is guessed beside it', (q, locale, key, to) => {
  const locations = [
    {
      id: 1,
      _formatted: { titleAr: 'ميسان', cityAr: mark('العمارة') },
      _rankingScoreDetails: { typo: { typoCount: 1 } },
    },
  ]
  const found = toStaySuggestions(
    { locations: locations as never, landmarks: [landmark], properties: [] },
    locale,
    staySearchText[locale],
    q,
  )
  expect(found).toMatchObject([{ key, line: staySearchText[locale].section, choice: { to } }])
})

test('a section that is begun comes after places', () => {
  const locations = [{ id: 1, _formatted: { titleEn: mark('Ev'), cityEn: 'Ev' } }]
  const found = toStaySuggestions({ locations, landmarks: [landmark], properties: [] }, 'en', t, 'ev')
  expect(found.map(({ key }) => key)).toEqual(['location 1', 'landmark-7', 'event'])
})

test('a stay that begins as was typed comes first', () => {
  const properties = [
    { id: 1, _formatted: { titleEn: 'Jasmine House', addressEn: `Street 1, ${mark('Ra')}madi` } },
    { id: 2, _formatted: { titleEn: `Hotel ${mark('Ra')}khawi`, addressEn: 'Street 2, Basra' } },
  ]
  const locations = [{ id: 1, _formatted: { titleEn: 'Anbar', cityEn: mark('Ramadi') } }]
  const keysOf = (q: string) =>
    toStaySuggestions({ locations, landmarks: [], properties }, 'en', t, q).map(({ key }) => key)
  expect(keysOf('hotel ra')).toEqual(['stay 2', 'location 1'])
  expect(keysOf('ra')).toEqual(['location 1', 'stay 2'])
  const marble = [{ id: 3, _formatted: { titleAr: 'فندق الرخام', addressAr: 'كربلاء' } }]
  const found = toStaySuggestions(
    { locations: [], landmarks: [], properties: marble },
    'ar',
    staySearchText.ar,
    'فندق الر',
  )
  expect(found.map(({ key }) => key)).toEqual(['stay 3'])
})

test('a town is no area of itself', () => {
  const properties = [{ id: 1, _formatted: { titleEn: 'A', addressEn: `Street 1, ${mark('Erbil')}` } }]
  expect(toStaySuggestions({ locations: [], landmarks: [], properties }, 'en', t)).toEqual([])
})

test('what was typed only nearly so comes after what one may want to be near', () => {
  const nearly = (id: number, _rankingScoreDetails: object) => ({
    id,
    _formatted: { titleEn: `T${id}`, cityEn: `T${id}` },
    _rankingScoreDetails,
  })
  const locations = [
    nearly(1, { typo: { typoCount: 1 } }),
    nearly(2, { typo: { typoCount: 2 } }),
    nearly(3, { typo: { typoCount: 0 } }),
  ]
  const found = toStaySuggestions({ locations, landmarks: [landmark], properties: [] }, 'en', t)
  expect(found.map(({ key }) => key)).toEqual(['location 3', 'landmark-7', 'location 1', 'location 2'])
  const named = [{ ...landmark, isNamed: true }]
  const sure = toStaySuggestions({ locations, landmarks: named, properties: [] }, 'en', t)
  expect(sure.map(({ key }) => key)).toEqual(['location 3', 'landmark-7'])
})

test('a landmark names its governorate, unless its name has it', () => {
  const at = (title: string) => ({ ...landmark, title, location: { id: 3, title: 'Karbala' } })
  const landmarks = [at('Imam Hussein Shrine'), at('Karbala Bus Station')]
  const found = toStaySuggestions({ locations: [], landmarks, properties: [] }, 'en', t)
  expect(found.map(({ title }) => title)).toEqual(['Imam Hussein Shrine · Karbala', 'Karbala Bus Station'])
  expect(found[0]?.choice).toMatchObject({ place: { text: 'Imam Hussein Shrine' } })
})
