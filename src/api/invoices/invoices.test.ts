import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { openPaying } from '../payments/testing/paying.ts'
import { workRefunds } from '../payments/work-refunds.ts'

const database = openTestDatabase()
const { api, bank, now, hold, ask, cancel, sweep } = openPaying(database)

test('the invoice of a stay in dollars has its nights, their price in dinars, and the refund', async () => {
  const held = await hold({ nights: 3, childrenAges: [5] }, { price: 5_000, rates: { currency: 'USD', childFee: 500 } })
  const { token } = held.member
  await bank().choose(held.link)
  await sweep()
  const [entry] = (await ask('GET /customer/transactions', held.member)).data
  const invoice = (locale: 'en' | 'ar') =>
    api().dispatch('GET /customer/orders/{id}/invoice', { locale, token, params: { id: entry?.orderId ?? 0 } })
  const shown = await invoice('en')
  expect(shown).toMatchObject({
    itemType: 'reservation',
    itemId: held.id,
    itemPath: `/account/history/${held.id}`,
    code: held.code,
    total: { currency: 'USD' },
    dinars: { amount: Math.round(shown.total.amount * 1310), currency: 'IQD' },
    rate: 1310,
    rateDay: shown.day,
    payments: [{ amount: shown.dinars, method: 'qi', isForChange: false, paidAt: shown.paidAt }],
    refunds: [],
  })
  const sum = shown.lines.reduce((added, { amount }) => added + amount.amount, 0)
  expect(sum).toBe(shown.totalBeforeDiscount.amount)
  expect(shown.lines.filter(({ title }) => title !== 'Children').map(({ day }) => day)).toEqual([
    '2027-01-20',
    '2027-01-21',
    '2027-01-22',
  ])
  expect((await invoice('ar')).lines.map(({ title }) => title).join(' ')).not.toMatch(/[A-Za-z]{3}/)
  expect((await invoice('ar')).lines.map(({ titleEn }) => titleEn)).toEqual(shown.lines.map(({ title }) => title))
  await cancel(held)
  await workRefunds(bank().context, now())
  expect((await invoice('en')).refunds).toMatchObject([
    { amount: shown.dinars, to: 'qi', status: 'refunded', refundedAt: expect.any(String) },
  ])
})
