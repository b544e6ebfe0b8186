import { expect, test } from 'vitest'
import { listCountries } from '../domain/accounts/countries.ts'
import { locales } from '../domain/text/locale.ts'
import { toCountryChoice, toCountryName } from './country-names.ts'

test('a country is called as the reader says it, and what is none stays as it is', () => {
  expect(locales.map((locale) => toCountryName(locale, 'IQ'))).toEqual(['Iraq', 'العراق', 'عێراق'])
  expect(locales.map((locale) => toCountryName(locale, 'BR'))).toEqual(['Brazil', 'البرازيل', 'برازیل'])
  expect(toCountryName('en', 'ZZ')).toBe('ZZ')
})

test.each(locales)('in %s every country can be chosen once, by a name in its own letters', (locale) => {
  const choice = toCountryChoice(locale, listCountries())
  expect(choice[0]?.code).toBe('IQ')
  expect(new Set(choice.map(({ code }) => code))).toEqual(new Set(listCountries()))
  expect(choice).toHaveLength(listCountries().length)
  expect(new Set(choice.map(({ name }) => name)).size).toBe(choice.length)
  const isLatin = ({ name }: { name: string }) => /[A-Za-z]/.test(name)
  expect(choice.filter(isLatin)).toHaveLength(locale === 'en' ? choice.length : 0)
})

test('what is not offered is not among them', () =>
  expect(toCountryChoice('ar', ['BR', 'IQ']).map(({ code }) => code)).toEqual(['IQ', 'BR']))
