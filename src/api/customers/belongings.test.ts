import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { openSubscribing } from '../subscriptions/testing/subscribing.ts'
import { addMember, type TestMember, testPassword } from './testing/member.ts'

const database = openTestDatabase()
const { api, bank, pass, fill, hold, ask, buy, buyAndPay, see, setUsed, paymentOf } = openSubscribing(database)

const belongingsOf = (member: TestMember) => ask('GET /customer/auth/belongings', member)
const remove = ({ token }: TestMember, body: object = {}) =>
  api().dispatch('POST /customer/auth/delete-account', {
    locale: 'en',
    token,
    body: { password: testPassword, ...body },
  })

describe('what an account would lose', () => {
  test('is nothing where there is nothing', async () => {
    const member = await addMember(database.db)
    expect(await belongingsOf(member)).toMatchObject({ isEmpty: true, wallet: { amount: 0 }, stays: [] })
    expect(await belongingsOf(await addMember(database.db, { profile: false }))).toMatchObject({ isEmpty: true })
    await remove(member)
  })

  test('lists money, stays, open orders and packages with their worth', async () => {
    const { member, id: reservationId, link } = await hold()
    await bank().choose(link)
    pass(1)
    await ask('GET /customer/reservations/{id}/payment', member, reservationId)
    const running = await buyAndPay({ days: 30, uses: 5 }, { member })
    await setUsed(running, 3)
    const open = await buy({}, { member })
    const topUp = await api().dispatch('POST /customer/wallet/top-ups', {
      locale: 'en',
      token: member.token,
      body: { amount: 20_000, paymentMethod: 'qi' },
    })
    await bank().choose(topUp.payment.link)
    pass(1)
    await ask('GET /customer/orders/{id}/payment', member, topUp.id)
    expect(await belongingsOf(member)).toMatchObject({
      isEmpty: false,
      wallet: { amount: 20_000, currency: 'IQD' },
      refundable: [{ topUpId: topUp.id, amount: { amount: 20_000 }, to: 'qi' }],
      points: 245,
      stays: [{ reservationId, title: expect.any(String), total: { amount: 200_000 } }],
      openOrders: [{ orderId: open.orderId, itemType: 'discount_package', itemId: open.id, total: { amount: 45_000 } }],
      subscriptions: [{ id: running.id, usesLeft: 2, worth: { amount: 18_000, currency: 'IQD' } }],
      refunds: [],
    })
    await setUsed(running, 0)
  })
})

describe('deleting', () => {
  test('asks again where something would be lost, before the password is used up', async () => {
    const member = await addMember(database.db)
    await fill(member, 7_500)
    await expect(remove(member, { password: 'wrong' })).rejects.toMatchObject({
      code: 'BELONGINGS_LEFT',
      details: { belongings: { wallet: { amount: 7_500 } } },
    })
    await expect(remove(member, { password: 'wrong', acceptLoss: true })).rejects.toMatchObject({
      code: 'WRONG_PASSWORD',
    })
    await remove(member, { acceptLoss: true })
  })

  test('ends what runs and what is open, so that no money buys anything for nobody', async () => {
    const running = await buyAndPay()
    const open = await buy({}, { member: running.member })
    await bank().choose(open.link)
    await remove(running.member, { acceptLoss: true })
    await expect(see(running)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(paymentOf(open)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})

test('the export has subscriptions, orders and top-ups', async () => {
  const bought = await buyAndPay()
  const { token } = bought.member
  const body = { password: testPassword }
  const file = await api().dispatch('POST /customer/auth/export', { locale: 'en', token, body })
  expect(file.subscriptions).toMatchObject([{ id: bought.id, status: 'active', order_id: bought.orderId }])
  expect(file.orders).toMatchObject([{ id: bought.orderId, kind: 'discount_package', payment_status: 'paid' }])
})
