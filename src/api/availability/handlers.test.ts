import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { addDays } from '../../domain/time/day.ts'
import { addMember, testAccounts } from '../customers/testing/member.ts'
import {
  addProperty,
  bookAs,
  type TestProperty,
  type TestRequest,
  toSelection,
} from '../reservations/testing/booking.ts'
import { createApi } from '../service.ts'

const database = openTestDatabase()
/** A Sunday, at noon in Baghdad. */
const now = new Date('2027-01-10T09:00:00Z')
const api = () => createApi({ db: database.db, accounts: testAccounts, now: () => now })
const ask = (property: TestProperty, request: TestRequest & { count?: number } = {}, locale: Locale = 'en') => {
  const { rooms: _, ...body } = toSelection(property, request, now)
  return api().dispatch('POST /user/properties/availablility', { locale, body: { ...body, rooms: request.count } })
}
const left = async (property: TestProperty, request: TestRequest) =>
  (await ask(property, request)).roomTypes.map(({ unitsLeft }) => unitsLeft)
const close = (property: TestProperty, from: string, to: string, roomType: number | null = null) =>
  sql`insert into closures (property_id, room_type_id, from_night, to_night) values (${property.id}, ${roomType}, ${from}, ${to})`.execute(
    database.db,
  )
const addSeason = (
  property: TestProperty,
  from: string,
  to: string,
  percent: number,
  minNights: number | null = null,
) =>
  sql`insert into property_seasons (property_id, from_night, to_night, percent, min_nights)
    values (${property.id}, ${from}, ${to}, ${percent}, ${minNights})`.execute(database.db)

describe('what is free', () => {
  test('is counted night by night, not summed over the stay', async () => {
    const property = await addProperty(database.db, [{ units: 2 }])
    const member = await addMember(database.db)
    for (const checkIn of ['2027-02-01', '2027-02-02', '2027-02-03'])
      await bookAs(api(), member, toSelection(property, { checkIn, nights: 1 }, now))
    expect(await left(property, { checkIn: '2027-02-01', nights: 3 })).toEqual([1])
    await bookAs(api(), member, toSelection(property, { checkIn: '2027-02-01', nights: 3 }, now))
    expect(await left(property, { checkIn: '2027-02-01', nights: 3 })).toEqual([0])
  })

  test('on the day others leave', async () => {
    const property = await addProperty(database.db, [{ units: 1 }])
    await bookAs(api(), await addMember(database.db), toSelection(property, { checkIn: '2027-02-03', nights: 2 }, now))
    expect(await left(property, { checkIn: '2027-02-01', nights: 2 })).toEqual([1])
    expect(await left(property, { checkIn: '2027-02-05', nights: 2 })).toEqual([1])
    expect(await left(property, { checkIn: '2027-02-04', nights: 2 })).toEqual([0])
    expect(await left(property, { checkIn: '2027-02-02', nights: 2 })).toEqual([0])
  })

  test('follows the number of units, which never falls below what is sold', async () => {
    const property = await addProperty(database.db, [{ units: 3 }])
    const member = await addMember(database.db)
    const request = { checkIn: '2027-02-01', nights: 1 }
    for (let n = 0; n < 2; n++) await bookAs(api(), member, toSelection(property, request, now))
    const setUnits = (units: number) =>
      sql`update room_types set units = ${units} where id = ${property.rooms[0]}`.execute(database.db)
    await setUnits(1)
    expect(await left(property, request)).toEqual([0])
    expect(await left(property, { checkIn: '2027-03-01' })).toEqual([1])
    await setUnits(5)
    expect(await left(property, request)).toEqual([3])
  })

  test('is nothing where a night is closed, for one room type or for all', async () => {
    const property = await addProperty(database.db, [{ units: 4 }, { units: 5 }])
    await close(property, '2027-02-10', '2027-02-11', property.rooms[0])
    await close(property, '2027-03-10', '2027-03-11')
    expect(await left(property, { checkIn: '2027-02-09', nights: 2 })).toEqual([0, 5])
    expect(await left(property, { checkIn: '2027-02-12', nights: 2 })).toEqual([4, 5])
    expect(await left(property, { checkIn: '2027-02-08', nights: 2 })).toEqual([4, 5])
    const { combinations, message } = await ask(property, { checkIn: '2027-03-11', nights: 1 })
    expect(combinations).toEqual([])
    expect(message).toBe('This stay is closed on some of these nights. Choose other dates.')
  })

  test('says how long a stay must be', async () => {
    const property = await addProperty(database.db, [{ units: 1 }], { minNights: 2 })
    await addSeason(property, '2027-03-18', '2027-03-23', 45, 3)
    const short = await ask(property, { checkIn: '2027-03-19', nights: 2 }, 'ku')
    expect(short).toMatchObject({
      roomTypes: [{ unitsLeft: 0, minNights: 3 }],
      combinations: [],
      message: 'لەم بەروارانەدا لانیکەم 3 شەو پێویستە.',
    })
    expect(await left(property, { checkIn: '2027-03-19', nights: 3 })).toEqual([1])
    expect(await left(property, { checkIn: '2027-02-19', nights: 1 })).toEqual([0])
  })
})

