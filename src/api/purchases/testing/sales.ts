import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { SaleKind, TravellerData } from '../../../domain/sales/sale.ts'
import type { Day } from '../../../domain/time/day.ts'

export type TestStock = {
  /** Null for the number of an offer in all, and for tickets. */
  day?: Day | null
  clock?: string | null
  title?: string
  prices?: Record<string, number>
  capacity?: number
  min?: number
  closesAt?: Date
}

export type SaleInput = {
  currency?: Currency
  acceptance?: 'automatic' | 'manual'
  travellerData?: TravellerData
  maxPeople?: number
  maxEach?: number
  deposit?: { percent: number; restDays: number } | null
  freeUntilDays?: number
  /** Events: for tests that live by the clock of the machine. */
  startsAt?: Date
  stocks?: TestStock[]
}

export type TestSale = { kind: SaleKind; itemId: number; sale: number; stocks: number[] }

const departure = '2027-03-01'
const closing = new Date('2027-02-28T21:00:00Z')

export const testPrices: Record<SaleKind, Record<string, number>> = {
  offer: { piece: 60_000 },
  tourism: { adult: 400_000, child: 300_000, infant: 40_000 },
  umrah: { two: 900_000, three: 800_000, four: 700_000, single: 150_000, child: 350_000, infant: 100_000 },
  event: { ticket: 25_000 },
  activity: { person: 30_000 },
}

const hasDay: Record<SaleKind, boolean> = { offer: false, tourism: true, umrah: true, event: false, activity: true }

/** A sale of the test's own, which no other test buys; like the fixture's first of its kind. */
export async function addSale(db: Db, kind: SaleKind, input: SaleInput = {}): Promise<TestSale> {
  const { currency = 'IQD', acceptance = 'automatic', travellerData = 'none', maxPeople = 10, maxEach = 20 } = input
  const { deposit = null, freeUntilDays = 7, stocks = [{}] } = input
  const itemId = await addItem(db, kind)
  if (kind === 'event' && input.startsAt) await moveEvent(db, itemId, input.startsAt)
  const columns = { offer: 'offer_id', tourism: 'tourism_package_id', umrah: 'umrah_package_id' } as const
  const column = kind === 'event' ? 'event_id' : kind === 'activity' ? 'activity_id' : columns[kind]
  const made = await sql<{ id: number }>`
    insert into sales (${sql.ref(column)}, seller_id, currency, acceptance, free_until_days, percent_after, traveller_data, most_people,
      most_each, deposit_percent, rest_days)
    select ${itemId}, min(id), ${currency}, ${acceptance}, ${freeUntilDays}, 50, ${travellerData}, ${maxPeople}, ${maxEach},
      ${deposit?.percent ?? null}::int, ${deposit?.restDays ?? null}::int from sellers returning id`.execute(db)
  const sale = made.rows[0]?.id ?? 0
  const ids: number[] = []
  for (const [position, stock] of stocks.entries()) ids.push(await addStock(db, { kind, sale, position, ...stock }))
  return { kind, itemId, sale, stocks: ids }
}

async function addStock(
  db: Db,
  stock: TestStock & { kind: SaleKind; sale: number; position: number },
): Promise<number> {
  const { kind, sale, position, prices = testPrices[kind], capacity = 10, min = 1, closesAt = closing } = stock
  const { day = hasDay[kind] ? departure : null, clock = hasDay[kind] ? '07:00' : null, title } = stock
  const titles = title || kind === 'event' ? { en: title ?? 'Seat', ar: title ?? 'مقعد', ku: title ?? 'کورسی' } : null
  const { rows } = await sql<{ id: number }>`
    insert into stocks (sale_id, day, clock, title, position, prices, capacity, least, closes_at)
    values (${sale}, ${day}::date, ${clock}::time, ${titles && JSON.stringify(titles)}::jsonb, ${position}, ${JSON.stringify(prices)}::jsonb,
      ${capacity}, ${min}, ${closesAt}) returning id`.execute(db)
  return rows[0]?.id ?? 0
}

const copies: Record<SaleKind, RawBuilder<unknown>> = {
  offer: sql`insert into offers (key, type, location_id, title, description, offered_by, includes, price, currency, ends_on, needs_pickup,
      needs_date, album_id)
    select gen_random_uuid(), 'tour', location_id, title, description, offered_by, includes, price, currency, '2027-03-31', false, false, album_id
    from offers order by id limit 1 returning id`,
  tourism: sql`insert into tourism_packages (key, category_id, type_id, location_id, destination, title, description, days, price, currency,
      group_size, itinerary, includes, excludes, departures, album_id)
    select gen_random_uuid(), category_id, type_id, location_id, destination, title, description, 5, price, currency, group_size,
      itinerary, includes, excludes, departures, album_id from tourism_packages order by id limit 1 returning id`,
  umrah: sql`insert into umrah_packages (key, type_id, location_id, title, description, information, days, travel, price, currency,
      group_size, hotels, itinerary, includes, excludes, departures, album_id)
    select gen_random_uuid(), type_id, location_id, title, description, information, 10, travel, price, currency, group_size, hotels, itinerary,
      includes, excludes, departures, album_id from umrah_packages order by id limit 1 returning id`,
  event: sql`insert into events (key, location_id, title, venue, organizer, description, latitude, longitude, starts_at, ends_at, album_id)
    select gen_random_uuid(), location_id, title, venue, organizer, description, latitude, longitude, '2027-03-01T16:00:00Z',
      '2027-03-01T19:00:00Z', album_id from events order by id limit 1 returning id`,
  activity: sql`insert into activities (key, location_id, title, subtitle, content, latitude, longitude, minutes, album_id)
    select gen_random_uuid(), location_id, title, subtitle, content, latitude, longitude, 90, album_id
    from activities order by id limit 1 returning id`,
}

async function addItem(db: Db, kind: SaleKind): Promise<number> {
  const { rows } = await sql<{ id: number }>`${copies[kind]}`.execute(db)
  if (!rows[0]) throw new Error(`The fixture has no ${kind}`)
  return rows[0].id
}

const moveEvent = (db: Db, id: number, startsAt: Date): Promise<unknown> =>
  sql`update events set starts_at = ${startsAt}, ends_at = ${startsAt}::timestamptz + interval '3 hours' where id = ${id}`.execute(
    db,
  )

/** So many people of what was added: of a tour adults, of an event tickets of the first category. */
export function toChoice({ kind, itemId, stocks }: TestSale, people = 1) {
  const item = { itemType: kind, itemId }
  const [first = 0] = stocks
  if (kind === 'event') return { ...item, tickets: [{ categoryId: first, quantity: people }] }
  if (kind === 'offer') return { ...item, quantity: people }
  if (kind === 'activity') return { ...item, departureId: first, quantity: people }
  return {
    ...item,
    departureId: first,
    party: { adults: people, childrenAges: [] },
    ...(kind === 'umrah' && { sharing: 2 }),
  }
}
