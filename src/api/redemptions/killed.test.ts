import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findViolations } from '../../db/audit/payments-audit.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { sizeOf } from '../../domain/testing/size.ts'
import { addMember } from '../customers/testing/member.ts'
import { runUntilKilled } from '../testing/run-until-killed.ts'
import { addSubscription, findBusinesses, join } from './testing/redeeming.ts'

const database = openTestDatabase()
const script = new URL('./testing/killed-redeeming.ts', import.meta.url)
const kills = sizeOf(100, 2)

const addGuest = async () => {
  const guest = await addMember(database.db)
  await addSubscription(database.db, guest.customer, { uses: null })
  return guest.token
}

test(`killed ${kills} times, what was answered is so, and every use is counted once`, async () => {
  const [place] = await findBusinesses(database.db)
  const told: string[] = []
  const idsOf = (word: string) => told.filter((line) => line.startsWith(word)).map((line) => Number(line.split(' ')[1]))
  // On, until so much was done that the kills met something.
  for (let kill = 0; kill < kills || idsOf('redeemed').length <= kills; kill++) {
    // No caller comes near a limit.
    const cashier = await addMember(database.db)
    await join(database.db, cashier.account, place?.business ?? 0)
    await sql`update customers set qr_code = null where id = ${cashier.customer}`.execute(database.db)
    const guests = [await addGuest(), await addGuest(), await addGuest()]
    told.push(...(await runUntilKilled(script, [database.url, cashier.token, ...guests], kill)))
    expect(await findViolations(database.db, new Date())).toEqual([])
  }
  const { rows } = await sql<{ redeemed: number; undone: number }>`
    select count(*)::int as redeemed, count(*) filter (where undone_at is not null and id = any(${idsOf('undone')}::int[]))::int as undone
    from redemptions where id = any(${idsOf('redeemed')}::int[])`.execute(database.db)
  expect(rows).toEqual([{ redeemed: idsOf('redeemed').length, undone: idsOf('undone').length }])
  expect(new Set(idsOf('redeemed')).size).toBe(idsOf('redeemed').length)
}, 900_000)