test('what cancelling costs is said with the rooms, and with the property', async () => {
  const property = await addProperty(database.db, [{ units: 2 }], { freeUntilDays: 3, percentAfter: 20 })
  const { policy } = await ask(property, { checkIn: '2027-02-10' })
  expect(policy).toEqual({ freeUntilDays: 3, freeUntil: '2027-02-07', percentAfter: 20 })
  expect((await ask(property, { checkIn: '2027-01-11' })).policy.freeUntil).toBeNull()
  const page = await api().dispatch('GET /user/properties/{id}', { locale: 'en', params: { id: property.id } })
  expect(page.policy).toEqual({ freeUntilDays: 3, percentAfter: 20 })
})

describe('prices', () => {
  test('of a stay are those of its nights: season, weekday and discount at once', async () => {
    const property = await addProperty(database.db, [{ units: 1, price: 99_999 }], {
      discount: 10,
      weekdayPercents: [0, 0, 0, 0, 25, 0, 0],
    })
    await addSeason(property, '2027-02-04', '2027-02-05', 50)
    // Wednesday, Thursday, Friday, Saturday.
    const { roomTypes, combinations } = await ask(property, { checkIn: '2027-02-03', nights: 4 })
    expect(roomTypes[0]?.nightlyPrices).toEqual([
      { night: '2027-02-03', amount: 89_999 },
      { night: '2027-02-04', amount: 168_748 },
      { night: '2027-02-05', amount: 134_999 },
      { night: '2027-02-06', amount: 89_999 },
    ])
    expect(roomTypes[0]?.stayPrice).toEqual({ amount: 483_745, currency: 'IQD' })
    expect(combinations[0]?.price).toEqual({ amount: 483_745, currency: 'IQD' })
  })

  test('in dollars are in dollars', async () => {
    const property = await addProperty(database.db, [{ units: 1, price: 12_050 }], { currency: 'USD', childFee: 525 })
    const { roomTypes, combinations } = await ask(property, { childrenAges: [5] })
    expect(roomTypes[0]).toMatchObject({ stayPrice: { amount: 241, currency: 'USD' } })
    expect(combinations[0]?.price).toEqual({ amount: 251.5, currency: 'USD' })
  })

  test('over the end of a month, a leap day and the clocks of elsewhere have the right nights', async () => {
    const property = await addProperty(database.db, [{ units: 1 }])
    const leap = createApi({ db: database.db, now: () => new Date('2028-02-01T09:00:00Z') })
    const body = { propertyId: property.id, checkIn: '2028-02-27', checkOut: '2028-03-02', adults: 1 }
    const { roomTypes } = await leap.dispatch('POST /user/properties/availablility', { locale: 'en', body })
    expect(roomTypes[0]?.nightlyPrices.map(({ night }) => night)).toEqual([
      '2028-02-27',
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ])
    const spring = await ask(property, { checkIn: '2027-03-27', nights: 3 })
    expect(spring.roomTypes[0]?.nightlyPrices).toHaveLength(3)
  })
})

