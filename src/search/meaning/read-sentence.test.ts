import { describe, test } from 'vitest'
import { expectSaid, expectUnread, type Saying } from './testing/says.ts'

const cases: [q: string, says: Saying][] = [
  ['rooms for 6 people karbala', { kind: 'property', place: 'Karbala', adults: 6 }],
  ['concert this weekend', { kind: 'event', topic: 'concert', dates: { from: '2026-11-20', to: '2026-11-21' } }],
  [
    'فندق في بغداد اقل من 50 الف',
    { kind: 'property', place: 'Baghdad', price: { min: null, max: 50_000, currency: 'IQD' } },
  ],
  [
    'cheap hotel in erbil tonight',
    { kind: 'property', place: 'Erbil', sort: 'price-asc', dates: { from: '2026-11-17', to: '2026-11-18' } },
  ],
  [
    'hotels near imam ali shrine for 2 adults and 2 kids aged 4 and 7',
    { kind: 'property', near: 'imam-ali-shrine', adults: 2, children: [4, 7] },
  ],
  [
    'فندق ببغداد ليلة باجر لشخصين',
    { kind: 'property', place: 'Baghdad', adults: 2, dates: { from: '2026-11-18', to: '2026-11-19' } },
  ],
  ['هوتێل لە هەولێر بۆ ٤ کەس', { kind: 'property', place: 'Erbil', adults: 4 }],
  [
    '5 star hotel basra with pool and parking',
    { kind: 'property', place: 'Basra', stars: [5], features: ['pool', 'parking'] },
  ],
  [
    'umrah from najaf by land in march',
    { kind: 'umrah', travel: { from: 'najaf', to: null, by: 'land', month: '2027-03' } },
  ],
  [
    'طيران من بغداد الى اسطنبول',
    { kind: 'offer', travel: { from: 'baghdad', to: 'istanbul', by: 'air', month: null } },
  ],
  ['تأشيرة تركيا', { kind: 'visa', country: 'tr' }],
  ['events 12-15 march', { kind: 'event', dates: { from: '2027-03-12', to: '2027-03-15' } }],
  [
    'hotel erbil 3 nights from friday',
    { kind: 'property', place: 'Erbil', dates: { from: '2026-11-20', to: '2026-11-23' } },
  ],
]

describe('a whole sentence', () => {
  test.each(cases)('%s', (q, says) => expectSaid(q, says))
})

test.each(['', ' ', '50', 'narinj', 'سوق الجمعة', 'The Friday Market'])('“%s” says nothing', (q) => expectUnread(q))
