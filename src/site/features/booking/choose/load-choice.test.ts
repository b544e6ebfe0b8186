import { expect, test } from 'vitest'
import { toAdded, toNightly } from './load-choice.ts'

const inEnglish = { locale: 'en', rate: 1_310 } as const
const nights = (...amounts: number[]) => amounts.map((amount) => ({ amount }))

test.each([
  { amounts: [80, 80], parts: ['$80', '(≈\u00a0104,800 IQD)'] },
  { amounts: [95, 80, 80], parts: ['$80 – $95', '(≈\u00a0104,800 – 124,450 IQD)'] },
])('nights in dollars say their dinars as well: $parts', ({ amounts, parts }) =>
  expect(toNightly(nights(...amounts), 'USD', inEnglish)).toEqual(parts),
)

test('nights in dinars are said once', () =>
  expect(toNightly(nights(90_000, 75_000), 'IQD', inEnglish)).toEqual(['75,000 – 90,000 IQD']))

test('what a child adds in dollars says its dinars as well', () => {
  expect(toAdded('A child', { amount: 30, currency: 'USD' }, inEnglish)).toBe('A child: +$30 (≈\u00a0+39,300 IQD)')
  expect(toAdded('A child', { amount: 30_000, currency: 'IQD' }, inEnglish)).toBe('A child: +30,000 IQD')
})
