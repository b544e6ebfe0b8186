import { flushCompileCache } from 'node:module'
import { sql } from 'kysely'
import { openDatabase } from '../../../db/database.ts'
import { testAccounts } from '../../customers/testing/member.ts'
import { sweepPayments } from '../../payments/sweep.ts'
import { openTestPayments } from '../../payments/testing/payments.ts'
import { workRefunds } from '../../payments/work-refunds.ts'
import { bookAs, toSelection } from '../../reservations/testing/booking.ts'
import { createApi } from '../../service.ts'
import { toPaySecret } from './payers.ts'

/** A server with a group that books, splits, pays and cancels without a pause, until it is killed. Says what was paid. */
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
  const { id } = await bookAs(api, { token }, selection)
  const { rows } = await sql<{ order: number }>`select order_id as "order" from reservations where id = ${id}`.execute(
    db,
  )
  const params = { id: rows[0]?.order ?? 0 }
  const made = await api.dispatch('POST /customer/orders/{id}/payers', {
    locale: 'en',
    token,
    params,
    body: { people: 3 },
  })
  process.stdout.write(`${params.id}\n`)
  const people = turn % 2 ? made.data : made.data.slice(0, 2)
  for (const { link } of people) {
    const secret = toPaySecret(link ?? '')
    const { payment_url: bank } = await api.dispatch('POST /public/pay/{secret}/payment-url', {
      locale: 'ar',
      params: { secret },
      body: { paymentMethod: 'qi' },
    })
    await choose(bank)
    if (turn % 3) await api.dispatch('GET /public/pay/{secret}', { locale: 'ku', params: { secret } })
  }
  await Promise.all([sweepPayments(context, soon()), workRefunds(context, soon())])
  await api.dispatch('PUT /customer/reservations/{id}/cancel', { locale: 'en', token, params: { id } })
  await workRefunds(context, soon())
}
