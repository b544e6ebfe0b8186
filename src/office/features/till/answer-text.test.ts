import { describe, expect, test } from 'vitest'
import { locales } from '../../../domain/text/locale.ts'
import { businessText } from '../../../i18n/messages/business.ts'
import { toAnswerText } from './answer-text.ts'
import type { Redemption } from './redeem.ts'
import type { RedemptionItem } from './redemption-queue.ts'

const en = businessText.en
const dinars = (amount: number) => ({ amount, currency: 'IQD' as const })

const redemption: Redemption = {
  id: 1,
  business: { id: 3, title: 'Café Shabandar' },
  discount: { id: 9, title: 'Lunch', percent: 20 },
  guest: 'Layla',
  package: 'Baghdad',
  amount: dinars(40_000),
  saved: dinars(8_000),
  usesLeft: 4,
  redeemedAt: '2026-11-20T09:00:00Z',
  isOffline: false,
  undoUntil: null,
  undoneAt: null,
  message: 'Redeemed',
}
const accepted = (change: Partial<Redemption> = {}) =>
  toAnswerText('en', en, { kind: 'accepted', redemption: { ...redemption, ...change } })

describe('what a till says', () => {
  test('accepted: the percent, the sums, who, and how many are left', () => {
    expect(accepted()).toEqual({
      title: 'Accepted',
      percent: 20,
      facts: ['The guest saves 8,000 IQD', 'The guest pays 32,000 IQD', 'Guest: Layla', '4 uses left'],
      note: null,
    })
  })

  test.each([
    [{ usesLeft: null }, 'Unlimited uses'],
    [{ usesLeft: 0 }, 'That was the last use'],
    [{ usesLeft: 1 }, '1 use left'],
  ])('%j', (change, last) => expect(accepted(change).facts.at(-1)).toBe(last))

  test('without a bill there are no sums, without a discount no percent', () => {
    expect(accepted({ amount: null, saved: null }).facts).toEqual(['Guest: Layla', '4 uses left'])
    expect(accepted({ discount: null, amount: null, saved: null })).toMatchObject({
      percent: null,
      facts: ['One use was counted', 'Guest: Layla', '4 uses left'],
    })
  })

  test('kept for later: what the guest pays is said, and that it is not counted yet', () => {
    const item = { discount: redemption.discount, amount: 40_000 } as RedemptionItem
    expect(toAnswerText('en', en, { kind: 'queued', item })).toEqual({
      title: 'Accepted offline',
      percent: 20,
      facts: ['The guest saves 8,000 IQD', 'The guest pays 32,000 IQD'],
      note: en.answer.keptText,
    })
  })

  test('refused: why, and since when where that is known', () => {
    const answer = { kind: 'refused', code: 'TOKEN_USED', at: '2026-11-20T09:00:00Z' } as const
    expect(toAnswerText('en', en, answer)).toMatchObject({ title: 'Already used', percent: null })
    expect(toAnswerText('en', en, answer).facts[0]).toContain('12:00')
  })

  test.each(locales)('a problem that nobody expected is said too, in %s', (locale) => {
    const texts = businessText[locale]
    const { title, note } = toAnswerText(locale, texts, { kind: 'refused', code: 'INTERNAL' })
    expect([title, note]).toEqual(texts.why.other)
  })
})
