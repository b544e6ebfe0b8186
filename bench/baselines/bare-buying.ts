import { readFileSync } from 'node:fs'
import type { SaleKind } from '../../src/domain/sales/sale.ts'
import type { BuyingRequest } from '../buying.ts'
import { toStatements } from './buying-statements.ts'
import { openByHand, serveByHand } from './by-hand.ts'

// What buying asks of the database, statement by statement: no token is read, nothing is parsed, priced or decided.
const [databaseUrl = '', requests = '', workers = '20', milliseconds = '1000', kind = 'event'] = process.argv.slice(2)
const all = JSON.parse(readFileSync(requests, 'utf8')) as BuyingRequest[]
const { pool, ask, inTransaction, beginPayment, close } = openByHand(databaseUrl, toStatements(kind as SaleKind))

await serveByHand({ all, workers: Number(workers), milliseconds: Number(milliseconds), act: buy }, close)

async function buy(request: BuyingRequest): Promise<void> {
  const now = new Date()
  const holdUntil = new Date(now.getTime() + 15 * 60_000)
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const { account, session, sale, itemId, stock, total, lines } = request
  const { seller, title, startsAt, endsAt, sharing, travelDate, returnDate } = request.bought
  const [caller] = await ask(pool, 'caller', [session, account])
  const customer = caller?.customer
  const order = await inTransaction(async (tx) => {
    await ask(tx, 'saleFacts', [kind === 'offer' ? [] : [stock], null, kind, itemId])
    await ask(tx, 'lockCustomer', [customer])
    await ask(tx, 'findBuyer', [customer, sale, now, [stock], ago(24), ago(24 * 7)])
    const [made] = await ask(tx, 'insertOrder', [kind, customer, holdUntil, lines, total, now])
    await ask(tx, 'lockStocks', [[stock]])
    const bought = [seller, kind, itemId, JSON.stringify(title), startsAt, endsAt, sharing, travelDate, returnDate]
    await ask(tx, 'insertPurchase', [made?.id, customer, sale, ...bought, now, [stock], [1]])
    return made?.id
  })
  await beginPayment({ customer, order, total, holdUntil, now })
}
