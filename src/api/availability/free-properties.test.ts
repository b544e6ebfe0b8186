import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { findRates } from '../../db/queries/stays/rates.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { toChildFees } from '../../domain/stays/nightly-price.ts'
import type { Party } from '../../domain/stays/party.ts'
import type { Stay } from '../../domain/stays/stay.ts'
import { combineOffers, toStayOffers } from '../../domain/stays/stay-offers.ts'
import { addDays } from '../../domain/time/day.ts'
import { addMember, testAccounts } from '../customers/testing/member.ts'
import { addProperty, bookAs, type TestProperty, toSelection } from '../reservations/testing/booking.ts'
import { createApi } from '../service.ts'

const database = openTestDatabase()
const today = '2027-01-10'
const now = new Date(`${today}T08:00:00Z`)
const api = () => createApi({ db: database.db, accounts: testAccounts, now: () => now })
const night = (ahead: number) => addDays(today, ahead)

type Search = { from: number; nights: number; adults: number; childrenAges: number[] }
const toStay = ({ from, nights }: Search): Stay => ({ checkIn: night(from), checkOut: night(from + nights) })

const toQuery = (search: Search) => ({
  ...toStay(search),
  adults: String(search.adults),
  childrenAges: search.childrenAges.join(','),
})
const findIds = async (search: Search) =>
  (await api().dispatch('GET /user/properties/free', { locale: 'en', query: toQuery(search) })).ids
const findPrices = async (search: Search, ids: readonly number[]) =>
  (
    await api().dispatch('GET /user/properties/free/prices', {
      locale: 'en',
      query: { ...toQuery(search), ids: ids.join(',') },
    })
  ).prices

describe('as its own page says of each property', () => {
  const upTo = (max: number, min = 0) => fc.integer({ min, max })
  const range = { from: upTo(8), length: upTo(4) }
  const house = fc.record({
    minNights: upTo(3, 1),
    discount: fc.constantFrom(0, 20),
    rooms: fc.array(fc.record({ units: upTo(3, 1), adults: upTo(3, 1), children: upTo(2), price: upTo(9, 1) }), {
      minLength: 1,
      maxLength: 3,
    }),
    // Two seasons with the same nights: which of them counts is not defined.
    seasons: fc.uniqueArray(fc.record({ ...range, percent: upTo(50, -50), minNights: fc.option(upTo(4, 1)) }), {
      maxLength: 3,
      selector: ({ from, length }) => `${from} ${length}`,
    }),
    closures: fc.array(fc.record({ ...range, room: fc.option(upTo(2)) }), { maxLength: 1 }),
    counters: fc.uniqueArray(fc.record({ room: upTo(2), night: upTo(10), sold: upTo(3) }), {
      maxLength: 12,
      selector: ({ room, night }) => `${room} ${night}`,
    }),
  })
  const search = fc.record<Search>({
    from: upTo(8),
    nights: upTo(5, 1),
    adults: upTo(6, 1),
    childrenAges: fc.array(fc.constantFrom(1, 2, 8, 12, 13), { maxLength: 4 }),
  })
  type House = typeof house extends fc.Arbitrary<infer T> ? T : never

  async function build({ minNights, discount, rooms, seasons, closures, counters }: House): Promise<TestProperty> {
    const property = await addProperty(
      database.db,
      rooms.map((room) => ({ ...room, price: room.price * 10_000 })),
      { minNights, discount, childFee: 5_000 },
    )
    for (const { from, length, percent, minNights: min } of seasons)
      await sql`insert into property_seasons (property_id, from_night, to_night, percent, min_nights)
        values (${property.id}, ${night(from)}, ${night(from + length)}, ${percent}, ${min})`.execute(database.db)
    for (const { from, length, room } of closures)
      await sql`insert into closures (property_id, room_type_id, from_night, to_night)
        values (${property.id}, ${room === null ? null : property.rooms[room % property.rooms.length]}, ${night(from)}, ${night(from + length)})`.execute(
        database.db,
      )
    for (const { room, night: at, sold } of counters)
      await sql`insert into room_nights (room_type_id, night, total, sold)
        select id, ${night(at)}::date, units, least(units, ${sold}::int) from room_types where id = ${property.rooms[room] ?? 0}`.execute(
        database.db,
      )
    return property
  }

  /** One property at a time, by way of all its combinations. */
  async function findWitness(property: number, stay: Stay, party: Party) {
    const rates = await findRates(database.db, property, stay)
    if (!rates) throw new Error('No such property')
    const [best] = combineOffers({ offers: toStayOffers(rates, stay), rates, stay, party })
    if (!best) return []
    const { currency } = rates
    // By another way than the answer: as if the property took nothing off.
    const full = toStayOffers({ ...rates, discount: 0 }, stay)
    const fees = toChildFees(rates.childFee, party, stay).reduce((sum, { amount, count }) => sum + amount * count, 0)
    const before = best.rooms.reduce(
      (sum, { id, count }) => sum + count * (full.find(({ room }) => room.id === id)?.price ?? 0),
      fees,
    )
    return [{ id: property, price: { amount: best.price, currency }, priceBefore: { amount: before, currency } }]
  }

  test('what is free, and what it costs at least', { timeout: 300_000 }, async () => {
    const seen = { free: 0, taken: 0 }
    const worlds = fc.array(house, { minLength: 3, maxLength: 5 })
    const searches = fc.array(search, { minLength: 8, maxLength: 8 })
    const property = fc.asyncProperty(worlds, searches, async (houses, asked) => {
      const built: number[] = []
      for (const one of houses) built.push((await build(one)).id)
      for (const request of asked) {
        const expected = []
        for (const id of built) expected.push(...(await findWitness(id, toStay(request), request)))
        const ids = (await findIds(request)).filter((id) => built.includes(id))
        expect(ids).toEqual(expected.map(({ id }) => id))
        expect(await findPrices(request, built)).toEqual(expected)
        seen.free += ids.length
        seen.taken += built.length - ids.length
      }
      await sql`delete from properties where id = any(${built}::int[])`.execute(database.db)
    })
    await fc.assert(property, { numRuns: 25, endOnFailure: true })
    // Both answers came often, or nothing was tried.
    expect(Math.min(seen.free, seen.taken)).toBeGreaterThan(100)
  })
})

