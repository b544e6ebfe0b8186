import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { findStocks } from '../../db/queries/sales/sales.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { priceNames, type SaleKind, saleKinds } from '../../domain/sales/sale.ts'
import { addDays, toInstant } from '../../domain/time/day.ts'
import { createApi } from '../service.ts'

const database = openTestDatabase()
const today = inject('today')
const noon = toInstant(today, '12:00')
const ask = (type: SaleKind, id: number, now = noon) =>
  createApi({ db: database.db, now: () => now }).dispatch('GET /public/sales/{type}/{id}', {
    locale: 'en',
    params: { type, id: String(id) },
  })
const change = (statement: ReturnType<typeof sql>) => statement.execute(database.db)

/** The lowest id of an item of the kind for which `where` is true. */
async function findItem(kind: SaleKind, where = 'true'): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select s.item_id as id from sales s left join offers o on o.id = s.offer_id
    where s.kind = ${kind} and ${sql.raw(where)} order by s.item_id limit 1`.execute(database.db)
  return rows[0]?.id ?? 0
}

test.each(saleKinds)('%s: what is left at which price, the nearest first', async (kind) => {
  const sale = await ask(kind, await findItem(kind))
  expect(sale).toMatchObject({ itemType: kind, state: 'open', ages: { childFrom: 2, adultFrom: 12 } })
  expect(sale.stocks.length).toBeGreaterThan(0)
  for (const stock of sale.stocks) {
    expect(stock).toMatchObject({ state: 'open' })
    expect(Object.keys(stock.prices).toSorted()).toEqual([...priceNames[kind]].toSorted())
  }
  const days = sale.stocks.map(({ day, time }) => `${day} ${time}`)
  expect(days).toEqual(days.toSorted())
})

test.each(saleKinds)('%s: where one meets before it begins, in the words of the reader', async (kind) => {
  const { meeting } = await ask(kind, await findItem(kind))
  // An event has a venue, and an offer may have neither.
  if (kind === 'event' || kind === 'offer') expect(meeting).toBeNull()
  else
    expect(meeting).toEqual({
      title: 'Central Bus Station',
      address: 'Main road',
      coordinates: { latitude: 33.3311, longitude: 44.3797 },
    })
})

test('half a meeting point is refused', async () => {
  const broken = { title: { en: 'Square' }, address: { en: 'Street' }, coordinates: { latitude: 33, longitude: 44 } }
  await expect(change(sql`update sales set meeting = ${JSON.stringify(broken)}::jsonb`)).rejects.toThrow(/check/)
})

test('a sale that is not offered is not found', async () => {
  const id = await findItem('activity')
  await change(sql`delete from sales where activity_id = ${id}`)
  await expect(ask('activity', id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('prices are in major units, and the least is what an adult pays for the cheapest that can be had', async () => {
  const id = await findItem('tourism', `s.currency = 'USD'`)
  const { stocks, from, currency } = await ask('tourism', id)
  const { rows } = await sql<{ price: bigint }>`select price from tourism_packages where id = ${id}`.execute(
    database.db,
  )
  expect(currency).toBe('USD')
  expect(from).toEqual({ amount: Number(rows[0]?.price) / 100, currency: 'USD' })
  expect(stocks[0]?.prices.adult).toBe(from?.amount)

  const umrah = await ask('umrah', await findItem('umrah'))
  expect(umrah.from?.amount).toBe(umrah.stocks[0]?.prices.four)
})

test('a tour says its last day, and asks for a deposit only while its rest could be paid later', async () => {
  const id = await findItem('tourism', 's.deposit_percent is not null')
  const { rows } = await sql<{ days: number }>`select days from tourism_packages where id = ${id}`.execute(database.db)
  const { stocks, deposit } = await ask('tourism', id)
  const last = stocks.at(-1)
  expect(last?.endsOn).toBe(addDays(last?.day ?? today, (rows[0]?.days ?? 0) - 1))
  expect(deposit).toEqual({ percent: 25, restDays: 10 })
  const atNoon = (day: string) => new Date(`${day}T09:00:00Z`)
  expect((await ask('tourism', id, atNoon(addDays(last?.day ?? today, -11)))).deposit).not.toBeNull()
  expect((await ask('tourism', id, atNoon(addDays(last?.day ?? today, -10)))).deposit).toBeNull()
})

test('of a day no more is left than in all, and the row of all cannot be chosen', async () => {
  const id = await findItem('offer', `o.type = 'flight'`)
  const rowOfAll = sql`sale_id = (select id from sales where offer_id = ${id}) and day is null`
  const sale = await ask('offer', id)
  expect(sale.needs).toMatchObject({ travelDate: true })
  expect(sale.stocks.every(({ day, time, left }) => day && time === '08:30' && left === 5)).toBe(true)
  await change(sql`update stocks set taken = capacity - 3 where ${rowOfAll}`)
  expect((await ask('offer', id)).stocks.map(({ left }) => left)).toEqual(sale.stocks.map(() => 3))
  await change(sql`update stocks set taken = capacity where ${rowOfAll}`)
  expect(await ask('offer', id)).toMatchObject({ state: 'sold_out', from: null })
  await change(sql`update stocks set closes_at = ${noon} where ${rowOfAll}`)
  expect(await ask('offer', id)).toMatchObject({ state: 'over', stocks: [] })
})

test('an offer without days has the one row', async () => {
  const id = await findItem('offer', `o.type = 'dining'`)
  await change(sql`update offers set needs_date = false where id = ${id}`)
  await change(
    sql`delete from stocks where day is not null and sale_id = (select id from sales where offer_id = ${id})`,
  )
  const { stocks, needs } = await ask('offer', id)
  expect(stocks).toMatchObject([{ day: null, time: null, left: 40 }])
  expect(needs).toMatchObject({ travelDate: false, returnDate: false })
})

test('tickets: sold out category by category, over once the event begins', async () => {
  const id = await findItem('event')
  const { stocks, policy } = await ask('event', id)
  const [standard, front] = stocks
  expect(stocks.map(({ title }) => title)).toEqual(['Standard', 'Front rows'])
  expect(policy.freeUntil).not.toBeNull()
  await change(sql`update stocks set taken = capacity where id = ${standard?.id}`)
  expect(await ask('event', id)).toMatchObject({ state: 'open', stocks: [{ state: 'sold_out' }, { state: 'open' }] })
  await change(sql`update stocks set taken = capacity where id = ${front?.id}`)
  expect(await ask('event', id)).toMatchObject({ state: 'sold_out', from: null })
  const { rows } = await sql<{ at: Date }>`select starts_at as at from events where id = ${id}`.execute(database.db)
  expect(await ask('event', id, rows[0]?.at)).toMatchObject({ state: 'over', stocks: [], policy: { freeUntil: null } })
})

test('fewer places than the smallest party takes are none', async () => {
  const id = await findItem('activity')
  const [first] = (await ask('activity', id)).stocks
  await change(sql`update stocks set least = 4, taken = capacity - 3 where id = ${first?.id}`)
  expect((await ask('activity', id)).stocks[0]).toMatchObject({ left: 3, min: 4, state: 'sold_out' })
})

test('the stocks of several sales come together, of each no more than two hundred', async () => {
  const { rows } = await sql<{ id: number }>`select id from sales where kind = 'activity' order by id`.execute(
    database.db,
  )
  const [crowded = 0, other = 0] = rows.map(({ id }) => id)
  await change(sql`insert into stocks (sale_id, day, prices, capacity, closes_at)
    select ${crowded}::int, ${today}::date + n, '{"person": 1000}', 5, ${addDays(today, 365)}::date from generate_series(20, 300) n`)
  const stocks = await findStocks(database.db, 'en', [other, crowded], noon)
  const ofCrowded = stocks.filter(({ saleId }) => saleId === crowded)
  expect(ofCrowded).toHaveLength(200)
  expect(ofCrowded[0]?.day).toBe(addDays(today, 1))
  expect(stocks.filter(({ saleId }) => saleId === other)).toHaveLength(28)
})
