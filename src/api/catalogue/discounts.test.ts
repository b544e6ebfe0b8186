import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { createApi } from '../service.ts'

const database = openTestDatabase()
const api = (now = new Date()) => createApi({ db: database.db, now: () => now })
const discount = (id: number, now?: Date) =>
  api(now).dispatch('GET /public/discounts/{id}', { locale: 'en', params: { id: String(id) } })
const banners = async (query = {}) =>
  (await api().dispatch('GET /public/discounts-banners', { locale: 'en', query })).data
const businesses = async (query = {}) =>
  (await api().dispatch('GET /public/businesses', { locale: 'en', query: { limit: '100', ...query } })).data

const idsOf = async (query: string) =>
  (await sql.raw<{ id: number }>(query).execute(database.db)).rows.map(({ id }) => id)
const current = '(d.ends_on is null or d.ends_on >= current_date)'

describe('discounts', () => {
  test('beside one stand four others: of its business, then of its kind and place, then of either', async () => {
    for (const id of await idsOf('select id from discounts')) {
      const { related, business, location } = await discount(id)
      expect(related.length).toBe(4)
      expect(related.map((other) => other.id)).not.toContain(id)
      const distances = related.map((other) => {
        const isNear = other.location.id === location.id
        const isAlike = other.business.businessType.id === business.businessType.id
        if (other.business.id === business.id) return 0
        if (isNear) return isAlike ? 1 : 2
        return isAlike ? 3 : Number.NaN
      })
      expect(distances).toEqual(distances.toSorted((one, other) => one - other))
      expect(distances).not.toContain(Number.NaN)
    }
  })

  test('one that is over is found by its id, and nowhere else', async () => {
    const [[one, other] = []] = await sql<{ ids: number[] }>`select array_agg(id order by id) as ids from discounts
      group by business_id having count(*) > 1 limit 1`
      .execute(database.db)
      .then(({ rows }) => rows.map(({ ids }) => ids))
    if (!one || !other) throw new Error('No business gives two discounts')
    const { business } = await discount(one)
    const shown = async () => [
      (await discount(other)).related.some(({ id }) => id === one),
      (await businesses()).find(({ id }) => id === business.id)?.discounts.some(({ id }) => id === one),
    ]
    await sql`update discounts set ends_on = current_date + 1, percent = 90 where id = ${one}`.execute(database.db)
    expect(await shown()).toEqual([true, true])
    await sql`update discounts set ends_on = current_date - 2 where id = ${one}`.execute(database.db)
    expect(await shown()).toEqual([false, false])
    expect((await discount(one)).id).toBe(one)
  })
})

describe('banners', () => {
  test('of one governorate are of businesses there', async () => {
    const all = await banners()
    const places = await idsOf(
      'select distinct b.location_id as id from discount_banners n join discounts d on d.id = n.discount_id join businesses b on b.id = d.business_id',
    )
    const found = await Promise.all(places.map((location) => banners({ location: String(location) })))
    expect(found.flat().length).toBe(all.length)
    for (const banner of found[0] ?? []) expect((await discount(banner.discount.id)).location.id).toBe(places[0])
    expect(await banners({ location: '999999' })).toEqual([])
    await expect(banners({ location: 'x' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('go with their discount', async () => {
    const [first] = await banners()
    await sql`update discounts set ends_on = current_date - 2 where id = ${first?.discount.id}`.execute(database.db)
    expect((await banners()).map(({ id }) => id)).not.toContain(first?.id)
  })
})

describe('businesses', () => {
  test('of one kind in one governorate are those, and nothing else', async () => {
    const [some] = await businesses()
    const [type, location] = [some?.businessType.id, some?.location.id]
    const inPlace = await businesses({ location: String(location) })
    const ofKind = await businesses({ type: String(type) })
    const both = await businesses({ type: String(type), location: String(location) })
    expect(inPlace.map((business) => business.location.id)).toEqual(inPlace.map(() => location))
    expect(ofKind.map(({ businessType }) => businessType.id)).toEqual(ofKind.map(() => type))
    expect(both).toEqual(ofKind.filter((business) => business.location.id === location))
    expect(both).toContainEqual(some)
    await expect(businesses({ type: 'cafes' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('show the best three of their discounts on a card, all on their page', async () => {
    await sql`update discounts set business_id = 1, ends_on = null where id between 10 and 14`.execute(database.db)
    const ids = await idsOf(`select id from discounts d where business_id = 1 and ${current} order by percent desc, id`)
    expect(ids.length).toBeGreaterThanOrEqual(5)
    const card = (await businesses()).find(({ id }) => id === 1)
    const page = await api().dispatch('GET /public/businesses/{id}', { locale: 'en', params: { id: '1' } })
    expect(card?.discounts.map(({ id }) => id)).toEqual(ids.slice(0, 3))
    expect(page.discounts.map(({ id }) => id)).toEqual(ids)
  })
})

describe('packages', () => {
  const list = async () => (await api().dispatch('GET /public/discount-packages', { locale: 'en' })).data

  test('cost what their cheapest plan costs', async () => {
    for (const { price, plans } of await list())
      expect(price).toEqual({ amount: Math.min(...plans.map((plan) => plan.price.amount)), currency: 'IQD' })
  })

  test('without a plan cannot be had', async () => {
    const [first] = await list()
    await sql`delete from discount_plans where package_id = ${first?.id}`.execute(database.db)
    expect((await list()).map(({ id }) => id)).not.toContain(first?.id)
    const page = api().dispatch('GET /public/discount-packages/{id}', {
      locale: 'en',
      params: { id: String(first?.id) },
    })
    await expect(page).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
