import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { later } from '../../domain/time/later.ts'
import { day } from '../../domain/time/units.ts'
import { addMember, type TestMember } from '../customers/testing/member.ts'
import { remindOfEndings } from '../subscriptions/remind-of-ending.ts'
import { addSubscription, findBusinesses, join, openTestShop } from './testing/redeeming.ts'

const database = openTestDatabase()

async function toldTo({ customer }: TestMember) {
  const { rows } = await sql<{ event: string; body: string; entityId: number }>`
    select event, body, entity_id as "entityId" from notifications where customer_id = ${customer} and entity = 'discount_package'
    order by id`.execute(database.db)
  return rows
}

const addGuest = async (input: Parameters<typeof addSubscription>[2] = {}) => {
  const guest = await addMember(database.db)
  await sql`update customers set language = 'en' where id = ${guest.customer}`.execute(database.db)
  return { guest, subscription: await addSubscription(database.db, guest.customer, input) }
}

test('a customer is told where a discount was used, what was saved, that it was the last one, and that it was given back', async () => {
  const { guest, subscription } = await addGuest({ uses: 2 })
  const [place] = await findBusinesses(database.db)
  if (!place) throw new Error('One is needed')
  const cashier = await addMember(database.db)
  await join(database.db, cashier.account, place.business)
  const shop = openTestShop(database.db)
  const use = async () => {
    const { token } = await shop.show(guest, true)
    return shop.redeem(cashier, { token, discountId: place.discount, amount: 10_000 })
  }
  await use()
  const { id } = await use()
  await shop.undo(cashier, id)
  await shop.undo(cashier, id)
  const told = await toldTo(guest)
  expect(told.map(({ event }) => event)).toEqual(['redeemed', 'last-use', 'redemption-undone'])
  expect(told[0]?.body).toMatch(/^Your discount was used at .+\. You saved [\d,]+ IQD\. Uses left: 1\.$/)
  expect(told[1]?.body).toMatch(/That was the last use of your package “.+”\.$/)
  expect(told[2]?.body).toMatch(/undid the discount, so you can use it again\.$/)
  expect(new Set(told.map(({ entityId }) => entityId))).toEqual(new Set([subscription]))
})

test('a customer is reminded once, three days before a package ends', async () => {
  const now = new Date()
  const begun = { beginsAt: later(now, -20 * day) }
  const { guest, subscription } = await addGuest({ ...begun, expiresAt: later(now, 2.5 * day) })
  const others = await Promise.all([
    addGuest({ ...begun, expiresAt: later(now, 4 * day) }),
    addGuest({ ...begun, expiresAt: later(now, 2 * day), status: 'suspended' }),
    addGuest({ ...begun, expiresAt: later(now, 2 * day) }),
  ])
  await sql`update customers set allow_notification = false where id = ${others[2]?.guest.customer}`.execute(
    database.db,
  )
  await Promise.all([remindOfEndings(database.db, now), remindOfEndings(database.db, now)])
  await remindOfEndings(database.db, now)
  expect(await toldTo(guest)).toEqual([
    {
      event: 'subscription-ending',
      entityId: subscription,
      body: expect.stringMatching(/^Your package “.+” ends on \d+ [A-Z]\w+\. Uses left: 5\.$/),
    },
  ])
  for (const other of others) expect(await toldTo(other.guest)).toEqual([])
  await sql`update subscriptions set expires_at = expires_at + interval '10 minutes' where id = ${subscription}`.execute(
    database.db,
  )
  await remindOfEndings(database.db, now)
  expect(await toldTo(guest)).toHaveLength(2)
})
