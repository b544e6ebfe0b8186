import { flushCompileCache } from 'node:module'
import { openDatabase } from '../../../db/database.ts'
import { testAccounts } from '../../customers/testing/member.ts'
import { sweepPayments } from '../../payments/sweep.ts'
import { openTestPayments } from '../../payments/testing/payments.ts'
import { workRefunds } from '../../payments/work-refunds.ts'
import type { TestProperty } from '../../reservations/testing/booking.ts'
import { createApi } from '../../service.ts'
import { bookSplitAs, toSplit } from './splitting.ts'

/** A server with a customer who books stays in two parts, pays and cancels one or both without a pause, until it is killed. */
const [url = '', token = '', ...named] = process.argv.slice(2)
const [one = 0, oneRoom = 0, two = 0, twoRoom = 0] = named.map(Number)
// A killed process leaves no compile cache for the next one, unless it writes it now.
flushCompileCache()
const { db } = openDatabase(url)
const { context, payments, choose } = openTestPayments(db)
const api = createApi({ db, accounts: testAccounts, payments })
const pair: [TestProperty, TestProperty] = [
  { id: one, rooms: [oneRoom] },
  { id: two, rooms: [twoRoom] },
]

/** Always some way ahead of the clock, so that everything is due. */
const soon = () => new Date(Date.now() + 120_000)

for (let turn = 0; ; turn++) {
  const split = toSplit(turn % 2 ? pair : [pair[1], pair[0]], new Date())
  const paymentMethod = turn % 3 ? 'qi' : 'wallet'
  const { ids, payment } = await bookSplitAs(api, { token }, split, { paymentMethod })
  process.stdout.write(`${ids.join('\n')}\n`)
  if (payment.link?.includes('bank.test')) await choose(payment.link)
  await Promise.all([sweepPayments(context, soon()), workRefunds(context, soon())])
  const call = turn % 2 ? 'PUT /customer/reservations/{id}/split/cancel' : 'PUT /customer/reservations/{id}/cancel'
  await api.dispatch(call, { locale: 'en', token, params: { id: ids[turn % 4 < 2 ? 0 : 1] } })
  await workRefunds(context, soon())
}
