import { expect, test } from 'vitest'
import { Problem } from '../../contract/problems.ts'
import { openDatabase } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { sizeOf } from '../../domain/testing/size.ts'
import { testAccounts } from '../customers/testing/member.ts'
import { orderKinds } from '../order-kinds.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { sweepPayments } from '../payments/sweep.ts'
import { openTestPayments } from '../payments/testing/payments.ts'
import { workRefunds } from '../payments/work-refunds.ts'
import { createApi } from '../service.ts'
import { openSharing } from './testing/payers.ts'

const database = openTestDatabase()
const site = openSharing(database)
const { share, split, look, begin, payLink, secretsOf, refundsOf, orderOf, now, pass, bank } = site

/** A problem is an answer; anything else, a deadlock above all, is not. */
const orRefused = (work: Promise<unknown>) =>
  work.catch((error) => {
    if (!(error instanceof Problem)) throw error
  })

test('two browsers with the same link get one payment; a second one that is paid all the same goes back', async () => {
  const shared = await share()
  const [one = '', two = ''] = secretsOf(await split(shared, { people: 2 }))
  const urls = await Promise.all(Array.from({ length: 8 }, () => begin(one)))
  expect(new Set(urls.map((url) => url.payment_url)).size).toBe(1)
  const other = await begin(one, 'fib')
  await bank().choose(other.payment_url)
  await bank()
    .choose(urls[0]?.payment_url ?? '')
    .catch(() => {})
  await site.settleAll()
  const second = await look(one)
  expect(second.state).toBe('paid')
  await payLink(two)
  expect(await orderOf(shared.order)).toMatchObject({ status: 'paid', points: 0 })
  expect((await refundsOf(shared.order)).every((refund) => refund === '150000 qi refunded')).toBe(true)
})

test('paying, taking back, splitting anew, cancelling and the end of the hold at once, by two processes', async () => {
  const elsewhere = openDatabase(database.url)
  const payments = openTestPayments(elsewhere.db, { now })
  const api = createApi({ db: elsewhere.db, accounts: testAccounts, payments: payments.payments, now })
  const endings = new Set<string>()
  try {
    for (let round = 0; round < sizeOf(20, 4); round++) {
      const shared = await share()
      const { token } = shared.member
      const params = { id: shared.order }
      const made = await split(shared, { people: 2 })
      const [one = '', two = ''] = secretsOf(made)
      const urls = [await begin(one), await begin(two, 'fib')]
      for (const { payment_url: url } of urls) await bank().choose(url)
      if (round % 3 === 0) await bank().choose(shared.link)
      pass(1)
      const lateness = new Date(now().getTime() + 20 * 60_000)
      const works: (() => Promise<unknown>)[] = [
        () => sweepPayments(bank().context, now()),
        () => sweepPayments(payments.context, now()),
        () => look(one),
        () => api.dispatch('GET /public/pay/{secret}', { locale: 'ar', params: { secret: two } }),
        () => site.takeBack(shared, made.data[round % 2]?.id),
        () => api.dispatch('POST /customer/orders/{id}/payers', { locale: 'en', token, params, body: { people: 3 } }),
        () => (round % 2 ? site.cancel(shared) : expireHolds(elsewhere.db, orderKinds, lateness)),
        () => workRefunds(payments.context, now()),
      ]
      const order = [...works.slice(round % works.length), ...works.slice(0, round % works.length)]
      await Promise.all(order.map((work) => orRefused(work())))
      await site.settleAll()
      endings.add((await orderOf(shared.order))?.status ?? '')
      if ((await orderOf(shared.order))?.status === 'paid') await site.cancel(shared)
      await site.settleAll()
    }
  } finally {
    await elsewhere.close()
  }
  // Otherwise nothing has raced.
  expect(endings.size).toBeGreaterThan(1)
}, 120_000)
