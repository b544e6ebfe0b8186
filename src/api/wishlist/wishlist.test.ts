import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { forgetRemovedEntries } from '../../db/queries/catalogue/wishlist.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { toUndoStart, wishlistLimits } from '../../domain/sales/wishlist.ts'
import { addMember, type TestMember, testPassword } from '../customers/testing/member.ts'
import { addProperty } from '../reservations/testing/booking.ts'
import { openTestWishlist } from './testing/wishlist.ts'

const database = openTestDatabase()
const began = new Date('2026-11-16T09:00:00Z')
const clock = { now: began }
const later = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000)
}
const { list, save, toggle, annotate, remove, removeProperty, dispatch } = openTestWishlist(() => database.db, clock)

let member: TestMember
beforeEach(async () => {
  clock.now = began
  member = await addMember(database.db)
})

const idsOf = async (query: object = {}) => (await list(member, query)).data.map(({ propertyId }) => propertyId)
const rowsOf = async ({ customer }: TestMember) =>
  (await sql`select from property_wishlist where customer_id = ${customer}`.execute(database.db)).rows.length

/** A property of the test's own, which no other test finds. */
async function addNamed(name: string, price: number, rates: { currency?: 'IQD' | 'USD'; discount?: number } = {}) {
  const { id } = await addProperty(database.db, [{ units: 1, price }], rates)
  const title = JSON.stringify({ en: `${name} House`, ar: `بيت ${name}`, ku: `ماڵی ${name}` })
  await sql`update properties set title = ${title}::jsonb where id = ${id}`.execute(database.db)
  return id
}

