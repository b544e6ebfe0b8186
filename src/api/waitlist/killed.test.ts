import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findViolations } from '../../db/audit/payments-audit.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { sizeOf } from '../../domain/testing/size.ts'
import { addDays, toDay } from '../../domain/time/day.ts'
import { addMember } from '../customers/testing/member.ts'
import { settleAll } from '../payments/testing/settle-all.ts'
import { addSale } from '../purchases/testing/sales.ts'
import { runUntilKilled } from '../testing/run-until-killed.ts'
import { endEntries } from './process-waitlist.ts'

const database = openTestDatabase()
const script = new URL('./testing/killed-waitlist.ts', import.meta.url)
const kills = sizeOf(100, 2)

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)

test(
  'whenever it is killed, the only place is one person’s: nobody paid in vain, nobody is offered what another has',
  async () => {
    const told: string[] = []
    for (let kill = 0; kill < kills; kill++) {
      // So soon that it is offered at any hour.
      const day = addDays(toDay(new Date()), 1)
      const { itemId, stocks } = await addSale(database.db, 'activity', {
        maxEach: 1_000,
        stocks: [{ day, clock: '00:00', capacity: 1, closesAt: later(24 * 60) }],
      })
      const [holder, waiter] = [await addMember(database.db), await addMember(database.db)]
      const args = [database.url, holder.token, waiter.token, `${itemId}`, `${stocks[0]}`]
      told.push(...(await runUntilKilled(script, args, kill, 1 + (kill % 4))))
      expect(await findViolations(database.db, new Date())).toEqual([])
    }
    await settleAll(database.db)
    await endEntries(database.db, later(31))
    expect(await findViolations(database.db, new Date())).toEqual([])
    const idsOf = (word: string) =>
      told.filter((line) => line.startsWith(word)).map((line) => Number(line.split(' ')[1]))
    const { rows } = await sql`
      select (select count(*)::int from purchases where id = any(${idsOf('bought')}::int[])) as bought,
        (select count(*)::int from waitlist_entries where id = any(${idsOf('waits')}::int[])) as waits,
        (select count(*)::int from purchases p join orders o on o.id = p.order_id
          where p.id = any(${idsOf('cancelled')}::int[]) and o.cancelled_at is not null) as cancelled`.execute(
      database.db,
    )
    expect(rows).toEqual([
      { bought: idsOf('bought').length, waits: idsOf('waits').length, cancelled: idsOf('cancelled').length },
    ])
    const open = await sql`select from waitlist_entries where status = 'offered'
      union all select from payments where status = 'open' union all select from purchases where status = 'pending'`.execute(
      database.db,
    )
    expect(open.rows).toEqual([])
  },
  sizeOf(1_800_000, 120_000),
)
