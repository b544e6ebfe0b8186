import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../../../api/service.ts'
import type { ServerCall, SiteContext } from '../../../client/context.ts'
import type { Key } from '../../../contract/contract.ts'
import { openTestDatabase } from '../../../db/testing/database.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { staySearchText } from '../../../i18n/messages/stay-search.ts'
import { openEmbeddedSearch, type SearchService } from '../../../search/gateway/embedded-search.ts'
import { findMeantLandmark, findNamedPlace } from '../landmarks/near-place.ts'
import { type StaySuggestion, toHits, toStayQueries, toStaySuggestions } from './suggest-stays.ts'

const database = openTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'safar-places-'))
let search: SearchService

beforeAll(async () => {
  search = await openEmbeddedSearch({
    db: database.db,
    masterKey: 'k'.repeat(32),
    folder,
    onChange() {},
    onError() {},
  })
})
afterAll(async () => {
  await search.stop()
  rmSync(folder, { recursive: true, force: true })
})

function openSite(locale: Locale) {
  const api = createApi({ db: database.db })
  const call = ((key: Key, input: object = {}) => api.dispatch(key, { locale, ...input })) as ServerCall
  const many: SiteContext['search']['many'] = (queries) => search.search(queries)
  return { locale, call, search: { many } } as SiteContext
}

/** The list below the box. */
async function suggestAll(locale: Locale, typed: string): Promise<StaySuggestion[]> {
  const { data } = await openSite(locale).call('GET /public/landmarks', { query: { search: typed, limit: 3 } })
  const answers = await search.search(toStayQueries(typed, locale))
  return toStaySuggestions({ ...toHits(answers), landmarks: data }, locale, staySearchText[locale])
}

const suggest = async (locale: Locale, typed: string): Promise<string[]> =>
  (await suggestAll(locale, typed)).map(({ title }) => title.replace(/[\uE000\uE001]/g, ''))

const shrines = {
  ali: { en: 'Imam Ali Shrine · Najaf', ar: 'العتبة العلوية المقدسة · النجف', ku: 'مەزارگەی ئیمام عەلی · نەجەف' },
  husayn: {
    en: 'Imam Husayn Shrine · Karbala',
    ar: 'العتبة الحسينية المقدسة · كربلاء',
    ku: 'مەزارگەی ئیمام حوسێن · کەربەلا',
  },
  abbas: { en: 'Al-Abbas Shrine · Karbala', ar: 'العتبة العباسية المقدسة · كربلاء', ku: 'مەزارگەی عەباس · کەربەلا' },
  kadhim: {
    en: 'Al-Kadhimiya Shrine · Baghdad',
    ar: 'العتبة الكاظمية المقدسة · بغداد',
    ku: 'مەزارگەی کازمییە · بەغدا',
  },
  askari: {
    en: 'Al-Askari Shrine · Salah al-Din',
    ar: 'العتبة العسكرية المقدسة · صلاح الدين',
    ku: 'مەزارگەی عەسکەری · سەڵاحەدین',
  },
}

/** Submitting without a choice takes the first suggestion. */
async function expectSamePlace(locale: Locale, queries: string[]) {
  const site = openSite(locale)
  for (const typed of queries) {
    const [first] = await suggestAll(locale, typed)
    const choice = { place: { field: await findNamedPlace(site, typed) } }
    expect([typed, choice]).toMatchObject([typed, first?.choice && { place: { field: fieldOf(first) } }])
  }
}

const fieldOf = ({ choice }: StaySuggestion) =>
  typeof choice === 'object' && 'place' in choice ? choice.place.field : null

