import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { toSelection } from './testing/booking.ts'
import { openChanging } from './testing/changing.ts'

const database = openTestDatabase()
const it = openChanging(database)

test('what a stay costs without its discount is said before it is booked, on its page and on its receipt, also after a change', async () => {
  const stayed = await it.stay({ childrenAges: [5] }, { rates: { discount: 20, childFee: 5_000 } })
  const { member, property } = stayed
  const ask = { locale: 'en', token: member.token } as const
  const quote = await it.api().dispatch('POST /customer/reservations/calculate-price', {
    ...ask,
    body: toSelection(property, { childrenAges: [5] }, it.now()),
  })
  expect(quote).toMatchObject({ total: 170_000, fullTotal: 210_000, saved: 40_000 })
  expect(quote.lines.map(({ kind, amount, amountBefore }) => [kind, amount, amountBefore])).toEqual([
    ['room', 80_000, 100_000],
    ['room', 80_000, 100_000],
    ['children', 5_000, 5_000],
    ['children', 5_000, 5_000],
  ])
  const page = await it.page(stayed)
  expect(page).toMatchObject({ total: 170_000, fullTotal: 210_000, saved: 40_000, lines: quote.lines })
  await it.change(stayed, { nights: 3 })
  expect(await it.page(stayed)).toMatchObject({ total: 255_000, fullTotal: 315_000, saved: 60_000 })
  const list = await it.api().dispatch('GET /user/reservations', { ...ask, query: {} })
  expect(list.data).toMatchObject([{ totalPrice: { amount: 255_000 }, priceBefore: { amount: 315_000 } }])
  const invoice = await it.api().dispatch('GET /customer/orders/{id}/invoice', {
    ...ask,
    params: { id: page.orderId },
  })
  expect(invoice).toMatchObject({ fullTotal: { amount: 315_000 }, saved: { amount: 60_000 } })
  expect(invoice.lines[0]).toMatchObject({ amount: { amount: 80_000 }, amountBefore: { amount: 100_000 } })
})

test('a stay without a discount saves nothing, and its points are saved', async () => {
  const stayed = await it.stay()
  expect(await it.page(stayed)).toMatchObject({ total: 200_000, fullTotal: 200_000, saved: 0, priceBefore: null })
  const paid = await it.stay({ points: 1_000, usePoints: true })
  expect(await it.page(paid)).toMatchObject({ fullTotal: 200_000, saved: 10_000, pointsDiscount: 10_000 })
})
