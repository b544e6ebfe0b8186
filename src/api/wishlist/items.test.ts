import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { type SaleKind, saleKinds } from '../../domain/sales/sale.ts'
import { wishlistLimits } from '../../domain/sales/wishlist.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { addMember, type TestMember, testPassword } from '../customers/testing/member.ts'
import { openTestWishlist } from './testing/wishlist.ts'

const database = openTestDatabase()
const { dispatch } = openTestWishlist(() => database.db, { now: new Date() })

let member: TestMember
beforeEach(async () => {
  member = await addMember(database.db)
})

const save = ({ token }: TestMember, kind: SaleKind, itemId: number) =>
  dispatch('POST /customer/item-wishlist', { token, body: { kind, itemId } })
const toggle = ({ token }: TestMember, kind: SaleKind, itemId: number) =>
  dispatch('POST /customer/item-wishlist/toggle', { token, body: { kind, itemId } })
const list = ({ token }: TestMember, query: object = {}, locale?: Locale) =>
  dispatch('GET /customer/item-wishlist', { token, query }, locale)
const take = ({ token }: TestMember, kind: SaleKind, id: number) =>
  dispatch('DELETE /customer/item-wishlist/{kind}/{id}', { token, params: { kind, id } })

const pages = {
  offer: /^\/offers\/1$/,
  tourism: /^\/tourism-packages\/[\w-]+\/[\w-]+\/1$/,
  umrah: /^\/umrah\/1$/,
  event: /^\/events\/1$/,
  activity: /^\/activity\/1$/,
}

describe('what is saved besides stays', () => {
  test.each(saleKinds)('%s has its title, its page, its picture and its price', async (kind) => {
    const saved = await save(member, kind, 1)
    expect(saved).toMatchObject({ kind, itemId: 1, isGone: false, title: expect.stringMatching(/[a-z]/i) })
    const { data } = await list(member, { loadItem: 'true' }, 'ar')
    expect(data).toMatchObject([
      {
        id: saved.id,
        kind,
        itemId: 1,
        title: expect.stringMatching(/[ء-ي]/),
        item: { picture: { url: expect.any(String) } },
      },
    ])
    expect(data[0]?.item?.path).toMatch(pages[kind])
    expect((await list(member)).data[0]).not.toHaveProperty('item')
  })

  test('is saved once, and told apart by its kind', async () => {
    const { id } = await save(member, 'event', 1)
    expect((await save(member, 'event', 1)).id).toBe(id)
    await save(member, 'activity', 1)
    expect((await list(member)).data.map(({ kind }) => kind)).toEqual(['activity', 'event'])
    expect((await list(member, { kind: 'event' })).meta.total).toBe(1)
    expect(await toggle(member, 'event', 1)).toMatchObject({ isSaved: false })
    expect(await toggle(member, 'event', 1)).toMatchObject({ isSaved: true })
    await take(member, 'event', 1)
    await expect(take(member, 'event', 1)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(save(member, 'event', 1_000_000)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is nobody else’s', async () => {
    const stranger = await addMember(database.db)
    const { id } = await save(member, 'offer', 1)
    expect((await list(stranger)).data).toEqual([])
    const taking = dispatch('DELETE /customer/item-wishlist/{id}', { token: stranger.token, params: { id } })
    await expect(taking).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await dispatch('DELETE /customer/item-wishlist/{id}', { token: member.token, params: { id } })
    expect((await list(member)).data).toEqual([])
  })

  test('outlives what it is of, under the title of then', async () => {
    await sql`insert into item_wishlist (customer_id, kind, item_id, title, saved_at)
      values (${member.customer}, 'umrah', 999999, '{"en": "A tour", "ar": "رحلة", "ku": "گەشت"}', now())`.execute(
      database.db,
    )
    expect((await list(member, { loadItem: 'true' })).data).toMatchObject([
      { title: 'A tour', isGone: true, item: null },
    ])
  })

  test('is a hundred at most, however many come at once', async () => {
    await sql`insert into item_wishlist (customer_id, kind, item_id, title, saved_at)
      select ${member.customer}::int, 'offer', 1000 + n, title, now() from offers, generate_series(1, ${wishlistLimits.entries - 1}::int) n where offers.id = 1`.execute(
      database.db,
    )
    const results = await Promise.allSettled(saleKinds.map((kind) => save(member, kind, 1)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await list(member)).meta.total).toBe(wishlistLimits.entries)
  })

  test('toggled by many at once, it is in the end as often as that says', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => toggle(member, 'activity', 2)))
    expect(results.filter(({ isSaved }) => isSaved)).toHaveLength(10)
    expect((await list(member)).data).toEqual([])
  })

  test('is in what somebody takes along, and goes with the account', async () => {
    await save(member, 'event', 1)
    const { token } = member
    const file = await dispatch('POST /customer/auth/export', { token, body: { password: testPassword } })
    expect(file).toMatchObject({ savedItems: [{ kind: 'event', item_id: 1 }] })
    await dispatch('POST /customer/auth/delete-account', { token, body: { password: testPassword, acceptLoss: true } })
    const { rows } = await sql`select from item_wishlist where customer_id = ${member.customer}`.execute(database.db)
    expect(rows).toEqual([])
  })
})