describe('a shrine comes first, whatever it is called', () => {
  test.each<[Locale, keyof typeof shrines, string[]]>([
    ['en', 'ali', ['imam ali', 'Imam Ali Shrine', 'shrine of imam ali', 'imam ali mosque', 'holy shrine of Imam Ali']],
    ['en', 'ali', ['hotel near imam ali shrine', 'hotels close to imam ali', 'najaf imam ali', 'imam ali najaf']],
    ['en', 'ali', ['ali mausoleum', 'amir al-muminin', 'stay near the shrine of ali', 'الإمام علي']],
    [
      'en',
      'husayn',
      ['imam hussein', 'hussain shrine', 'imam husain mosque', 'husayn', 'hotel near imam hussein shrine'],
    ],
    ['en', 'husayn', ['karbala imam hussain', 'Kerbala Imam Hussein', 'haram imam hussein']],
    ['en', 'abbas', ['abbas shrine', 'al abbas', 'imam abbas', 'hazrat abbas shrine', 'abu al fadl', 'karbala abbas']],
    [
      'en',
      'kadhim',
      ['musa al kadhim', 'kadhimiya shrine', 'imam musa kadhim', 'imam kadhim', 'kazimiya', 'baghdad kadhimiya'],
    ],
    ['en', 'askari', ['samarra shrine', 'imam hasan al-askari', 'askari mosque', 'hotels in samarra']],
    ['ar', 'ali', ['مرقد الإمام علي', 'ضريح الامام علي', 'حضرة الإمام علي', 'عتبة الإمام علي', 'العتبة العلوية']],
    [
      'ar',
      'ali',
      ['امير المؤمنين', 'أمير المومنين', 'حرم امير المؤمنين', 'فندق قرب مرقد الإمام علي', 'روضة الامام علي'],
    ],
    ['ar', 'ali', ['النجف الامام علي', 'مقام الإمام علي', 'فنادق قريبة من الإمام علي', 'الأمام على', 'najaf imam ali']],
    ['ar', 'husayn', ['كربلاء الامام الحسين', 'مرقد الحسين', 'الحسين', 'حسين', 'شقة بالقرب من الإمام الحسين']],
    [
      'ar',
      'husayn',
      ['ابو عبد الله الحسين', 'سيد الشهداء', 'فندق يم الحسين', 'ضريح الحسين كربلاء', 'العتبة الحسينية المقدسة'],
    ],
    ['ar', 'abbas', ['العباس', 'ابو الفضل العباس', 'مرقد ابي الفضل', 'قمر بني هاشم', 'فنادق قرب العباس']],
    [
      'ar',
      'kadhim',
      ['الكاظم', 'الإمام الكاظم', 'موسى الكاظم', 'الكاظمية', 'مرقد الكاظمين', 'الجوادين', 'الامام موسى بن جعفر'],
    ],
    ['ar', 'askari', ['العسكريين', 'سامراء', 'مرقد الإمامين العسكريين سامراء']],
    [
      'ku',
      'ali',
      ['ئیمام عەلی', 'مەرقەدی ئیمام عەلی', 'حەرەمی ئیمام عەلی', 'زیارەتگای ئیمام عەلی', 'نەجەف ئیمام عەلی'],
    ],
    ['ku', 'husayn', ['ئیمام حوسێن', 'ئیمام حسێن', 'ئیمام حسین', 'مەزارگەی ئیمام حوسێن', 'مەزار ئیمام حوسێن']],
    [
      'ku',
      'husayn',
      ['کەربەلا ئیمام حوسێن', 'هوتێل نزیک ئیمام حوسێن', 'هۆتێل لە نزیک مەزاری ئیمام حوسێن', 'مەرقەد ئیمام حسێن'],
    ],
    ['ku', 'abbas', ['عەباس', 'مەزاری عەباس', 'حەزرەتی عەباس', 'ئیمام عەباس', 'نزیکی مەرقەدی عەباس']],
    ['ku', 'kadhim', ['ئیمام کازم', 'مووسای کازم', 'کازمییە', 'مەزارگەی ئیمام مووسا کازم', 'هوتێل نزیک کازمییە']],
    ['ku', 'askari', ['عەسکەری', 'سامەڕا', 'ئیمام عەسکەری']],
  ])('%s %s', async (locale, shrine, queries) => {
    const first = await Promise.all(queries.map(async (typed) => [typed, (await suggest(locale, typed))[0]]))
    expect(first).toEqual(queries.map((typed) => [typed, shrines[shrine][locale]]))
    await expectSamePlace(locale, queries)
  })
})

