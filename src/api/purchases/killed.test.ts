import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findViolations } from '../../db/audit/payments-audit.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { saleKinds } from '../../domain/sales/sale.ts'
import { sizeOf } from '../../domain/testing/size.ts'
import { addDays, toDay, toInstant } from '../../domain/time/day.ts'
import { addMember } from '../customers/testing/member.ts'
import { settleAll } from '../payments/testing/settle-all.ts'
import { runUntilKilled } from '../testing/run-until-killed.ts'
import { addSale } from './testing/sales.ts'

const database = openTestDatabase()
const script = new URL('./testing/killed-buying.ts', import.meta.url)
const kills = sizeOf(100, 2)

test(
  'whenever it is killed, what was answered is there, and every place is counted once',
  async () => {
    const today = toDay(new Date())
    const closesAt = new Date(Date.now() + 40 * 86_400_000)
    const told: string[] = []
    for (let kill = 0; kill < kills; kill++) {
      const kind = saleKinds[kill % saleKinds.length] ?? 'event'
      const day = kind === 'event' || kind === 'offer' ? {} : { day: addDays(today, 41) }
      const { itemId, stocks } = await addSale(database.db, kind, {
        startsAt: toInstant(addDays(today, 41), '19:00'),
        maxEach: 1_000,
        deposit: { percent: 25, restDays: 10 },
        stocks: [{ ...day, capacity: 10_000, closesAt }],
      })
      const { token } = await addMember(database.db)
      const args = [database.url, token, kind, `${itemId}`, `${stocks[0]}`]
      told.push(...(await runUntilKilled(script, args, kill)))
      expect(await findViolations(database.db, new Date())).toEqual([])
    }
    const idsOf = (word: string) =>
      told.filter((line) => line.startsWith(word)).map((line) => Number(line.split(' ')[1]))
    await settleAll(database.db)
    expect(await findViolations(database.db, new Date())).toEqual([])
    // A rest that was paid at the bank has come: it stands, or went back with the first payment.
    const { rows } = await sql`
      select (select count(*)::int from purchases where id = any(${idsOf('bought')}::int[])) as bought,
        (select count(*)::int from purchases p join orders r on r.id = p.rest_order_id
          where p.id = any(${idsOf('rest')}::int[]) and r.payment_status in ('paid', 'refunded')) as rest,
        (select count(*)::int from purchases p join orders o on o.id = p.order_id
          where p.id = any(${idsOf('cancelled')}::int[]) and p.status = 'ended' and o.cancelled_at is not null) as cancelled`.execute(
      database.db,
    )
    const counted = (['bought', 'rest', 'cancelled'] as const).map((word) => [word, idsOf(word).length])
    expect(rows).toEqual([Object.fromEntries(counted)])
    const open = await sql`select from payments where status = 'open'
    union all select from refunds where status <> 'refunded'
    union all select from purchases where status = 'pending'`.execute(database.db)
    expect(open.rows).toEqual([])
  },
  sizeOf(1_800_000, 120_000),
)
