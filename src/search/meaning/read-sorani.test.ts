import { describe, test } from 'vitest'
import { expectSaid, type Saying } from './testing/says.ts'

const cases: [q: string, says: Saying][] = [
  ['هوتێل لە هەولێر بۆ ٤ کەس', { kind: 'property', place: 'Erbil', adults: 4 }],
  [
    'هوتێلێک لە سلێمانی کەمتر لە ٥٠ هەزار',
    { kind: 'property', place: 'Sulaymaniyah', price: { min: null, max: 50000, currency: 'IQD' } },
  ],
  ['لە هەولێرەوە بۆ ئەستەنبوڵ', { travel: { from: 'erbil', to: 'istanbul', by: null, month: null } }],
  ['گەشت بۆ تورکیا', { kind: 'tourism', country: 'tr' }],
  ['هوتێلی پێنج ئەستێرە لە هەولێر', { kind: 'property', place: 'Erbil', stars: [5] }],
  ['هوتێلی هەرزان لە هەولێر', { kind: 'property', place: 'Erbil', sort: 'price-asc' }],
  [
    'هۆتێل لە سلێمانی بۆ ٣ شەو لە هەینییەوە',
    { kind: 'property', place: 'Sulaymaniyah', dates: { from: '2026-11-20', to: '2026-11-23' } },
  ],
  ['هوتێل لە نزیک قەڵای هەولێر', { kind: 'property', near: 'erbil-citadel' }],
  ['هوتێل نزیک مەزارگەی ئیمام عەلی لە نەجەف', { kind: 'property', place: 'Najaf', near: 'imam-ali-shrine' }],
  [
    'هوتێلی ٤ ئەستێرە لە دهۆک بۆ ئەم کۆتایی هەفتەیە',
    { kind: 'property', place: 'Duhok', dates: { from: '2026-11-20', to: '2026-11-21' }, stars: [4] },
  ],
  ['ژوورێک بۆ شەش کەس لە کەربەلا', { kind: 'property', place: 'Karbala', adults: 6 }],
  [
    'دوو ژوور بۆ چوار کەس و دوو منداڵ لە هەولێر',
    { kind: 'property', place: 'Erbil', adults: 4, children: [null, null], rooms: 2 },
  ],
  ['بۆ خێزانێکی ٥ کەسی لە هەولێر', { place: 'Erbil', adults: 5 }],
  ['هوتێل لە ژێر ٧٥ هەزار دینار', { kind: 'property', price: { min: null, max: 75000, currency: 'IQD' } }],
  ['هوتێل لە نێوان ٥٠ و ١٠٠ هەزار', { kind: 'property', price: { min: 50000, max: 100000, currency: 'IQD' } }],
  ['هوتێل بە مەلەوانگە و پارکینگ', { kind: 'property', features: ['pool', 'parking'] }],
  ['هوتێل بە مەلەوانگەی ژنان لە نەجەف', { kind: 'property', place: 'Najaf', features: ['women_pool'] }],
  ['هوتێل بێ نانی بەیانی', { kind: 'property', without: ['breakfast'] }],
  ['هوتێل نەک لە کەربەلا', { kind: 'property', without: ['location-6'] }],
  ['هوتێل لە کەربەلا نەبێت', { kind: 'property', without: ['location-6'] }],
  [
    'کۆنسێرت ئەم کۆتایی هەفتەیە لە هەولێر',
    { kind: 'event', place: 'Erbil', dates: { from: '2026-11-20', to: '2026-11-21' }, topic: 'concert' },
  ],
  [
    'بۆنەکانی سبەی لە سلێمانی',
    { kind: 'event', place: 'Sulaymaniyah', dates: { from: '2026-11-18', to: '2026-11-18' } },
  ],
  ['ئاهەنگ ئەمشەو', { kind: 'event', dates: { from: '2026-11-17', to: '2026-11-17' }, topic: 'concert' }],
  ['یاری تۆپی پێ هەینی', { kind: 'event', dates: { from: '2026-11-20', to: '2026-11-20' }, topic: 'football' }],
  ['چالاکی بۆ منداڵان لە دهۆک', { kind: 'activity', place: 'Duhok', rest: 'منداڵان' }],
  [
    'شاخەوانی لە ڕەواندز شەممە',
    {
      kind: 'activity',
      place: 'Erbil',
      dates: { from: '2026-11-21', to: '2026-11-21' },
      topic: 'climbing',
      rest: 'ڕەواندز',
    },
  ],
  ['گەشت بۆ ئەستەنبوڵ', { kind: 'tourism', travel: { from: null, to: 'istanbul', by: null, month: null } }],
  [
    'گەشت لە هەولێرەوە بۆ تورکیا لە جەژن',
    {
      kind: 'tourism',
      dates: { from: '2027-03-09', to: '2027-03-11' },
      travel: { from: 'erbil', to: null, by: null, month: null },
      country: 'tr',
    },
  ],
  ['عومرە لە مانگی ڕەمەزان', { kind: 'umrah', dates: { from: '2027-02-08', to: '2027-03-08' } }],
  [
    'عومرە لە سلێمانییەوە بە فڕۆکە',
    { kind: 'umrah', travel: { from: 'sulaymaniyah', to: null, by: 'air', month: null } },
  ],
  ['عومرەی ڕەمەزانی داهاتوو', { kind: 'umrah', dates: { from: '2027-02-08', to: '2027-03-08' } }],
  ['بلیتی فڕۆکە لە هەولێر بۆ دوبەی', { kind: 'offer', travel: { from: 'erbil', to: 'dubai', by: 'air', month: null } }],
  [
    'فڕۆکە بۆ ئەستەنبوڵ مانگی داهاتوو',
    { kind: 'offer', travel: { from: null, to: 'istanbul', by: 'air', month: '2026-12' } },
  ],
  ['ڤیزا بۆ ئێران', { kind: 'visa', country: 'ir' }],
  ['داشکاندنی چێشتخانە لە هەولێر', { kind: 'discount', place: 'Erbil', topic: 'restaurant' }],
  ['مۆزەخانە لە سلێمانی', { place: 'Sulaymaniyah', topic: 'museum' }],
  ['باشترین هوتێلەکانی هەولێر', { kind: 'property', place: 'Erbil', sort: 'rating-desc' }],
  ['هوتێلی پێنج ئەستێرە', { kind: 'property', stars: [5] }],
  ['هوتێل بە هەڵسەنگاندنی سەروو ٤', { kind: 'property', rating: 4 }],
  ['هوتێل ١٢ی ئازار تا ١٥ی ئازار', { kind: 'property', dates: { from: '2027-03-12', to: '2027-03-15' } }],
  ['هوتێل لە ١٢ بۆ ١٥ی نیسان', { kind: 'property', dates: { from: '2027-04-12', to: '2027-04-15' } }],
  [
    'هوتێل لە نەورۆز لە ئاکرێ',
    { kind: 'property', place: 'Duhok', dates: { from: '2027-03-20', to: '2027-03-23' }, rest: 'ئاکرێ' },
  ],
  ['هوتێل سەری ساڵ لە هەولێر', { kind: 'property', place: 'Erbil', dates: { from: '2026-12-31', to: '2027-01-01' } }],
  ['بۆنە لە ١٠ی گوڵان', { kind: 'event', dates: { from: '2027-04-30', to: '2027-04-30' } }],
  ['جەژنی ڕەمەزان هوتێل', { kind: 'property', dates: { from: '2027-03-09', to: '2027-03-11' } }],
  ['ئەربەعین کەربەلا هوتێل', { kind: 'property', place: 'Karbala', dates: { from: '2027-07-20', to: '2027-07-25' } }],
  ['هوتێل هەڵوەشاندنەوەی بێبەرامبەر', { kind: 'property', features: ['free_cancellation'] }],
  ['هوتێلی گونجاو بۆ خێزان', { kind: 'property', features: ['family'] }],
  ['من و هاوسەرم و منداڵێکی ٣ ساڵان', { adults: 2, children: [3] }],
  ['دوو کەس و منداڵێک ٥ ساڵ', { adults: 2, children: [5] }],
  ['هوتێل پێنجشەممەی داهاتوو', { kind: 'property', dates: { from: '2026-11-19', to: '2026-11-20' } }],
  ['هوتێل لەهەولێر', { kind: 'property', place: 'Erbil' }],
  ['هوتێلەکانی بەغدا', { kind: 'property', place: 'Baghdad' }],
  ['ژووری دووکەسی لە هەولێر', { kind: 'property', place: 'Erbil', rest: 'ژووری دووکەسی' }],
  [
    'شوقە لە هەولێر بۆ مانگی ئازار',
    { kind: 'property', place: 'Erbil', dates: { from: '2027-03-01', to: '2027-03-31' }, rest: 'شوقە' },
  ],
  ['هوتێلێک لەگەڵ مەتبەخ', { kind: 'property', features: ['kitchen'] }],
  [
    'شوێنی مانەوە لە شەقڵاوە ئەم هەینییە',
    { kind: 'property', place: 'Erbil', dates: { from: '2026-11-20', to: '2026-11-21' }, rest: 'شەقڵاوە' },
  ],
  ['هوتێلی نزیک لە فڕۆکەخانە لە هەولێر', { kind: 'property', place: 'Erbil', near: 'erbil-international-airport-ebl' }],
  ['هوتێل هەولێر هەینی', { kind: 'property', place: 'Erbil', dates: { from: '2026-11-20', to: '2026-11-21' } }],
  ['سینەما ئەمشەو', { kind: 'event', dates: { from: '2026-11-17', to: '2026-11-17' }, topic: 'cinema' }],
  ['پێشانگای کتێب لە هەولێر', { kind: 'event', place: 'Erbil', topic: 'exhibition' }],
  ['کافێ لە هەولێر', { place: 'Erbil', topic: 'cafe' }],
  ['هوتێل بۆ ٢ گەورە و ١ منداڵ', { kind: 'property', adults: 2, children: [null] }],
  ['هوتێل لای ئیمام حوسێن', { kind: 'property', near: 'imam-husayn-shrine' }],
  ['هوتیل بە ٥٠ دۆلار', { kind: 'property', price: { min: null, max: 50, currency: 'USD' } }],
]

describe('a sentence in Sorani says what it says, and nothing besides', () => {
  test.each(cases)('%s', (q, says) => expectSaid(q, says))
})