describe('a property', () => {
  test('is saved with what it costs now, listed and taken out', async () => {
    const id = await addNamed('Zinar', 80_000, { discount: 25 })
    const { message, ...entry } = await save(member, id)
    expect(message).toBe('Saved to your wishlist.')
    expect(entry).toEqual({
      id: entry.id,
      propertyId: id,
      title: 'Zinar House',
      savedPrice: { amount: 60_000, currency: 'IQD' },
      note: null,
      isGone: false,
      createdAt: '2026-11-16T09:00:00Z',
    })
    expect(await list(member)).toEqual({
      data: [entry],
      meta: { total: 1, limit: 8, page: 1, last: 1, previous: null, next: null },
    })
    const { data } = await list(member, { loadProperty: 'true' }, 'ku')
    expect(data).toMatchObject([{ title: 'ماڵی Zinar', property: { id, price: { amount: 60_000 }, discount: 25 } }])
    expect(await remove(member, entry.id)).toMatchObject({ id: entry.id, propertyId: id })
    expect(await idsOf()).toEqual([])
    await expect(remove(member, entry.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('saved twice is one entry, as it was', async () => {
    const first = await save(member, 1)
    later(60)
    expect(await save(member, 1)).toEqual(first)
    expect(await save(member, 1, 'a-key')).toEqual(await save(member, 1, 'a-key'))
    expect(await idsOf()).toEqual([1])
  })

  test('is toggled, also by its own id', async () => {
    expect(await toggle(member, 2)).toMatchObject({ propertyId: 2, isSaved: true, message: 'Saved to your wishlist.' })
    expect(await toggle(member, 2)).toMatchObject({ isSaved: false, message: 'Removed from your wishlist.' })
    expect(await toggle(member, 2, 'sent-again')).toEqual(await toggle(member, 2, 'sent-again'))
    expect(await idsOf()).toEqual([2])
    expect(await removeProperty(member, 2)).toMatchObject({ propertyId: 2 })
    await expect(removeProperty(member, 2)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await idsOf()).toEqual([])
  })

  test('that there is not cannot be saved', async () => {
    const empty = (await addProperty(database.db, [])).id
    for (const id of [empty, 2_000_000_000]) {
      await expect(save(member, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(toggle(member, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    for (const id of [0, -1, 1.5, 2 ** 40])
      await expect(save(member, id)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await rowsOf(member)).toBe(0)
  })

  test('that has gone is told, found by its old name, and removable', async () => {
    const [hidden, deleted] = [await addNamed('Hidden', 50_000), await addNamed('Deleted', 50_000)]
    for (const id of [hidden, deleted, 1]) await save(member, id)
    await sql`delete from room_types where property_id = ${hidden}`.execute(database.db)
    await sql`delete from properties where id = ${deleted}`.execute(database.db)
    const { data } = await list(member, { loadProperty: 'true', sort: 'price-asc' })
    expect(data.map(({ title, isGone, property }) => [title, isGone, property === null])).toEqual([
      [expect.any(String), false, false],
      ['Deleted House', true, true],
      ['Hidden House', true, true],
    ])
    expect(await idsOf({ search: 'بيت deleted' })).toEqual([deleted])
    for (const { id } of data.slice(1)) await remove(member, id)
    expect(await idsOf()).toEqual([1])
    // Taken out by mistake, it is told again.
    expect(await save(member, deleted)).toMatchObject({ isGone: true })
  })
})

describe('the list', () => {
  test('has eight on a page, the last saved first, and a hundred at most', async () => {
    for (let id = 1; id <= 12; id++) {
      later(1)
      await save(member, id)
    }
    expect(await idsOf()).toEqual([12, 11, 10, 9, 8, 7, 6, 5])
    expect(await idsOf({ page: '2' })).toEqual([4, 3, 2, 1])
    expect(await idsOf({ limit: '100', sort: 'oldest' })).toHaveLength(12)
    await expect(list(member, { limit: '101' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('is sorted by price, rating and discount, either way', async () => {
    const dear = await addNamed('Dear', 20_000, { currency: 'USD' })
    const middle = await addNamed('Middle', 150_000, { discount: 10 })
    const cheap = await addNamed('Cheap', 90_000, { discount: 50 })
    await sql`update properties set rating_count = 10, rating_sum = case id when ${dear} then 31 when ${middle} then 49 else 40 end
      where id in (${dear}, ${middle}, ${cheap})`.execute(database.db)
    for (const id of [middle, cheap, dear]) await save(member, id)
    expect(await idsOf({ sort: 'price-asc' })).toEqual([cheap, middle, dear])
    expect(await idsOf({ sort: 'price-desc' })).toEqual([dear, middle, cheap])
    expect(await idsOf({ sort: 'rating-desc' })).toEqual([middle, cheap, dear])
    expect(await idsOf({ sort: 'rating-asc' })).toEqual([dear, cheap, middle])
    expect(await idsOf({ sort: 'discount-desc' })).toEqual([cheap, middle, dear])
    expect(await idsOf({ sort: 'discount-asc' })).toEqual([dear, middle, cheap])
    await expect(list(member, { sort: 'stars' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('is searched by name in any language, place and note; no sign is a wildcard', async () => {
    const [one, two] = [await addNamed('Xezal', 50_000), await addNamed('Perwane', 50_000)]
    const { id } = await save(member, one)
    await save(member, two)
    await annotate(member, id, 'للصيف مع العائلة')
    expect(await idsOf({ search: 'XEZAL house' })).toEqual([one])
    expect(await idsOf({ search: 'ماڵی perwane' })).toEqual([two])
    expect(await idsOf({ search: 'للصّيف' })).toEqual([one])
    for (const search of ['%', '_', 'xezal perwane', '.*', '\\']) expect(await idsOf({ search })).toEqual([])
    await expect(list(member, { search: 'a\0' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(list(member, { search: 'x'.repeat(101) })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('shows the price as it is, and that of the day it was saved', async () => {
    const id = await addNamed('Falling', 100_000)
    await save(member, id)
    await sql`update room_types set price = 70000 where property_id = ${id}`.execute(database.db)
    const { data } = await list(member, { loadProperty: 'true' })
    expect(data).toMatchObject([{ savedPrice: { amount: 100_000 }, property: { price: { amount: 70_000 } } }])
  })

  test('holds no more than so many, however they are added at once', async () => {
    await sql`insert into property_wishlist (customer_id, property_id, title, price, currency, saved_at)
      select ${member.customer}::int, 1000000 + n, '{"en":"x","ar":"x","ku":"x"}', 1, 'IQD', ${began}
      from generate_series(1, ${wishlistLimits.entries - 3}::int) n`.execute(database.db)
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) => (n % 2 ? save(member, n + 1) : toggle(member, n + 1))),
    )
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
    expect(refused).toEqual(Array.from({ length: 9 }, () => 'WISHLIST_FULL'))
    expect((await list(member)).meta.total).toBe(wishlistLimits.entries)
    // An existing entry can be saved again, and frees a place when it is removed.
    const [known = 0] = await idsOf()
    expect(await save(member, known)).toMatchObject({ propertyId: known })
    await removeProperty(member, known)
    // One that was not among the twelve: any of those may be there already.
    expect(await toggle(member, 13)).toMatchObject({ isSaved: true })
  })
})

describe('an entry taken out', () => {
  test('comes back with its note and its price within ten minutes, and as new later', async () => {
    const id = await addNamed('Return', 100_000)
    const entry = await save(member, id)
    await annotate(member, entry.id, 'the one with the garden')
    await sql`update room_types set price = 90000 where property_id = ${id}`.execute(database.db)
    await remove(member, entry.id)
    later(9)
    expect(await save(member, id)).toMatchObject({
      id: entry.id,
      note: 'the one with the garden',
      savedPrice: { amount: 100_000 },
      createdAt: entry.createdAt,
    })
    await remove(member, entry.id)
    later(11)
    expect(await toggle(member, id)).toMatchObject({ isSaved: true })
    expect((await list(member)).data).toMatchObject([{ note: null, savedPrice: { amount: 90_000 } }])
  })

  test('is forgotten after that', async () => {
    const [{ id }] = [await save(member, 3), await save(member, 4)]
    await remove(member, id)
    later(11)
    await forgetRemovedEntries(database.db, toUndoStart(clock.now))
    expect(await rowsOf(member)).toBe(1)
    expect(await idsOf()).toEqual([4])
  })
})

describe('a note', () => {
  test('is written, changed and taken away', async () => {
    const { id } = await save(member, 5)
    expect(await annotate(member, id, '  ask for\tthe\u0007 roof \n\u202ebalcony ')).toMatchObject({
      note: 'ask for the roof \nbalcony',
      message: 'Your note has been saved.',
    })
    expect(await annotate(member, id, 'x'.repeat(300))).toMatchObject({ note: 'x'.repeat(300) })
    expect(await annotate(member, id, '   ')).toMatchObject({ note: null })
    await expect(annotate(member, id, 'x'.repeat(301))).rejects.toMatchObject({
      fields: { note: { error: 'too_long', limit: 300 } },
    })
    await expect(annotate(member, id, undefined)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('beside somebody else’s entry, or one that was taken out, is none', async () => {
    const { id } = await save(member, 5)
    const stranger = await addMember(database.db)
    await expect(annotate(stranger, id, 'mine')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(remove(stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(removeProperty(stranger, 5)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await list(stranger)).data).toEqual([])
    await remove(member, id)
    await expect(annotate(member, id, 'late')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('all of it goes into the export, and goes with the account', async () => {
  const { id } = await save(member, 6)
  await annotate(member, id, 'a private thought')
  await dispatch('POST /customer/property-wishlist/share', { token: member.token })
  const file = await dispatch('POST /customer/auth/export', { token: member.token, body: { password: testPassword } })
  expect(file).toMatchObject({
    wishlist: [{ property_id: 6, note: 'a private thought' }],
    wishlistShare: { createdAt: '2026-11-16T09:00:00Z' },
  })
  await dispatch('POST /customer/auth/delete-account', {
    token: member.token,
    body: { password: testPassword, acceptLoss: true },
  })
  expect(await rowsOf(member)).toBe(0)
  const { rows } = await sql`select from wishlist_shares where customer_id = ${member.customer}`.execute(database.db)
  expect(rows).toEqual([])
})

test('no entry is saved while its account is being deleted', async () => {
  const answers = await Promise.allSettled([
    ...Array.from({ length: 6 }, (_, n) => save(member, n + 1)),
    dispatch('POST /customer/auth/delete-account', {
      token: member.token,
      body: { password: testPassword, acceptLoss: true },
    }),
    ...Array.from({ length: 6 }, (_, n) => toggle(member, n + 7)),
  ])
  expect(answers[6]?.status).toBe('fulfilled')
  for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason.code).toBe('UNAUTHORIZED')
  expect(await rowsOf(member)).toBe(0)
})
