import { expect, test } from 'vitest'

import { footerText } from './footer.ts'
import { searchDescription, searchText } from './search.ts'

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf)
const [ar, ku] = (['ar', 'ku'] as const).map((locale) => textsOf([searchText[locale], searchDescription[locale]]))

test('the words of the search are Arabic in Arabic and Kurdish in Kurdish', () => {
  expect([ar, ku].flat().filter((text) => /[A-Za-z]{2,}/.test(text ?? ''))).toEqual([])
  expect(ku?.filter((text) => /[يكةى]/.test(text))).toEqual([])
  expect(ar?.filter((text) => /[ەێۆڕڵڤ]/.test(text))).toEqual([])
})

test('what was typed has its place in every language', () => {
  for (const { results, nothing, forget } of Object.values(searchText))
    for (const text of [results, nothing, forget]) expect(text).toContain('#')
})

test('no two parts of a page are called alike: the links to sections are not the footer’s', () => {
  for (const locale of ['en', 'ar', 'ku'] as const)
    expect(Object.values(footerText[locale])).not.toContain(searchText[locale].sections)
})