describe('what is free', () => {
  const search: Search = { from: 20, nights: 3, adults: 2, childrenAges: [] }

  test('is no more once its last room is booked, for the nights of the booking only', async () => {
    const property = await addProperty(database.db, [{ units: 1 }])
    expect(await findIds(search)).toContain(property.id)
    const selection = toSelection(property, { checkIn: night(21), nights: 1 }, now)
    await bookAs(api(), await addMember(database.db), selection)
    expect(await findIds(search)).not.toContain(property.id)
    expect(await findPrices(search, [property.id])).toEqual([])
    expect(await findIds({ ...search, nights: 1 })).toContain(property.id)
    expect(await findIds({ ...search, from: 22 })).toContain(property.id)
  })

  test('is full while others have booked it, and free some days earlier and later', async () => {
    const property = await addProperty(database.db, [{ units: 1 }])
    const roomy = await addProperty(database.db, [{ units: 2 }])
    const findFull = async (asked: Search) =>
      (await api().dispatch('GET /user/properties/free', { locale: 'en', query: toQuery(asked) })).full
    expect(await findFull(search)).not.toContain(property.id)
    const selection = toSelection(property, { checkIn: night(21), nights: 1 }, now)
    await bookAs(api(), await addMember(database.db), selection)
    expect(await findFull(search)).toContain(property.id)
    expect(await findFull(search)).not.toContain(roomy.id)
    // Who could not stay there at all is not told that it is full.
    expect(await findFull({ ...search, adults: 9 })).not.toContain(property.id)
    const findDays = (asked: Search, ids: readonly number[]) =>
      api().dispatch('GET /user/properties/free/days', {
        locale: 'en',
        query: { ...toQuery(asked), ids: ids.join(',') },
      })
    expect(await findDays({ ...search, from: 21, nights: 2 }, [roomy.id, property.id, 999_999])).toEqual({
      properties: [
        {
          id: property.id,
          stays: [
            { checkIn: night(19), checkOut: night(21) },
            { checkIn: night(22), checkOut: night(24) },
          ],
        },
        {
          id: roomy.id,
          stays: [
            { checkIn: night(20), checkOut: night(22) },
            { checkIn: night(22), checkOut: night(24) },
          ],
        },
      ],
    })
    await sql`insert into closures (property_id, from_night, to_night) values (${property.id}, ${night(21)}, ${night(21)})`.execute(
      database.db,
    )
    const { full, closed } = await api().dispatch('GET /user/properties/free', { locale: 'en', query: toQuery(search) })
    expect([full.includes(property.id), closed.includes(property.id)]).toEqual([false, true])
  })

  test('is let for more nights where only the number of nights is in the way', async () => {
    const property = await addProperty(database.db, [{ units: 1 }], { minNights: 2 })
    await sql`insert into property_seasons (property_id, from_night, to_night, percent, min_nights)
      values (${property.id}, ${night(31)}, ${night(32)}, 0, 4)`.execute(database.db)
    const find = async (asked: Search) => {
      const { ids, full, closed, tooShort } = await api().dispatch('GET /user/properties/free', {
        locale: 'en',
        query: toQuery(asked),
      })
      const { id } = property
      return [ids, full, closed].map((list) => list.includes(id)).concat(tooShort.some((one) => one.id === id))
    }
    const asked: Search = { from: 30, nights: 3, adults: 2, childrenAges: [] }
    expect(await find(asked)).toEqual([false, false, false, true])
    expect(await find({ ...asked, nights: 4 })).toEqual([true, false, false, false])
    // Whom it could not house for longer either is not told of it.
    expect(await find({ ...asked, adults: 9 })).toEqual([false, false, false, false])
    await sql`insert into closures (property_id, from_night, to_night) values (${property.id}, ${night(40)}, ${night(40)})`.execute(
      database.db,
    )
    expect(await find({ ...asked, from: 40, nights: 1 })).toEqual([false, false, true, false])
    const { tooShort } = await api().dispatch('GET /user/properties/free', { locale: 'en', query: toQuery(asked) })
    expect(tooShort).toContainEqual({ id: property.id, minNights: 4 })
    const { properties } = await api().dispatch('GET /user/properties/free/days', {
      locale: 'en',
      query: { ...toQuery(asked), ids: String(property.id) },
    })
    expect(properties).toEqual([
      {
        id: property.id,
        stays: [
          { checkIn: night(30), checkOut: night(34) },
          { checkIn: night(29), checkOut: night(33) },
        ],
      },
    ])
  })

  test('is told for a long list of properties at once, in dollars as in dinars', async () => {
    const [dinars, dollars] = [
      await addProperty(database.db, [{ units: 1 }], { childFee: 1_000 }),
      await addProperty(database.db, [{ units: 1, price: 12_050 }], { currency: 'USD', discount: 20 }),
    ]
    const ids = [dollars.id, dinars.id, 999_999, dinars.id]
    expect(await findPrices({ ...search, childrenAges: [5] }, ids)).toEqual([
      {
        id: dinars.id,
        price: { amount: 303_000, currency: 'IQD' },
        priceBefore: { amount: 303_000, currency: 'IQD' },
      },
      {
        id: dollars.id,
        price: { amount: 289.2, currency: 'USD' },
        priceBefore: { amount: 361.5, currency: 'USD' },
      },
    ])
  })
})

