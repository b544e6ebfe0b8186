import { describe, expect, test } from 'vitest'
import { formatDinarsInSms, formatPrice, formatPriceRange } from './format-price.ts'

// Text between the marks reads from left to right; the rest follows the page.
const seen = (text: string) => text.replaceAll('\u2066', '<').replaceAll('\u2069', '>')

describe('a price', () => {
  test.each([
    ['en', 75_000, 'IQD', '75,000 IQD'],
    ['ar', 75_000, 'IQD', '<75,000> د.ع'],
    ['ku', 1_250_000, 'IQD', '<1,250,000> د.ع'],
    ['en', 120, 'USD', '$120'],
    ['ar', 120, 'USD', '<$120>'],
    ['ku', 120.5, 'USD', '<$120.50>'],
  ] as const)('in %s, %d %s, has its currency where its readers expect it', (locale, amount, currency, text) =>
    expect(seen(formatPrice(locale, { amount, currency }))).toBe(text),
  )

  test.each([
    ['en', 'IQD', '−', '−30,000 IQD'],
    ['ar', 'IQD', '−', '<−30,000> د.ع'],
    ['ku', 'IQD', '+', '<+30,000> د.ع'],
    ['ar', 'USD', '−', '<−$30,000>'],
  ] as const)('in %s, %s, keeps its sign %s at the number', (locale, currency, sign, text) =>
    expect(seen(formatPrice(locale, { amount: 30_000, currency }, sign))).toBe(text),
  )
})

describe('a range of prices', () => {
  test.each([
    ['en', 'IQD', '97,750 – 112,413 IQD'],
    ['ar', 'IQD', '<97,750> – <112,413> د.ع'],
    ['ku', 'IQD', '<97,750> – <112,413> د.ع'],
    ['en', 'USD', '$97,750 – $112,413'],
    ['ar', 'USD', '<$97,750> – <$112,413>'],
  ] as const)('in %s, %s, goes from the lowest to the highest', (locale, currency, text) =>
    expect(seen(formatPriceRange(locale, { min: 97_750, max: 112_413, currency }))).toBe(text),
  )

  test('of one price is that price', () =>
    expect(seen(formatPriceRange('ar', { min: 5_000, max: 5_000, currency: 'IQD' }))).toBe('<5,000> د.ع'))
})

test.each([
  ['en', '200,000 IQD'],
  ['ar', '200,000 د.ع'],
  ['ku', '200,000 د.ع'],
] as const)('a text message in %s has no marks of direction', (locale, text) =>
  expect(formatDinarsInSms(locale, 200_000)).toBe(text),
)
