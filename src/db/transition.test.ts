import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from './database.ts'
import { openTestDatabase } from './testing/database.ts'
import * as transitions from './transition.ts'
import {
  changeStatus,
  type Machine,
  orderPayment,
  paymentState,
  purchaseStatus,
  questionStatus,
  refundState,
  reservationStatus,
  reviewStatus,
  subscriptionStatus,
  TransitionError,
  visaStatus,
  waitlistStatus,
} from './transition.ts'

const database = openTestDatabase()
const { transition, transitionAll, tryTransition } = transitions

class Undo extends Error {}

/** Rolls back at the end, in any case. */
const tryOut = (work: (tx: Tx) => Promise<void>) =>
  expect(
    database.db.transaction().execute(async (tx) => {
      await work(tx)
      throw new Undo()
    }),
  ).rejects.toThrow(Undo)

/** Every check of the table goes for the time of the transaction: a row can then stand anywhere. */
async function dropChecks(tx: Tx, table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint where conrelid = ${table}::regclass and contype = 'c'`.execute(tx)
  for (const { name } of rows) await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx)
}

beforeAll(async () => {
  await sql`insert into accounts (google_subject) values ('steps')`.execute(database.db)
  await sql`insert into customers (account_id, name) select id, 'Sara' from accounts where google_subject = 'steps'`.execute(
    database.db,
  )
  await sql`insert into orders (kind, customer_id, payment_status, payment_method, hold_until, currency, lines, total_before_discount,
      voucher_discount, points_used, points_discount, total)
    select 'reservation', max(id), 'unpaid', 'qi', now(), 'IQD', '[{"amount": 5000}]', 5000, 0, 0, 0, 5000 from customers`.execute(
    database.db,
  )
  await sql`insert into reservations (order_id, property_id, check_in, check_out, check_in_clock, leaves_at, adults, children_ages, status,
      acceptance, free_until_days, percent_after)
    select id, 1, date '2027-02-01', date '2027-02-02', '14:00', now(), 2, '{}', 'pending', 'automatic', 1, 0 from orders`.execute(
    database.db,
  )
  await sql`insert into payments (customer_id, order_id, method, gateway, price, currency, amount, locale, reason, expires_at, check_at, created_at,
      updated_at)
    select customer_id, id, 'qi', 'qi', 5000, 'IQD', 5000, 'en', 'being_made', now(), now(), now(), now() from orders`.execute(
    database.db,
  )
  await sql`insert into refunds (payment_id, order_id, customer_id, price, amount, method, reason, due_at, created_at, updated_at)
    select id, order_id, customer_id, 5000, 5000, 'qi', 'paid_twice', now(), now(), now() from payments`.execute(
    database.db,
  )
  await sql`insert into subscriptions (order_id, customer_id, package_id, title, plan_title, days, price, created_at)
    select o.id, o.customer_id, k.id, k.title, k.title, 30, 5000, now() from orders o, (select * from discount_packages order by id limit 1) k`.execute(
    database.db,
  )
  await sql`insert into sellers (key, kind, title, phone, location_id)
    select 'steps', 'agency', title, '+9647701234567', id from locations order by id limit 1`.execute(database.db)
  await sql`insert into sales (event_id, seller_id, currency, acceptance, free_until_days, percent_after, traveller_data, most_people, most_each)
    select e.id, s.id, 'IQD', 'automatic', 1, 0, 'none', 5, 5 from sellers s, (select id from events order by id limit 1) e
    where s.key = 'steps'
    on conflict do nothing`.execute(database.db)
  await sql`insert into purchases (order_id, customer_id, sale_id, seller_id, kind, item_id, title, status, acceptance, free_until_days,
      percent_after, ends_at, adults, created_at)
    select o.id, o.customer_id, s.id, s.seller_id, s.kind, s.item_id, '{"en": "Steps"}', 'pending', 'automatic', 1, 0, now(), 1, now()
    from orders o, (select * from sales order by id limit 1) s`.execute(database.db)
  await sql`insert into visa_applications (order_id, customer_id, seller_id, title, status, travel_date, people, papers, questions, nationalities,
      passport_months, working_days, reject_percent, created_at)
    select o.id, o.customer_id, s.id, '{"en": "Steps"}', 'unpaid', date '2027-06-01', 1, '{}', '[]', '{}', 6, 5, 0, now()
    from orders o, (select * from sellers order by id limit 1) s`.execute(database.db)
  await sql`insert into reservation_changes (order_id, status, check_in, check_out, leaves_at, adults, children_ages, rooms, before, lines,
      total_before_discount, voucher_discount, points_used, points_discount, rounding, total, price, hold_until, created_at)
    select id, 'held', date '2027-02-01', date '2027-02-02', now(), 2, '{}', '[]', '{}', lines, 5000, 0, 0, 0, 0, 5000, 0, now(), now() from orders`.execute(
    database.db,
  )
  await sql`insert into guest_questions (property_id, text, language, asked_at) values (1, 'Is there a lift?', 'en', now())`.execute(
    database.db,
  )
  await sql`insert into waitlist_entries (customer_id, kind, item_id, title, request, thing, people, parts, created_at)
    select max(id), 'event', 1, '{"en": "Steps"}', '{}', 'steps', 1, 1, now() from customers`.execute(database.db)
})

const machines: [string, Machine<string>][] = [
  ['orders', orderPayment as Machine<string>],
  ['reservations', reservationStatus as Machine<string>],
  ['payments', paymentState as Machine<string>],
  ['refunds', refundState as Machine<string>],
  ['reservation_changes', changeStatus as Machine<string>],
  ['subscriptions', subscriptionStatus as Machine<string>],
  ['purchases', purchaseStatus as Machine<string>],
  ['visa_applications', visaStatus as Machine<string>],
  ['reviews', reviewStatus as Machine<string>],
  ['guest_questions', questionStatus as Machine<string>],
  ['waitlist_entries', waitlistStatus as Machine<string>],
]

describe.each(machines)('%s', (table, machine) => {
  const statuses = Object.keys(machine.next)

  test('take every step of the table, and no other', async () => {
    const taken: string[] = []
    await tryOut(async (tx) => {
      await dropChecks(tx, table)
      const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}`.execute(tx)
      const id = rows[0]?.id ?? 0
      for (const from of statuses)
        for (const to of statuses) {
          await sql`update ${sql.table(table)} set ${sql.ref(machine.column)} = ${from} where id = ${id}`.execute(tx)
          const isTaken = await tryTransition(tx, machine, { id, to })
          const now = await sql<{ status: string }>`
            select ${sql.ref(machine.column)} as status from ${sql.table(table)} where id = ${id}`.execute(tx)
          expect(now.rows[0]?.status).toBe(isTaken ? to : from)
          if (isTaken) taken.push(`${from} → ${to}`)
        }
    })
    const allowed = statuses.flatMap((from) => (machine.next[from] ?? []).map((to) => `${from} → ${to}`))
    expect(taken.toSorted()).toEqual(allowed.toSorted())
  })

  test('a step that cannot be taken throws', async () => {
    await tryOut(async (tx) => {
      await dropChecks(tx, table)
      const [from = '', to = ''] =
        statuses.flatMap((one) =>
          statuses.filter((other) => !machine.next[one]?.includes(other)).map((other) => [one, other]),
        )[0] ?? []
      const { rows } = await sql<{ id: number }>`
        update ${sql.table(table)} set ${sql.ref(machine.column)} = ${from} returning id`.execute(tx)
      const id = rows[0]?.id ?? 0
      await expect(transition(tx, machine, { id: id + 1, to })).rejects.toThrow(TransitionError)
      await expect(transition(tx, machine, { id, to })).rejects.toThrow(`${table} ${id} cannot become ${to}`)
      expect(await transitionAll(tx, machine, { ids: [id, id + 1], to })).toBe(0)
    })
  })
})

test('none of them is missing here', () => {
  const isMachine = (value: unknown) => typeof value === 'object' && value !== null && 'next' in value
  expect(Object.values(transitions).filter(isMachine)).toEqual(machines.map(([, machine]) => machine))
})
