import type { Key } from '../../../contract/contract.ts'
import type { Db } from '../../../db/database.ts'
import { addMember, type TestMember } from '../../customers/testing/member.ts'
import { addTickets, findSales, joinSeller, openTestDoors, type TestSale, toSecret } from './tickets.ts'

export type ReadyTickets = { id?: string; secret?: string; query?: object; body?: object }

const isOfTickets = (key: Key): boolean => /tickets|ticket-passes|\/business\/entries/.test(key)

/** The rows that calls about tickets need: own tickets, a link, or a seller to work for. */
export async function prepareTickets(db: Db, key: Key, caller: TestMember): Promise<ReadyTickets> {
  if (!isOfTickets(key)) return {}
  const [sale] = await findSales(db, 'event')
  if (!sale) throw new Error('There is no event')
  if (key.includes('/business/')) return prepareDoor(db, sale, caller)
  if (caller.customer === 0) return {}
  const site = openTestDoors(db)
  const isTaking = key.includes('{secret}') || key === 'GET /customer/tickets'
  const buyer = isTaking ? await addMember(db) : caller
  const { purchase } = await addTickets(db, { customer: buyer.customer, sale, now: new Date() })
  // A deactivated caller cannot look at them.
  const [ticket] = await site.list(buyer, purchase).catch(() => [])
  if (!ticket) return {}
  if (key.endsWith('/pass')) return { id: ticket.id }
  if (!isTaking) return { id: String(purchase) }
  const secret = toSecret(await site.pass(buyer, ticket.id))
  if (key === 'GET /customer/tickets') await site.take(caller, secret).catch(() => null)
  return { secret, ...(key.startsWith('POST') && { body: { holder: 'زارا' } }) }
}

async function prepareDoor(db: Db, sale: TestSale, caller: TestMember): Promise<ReadyTickets> {
  await joinSeller(db, caller.account, sale.seller)
  const guest = await addMember(db)
  const { purchase } = await addTickets(db, { customer: guest.customer, sale, now: new Date() })
  const [ticket] = await openTestDoors(db).list(guest, purchase)
  return { query: { sale: sale.sale }, body: { token: ticket?.token } }
}
