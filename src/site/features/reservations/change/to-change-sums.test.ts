import { expect, test } from 'vitest'
import { reservationChangeText as texts } from '../../../../i18n/messages/reservation-change.ts'
import { type Preview, toChangeFacts, toChangeSums } from './to-change-sums.ts'

const preview: Preview = {
  before: { checkIn: '2027-02-01', checkOut: '2027-02-05', nights: 4 },
  after: { checkIn: '2027-02-01', checkOut: '2027-02-03', nights: 2 },
  adults: 2,
  childrenAges: [],
  rooms: [],
  lines: [
    {
      kind: 'room',
      becomes: 'dropped',
      roomTypeId: 1,
      title: 'Double',
      night: '2027-02-03',
      count: 1,
      price: 100,
      amount: 100,
    },
    {
      kind: 'room',
      becomes: 'dropped',
      roomTypeId: 1,
      title: 'Double',
      night: '2027-02-04',
      count: 1,
      price: 100,
      amount: 100,
    },
    {
      kind: 'room',
      becomes: 'kept',
      roomTypeId: 1,
      title: 'Double',
      night: '2027-02-01',
      count: 1,
      price: 100,
      amount: 100,
    },
  ],
  percent: 50,
  isBound: true,
  dropped: 200,
  added: 0,
  fee: 100,
  spentPoints: 0,
  voucher: { before: 50, after: 0 },
  points: { before: 0, after: 0, back: 0, taken: 3, missing: 0 },
  totalBefore: 350,
  total: 300,
  currency: 'IQD',
  toPay: { amount: 0, currency: 'IQD' },
  toGetBack: { amount: 50, currency: 'IQD' },
  inDinars: null,
  refundTo: 'qi',
  priceKey: 'x',
}

test('every step from what was paid to what comes back has its row', () => {
  const { sums, total } = toChangeSums('en', texts.en, preview, null)
  const { paid, dropped, fee, voucher, toGetBack } = texts.en
  expect(sums.map(({ label }) => label)).toEqual([paid, dropped, fee, voucher, texts.en.total])
  expect(sums[1]?.parts).toHaveLength(2)
  expect(total.label).toBe(toGetBack)
})

test.each(['en', 'ar', 'ku'] as const)('what is kept and what is lost is said (%s)', (locale) => {
  const text = texts[locale]
  const facts = toChangeFacts(locale, text, preview)
  expect(facts).toContain(text.voucherLost)
  expect(facts).toContain(text.bound)
  expect(facts.join()).toContain('50')
  expect(toChangeFacts(locale, text, { ...preview, percent: 0 })).toContain(text.backNone)
  const same = { ...preview, toGetBack: { amount: 0, currency: 'IQD' as const }, voucher: { before: 50, after: 50 } }
  expect(toChangeFacts(locale, text, same)).toEqual(expect.arrayContaining([text.nothing, text.voucherKept]))
})

test('dollars that come back are counted at the rate of what was paid', () => {
  const inDollars = { ...preview, currency: 'USD', toGetBack: { amount: 50, currency: 'USD' } } as const
  expect(toChangeSums('en', texts.en, inDollars, 1_310).total.amount).toBe('$50 (≈\u00a065,500 IQD)')
  expect(toChangeSums('en', texts.en, inDollars, null).total.amount).toBe('$50')
})
