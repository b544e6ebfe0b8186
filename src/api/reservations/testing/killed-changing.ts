import { flushCompileCache } from 'node:module'
import { openDatabase } from '../../../db/database.ts'
import { addDays } from '../../../domain/time/day.ts'
import { testAccounts } from '../../customers/testing/member.ts'
import { sweepPayments } from '../../payments/sweep.ts'
import { openTestPayments } from '../../payments/testing/payments.ts'
import { workRefunds } from '../../payments/work-refunds.ts'
import { createApi } from '../../service.ts'
import { bookAs, toSelection } from './booking.ts'

/** A server with a customer who books, changes and cancels without a pause, until it is killed. Says what it was answered. */
const [url = '', token = '', property = '', room = ''] = process.argv.slice(2)
// A killed process leaves no compile cache for the next one, unless it writes it now.
flushCompileCache()
const { db } = openDatabase(url)
const { context, payments, choose } = openTestPayments(db)
const api = createApi({ db, accounts: testAccounts, payments })
const selection = toSelection({ id: Number(property), rooms: [Number(room)] })

/** Always some way ahead of the clock, so that everything is due. */
const soon = () => new Date(Date.now() + 120_000)

for (let turn = 0; ; turn++) {
  const { id } = await bookAs(api, { token }, selection, { paymentMethod: 'wallet' })
  const call = { locale: 'en', token, params: { id } } as const
  for (const nights of [4, 1, 3]) {
    const body = { checkOut: addDays(selection.checkIn, nights) }
    const { priceKey } = await api.dispatch('POST /customer/reservations/{id}/change/preview', { ...call, body })
    const paymentMethod = (turn + nights) % 2 ? 'qi' : 'wallet'
    const { payment } = await api.dispatch('POST /customer/reservations/{id}/change', {
      ...call,
      body: { ...body, priceKey, paymentMethod },
    })
    process.stdout.write(`${id}\n`)
    if (payment.link?.includes('bank.test')) await choose(payment.link)
    await Promise.all([sweepPayments(context, soon()), workRefunds(context, soon())])
  }
  if (turn % 2) await api.dispatch('PUT /customer/reservations/{id}/cancel', call)
  await workRefunds(context, soon())
}
