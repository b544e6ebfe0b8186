import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findViolations } from '../../db/audit/payments-audit.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { sizeOf } from '../../domain/testing/size.ts'
import { addMember } from '../customers/testing/member.ts'
import { addSale } from '../purchases/testing/sales.ts'
import { runUntilKilled } from '../testing/run-until-killed.ts'
import { joinSeller } from './testing/tickets.ts'

const database = openTestDatabase()
const script = new URL('./testing/killed-doors.ts', import.meta.url)
const kills = sizeOf(100, 2)

/** An evening that begins in two hours, may be left, and costs nothing. */
async function addEvening() {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
  const stocks = [{ capacity: 10_000, closesAt: hours(1), prices: { ticket: 0 } }]
  const {
    itemId,
    sale,
    stocks: ids,
  } = await addSale(database.db, 'event', { maxEach: 1_000, freeUntilDays: 0, stocks })
  await sql`update events set starts_at = ${hours(2)}, ends_at = ${hours(5)} where id = ${itemId}`.execute(database.db)
  const { rows } = await sql<{ seller: number }>`
    update sales set can_leave = true where id = ${sale} returning seller_id as seller`.execute(database.db)
  return { itemId, category: ids[0], seller: rows[0]?.seller ?? 0 }
}

test(
  `killed ${kills} times while tickets are passed on, shown and given back: what was answered is so, nobody is in twice`,
  async () => {
    const told: string[] = []
    for (let kill = 0; kill < kills; kill++) {
      const { itemId, category, seller } = await addEvening()
      const [buyer, friend, member] = [
        await addMember(database.db),
        await addMember(database.db),
        await addMember(database.db),
      ]
      await joinSeller(database.db, member.account, seller)
      const args = [database.url, buyer.token, friend.token, member.token, `${itemId}`, `${category}`]
      // Eight lines are one turn.
      told.push(...(await runUntilKilled(script, args, kill, 3 + ((kill * 5) % 16))))
      expect(await findViolations(database.db, new Date())).toEqual([])
    }
    const idsOf = (word: string) => told.filter((line) => line.startsWith(`${word} `)).map((line) => line.split(' ')[1])
    const { rows } = await sql`
      select (select count(*)::int from purchases where id = any(${idsOf('bought')}::int[])) as bought,
        (select count(*)::int from purchases p join orders o on o.id = p.order_id
          where p.id = any(${idsOf('cancelled')}::int[]) and p.status = 'ended' and o.cancelled_at is not null) as cancelled,
        (select count(*)::int from tickets where id = any(${idsOf('taken')}::bigint[]) and ended_at is null) as taken,
        (select count(*)::int from ticket_entries where id = any(${idsOf('in')}::int[]) and direction = 'in' and conflict is null) as in,
        (select count(*)::int from ticket_entries where id = any(${idsOf('out')}::int[]) and direction = 'out' and conflict is null) as out`.execute(
      database.db,
    )
    const steps = ['bought', 'cancelled', 'taken', 'in', 'out'] as const
    expect(rows).toEqual([Object.fromEntries(steps.map((step) => [step, idsOf(step).length]))])
    for (const step of steps) expect(new Set(idsOf(step)).size).toBe(idsOf(step).length)
    // Otherwise the kills came before anything was done.
    expect(idsOf('in').length).toBeGreaterThan(0)
  },
  sizeOf(1_800_000, 120_000),
)
