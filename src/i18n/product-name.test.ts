import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

const languages = {
  ar: {
    name: /(?<!\p{L})[وف]?[بلك]?سفر(?!\p{L})/gu,
    isName: /(?:منصة|موقع) $/u,
    isTravel: /(?:مكتب|مكاتب|جواز|تذكرة|موسم) $/u,
    isOther: /[ەێۆڕڵڤ]/u,
  },
  ku: {
    // With its endings: in, from, are, of, our. The verb سەفەر کردن means to travel.
    name: /(?<!\p{L})سەفەر(?:(?:دا|ەوە|ن|ی|م|ت|مان)(?!\p{L})|(?!\p{L}| (?:دە|ب|نە|نا)?ک))/gu,
    isName: /پلاتفۆرمی $/u,
    isTravel: /(?:مانگی|ئەم|ڕۆژوو لە|سفر) $/u,
    isOther: /^[^ەێۆڕڵڤ]*$/u,
  },
}

/** Without words that people type: in Sorani zero is written like the product's Arabic name. */
const files = ['src', 'demo'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ts$/.test(name) && !/test|search\/|spoken-digits/.test(name))
    .map((name) => `${folder}/${name}`),
)

const stringsIn = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, plain, template]) => plain ?? template ?? '',
  )

/** The places where the name of the product reads as the common noun: inside a sentence, without «…» and without "platform" before it. */
function bareNamesIn(text: string, { name, isName, isTravel, isOther }: (typeof languages)['ar' | 'ku']): string[] {
  if (isOther.test(text)) return []
  return [...text.matchAll(name)].flatMap(({ 0: word, index }) => {
    const before = text.slice(0, index)
    const after = text[index + word.length]
    const isQuoted = before.endsWith('«') && after === '»'
    const isAlone = (before === '' && (!after || after === ':')) || /© \d{4} $/.test(before)
    return isQuoted || isAlone || isName.test(before) || isTravel.test(before) ? [] : [`${before.slice(-25)}${word}`]
  })
}

test.each(Object.entries(languages))('in %s the name of the product never reads as the common noun', (_, language) => {
  const found = files.flatMap((file) =>
    stringsIn(file).flatMap((text) => bareNamesIn(text, language).map((place) => `${file}: ${place}`)),
  )
  expect(found).toEqual([])
})

test.each([
  ['خطأ في سفر', 1],
  ['اتصل بسفر', 1],
  ['«سفر» على هاتفك', 0],
  ['سفر منصة عراقية', 1],
  ['سفر: تم الحجز', 0],
  ['سفر', 0],
  ['في منصة سفر، وجواز سفر', 0],
])('%s: %d', (text, count) => expect(bareNamesIn(text, languages.ar)).toHaveLength(count))

test.each([
  ['هەڵەیەک لە سەفەر ڕووی دا', 1],
  ['کۆدەکە لە سەفەردا بکاتەوە', 1],
  ['باڵانس لە سەفەرەوە', 1],
  ['هاوبەشی سەفەرن', 1],
  ['«سەفەر» لەسەر مۆبایلەکەت', 0],
  ['لە پرۆفایلێکی «سەفەر»دا', 0],
  ['سەفەر: حجزەکەت گۆڕدرا', 0],
  ['لە پلاتفۆرمی سەفەردا', 0],
  ['خێزانەکان سەفەر دەکەن', 0],
])('%s: %d', (text, count) => expect(bareNamesIn(text, languages.ku)).toHaveLength(count))
