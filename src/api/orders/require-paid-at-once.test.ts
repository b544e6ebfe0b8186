import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addSale, toChoice } from '../purchases/testing/sales.ts'
import { addProperty, bookAs, toSelection } from '../reservations/testing/booking.ts'
import { openChanging } from '../reservations/testing/changing.ts'
import { bookSplitAs, toSplit } from '../split-stays/testing/splitting.ts'

const database = openTestDatabase()
const it = openChanging(database)
const tooLow = { code: 'WALLET_TOO_LOW' }

/** The wallet is empty when it is charged: another order is paid between the hold and its payment. */
async function openOvertaken() {
  const other = await it.hold()
  const { member } = other
  await it.fill(member, 200_000)
  const { payments, ...bank } = it.bank()
  const api = it.api({
    ...bank,
    payments: {
      ...payments,
      async start(request) {
        await it.payUrl(other, 'wallet')
        return payments.start(request)
      },
    },
  })
  return { api, member }
}

test('rooms that the wallet could not pay in the end are free at once', async () => {
  const { api, member } = await openOvertaken()
  const property = await addProperty(database.db, [{ units: 1 }])
  const booking = bookAs(api, member, toSelection(property, {}, it.now()), { paymentMethod: 'wallet' })
  await expect(booking).rejects.toMatchObject(tooLow)
  expect(await it.unitsLeft(property)).toBe(1)
})

test('and so are those of a stay in two parts', async () => {
  const { api, member } = await openOvertaken()
  const room = [{ units: 1, price: 40_000 }]
  const pair = [await addProperty(database.db, room), await addProperty(database.db, room)] as const
  const booking = bookSplitAs(api, member, toSplit(pair, it.now()), { paymentMethod: 'wallet' })
  await expect(booking).rejects.toMatchObject(tooLow)
  for (const property of pair) expect(await it.unitsLeft(property)).toBe(1)
})

test('and so are places', async () => {
  const { api, member } = await openOvertaken()
  const sale = await addSale(database.db, 'event', { stocks: [{ capacity: 1 }] })
  const buy = (own: typeof api, paymentMethod: string) =>
    own.dispatch('POST /customer/purchases', {
      locale: 'en',
      token: member.token,
      body: { ...toChoice(sale), paymentMethod },
    })
  await expect(buy(api, 'wallet')).rejects.toMatchObject(tooLow)
  expect(await buy(it.api(), 'qi')).toMatchObject({ paymentStatus: 'unpaid' })
})

test('and so are the nights of a change', async () => {
  const stayed = await it.stay({ wallet: 400_000 })
  const other = await it.hold({}, { member: stayed.member })
  const { payments } = it.bank()
  const { start } = payments
  payments.start = async (request) => {
    if (request.change) await it.payUrl(other, 'wallet')
    return start(request)
  }
  await expect(it.change(stayed, { nights: 3 }, 'wallet')).rejects.toMatchObject(tooLow)
  payments.start = start
  expect((await it.ask('GET /customer/reservations/{id}/change', stayed.member, stayed.id)).change).toMatchObject({
    status: 'dropped',
  })
})
