import { flushCompileCache } from 'node:module'
import { sql } from 'kysely'
import { openDatabase, type Tx } from '../../db/database.ts'
import { findRecipient } from '../../db/queries/messages/notifications.ts'
import { deliverPush } from '../../gateways/push/deliver-push.ts'
import type { Push } from '../../gateways/push/push-gateway.ts'
import { notify } from '../notify.ts'

/**
 * A server that tells customers of points they got and brings it to their devices, without a pause, until it is killed. Says what was
 * committed; `service` hears what a push service would.
 */
const [url = '', service = '', ...customers] = process.argv.slice(2)
// A killed process leaves no compile cache for the next one, unless it writes it now.
flushCompileCache()
const { db } = openDatabase(url)

const gateway = {
  async send({ id, token }: Push): Promise<void> {
    await fetch(service, { method: 'POST', body: JSON.stringify({ id, token }) })
  },
}
deliverPush({ db, gateways: { android: gateway }, log: console, pollEvery: 5 })

const findTurn = async (customer: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from point_entries where customer_id = ${customer}`.execute(db)
  return rows[0]?.count ?? 0
}

async function addPoints(tx: Tx, customer: number, turn: number): Promise<number | null> {
  const to = await findRecipient(tx, customer)
  if (!to) throw new Error('There is nobody to tell')
  const news = { event: 'confirmed', key: `points ${turn}`, entity: 'wallet', entityId: 1, text: 'Points' } as const
  const id = await notify(tx, to, news, { now: new Date() })
  if (id !== null)
    await sql`insert into point_entries (customer_id, points, balance, reason)
      values (${customer}, 1, ${turn + 1}, 'reservation')`.execute(tx)
  return id
}

async function live(customer: number): Promise<never> {
  for (let turn = await findTurn(customer); ; turn++) {
    const add = () => db.transaction().execute((tx) => addPoints(tx, customer, turn))
    // Twice at once, as two processes that come to the same conclusion.
    for (const id of await Promise.all([add(), add()])) if (id !== null) process.stdout.write(`told ${id}\n`)
  }
}

await Promise.all(customers.map((customer) => live(Number(customer))))
