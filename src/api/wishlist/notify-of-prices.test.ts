import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { followStatements } from '../../db/testing/follow-statements.ts'
import { later } from '../../domain/time/later.ts'
import { day } from '../../domain/time/units.ts'
import { addMember, type TestMember } from '../customers/testing/member.ts'
import { addProperty } from '../reservations/testing/booking.ts'
import { notifyOfPrices } from './notify-of-prices.ts'
import { openTestWishlist } from './testing/wishlist.ts'

const database = openTestDatabase()
const noon = new Date('2027-02-01T12:00:00+03:00')
const clock = { now: noon }
const { save, toggle } = openTestWishlist(() => database.db, clock)

let member: TestMember
beforeEach(async () => {
  clock.now = noon
  await sql`delete from property_wishlist`.execute(database.db)
  member = await addMember(database.db)
})

/** A stay whose night costs so many dinars. */
async function addStay(price: number): Promise<number> {
  const { id } = await addProperty(database.db, [{ units: 1, price }])
  return id
}
const setPrice = (property: number, price: number) =>
  sql`update room_types set price = ${price} where property_id = ${property}`.execute(database.db)
const notifyAt = (days: number) => notifyOfPrices(database.db, later(noon, days * day))

async function heardBy({ customer }: TestMember) {
  const { rows } = await sql<{ body: string; id: number; due: Date | null }>`
    select n.body, n.entity_id as id, d.due_at as due from notifications n left join push_deliveries d on d.notification_id = n.id
    where n.customer_id = ${customer} and n.event = 'price-fallen' order by n.id`.execute(database.db)
  return rows
}

describe('the price of a stay that was saved', () => {
  test('is told when it has fallen by a tenth since then, and again by a tenth since it was told', async () => {
    const stay = await addStay(100_000)
    await save(member, stay)
    await setPrice(stay, 90_001)
    expect(await notifyAt(0)).toBe(0)
    await setPrice(stay, 90_000)
    expect(await notifyAt(0)).toBe(1)
    expect(await heardBy(member)).toMatchObject([{ id: stay, body: expect.stringMatching(/90,000.*100,000/) }])
    expect(await notifyAt(1)).toBe(0)
    await setPrice(stay, 82_000)
    expect(await notifyAt(2)).toBe(0)
    await setPrice(stay, 81_000)
    expect(await notifyAt(3)).toBe(1)
    expect(await heardBy(member)).toMatchObject([{}, { body: expect.stringMatching(/81,000.*90,000/) }])
  })

  test('falls by a discount as well, and is told of in the language of the profile', async () => {
    const stay = await addStay(100_000)
    await save(member, stay)
    await sql`update properties set discount = 15 where id = ${stay}`.execute(database.db)
    await notifyAt(0)
    expect(await heardBy(member)).toMatchObject([{ body: expect.stringMatching(/^نرخی شەوێک لە .*85,000/) }])
  })

  test('is told of one stay a day, the one that has fallen most, whoever comes to tell it at the same moment', async () => {
    const [little, much] = [await addStay(100_000), await addStay(200_000)]
    for (const stay of [little, much]) await save(member, stay)
    await setPrice(little, 85_000)
    await setPrice(much, 100_000)
    const told = await Promise.all(Array.from({ length: 4 }, () => notifyAt(0)))
    expect(told.toSorted()).toEqual([0, 0, 0, 1])
    expect(await notifyAt(0.1)).toBe(0)
    expect(await heardBy(member)).toMatchObject([{ id: much }])
    expect(await notifyAt(1)).toBe(1)
    expect(await heardBy(member)).toMatchObject([{ id: much }, { id: little }])
  })

  test('is not told to who wants no notifications, rests, or has taken it out', async () => {
    const stay = await addStay(100_000)
    const [off, resting, changed] = [await addMember(database.db), await addMember(database.db), member]
    for (const one of [off, resting, changed]) await save(one, stay)
    await toggle(changed, stay)
    await sql`update customers set allow_notification = false where id = ${off.customer}`.execute(database.db)
    await sql`update customers set status = 'inactive' where id = ${resting.customer}`.execute(database.db)
    await setPrice(stay, 10_000)
    expect(await notifyAt(0)).toBe(0)
  })

  test('in dollars is told with its dinars', async () => {
    const stay = await addStay(10_000)
    await sql`update room_types set currency = 'USD' where property_id = ${stay}`.execute(database.db)
    await save(member, stay)
    await setPrice(stay, 9_000)
    expect(await notifyAt(0)).toBe(1)
    expect(await heardBy(member)).toMatchObject([{ body: expect.stringMatching(/\$90.*≈\s.*117,900.*\$100/) }])
  })

  test('of another currency is compared with nothing', async () => {
    const stay = await addStay(100_000)
    await save(member, stay)
    await sql`update room_types set price = 5000, currency = 'USD' where property_id = ${stay}`.execute(database.db)
    expect(await notifyAt(0)).toBe(0)
  })

  test('is measured anew for who has saved it anew', async () => {
    const stay = await addStay(100_000)
    await save(member, stay)
    await setPrice(stay, 80_000)
    expect(await notifyAt(0)).toBe(1)
    await toggle(member, stay)
    clock.now = later(noon, day)
    await setPrice(stay, 120_000)
    await save(member, stay)
    await setPrice(stay, 100_000)
    expect(await notifyAt(2)).toBe(1)
    expect(await heardBy(member)).toMatchObject([{}, { body: expect.stringMatching(/100,000.*120,000/) }])
  })

  test('wakes nobody: at night the device is told in the morning', async () => {
    const stay = await addStay(100_000)
    await save(member, stay)
    await sql`insert into push_tokens (customer_id, session_id, platform, token, hash, renewed_at)
      values (${member.customer}, ${member.session}::uuid, 'android', 'a phone', ${Buffer.from(member.session)}, now())`.execute(
      database.db,
    )
    await setPrice(stay, 50_000)
    await sql`update sessions set expires_at = ${later(noon, 30 * day)} where id = ${member.session}::uuid`.execute(
      database.db,
    )
    await notifyOfPrices(database.db, new Date('2027-02-01T23:00:00+03:00'))
    expect(await heardBy(member)).toMatchObject([{ due: new Date('2027-02-02T08:00:00+03:00') }])
    const messages = await sql`select from sms_messages where phone = ${member.phone}`.execute(database.db)
    expect(messages.rows).toEqual([])
  })

  test('costs no statement for each of them', async () => {
    const stay = await addStay(100_000)
    await sql`insert into property_wishlist (customer_id, property_id, title, price, currency, saved_at)
      select ${member.customer}::int, 1000000 + n, '{}', 100000, 'IQD', now() from generate_series(1, 1000) n`.execute(
      database.db,
    )
    await sql`insert into property_wishlist (customer_id, property_id, title, price, currency, saved_at)
      values (${member.customer}, ${stay}, '{}', 100000, 'IQD', now())`.execute(database.db)
    await setPrice(stay, 50_000)
    let statements = 0
    const counted = followStatements(database.db, () => statements++)
    expect(await notifyOfPrices(counted, noon)).toBe(1)
    expect(statements).toBe(6)
  })
})
