import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { addProperty } from '../src/api/reservations/testing/booking.ts'
import { findBroken } from '../src/db/audit/payments-audit.ts'
import { type Db, openDatabase } from '../src/db/database.ts'
import { startChild } from './child.ts'
import { toSection } from './markdown.ts'

const sizes = [10_000, 100_000, 1_000_000]

/** How long an operator waits for `npm run audit`, and what it needs where everything is broken. */
export async function benchAudit(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-bench-'))
  const safar = await startChild('baselines/safar.ts', [dataDir])
  const database = openDatabase(safar.databaseUrl ?? '')
  try {
    const rows: string[][] = []
    let made = 0
    for (const size of sizes) {
      await addPaid(database.db, size - made)
      made = size
      const good = await measure(database.db)
      await sql`update room_nights set sold = 0`.execute(database.db)
      const broken = await measure(database.db)
      await sql`update room_nights set sold = 1`.execute(database.db)
      rows.push([
        made.toLocaleString('en'),
        good.seconds,
        broken.seconds,
        broken.count.toLocaleString('en'),
        broken.megabytes,
      ])
    }
    return toSection(
      'The audit',
      'Every rule over so many paid reservations of two nights; then with all their nights counted wrongly. Megabytes are what the process grew by.',
      ['reservations', 'seconds', 'seconds, broken', 'rows found', 'MB'],
      rows,
    )
  } finally {
    await database.close()
    await safar.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measure(db: Db): Promise<{ seconds: string; count: number; megabytes: string }> {
  const [start, before] = [performance.now(), process.memoryUsage().rss]
  const broken = await findBroken(db, new Date())
  const seconds = ((performance.now() - start) / 1000).toFixed(2)
  const megabytes = Math.max(0, (process.memoryUsage().rss - before) / 1e6).toFixed(0)
  return { seconds, count: broken.reduce((sum, { count }) => sum + count, 0), megabytes }
}

/** Each has two nights that nobody else has, paid from the wallet of its own customer. */
async function addPaid(db: Db, count: number): Promise<void> {
  const { id, rooms } = await addProperty(db, [{ units: 1 }])
  const room = rooms[0] ?? 0
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`with people as (insert into customers (name) select 'Sara' from generate_series(1, ${count}::int) returning id),
        ordered as (
          insert into orders (kind, customer_id, payment_status, payment_method, currency, lines, total_before_discount, voucher_discount, points_used,
            points_discount, total, paid_at)
          select 'reservation', id, 'paid', 'wallet', 'IQD', '[{"amount": 5000}]', 5000, 0, 0, 0, 5000, now() from people returning id),
        numbered as (select id, row_number() over () as n from ordered)
      insert into reservations (order_id, property_id, check_in, check_out, check_in_clock, leaves_at, adults, children_ages, status,
        acceptance, free_until_days, percent_after)
      select id, ${id}::int, date '2030-01-01' + 2 * n::int, date '2030-01-03' + 2 * n::int, '14:00', '2030-01-01', 2, '{}', 'accepted',
        'automatic', 1, 0
      from numbered`.execute(tx)
    await sql`insert into reservation_rooms (reservation_id, room_type_id, count, title) select id, ${room}::int, 1, '{}' from reservations where property_id = ${id}`.execute(
      tx,
    )
    await sql`insert into room_nights (room_type_id, night, sold, total)
      select ${room}::int, check_in + night, 1, 1 from reservations, generate_series(0, 1) night where property_id = ${id}`.execute(
      tx,
    )
    await sql`insert into payments (customer_id, order_id, method, gateway, price, currency, amount, status, locale, reason, expires_at, created_at,
        updated_at, paid_at)
      select o.customer_id, o.id, 'wallet', 'wallet', 5000, 'IQD', 5000, 'paid', 'en', 'paid', now(), now(), now(), now()
      from orders o join reservations r on r.order_id = o.id where r.property_id = ${id}`.execute(tx)
    await sql`update orders o set paid_by = p.id from payments p, reservations r where p.order_id = o.id and r.order_id = o.id and r.property_id = ${id}`.execute(
      tx,
    )
    await sql`insert into wallet_entries (customer_id, amount, balance, reason) select o.customer_id, 5000, 5000, 'x'
      from orders o join reservations r on r.order_id = o.id where r.property_id = ${id}`.execute(tx)
    await sql`insert into wallet_entries (customer_id, amount, balance, reason, payment_id)
      select p.customer_id, -5000, 0, 'payment', p.id from reservations m join payments p on p.order_id = m.order_id where m.property_id = ${id}`.execute(
      tx,
    )
    await sql`insert into transactions (customer_id, type, amount, method, item_type, item_id, order_id, payment_id, created_at)
      select p.customer_id, 'debit', 5000, 'wallet', 'reservation', m.id, m.order_id, p.id, now()
      from reservations m join payments p on p.order_id = m.order_id where m.property_id = ${id}`.execute(tx)
  })
  await sql`vacuum (analyze)`.execute(db)
}
