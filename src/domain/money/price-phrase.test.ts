import { describe, expect, test } from 'vitest'
import { readPrice } from './price-phrase.ts'

const iqd = (min: number | null, max: number | null) => ({ min, max, currency: 'IQD' })
const usd = (min: number | null, max: number | null) => ({ min, max, currency: 'USD' })

describe('a query names the price', () => {
  test.each([
    ['hotel in baghdad under 50000', 'hotel in baghdad', iqd(null, 50_000)],
    ['hotels in Baghdad under 50,000 IQD', 'hotels in Baghdad', iqd(null, 50_000)],
    ['hotel baghdad less than 50 thousand dinars', 'hotel baghdad', iqd(null, 50_000)],
    ['erbil hotel below $60 per night', 'erbil hotel', usd(null, 60)],
    ['apartments 50k or less', 'apartments', iqd(null, 50_000)],
    ['hotel under 80', 'hotel', usd(null, 80)],
    ['hotel erbil between 30 and 60 thousand', 'hotel erbil', iqd(30_000, 60_000)],
    ['umrah from 500 to 900 dollars', 'umrah', usd(500, 900)],
    ['stays over 100,000', 'stays', iqd(100_000, null)],
    ['hotel with price up to 75 000', 'hotel', iqd(null, 75_000)],
    ['under 50000', '', iqd(null, 50_000)],
    ['hotel najaf fifty thousand', 'hotel najaf', iqd(null, 50_000)],
    ['over 20 thousand under 60 thousand hotel', 'hotel', iqd(20_000, 60_000)],
    ['فندق في بغداد اقل من 50 الف', 'فندق في بغداد', iqd(null, 50_000)],
    ['فندق في بغداد أقل من ٥٠ ألف دينار', 'فندق في بغداد', iqd(null, 50_000)],
    ['فنادق اربيل تحت ٥٠٬٠٠٠', 'فنادق اربيل', iqd(null, 50_000)],
    ['فندق بالنجف بحدود 60 الف لليلة', 'فندق بالنجف', iqd(null, 60_000)],
    ['شقة بغداد ب50الف', 'شقة بغداد', iqd(null, 50_000)],
    ['فندق كربلاء خمسين الف', 'فندق كربلاء', iqd(null, 50_000)],
    ['فندق اقل من 50', 'فندق', iqd(null, 50_000)],
    ['فندق بين 30 و60 الف', 'فندق', iqd(30_000, 60_000)],
    ['فنادق من ٣٠ الى ٦٠ الف دينار', 'فنادق', iqd(30_000, 60_000)],
    ['فندق 30-50 الف بغداد', 'فندق بغداد', iqd(30_000, 50_000)],
    ['عمرة اقل من مليون ونص', 'عمرة', iqd(null, 1_500_000)],
    ['عمرة اقل من الف دولار', 'عمرة', usd(null, 1000)],
    ['عمرة اقل من 1.5 مليون', 'عمرة', iqd(null, 1_500_000)],
    ['عمرة تحت 8 ورقات', 'عمرة', usd(null, 800)],
    ['فندق 100 دولار فأقل', 'فندق', usd(null, 100)],
    ['فنادق اكثر من مية وخمسين الف', 'فنادق', iqd(150_000, null)],
    ['هوتێل لە بەغدا کەمتر لە ٥٠ هەزار', 'هوتێل لە بەغدا', iqd(null, 50_000)],
    ['هوتێل لە هەولێر لە ٥٠ هەزار دینار کەمتر', 'هوتێل لە هەولێر', iqd(null, 50_000)],
    ['هوتێلی سلێمانی تا ٧٥ هەزار', 'هوتێلی سلێمانی', iqd(null, 75_000)],
    ['هوتێل لە ٣٠ هەزار تا ٥٠ هەزار', 'هوتێل', iqd(30_000, 50_000)],
    ['هوتێل بە نرخی پەنجا هەزار دینار', 'هوتێل', iqd(null, 50_000)],
    ['عومرە ژێر ١٠٠٠ دۆلار', 'عومرە', usd(null, 1000)],
  ])('%s', (q, rest, bounds) => expect(readPrice(q)).toEqual({ bounds, isCheap: false, rest }))
})

describe('a query asks for what is cheap', () => {
  test.each([
    ['cheap hotel in Baghdad under 50000', 'hotel in Baghdad', iqd(null, 50_000)],
    ['cheapest umrah', 'umrah', null],
    ['أرخص فندق بأربيل', 'فندق بأربيل', null],
    ['فندق رخيص بالنجف', 'فندق بالنجف', null],
    ['هوتێلی هەرزان لە سلێمانی', 'هوتێلی لە سلێمانی', null],
  ])('%s', (q, rest, bounds) => expect(readPrice(q)).toEqual({ bounds, isCheap: true, rest }))
})

test.each([
  'hotel erbil',
  'rooms for 6 people karbala',
  'hotel 5 stars',
  'tours 12-15 march',
  'events under 18',
  'iraq 2026',
  'from baghdad to erbil',
  'more than 3 rooms',
  'under 12 years',
  'فندق 4 نجوم',
  'رحلة من بغداد الى اربيل',
  'اقل من 3 ايام',
  'الف ليلة وليلة',
  'سينما تحت النجوم',
  'گەشت لە هەولێر بۆ سلێمانی',
  'دوو ژوور',
  'هەزار و یەک شەو',
  '',
  '50',
  '😀',
])('“%s” says nothing of a price', (q) => expect(readPrice(q)).toEqual({ bounds: null, isCheap: false, rest: q }))

test('every text is read in time, whatever it is', () => {
  const hostile = [
    'من '.repeat(66),
    '50 '.repeat(66),
    'under '.repeat(33),
    '1,000'.repeat(40),
    'لە '.repeat(66),
    '-'.repeat(200),
  ]
  for (const text of hostile) expect(readPrice(text).rest.length).toBeLessThanOrEqual(text.length)
})
