import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember } from '../customers/testing/member.ts'
import { addSubscription, findBusinesses, findUsed, openTestShop } from '../redemptions/testing/redeeming.ts'
import { runOperation } from './run-operation.ts'

const database = openTestDatabase()
const run = (...typed: (string | number)[]) =>
  runOperation(database.db, typed.map(String), { operator: 'sara', now: new Date() })

async function findPlace() {
  const [place] = await findBusinesses(database.db)
  if (!place) throw new Error('One is needed')
  return place.business
}

test('member-add, members and member-remove change rights at once', async () => {
  const business = await findPlace()
  const member = await addMember(database.db)
  const { list } = openTestShop(database.db)
  await expect(list(member)).rejects.toMatchObject({ code: 'NOT_A_MEMBER' })
  expect(await run('member-add', member.phone.replace('+964', '0'), business, 'manager')).toContain('as manager')
  expect((await list(member)).data).toEqual([])
  expect(await run('members', business)).toContain('ئاراس کەریم, manager')
  await run('member-add', member.phone, business)
  expect(await run('members')).toContain('cashier')
  await run('member-remove', member.phone, business)
  await expect(list(member)).rejects.toMatchObject({ code: 'NOT_A_MEMBER' })
  expect(await run('members', business)).toBe('There are no members')
  const { rows } = await sql<{ about: object }>`select about from operator_actions`.execute(database.db)
  expect(rows).toHaveLength(3)
  expect(JSON.stringify(rows)).not.toContain(member.phone.slice(4))
})

test('redemption-undo undoes a late redemption once, and records who did it and why', async () => {
  const business = await findPlace()
  const [guest, cashier] = [await addMember(database.db), await addMember(database.db)]
  const subscription = await addSubscription(database.db, guest.customer, { uses: 1 })
  await run('member-add', cashier.phone, business)
  const { show, redeem, undo } = openTestShop(database.db)
  const { id } = await redeem(cashier, { token: (await show(guest)).token })
  await sql`update redemptions set counted_at = counted_at - interval '3 days'`.execute(database.db)
  await expect(undo(cashier, id)).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' })
  expect(await run('redemption-undo', id, 'the', 'wrong', 'guest')).toContain('gets the use back')
  expect(await findUsed(database.db, subscription)).toEqual({ used: 0, status: 'active' })
  await expect(run('redemption-undo', id, 'again')).rejects.toThrow('already been undone')
  const { rows } = await sql<{ reason: string | null }>`
    select undo_reason as reason from redemptions where id = ${id} and undone_by is null`.execute(database.db)
  expect(rows).toEqual([{ reason: 'the wrong guest' }])
})

test('a refused command explains why', async () => {
  const member = await addMember(database.db)
  for (const [typed, told] of [
    [['member-add', '07999999999', 1], 'sign up first'],
    [['member-add', member.phone, 999_999], 'no such business'],
    [['member-add', member.phone, 'seller:999999'], 'no such seller'],
    [['member-add', member.phone, 'seller:x'], 'SELLER'],
    [['member-add', member.phone, 1, 'king'], 'owner, manager, reception'],
    [['member-add', member.phone, 'x'], 'BUSINESS'],
    [['member-remove', member.phone, 1], 'not a member'],
    [['redemption-undo', 999_999, 'why not'], 'no such redemption'],
  ] as const)
    await expect(run(...typed)).rejects.toThrow(told)
})