describe('refusals', () => {
  const good = { checkIn: night(1), checkOut: night(3), adults: '2' }
  test.each([
    [{ adults: '2' }, 'DATES_REQUIRED'],
    [{ ...good, checkOut: '2027-02-30' }, 'INVALID_DATE'],
    [{ ...good, checkIn: night(-1) }, 'PAST_DATE'],
    [{ ...good, checkOut: night(1) }, 'NO_NIGHTS'],
    [{ ...good, checkOut: night(100) }, 'TOO_LONG'],
    [{ ...good, checkIn: night(550), checkOut: night(551) }, 'TOO_FAR'],
    [{ ...good, adults: '0' }, 'INVALID_ADULTS'],
    [{ ...good, childrenAges: '5,18' }, 'INVALID_AGE'],
    [{ ...good, childrenAges: '5,x' }, 'INVALID_INPUT'],
    [{ ...good, adults: '30', childrenAges: ['5'] }, 'TOO_MANY_PEOPLE'],
  ])('%j is %s', async (query, code) => {
    for (const [key, input] of [
      ['GET /user/properties/free', query],
      ['GET /user/properties/free/prices', { ...query, ids: '1' }],
      ['GET /user/properties/free/days', { ...query, ids: '1' }],
    ] as const)
      await expect(api().dispatch(key, { locale: 'en', query: input })).rejects.toMatchObject({ code })
  })

  test.each(['', 'x', '0', '1,-2', Array.from({ length: 101 }, (_, index) => index + 1).join(',')])(
    'the ids %j are none',
    async (ids) => {
      const query = { ...good, ids }
      for (const key of ['GET /user/properties/free/prices', 'GET /user/properties/free/days'] as const)
        await expect(api().dispatch(key, { locale: 'en', query })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    },
  )

  test('digits of any script are numbers, once or several times', async () => {
    const ask = (query: object) => api().dispatch('GET /user/properties/free', { locale: 'en', query })
    const plain = await ask({ ...good, childrenAges: '5,9' })
    expect(await ask({ ...good, adults: '٢', childrenAges: ['٥', '۹'] })).toEqual(plain)
    expect(plain.ids.length).toBeGreaterThan(10)
  })
})