describe('what a choice of rooms is priced by', () => {
  test('the price before the discount, and what children cost, add up to a combination', async () => {
    const property = await addProperty(database.db, [{ units: 3, price: 100_000, adults: 2, children: 2 }], {
      discount: 10,
      childFee: 7_000,
    })
    const { roomTypes, combinations, childFees } = await ask(property, { childrenAges: [1, 5, 9] })
    expect(roomTypes[0]?.stayPriceBefore).toEqual({ amount: 200_000, currency: 'IQD' })
    expect(childFees).toEqual({ count: 2, perNight: 7_000, total: 28_000 })
    expect(combinations[0]?.price.amount).toBe((roomTypes[0]?.stayPrice.amount ?? 0) + childFees.total)
    expect(combinations[0]?.priceBefore.amount).toBe((roomTypes[0]?.stayPriceBefore.amount ?? 0) + childFees.total)
    expect((await ask(property)).childFees).toEqual({ count: 0, perNight: 0, total: 0 })
  })
})

describe('the price calendar', () => {
  const calendarOf = async (property: TestProperty) => {
    const answer = await api().dispatch('GET /user/properties/{id}/calendar', {
      locale: 'en',
      params: { id: property.id },
    })
    return { ...answer, on: (day: string) => answer.nights.find(({ night }) => night === day)?.amount }
  }

  test('has the coming sixty nights, each with its cheapest free room', async () => {
    const property = await addProperty(
      database.db,
      [
        { units: 1, price: 80_000 },
        { units: 1, price: 90_000 },
      ],
      { weekdayPercents: [0, 0, 0, 0, 25, 0, 0] },
    )
    await bookAs(api(), await addMember(database.db), toSelection(property, { checkIn: '2027-01-12', nights: 2 }, now))
    await close(property, '2027-01-20', '2027-01-20', property.rooms[1])
    await close(property, '2027-01-25', '2027-01-26')
    const { currency, nights, on } = await calendarOf(property)
    expect([currency, nights.length, nights[0]?.night, nights.at(-1)?.night]).toEqual([
      'IQD',
      60,
      '2027-01-10',
      '2027-03-10',
    ])
    expect(['2027-01-11', '2027-01-12', '2027-01-13', '2027-01-14'].map(on)).toEqual([80_000, 90_000, 90_000, 100_000])
    expect(['2027-01-20', '2027-01-24', '2027-01-25', '2027-01-26', '2027-01-27'].map(on)).toEqual([
      80_000,
      80_000,
      null,
      null,
      80_000,
    ])
  })

  test('shows a night as taken once its last room is', async () => {
    const property = await addProperty(database.db, [{ units: 1, price: 12_050 }], { currency: 'USD' })
    expect((await calendarOf(property)).on('2027-01-12')).toBe(120.5)
    await bookAs(api(), await addMember(database.db), toSelection(property, { checkIn: '2027-01-12', nights: 1 }, now))
    expect(['2027-01-11', '2027-01-12', '2027-01-13'].map((await calendarOf(property)).on)).toEqual([
      120.5,
      null,
      120.5,
    ])
  })

  test('of no stay is none', async () => {
    await expect(calendarOf({ id: 999_999, rooms: [] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('combinations', () => {
  test('are the cheapest first, single and mixed, within what is left', async () => {
    const property = await addProperty(database.db, [
      { units: 1, price: 60_000, adults: 2, children: 0 },
      { units: 9, price: 80_000, adults: 2, children: 2 },
      { units: 2, price: 150_000, adults: 4, children: 2 },
    ])
    const [small, large, family] = property.rooms
    const { combinations } = await ask(property, { adults: 4, nights: 1 })
    expect(
      combinations.map(({ rooms, roomCount, price }) => [
        rooms.map((r) => [r.roomTypeId, r.count]),
        roomCount,
        price.amount,
      ]),
    ).toEqual([
      [
        [
          [small, 1],
          [large, 1],
        ],
        2,
        140_000,
      ],
      [[[family, 1]], 1, 150_000],
      [[[large, 2]], 2, 160_000],
    ])
    expect(combinations[0]?.rooms[0]?.title).toBeTruthy()
    const inRooms = async (count: number) =>
      (await ask(property, { adults: 4, nights: 1, count })).combinations.map(({ price }) => price.amount)
    expect(await inRooms(1)).toEqual([150_000])
    expect((await inRooms(3)).slice(0, 2)).toEqual([220_000, 240_000])
    expect(await inRooms(5)).toEqual([])
  })

  test('of a party that cannot fit are none, and the message says so', async () => {
    const property = await addProperty(database.db, [{ units: 1 }])
    expect(await ask(property, { adults: 30 })).toMatchObject({
      combinations: [],
      message: 'No rooms available (change filters)',
    })
    expect((await ask(property, { adults: 30 }, 'ar')).message).toBe('لا توجد غرف متاحة (يمكن تغيير التصفية)')
    expect((await ask(property, { adults: 2 })).message).toBeUndefined()
  })

  test('count children by their ages', async () => {
    const property = await addProperty(database.db, [{ units: 1, adults: 2, children: 1 }])
    const fits = async (childrenAges: number[]) => (await ask(property, { childrenAges })).combinations.length > 0
    expect(await fits([12])).toBe(true)
    expect(await fits([13])).toBe(false)
    expect(await fits([12, 1])).toBe(true)
    expect(await fits([12, 2])).toBe(false)
  })
})

describe('refusals', () => {
  const day = (ahead: number) => addDays('2027-01-10', ahead)
  test.each([
    [{}, 'DATES_REQUIRED'],
    [{ checkIn: day(1), checkOut: '' }, 'DATES_REQUIRED'],
    [{ checkIn: day(1), checkOut: null }, 'DATES_REQUIRED'],
    [{ checkIn: '2027-02-30', checkOut: '2027-03-02' }, 'INVALID_DATE'],
    [{ checkIn: 'tomorrow', checkOut: day(2) }, 'INVALID_DATE'],
    [{ checkIn: day(-1), checkOut: day(1) }, 'PAST_DATE'],
    [{ checkIn: day(1), checkOut: day(1) }, 'NO_NIGHTS'],
    [{ checkIn: day(2), checkOut: day(1) }, 'NO_NIGHTS'],
    [{ checkIn: day(1), checkOut: day(401) }, 'TOO_LONG'],
    [{ checkIn: day(545), checkOut: day(551) }, 'TOO_FAR'],
    [{ checkIn: day(1), checkOut: day(2), adults: 0 }, 'INVALID_ADULTS'],
    [{ checkIn: day(1), checkOut: day(2), adults: -2 }, 'INVALID_ADULTS'],
    [{ checkIn: day(1), checkOut: day(2), adults: 1.5 }, 'INVALID_ADULTS'],
    [{ checkIn: day(1), checkOut: day(2), childrenAges: [-1] }, 'INVALID_AGE'],
    [{ checkIn: day(1), checkOut: day(2), childrenAges: [18] }, 'INVALID_AGE'],
    [{ checkIn: day(1), checkOut: day(2), adults: 20, childrenAges: Array(11).fill(5) }, 'TOO_MANY_PEOPLE'],
    [{ checkIn: day(1), checkOut: day(2), adults: undefined }, 'INVALID_INPUT'],
    [{ checkIn: day(1), checkOut: day(2), propertyId: 999_999 }, 'NOT_FOUND'],
  ])('%j is %s', async (request, code) => {
    const body = { propertyId: 1, adults: 2, ...request } as { propertyId: number; adults: number }
    await expect(api().dispatch('POST /user/properties/availablility', { locale: 'en', body })).rejects.toMatchObject({
      code,
    })
  })

  test('today is Baghdad’s, and so are its digits', async () => {
    const property = await addProperty(database.db, [{ units: 1 }])
    const night = createApi({ db: database.db, now: () => new Date('2027-01-10T21:30:00Z') })
    const from = (checkIn: string) =>
      night.dispatch('POST /user/properties/availablility', {
        locale: 'en',
        body: { propertyId: property.id, checkIn, checkOut: '2027-01-13', adults: '٢' },
      })
    await expect(from('2027-01-10')).rejects.toMatchObject({ code: 'PAST_DATE' })
    expect((await from('٢٠٢٧-٠١-١١')).combinations).toHaveLength(1)
  })
})
