import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findViolations } from '../../db/audit/payments-audit.ts'
import { putMembership } from '../../db/queries/organisations/memberships.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { sizeOf } from '../../domain/testing/size.ts'
import { addMember } from '../customers/testing/member.ts'
import { settleAll } from '../payments/testing/settle-all.ts'
import { runUntilKilled } from '../testing/run-until-killed.ts'
import { addVisa } from '../visa-applications/testing/applying.ts'

const database = openTestDatabase()
const script = new URL('./testing/killed-applying.ts', import.meta.url)
const kills = sizeOf(100, 2)

test(
  'whenever it is killed, what was answered is there, with its papers and its money',
  async () => {
    const told: string[] = []
    for (let kill = 0; kill < kills; kill++) {
      const { visa, seller } = await addVisa(database.db)
      const [member, officer] = [await addMember(database.db), await addMember(database.db)]
      const { account } = officer
      await database.db
        .transaction()
        .execute((tx) =>
          putMembership(tx, { account, kind: 'seller', id: seller, role: 'visa_officer', now: new Date() }),
        )
      const args = [visa, member.customer, member.token, officer.customer, officer.token].map(String)
      told.push(...(await runUntilKilled(script, [database.url, ...args], kill)))
      expect(await findViolations(database.db, new Date())).toEqual([])
    }
    await settleAll(database.db)
    expect(await findViolations(database.db, new Date())).toEqual([])
    const idsOf = (...names: string[]) =>
      told.filter((line) => names.includes(line.split(' ')[0] ?? '')).map((line) => Number(line.split(' ')[1]))
    const { rows } = await sql`
      select (select count(*)::int from visa_applications where id = any(${idsOf('applied')}::int[])) as applied,
        (select count(*)::int from visa_applications where id = any(${idsOf('asked')}::int[]) and begun_at is not null) as asked,
        (select count(*)::int from visa_applications where id = any(${idsOf('accepted')}::int[]) and status = 'accepted') as accepted,
        (select count(*)::int from visa_applications a join orders o on o.id = a.order_id
          where a.id = any(${idsOf('rejected', 'withdrawn')}::int[]) and a.status in ('rejected', 'withdrawn')
            and o.payment_status = 'refunded') as back`.execute(database.db)
    expect(rows).toEqual([
      {
        applied: idsOf('applied').length,
        asked: idsOf('asked').length,
        accepted: idsOf('accepted').length,
        back: idsOf('rejected', 'withdrawn').length,
      },
    ])
  },
  sizeOf(1_800_000, 120_000),
)
