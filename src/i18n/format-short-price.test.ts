import { expect, test } from 'vitest'
import type { Currency } from '../domain/money/money.ts'
import { formatShortPrice } from './format-short-price.ts'

test.each<[number, Currency, string, string, string]>([
  [85_000, 'IQD', '85k', '85 ألف', '85 هەزار'],
  [84_600, 'IQD', '85k', '85 ألف', '85 هەزار'],
  [7_500, 'IQD', '7.5k', '7.5 ألف', '7.5 هەزار'],
  [5_000, 'IQD', '5k', '5 آلاف', '5 هەزار'],
  [10_000, 'IQD', '10k', '10 آلاف', '10 هەزار'],
  [750, 'IQD', '750', '750', '750'],
  [999_600, 'IQD', '1M', '1 مليون', '1 ملیۆن'],
  [1_254_000, 'IQD', '1.25M', '1.25 مليون', '1.25 ملیۆن'],
  [4_000_000, 'IQD', '4M', '4 ملايين', '4 ملیۆن'],
  [119.6, 'USD', '$120', '$120', '$120'],
  [1_250, 'USD', '$1,250', '$1,250', '$1,250'],
])('%d %s is %s', (amount, currency, en, ar, ku) => {
  const price = { amount, currency }
  expect(formatShortPrice('en', price)).toBe(en)
  expect(formatShortPrice('ar', price)).toBe(ar)
  expect(formatShortPrice('ku', price)).toBe(ku)
})