test.each<[Locale, string, string[]]>([
  ['en', 'karbala', ['Karbala', shrines.husayn.en, shrines.abbas.en]],
  ['en', 'Najaf', ['Najaf', shrines.ali.en]],
  ['en', 'hotels in najaf', ['Najaf', shrines.ali.en]],
  ['en', 'baghdad', ['Baghdad', shrines.kadhim.en]],
  ['ar', 'النجف', ['النجف', shrines.ali.ar]],
  ['ar', 'فندق في كربلاء', ['كربلاء', shrines.husayn.ar, shrines.abbas.ar]],
  ['ku', 'کەربەلا', ['کەربەلا', shrines.husayn.ku, shrines.abbas.ku]],
  ['ku', 'هوتێل لە نەجەف', ['نەجەف', shrines.ali.ku]],
  ['en', 'kar', ['Karbala', shrines.husayn.en]],
  ['en', 'erbil', ['Erbil', 'Erbil Citadel', 'Erbil International Airport (EBL)']],
])('%s %s is the town, and then its shrines', async (locale, typed, titles) =>
  expect((await suggest(locale, typed)).slice(0, titles.length)).toEqual(titles),
)

test('without a choice, the name of a town is the town', async () => {
  await expectSamePlace('en', ['karbala', 'hotels in najaf', 'hotels near karbala', 'erbil'])
  await expectSamePlace('ar', ['النجف', 'فندق في كربلاء', 'فنادق قرب النجف', 'أربيل'])
  await expectSamePlace('ku', ['کەربەلا', 'هوتێل لە نەجەف', 'هەولێر', 'هۆتێل نزیک هەولێر'])
  // These words also find properties, so they do not lead to a shrine.
  expect(await findNamedPlace(openSite('en'), 'Kerbala')).toBeNull()
  expect(await findNamedPlace(openSite('en'), 'kar')).toBeNull()
})

test.each<[Locale, string, string | undefined]>([
  ['ku', 'هوتێل نزیک ئیمام حوسێن', 'مەزارگەی ئیمام حوسێن'],
  ['ar', 'فندق قرب مرقد الإمام علي', 'العتبة العلوية المقدسة'],
  ['en', 'hotel near imam hussein shrine', 'Imam Husayn Shrine'],
  ['en', 'imam hussein', 'Imam Husayn Shrine'],
  ['ar', 'قرب مطار بغداد', 'مطار بغداد الدولي'],
  ['en', 'Erbil Citadel', 'Erbil Citadel'],
  ['en', 'najaf', undefined],
  ['en', 'hotels near karbala', undefined],
  ['ar', 'مرقد', undefined],
  ['en', 'hospital', undefined],
  ['en', 'hotel', undefined],
  ['ku', 'هوتێل', undefined],
  ['en', 'visa', undefined],
])('the search offers stays, %s %s: near %s', async (locale, typed, title) =>
  expect((await findMeantLandmark(openSite(locale), typed))?.title).toBe(title),
)

test.each<[Locale, string, string]>([
  ['en', 'imam al', shrines.ali.en],
  ['en', 'imam hossein shr', shrines.husayn.en],
  ['ku', 'مەزاری ئیمام حو', shrines.husayn.ku],
  ['en', 'kufa mosque', 'Great Mosque of Kufa · Najaf'],
  ['ar', 'مسجد الكوفة', 'مسجد الكوفة المعظم · النجف'],
  ['ku', 'مزگەوتی کووفە', 'مزگەوتی گەورەی کووفە · نەجەف'],
  ['en', 'abdul qadir gilani', 'Shrine of Abdul-Qadir al-Gilani · Baghdad'],
  ['ar', 'الشيخ عبد القادر الكيلاني', 'الحضرة القادرية الكيلانية · بغداد'],
  ['en', 'mosul nabi yunus', 'Mosque of the Prophet Jonah · Nineveh'],
  ['ar', 'مطار بغداد', 'مطار بغداد الدولي'],
  ['en', 'basra imam ali mosque', 'Imam Ali Mosque of Old Basra'],
])('%s %s is %s', async (locale, typed, title) => expect((await suggest(locale, typed))[0]).toContain(title))
