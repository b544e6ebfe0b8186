import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addSale, type TestSale, toChoice } from '../../api/purchases/testing/sales.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { sizeOf } from '../../domain/testing/size.ts'
import { addDays, toDay, toInstant } from '../../domain/time/day.ts'
import { type Answer, addSignedIn, call, type SignedIn } from './testing/customers.ts'
import { openTestPair } from './testing/pair.ts'

const crowd = sizeOf(500, 40)

const database = openTestDatabase()
const { urlOf } = openTestPair({ database })

const buyAll = (customers: SignedIn[], bodyOf: (n: number) => object): Promise<Answer[]> =>
  Promise.all(
    customers.map(({ token }, n) =>
      call(urlOf(n), 'POST /customer/purchases', { token, body: { ...bodyOf(n), paymentMethod: 'qi' } }),
    ),
  )

/** The people of each party that got in, and the places that each of them holds. */
async function findParties({ sale }: TestSale): Promise<{ people: number; places: number }[]> {
  const { rows } = await sql<{ people: number; places: number }>`
    select p.adults as people, (select sum(h.count)::int from purchase_stocks h where h.purchase_id = p.id) as places
    from purchases p where p.sale_id = ${sale}`.execute(database.db)
  return rows
}

const day = addDays(toDay(new Date()), 60)
const closesAt = new Date(Date.now() + 50 * 86_400_000)

describe('over two processes', { timeout: 120_000 }, () => {
  test.each(['tourism', 'event', 'activity'] as const)(
    'the last ten of %s go to parties of one to six of a crowd, whole, and the others learn what is left',
    async (kind) => {
      const dated = kind === 'event' ? {} : { day }
      const startsAt = toInstant(day, '19:00')
      const sale = await addSale(database.db, kind, { startsAt, stocks: [{ ...dated, capacity: 10, closesAt }] })
      const answers = await buyAll(await addSignedIn(database.db, crowd), (n) => toChoice(sale, 1 + (n % 6)))
      const bought = answers.filter(({ status }) => status === 200)
      for (const { status, body } of answers)
        if (status !== 200) expect([status, body.code, body.details.left < 6]).toEqual([409, 'SOLD_OUT', true])
      const parties = await findParties(sale)
      expect(parties).toHaveLength(bought.length)
      for (const { people, places } of parties) expect(places).toBe(people)
      expect(parties.reduce((sum, { places }) => sum + places, 0)).toBe(10)
      const { rows } = await sql`select taken from stocks where sale_id = ${sale.sale}`.execute(database.db)
      expect(rows).toEqual([{ taken: 10 }])
    },
  )

  test('a ticket that is shown a hundred times at once at two doors lets in once', async () => {
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
    const free = { capacity: 10, closesAt: hours(1), prices: { ticket: 0 } }
    const sale = await addSale(database.db, 'event', { stocks: [free] })
    await sql`update events set starts_at = ${hours(2)}, ends_at = ${hours(5)} where id = ${sale.itemId}`.execute(
      database.db,
    )
    const [guest, ...members] = await addSignedIn(database.db, 3)
    const token = guest?.token ?? ''
    await sql`insert into memberships (account_id, seller_id, role, created_at)
      select c.account_id, s.seller_id, 'cashier', now() from customers c, sales s
      where c.id = any(${members.map(({ customer }) => customer)}::int[]) and s.id = ${sale.sale}`.execute(database.db)
    const bought = await call(urlOf(0), 'POST /customer/purchases', { token, body: toChoice(sale) })
    const shown = await call(urlOf(1), `GET /customer/purchases/${bought.body.id}/tickets`, { token })
    const [ticket] = shown.body.data
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        call(urlOf(n), 'POST /business/entries', {
          token: members[n % 2]?.token ?? '',
          body: { token: ticket.token, door: `Gate ${n % 2}`, saleId: sale.sale },
        }),
      ),
    )
    const [entered, ...others] = answers.filter(({ status }) => status === 200)
    expect([entered?.body.direction, others]).toEqual(['in', []])
    for (const { status, body } of answers)
      if (status !== 200)
        expect([status, body.code, body.details.door]).toEqual([409, 'TICKET_USED', entered?.body.door])
    const { rows } = await sql`
      select e.conflict from ticket_entries e join tickets t on t.id = e.ticket_id where t.purchase_id = ${bought.body.id}`.execute(
      database.db,
    )
    expect(rows).toEqual([{ conflict: null }])
  })
})
