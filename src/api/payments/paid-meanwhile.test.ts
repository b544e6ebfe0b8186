import { expect, test } from 'vitest'
import { findOpenPayment } from '../../db/queries/orders/payments.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { followStatements } from '../../db/testing/follow-statements.ts'
import { testAccounts } from '../customers/testing/member.ts'
import { openSharing } from '../payers/testing/payers.ts'
import { openChanging } from '../reservations/testing/changing.ts'
import { createApi } from '../service.ts'
import { settle } from './settle.ts'

const database = openTestDatabase()
const { bank, now, share, split, secretsOf, begin } = openSharing(database)
const changing = openChanging(database)

type Api = ReturnType<typeof createApi>
type Paid = {
  order: number
  part?: number
  look: (api: Api) => Promise<{ state: string; payment: string | undefined }>
}

/** Reads a payment while the bank's answer is written after the first, the second, … statement of reading it. */
async function lookAtEachMoment(
  prepare: () => Promise<Paid>,
): Promise<{ state: string; payment: string | undefined }[]> {
  const seen = []
  for (let moment = 1, isOver = false; !isOver; moment++) {
    const { order, part, look } = await prepare()
    const payment = await findOpenPayment(database.db, order, part ?? null)
    if (!payment) throw new Error(`Nothing of the order ${order} is being paid`)
    let statements = 0
    const db = followStatements(database.db, async () => {
      statements++
      if (statements === moment) await settle(bank().context, payment, now())
    })
    seen.push(await look(createApi({ db, accounts: testAccounts, payments: bank().payments, now })))
    isOver = statements < moment
    if (isOver) await settle(bank().context, payment, now())
  }
  return seen
}

test('an order that is paid while it is looked at is never read as waiting for money that has come', async () => {
  const seen = await lookAtEachMoment(async () => {
    const { order, member, link } = await share()
    await bank().choose(link)
    const look = async (api: Api) => {
      const { paymentStatus, payment } = await api.dispatch('GET /customer/orders/{id}/payment', {
        locale: 'en',
        token: member.token,
        params: { id: order },
      })
      return { state: paymentStatus, payment: payment?.status }
    }
    return { order, look }
  })
  expect(seen).not.toContainEqual({ state: 'unpaid', payment: 'paid' })
  expect([seen[0]?.payment, seen.at(-1)]).toEqual(['paid', { state: 'unpaid', payment: 'open' }])
})

test('nor is a change', async () => {
  const seen = await lookAtEachMoment(async () => {
    const stayed = await changing.stay()
    const { payment } = await changing.change(stayed, { nights: 3 }, 'qi')
    await changing.bank().choose(payment.link)
    const look = async (api: Api) => {
      const { change } = await api.dispatch('GET /customer/reservations/{id}/change', {
        locale: 'en',
        token: stayed.member.token,
        params: { id: stayed.id },
      })
      return { state: change?.status ?? 'none', payment: change?.payment?.status }
    }
    return { order: await changing.orderOf(stayed), look }
  })
  expect(seen).not.toContainEqual({ state: 'held', payment: 'paid' })
  expect([seen[0], seen.at(-1)]).toEqual([
    { state: 'done', payment: 'paid' },
    { state: 'held', payment: 'open' },
  ])
})

test('nor is the part of somebody with a link', async () => {
  const seen = await lookAtEachMoment(async () => {
    const shared = await share()
    const payers = await split(shared, { people: 2 })
    const [secret = ''] = secretsOf(payers)
    const { payment_url: url } = await begin(secret)
    await bank().choose(url)
    const look = async (api: Api) => {
      const { state, payment } = await api.dispatch('GET /public/pay/{secret}', { locale: 'en', params: { secret } })
      return { state, payment: payment?.status }
    }
    return { order: shared.order, part: payers.data[0]?.id ?? 0, look }
  })
  expect(seen).not.toContainEqual({ state: 'open', payment: 'paid' })
  expect([seen[0]?.state, seen.at(-1)]).toEqual(['paid', { state: 'open', payment: 'open' }])
})
