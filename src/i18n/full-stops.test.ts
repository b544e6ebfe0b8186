import { expect, test } from 'vitest'
import { type CatalogueText, readTexts } from './testing/catalogue-texts.ts'

type Translated = 'ar' | 'ku'

const english = groupByKey(readTexts('en'))
const translations = { ar: readTexts('ar'), ku: readTexts('ku') }

const hasStop = (text: string): boolean => text.endsWith('.')
const isClosed = (text: string): boolean => /[.؟!…:]$/.test(text)

/** Answers to something that a person did. Each is a sentence, also where the product document fixes an English one without its full stop. */
const answers = /i18n\/(messages\/(problems|successes)|field-errors|password-weakness)\.ts$/
const isAnswer = ({ file, key }: CatalogueText): boolean =>
  answers.test(file) && !/(^|\.)(names|join|patterns)/.test(key)

const found = (locale: Translated, isWrong: (one: CatalogueText, same: string[]) => boolean): string[] =>
  translations[locale]
    .filter((one) => isWrong(one, english.get(keyOf(one)) ?? []))
    .map(({ file, key, text }) => `${file} ${key}: ${text}`)

test.each<Translated>(['ar', 'ku'])(
  'in %s every answer to something that a person did ends with a full stop',
  (locale) => {
    expect(found(locale, (one) => isAnswer(one) && !hasStop(one.text))).toEqual([])
  },
)

test.each<Translated>(['ar', 'ku'])('in %s a text is a whole sentence where the English one is', (locale) => {
  const isOpen = ({ text }: CatalogueText, same: string[]): boolean =>
    same.length > 0 && same.every(hasStop) && !isClosed(text)
  expect(found(locale, isOpen)).toEqual([])
})

test.each<Translated>(['ar', 'ku'])('in %s a label has no full stop where the English one has none', (locale) => {
  const isLabel = (one: CatalogueText, same: string[]): boolean =>
    same.length > 0 && !same.some(isClosed) && hasStop(one.text) && !isAnswer(one) && !isFixed(same)
  expect(found(locale, isLabel)).toEqual([])
})

test('most texts are compared with an English one', () => {
  for (const texts of Object.values(translations)) {
    expect(texts.filter((one) => english.has(keyOf(one))).length).toBeGreaterThan(0.95 * texts.length)
  }
})

/** English sentences that the product document fixes without their full stop. */
function isFixed(same: string[]): boolean {
  return same.some((text) => /^(Please, fill all inputs|You have made several requests)/.test(text))
}

function groupByKey(texts: CatalogueText[]): Map<string, string[]> {
  return texts.reduce(
    (groups, one) => groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one.text]),
    new Map<string, string[]>(),
  )
}

/** The same for the same text in each language: not every language has the same plural forms. */
function keyOf({ file, key }: CatalogueText): string {
  return `${file.replace(/(ar|ku)\.ts$/, 'en.ts')} ${key.replace(/(^|\.)(zero|one|two|few|many|other)$/, '')}`
}
