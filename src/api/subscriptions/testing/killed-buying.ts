import { flushCompileCache } from 'node:module'
import { openDatabase } from '../../../db/database.ts'
import { createLimits } from '../../../http/limits.ts'
import { testAccounts } from '../../customers/testing/member.ts'
import { sweepPayments } from '../../payments/sweep.ts'
import { openTestPayments } from '../../payments/testing/payments.ts'
import { workRefunds } from '../../payments/work-refunds.ts'
import { createApi } from '../../service.ts'

/** A server with a customer who buys, fills the wallet, pays and gives back without a pause, until it is killed. Says what it was answered. */
const [url = '', token = '', packageId = '', planId = ''] = process.argv.slice(2)
// A killed process leaves no compile cache for the next one, unless it writes it now.
flushCompileCache()
const { db } = openDatabase(url)
const { context, payments, choose } = openTestPayments(db)
const often = { burst: 100_000, every: 1 }
const limits = createLimits({ key: Buffer.from('killed'), rates: { subscriptions: often, topUps: often } })
const api = createApi({ db, accounts: testAccounts, payments, limits })
const call = { locale: 'en', token } as const

/** Always some way ahead of the clock, so that everything is due. */
const soon = () => new Date(Date.now() + 120_000)

for (let turn = 0; ; turn++) {
  const paymentMethod = (['qi', 'fib', 'fastpay'] as const)[turn % 3] ?? 'qi'
  const plan = { packageId, planId, paymentMethod }
  const bought = await api.dispatch('POST /customer/customer-discount-packages', { ...call, body: plan })
  process.stdout.write(`${bought.orderId}\n`)
  const filled = await api.dispatch('POST /customer/wallet/top-ups', {
    ...call,
    body: { amount: 5_000, paymentMethod },
  })
  process.stdout.write(`${filled.orderId}\n`)
  await Promise.all([choose(bought.payment.link), choose(filled.payment.link)])
  await Promise.all([sweepPayments(context, soon()), sweepPayments(context, soon())])
  await Promise.all([
    api.dispatch('PUT /customer/customer-discount-packages/{id}/cancel', { ...call, params: { id: bought.id } }),
    api.dispatch('PUT /customer/wallet/top-ups/{id}/cancel', { ...call, params: { id: filled.id } }),
  ])
  await workRefunds(context, soon())
}
