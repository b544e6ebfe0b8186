import { expect, test } from 'vitest'
import { toNightly } from './load-choice.ts'

const inEnglish = { locale: 'en', rate: 1_310 } as const
const nights = (...amounts: number[]) => amounts.map((amount) => ({ amount }))

test.each([
  { amounts: [80, 80], text: '$80', about: '(≈\u00a0104,800 IQD)' },
  { amounts: [95, 80, 80], text: '$80 – $95', about: '(≈\u00a0104,800 – 124,450 IQD)' },
])('nights in dollars say their dinars as well: $text', ({ amounts, text, about }) =>
  expect(toNightly(nights(...amounts), 'USD', inEnglish)).toEqual({ text, about: { text: about, currency: 'IQD' } }),
)

test('nights in dinars have their dollars for whoever has chosen them', () =>
  expect(toNightly(nights(90_000, 75_000), 'IQD', inEnglish)).toEqual({
    text: '75,000 – 90,000 IQD',
    about: { text: '(≈\u00a0$57 – $69)', currency: 'USD' },
  }))
