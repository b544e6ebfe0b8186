import { flushCompileCache } from 'node:module'
import { openDatabase } from '../../../db/database.ts'
import { createLimits } from '../../../http/limits.ts'
import { testAccounts } from '../../customers/testing/member.ts'
import { sweepPayments } from '../../payments/sweep.ts'
import { openTestPayments } from '../../payments/testing/payments.ts'
import { workRefunds } from '../../payments/work-refunds.ts'
import { toChoice } from '../../purchases/testing/sales.ts'
import { createApi } from '../../service.ts'
import { processWaitlist } from '../process-waitlist.ts'

/**
 * A server with two customers who want the only place: the one who has it gives it up, the one who waited takes it, without a pause, until it
 * is killed. Says what it was answered.
 */
const [url = '', holder = '', waiter = '', itemId = '', stock = ''] = process.argv.slice(2)
// A killed process leaves no compile cache for the next one, unless it writes it now.
flushCompileCache()
const { db } = openDatabase(url)
const { context, payments, choose } = openTestPayments(db)
const often = { burst: 100_000, every: 1 }
const rates = { purchases: often, payments: often, waitlist: often, waitlistGlobally: often }
const limits = createLimits({ key: Buffer.from('killed'), rates })
const api = createApi({ db, accounts: testAccounts, payments, limits })
const choice = toChoice({ kind: 'activity', itemId: Number(itemId), sale: 0, stocks: [Number(stock)] })

const say = (line: string) => process.stdout.write(`${line}\n`)
const soon = () => new Date(Date.now() + 120_000)

const buy = (token: string, more: object = {}) =>
  api.dispatch('POST /customer/purchases', { locale: 'en', token, body: { ...choice, paymentMethod: 'qi', ...more } })

let [has, wants] = [holder, waiter]
let { id, payment } = await buy(has)
say(`bought ${id}`)
// Each customer gets only a few offers a day.
for (let round = 0; round < 10; round++) {
  const { id: entry } = await api.dispatch('POST /customer/waiting', { locale: 'en', token: wants, body: { choice } })
  say(`waits ${entry}`)
  await choose(payment.link)
  await sweepPayments(context, soon())
  await api.dispatch('PUT /customer/purchases/{id}/cancel', { locale: 'en', token: has, params: { id } })
  say(`cancelled ${id}`)
  await Promise.all([processWaitlist(db, new Date()), processWaitlist(db, new Date()), workRefunds(context, soon())])
  const bought = await buy(wants, { waitingId: entry })
  say(`bought ${bought.id}`)
  id = bought.id
  payment = bought.payment
  ;[has, wants] = [wants, has]
}

setInterval(() => {}, 60_000)
