import { flushCompileCache } from 'node:module'
import { openDatabase } from '../../../db/database.ts'
import { testAccounts } from '../../customers/testing/member.ts'
import { bookAs, toSelection } from '../../reservations/testing/booking.ts'
import { createApi } from '../../service.ts'
import { sweepPayments } from '../sweep.ts'
import { takeNotice } from '../take-notice.ts'
import { workRefunds } from '../work-refunds.ts'
import { openTestPayments } from './payments.ts'

/** A server with a customer who books, pays and cancels without a pause, until it is killed. Says what it was answered. */
const [url = '', token = '', property = '', room = ''] = process.argv.slice(2)
// A killed process leaves no compile cache for the next one, unless it writes it now.
flushCompileCache()
const { db } = openDatabase(url)
const { context, payments, choose, sent } = openTestPayments(db)
const api = createApi({ db, accounts: testAccounts, payments })
const selection = toSelection({ id: Number(property), rooms: [Number(room)] })
const methods = ['qi', 'wallet', 'fib', 'fastpay', 'cash'] as const

/** Always some way ahead of the clock, so that everything is due. */
const soon = () => new Date(Date.now() + 120_000)

for (let turn = 0; ; turn++) {
  const paymentMethod = methods[turn % methods.length] ?? 'qi'
  const { id, payment } = await bookAs(api, { token }, selection, { paymentMethod })
  process.stdout.write(`${id}\n`)
  if (payment.link?.includes('bank.test')) await choose(payment.link)
  const notice = sent.pop()
  if (notice && turn % 2) await takeNotice(context, 'sandbox', { ...notice, query: {}, now: new Date() })
  await Promise.all([sweepPayments(context, soon()), workRefunds(context, soon())])
  if (turn % 3) await api.dispatch('PUT /customer/reservations/{id}/cancel', { locale: 'en', token, params: { id } })
  await workRefunds(context, soon())
}
