import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

const files = ['src/i18n', 'demo/content'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('test'))
    .map((name) => `${folder}/${name}`),
)

/** Letters that no Arabic text has. */
const kurdishLetter = /[ەێۆڕڵڤ]/

const kurdishIn = (source: string): string[] =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, plain, template]) => plain ?? template ?? '')
    .filter((text) => kurdishLetter.test(text))

const texts = files.flatMap((file) => kurdishIn(readFileSync(join(root, file), 'utf8')).map((text) => ({ file, text })))

/** Characters and forms that standard Sorani does not have. */
const letters: [string, RegExp][] = [
  ['an Arabic letter', /[كيىةإأؤ]/u],
  ['an invisible character', /[\u00ad\u200b-\u200f\u2060\ufeff]/u],
  ['a tatweel', /ـ(?<!(?<!\p{L})هـ)/u],
  ['a mark above or below a letter', /[\u064b-\u0652]/u],
  ['h for e at the end of a word', /ه(?![\p{L}ـ])/u],
  ['a thin r at the beginning of a word', /(?<![\p{L}])ر(?=\p{L})/u],
  ['Arabic-Indic digits', /[٠-٩۰-۹]/u],
  ['the Arabic percent sign', /٪/u],
  ['a Latin comma or question mark', /(?<=[\u0600-\u06ff])[,;?]/u],
  ['two spaces', / {2}/u],
]

/** One spelling for each word: the form that a pattern finds is written as beside it. */
const spellings: [RegExp, string][] = [
  [/(?<!ل)ێنر[اێ]/u, 'ێندر'],
  [/(?<!\p{L})تەلەفۆنە? ?(?:ژمارە|نمرە)/u, 'ژمارەی مۆبایل'],
  [/لەنێوان/u, 'لە نێوان'],
  [/بەسەرچوو(?!ن)/u, 'بەسەر چوو'],
  [/دووکان/u, 'دوکان'],
  [/(?:ح|هـ?)یساب/u, 'حساب'],
  [/پسووڵە/u, 'پسوولە'],
  [/ئوتێل/u, 'هوتێل'],
  [/فیزا/u, 'ڤیزا'],
  [/تێراس/u, 'تەراس'],
  [/(?<!\p{L})پلیت(?!\p{L})/u, 'بلیت'],
  [/ئەسانسۆر/u, 'ئاسانسۆر'],
  [/زۆنگاو/u, 'هۆڕ'],
  [/(?<!\p{L})سکان/u, 'خوێندنەوە'],
  [/(?<!شەقامی )ئەربەعین/u, 'چلەی ئیمام حوسێن'],
  [/ڕسوومات/u, 'ڕسووم'],
]

/** Words with one form in the catalogues. The demo has reviews, and guests write as they speak. */
const spellingsOfCatalogues: [RegExp, string][] = [
  [/سەعات/u, 'کاتژمێر'],
  [/(?<!\p{L})تەنها/u, 'تەنیا'],
  [/(?<!\p{L})ئیتر(?!\p{L})/u, 'چیتر'],
  [/(?<!\p{L})دەستبەجێ/u, 'یەکسەر'],
  [/هەوڵی زۆر/u, 'زۆر جار هەوڵ درا'],
  [/دڵنیاکردنەوە/u, 'پشتڕاستکردنەوە'],
  [/پی دی ئێف/u, 'PDF'],
  [/چاوەڕێ بە(?!\p{L})/u, 'چاوەڕێ بکە'],
  [/بخوێنەوە/u, 'بخوێنەرەوە'],
]

const foundIn = (text: string, rules: [unknown, RegExp][]): unknown[] =>
  rules.filter(([, rule]) => rule.test(text)).map(([name]) => name)

const wrongIn = (list: typeof texts, rules: [unknown, RegExp][]): string[] =>
  list.flatMap(({ file, text }) => foundIn(text, rules).map((name) => `${file}: ${name}: ${text}`))

const swap = (table: [RegExp, string][]): [string, RegExp][] => table.map(([rule, right]) => [right, rule])

describe('Kurdish texts', () => {
  test('have only the letters and signs of standard Sorani', () => expect(wrongIn(texts, letters)).toEqual([]))

  test('spell each word in one way', () => {
    expect(wrongIn(texts, swap(spellings))).toEqual([])
    const catalogues = texts.filter(({ file }) => file.startsWith('src/i18n'))
    expect(wrongIn(catalogues, swap(spellingsOfCatalogues))).toEqual([])
  })

  test('are found in all catalogues and in the demo content', () => {
    expect(texts.length).toBeGreaterThan(5_000)
  })
})

test.each([
  ['كوردستان و هەولێر', 'an Arabic letter'],
  ['دە\u200cچێت', 'an invisible character'],
  ['فایلێکی PDFـە', 'a tatweel'],
  ['ڕێگه', 'h for e at the end of a word'],
  ['روو لە چیا دەکەین', 'a thin r at the beginning of a word'],
  ['٣ شەو', 'Arabic-Indic digits'],
  ['10٪ی نرخەکە', 'the Arabic percent sign'],
  ['ناو, شوێن', 'a Latin comma or question mark'],
])('%s has %s', (text, name) => expect(foundIn(text, letters)).toEqual([name]))
