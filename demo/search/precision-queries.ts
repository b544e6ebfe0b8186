import type { SearchIndexName } from '../../src/contract/search-hits.ts'
import type { Locale } from '../../src/domain/text/locale.ts'
import type { LocationKey } from '../content/shapes.ts'

/** A query, and which rows a person would accept: of these kinds, stays of this governorate, with these words. */
export type PrecisionQuery = {
  q: string
  locale: Locale
  kinds: readonly SearchIndexName[]
  town?: LocationKey
  says?: RegExp
}

type Town = readonly [key: LocationKey, en: string, ar: string, ku: string]

const towns: readonly Town[] = [
  ['baghdad', 'baghdad', 'بغداد', 'بەغدا'],
  ['erbil', 'erbil', 'أربيل', 'هەولێر'],
  ['basra', 'basra', 'البصرة', 'بەسرە'],
  ['najaf', 'najaf', 'النجف', 'نەجەف'],
  ['karbala', 'karbala', 'كربلاء', 'کەربەلا'],
  ['sulaymaniyah', 'sulaymaniyah', 'السليمانية', 'سلێمانی'],
  ['duhok', 'duhok', 'دهوك', 'دهۆک'],
]

/** Sentences for stays: their words and filters differ, and the town counts. */
const ofTowns: readonly PrecisionQuery[] = towns.flatMap(([town, en, ar, ku]) =>
  (
    [
      [`hotels in ${en}`, 'en'],
      [`rooms for 3 people ${en}`, 'en'],
      [`${en} hotel under 200,000`, 'en'],
      [`nice clean hotel in ${en}`, 'en'],
      [`hotel with wifi in ${en}`, 'en'],
      [`فنادق ${ar}`, 'ar'],
      [`فندق في ${ar} لشخصين`, 'ar'],
      [`ارخص فندق في ${ar}`, 'ar'],
      [`فندق في ${ar} مع موقف سيارات`, 'ar'],
      [`هوتێل لە ${ku}`, 'ku'],
      [`هوتێل لە ${ku} بۆ ٣ کەس`, 'ku'],
      [`هوتێلی هەرزان لە ${ku}`, 'ku'],
    ] as const
  ).map(([q, locale]): PrecisionQuery => ({ q, locale, kinds: ['property'], town })),
)

type Case = readonly [locale: Locale, q: string, kinds: readonly SearchIndexName[], says?: RegExp]

const cases: readonly Case[] = [
  ['en', 'concert this weekend', ['event'], /song|music|maqam|concert/i],
  ['en', 'events in december', ['event']],
  ['ar', 'فعاليات هذا الاسبوع', ['event']],
  ['ku', 'بۆنەکان', ['event']],
  ['en', 'umrah', ['umrah']],
  ['ar', 'عمرة من بغداد', ['umrah']],
  ['ku', 'عومرە لە هەولێرەوە', ['umrah']],
  ['en', 'umrah by land', ['umrah']],
  ['en', 'cheapest umrah', ['umrah']],
  ['en', 'visa turkey', ['visa'], /türkiye/i],
  ['ar', 'تأشيرة تركيا', ['visa'], /تركيا/],
  ['ar', 'فيزا ايران', ['visa'], /إيران/],
  ['ku', 'ڤیزای تورکیا', ['visa'], /تورکیا/],
  ['en', 'trip to istanbul', ['tourism', 'offer'], /istanbul/i],
  ['ar', 'طيران من بغداد الى اسطنبول', ['offer'], /إسطنبول/],
  ['en', 'discounts', ['discount']],
  ['ar', 'خصومات', ['discount']],
  ['en', 'restaurants in baghdad', ['discount'], /baghdad/i],
  ['en', 'kayak', ['activity', 'event', 'discount'], /kayak/i],
  ['en', 'tours', ['tourism']],
  ['ar', 'باقات سياحية', ['tourism']],
  ['en', 'narinj hotel', ['property'], /narinj/i],
  ['ar', 'فندق النارنج', ['property'], /النارنج/],
  ['en', 'hotel without pool in erbil', ['property'], /erbil/i],
  ['en', '5 star hotel in basra', ['property'], /basra/i],
  ['en', 'hotels near imam ali shrine', ['property'], /najaf/i],
  ['ar', 'فندق قرب مرقد الامام الحسين', ['property'], /كربلاء/],
  ['en', 'apartment in sulaymaniyah', ['property'], /sulaymaniyah/i],
  ['en', 'resort duhok', ['property'], /duhok/i],
]

export const precisionQueries: readonly PrecisionQuery[] = [
  ...ofTowns,
  ...cases.map(([locale, q, kinds, says]) => ({ locale, q, kinds, ...(says && { says }) })),
]
