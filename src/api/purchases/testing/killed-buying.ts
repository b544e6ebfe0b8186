import { flushCompileCache } from 'node:module'
import { openDatabase } from '../../../db/database.ts'
import type { SaleKind } from '../../../domain/sales/sale.ts'
import { createLimits } from '../../../http/limits.ts'
import { testAccounts } from '../../customers/testing/member.ts'
import { sweepPayments } from '../../payments/sweep.ts'
import { openTestPayments } from '../../payments/testing/payments.ts'
import { workRefunds } from '../../payments/work-refunds.ts'
import { createApi } from '../../service.ts'
import { toChoice } from './sales.ts'

/** A server with a customer who buys one of everything, pays and gives back without a pause, until it is killed. Says what it was answered. */
const [url = '', token = '', kind = '', itemId = '', stock = ''] = process.argv.slice(2)
// A killed process leaves no compile cache for the next one, unless it writes it now.
flushCompileCache()
const { db } = openDatabase(url)
const { context, payments, choose } = openTestPayments(db)
const often = { burst: 100_000, every: 1 }
const limits = createLimits({ key: Buffer.from('killed'), rates: { purchases: often, payments: often } })
const api = createApi({ db, accounts: testAccounts, payments, limits })
const call = { locale: 'en', token } as const
const sale = { kind: kind as SaleKind, itemId: Number(itemId), sale: 0, stocks: [Number(stock)] }
const isTour = kind === 'tourism' || kind === 'umrah'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Always some way ahead of the clock, so that everything is due. */
const soon = () => new Date(Date.now() + 120_000)

for (let turn = 0; ; turn++) {
  const body = { ...toChoice(sale, 1 + (turn % 3)), paymentMethod: 'qi', payDeposit: isTour && turn % 2 === 0 }
  const bought = await api.dispatch('POST /customer/purchases', { ...call, body })
  say(`bought ${bought.id}`)
  const params = { id: bought.id }
  await choose(bought.payment.link)
  await Promise.all([sweepPayments(context, soon()), sweepPayments(context, soon())])
  if (body.payDeposit) {
    const rest = { ...call, params, body: { paymentMethod: 'fib' } }
    const { payment_url } = await api.dispatch('POST /customer/purchases/{id}/payment-url', rest)
    await choose(payment_url)
    say(`rest ${bought.id}`)
    await sweepPayments(context, soon())
  }
  if (turn % 4 < 3) {
    await api.dispatch('PUT /customer/purchases/{id}/cancel', { ...call, params })
    say(`cancelled ${bought.id}`)
  }
  await workRefunds(context, soon())
}
