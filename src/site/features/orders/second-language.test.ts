import { expect, test } from 'vitest'
import { toSecondLanguage } from './second-language.ts'

test.each([
  ['en', 'ar', 'ar'],
  ['en', 'ku', 'ku'],
  ['ar', 'ku', 'ku'],
  ['ku', 'ar', 'ar'],
  ['ar', 'ar', 'en'],
  ['ku', 'ku', 'en'],
] as const)('for a reader of %s in a street of %s the second language is %s', (reader, street, second) =>
  expect(toSecondLanguage(reader, street)).toBe(second),
)
