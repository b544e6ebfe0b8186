import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember } from '../customers/testing/member.ts'
import { bookAs, toSelection } from './testing/booking.ts'
import { openChanging, type Stayed } from './testing/changing.ts'

const database = openTestDatabase()
const it = openChanging(database)

const listRooms = ({ member, id }: Stayed, body: object = {}) =>
  it.api().dispatch('POST /customer/reservations/{id}/change/rooms', {
    locale: 'en',
    token: member.token,
    params: { id },
    body,
  })

const see = ({ member, id }: Stayed) => it.ask('PUT /customer/reservations/{id}/change/seen', member, id)

describe('the rooms for other nights', () => {
  test('have today’s price before and after the discount, and the guest’s own count as free', async () => {
    const stayed = await it.stay({}, { rooms: [{ units: 1 }, { units: 3, price: 150_000 }], rates: { discount: 20 } })
    const [own, other] = stayed.property.rooms
    const price = (amount: number) => ({ amount, currency: 'IQD' })
    expect((await listRooms(stayed)).rooms).toEqual([
      { roomTypeId: own, left: 1, price: price(160_000), priceBefore: price(200_000) },
      { roomTypeId: other, left: 3, price: price(240_000), priceBefore: price(300_000) },
    ])
    const longer = await listRooms(stayed, { checkOut: it.day(13) })
    expect(longer.rooms[0]).toEqual({ roomTypeId: own, left: 1, price: price(240_000), priceBefore: price(300_000) })
  })

  test('are none where others have them', async () => {
    const stayed = await it.stay({}, { rooms: [{ units: 1 }] })
    const guest = await addMember(database.db)
    await it.fill(guest, 1_000_000)
    await bookAs(it.api(), guest, toSelection(stayed.property, { checkIn: it.day(12), nights: 1 }, it.now()), {
      paymentMethod: 'wallet',
    })
    const leftUntil = async (day: number) => (await listRooms(stayed, { checkOut: it.day(day) })).rooms[0]?.left
    expect(await leftUntil(12)).toBe(1)
    expect(await leftUntil(13)).toBe(0)
  })

  test('are those of its guest only', async () => {
    const stayed = await it.stay()
    const stranger = { ...stayed, member: await addMember(database.db) }
    await expect(listRooms(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(see(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(listRooms(stayed, { checkOut: it.day(9) })).rejects.toMatchObject({ code: 'NO_NIGHTS' })
  })
})

describe('the nights around a stay', () => {
  const listNights = ({ member, id }: Stayed, body: object = {}) =>
    it.api().dispatch('POST /customer/reservations/{id}/change/nights', {
      locale: 'en',
      token: member.token,
      params: { id },
      body,
    })

  test('have the price of the rooms that are reserved, with their children, where all of these are free', async () => {
    const stayed = await it.stay(
      { childrenAges: [5] },
      { rooms: [{ units: 1 }, { units: 1, price: 50_000 }], rates: { childFee: 5_000 } },
    )
    const guest = await addMember(database.db)
    await it.fill(guest, 1_000_000)
    await bookAs(it.api(), guest, toSelection(stayed.property, { checkIn: it.day(12), nights: 1 }, it.now()), {
      paymentMethod: 'wallet',
    })
    const { currency, nights } = await listNights(stayed)
    expect([currency, nights.length, nights[0]?.night]).toEqual(['IQD', 60, it.day(0)])
    const onDay = (day: number) => nights.find(({ night }) => night === it.day(day))
    // Its own nights, then one that another guest has, then one that is free.
    expect([10, 11, 12, 13].map((day) => onDay(day)?.amount)).toEqual([105_000, 105_000, null, 105_000])
    expect(onDay(12)?.isFree).toBe(true)
    const small = stayed.property.rooms[1] ?? 0
    const others = await listNights(stayed, { rooms: [{ roomTypeId: small, count: 1 }] })
    expect(others.nights.map(({ amount }) => amount).slice(9, 14)).toEqual(Array.from({ length: 5 }, () => 55_000))
  })

  test('are those around a stay that is far ahead, and its guest’s only', async () => {
    const stayed = await it.stay({ checkIn: it.day(200) })
    const { nights } = await listNights(stayed)
    expect([nights[0]?.night, nights.length]).toEqual([it.day(180), 60])
    const stranger = { ...stayed, member: await addMember(database.db) }
    await expect(listNights(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('how a change ended is news', () => {
  const isSeen = async (stayed: Stayed) => (await it.state(stayed)).change?.isSeen

  test('until its guest has seen it, and the next one is news again', async () => {
    const stayed = await it.stay()
    await it.change(stayed, { nights: 3 })
    expect(await isSeen(stayed)).toBe(false)
    await see(stayed)
    expect(await isSeen(stayed)).toBe(true)
    await it.change(stayed, { nights: 2 })
    expect(await isSeen(stayed)).toBe(false)
  })

  test('again, where a payment that comes late makes it after all', async () => {
    const stayed = await it.stay({ method: 'qi' })
    const { payment } = await it.change(stayed, { from: 20, nights: 3 }, 'qi')
    await see(stayed)
    expect(await it.state(stayed)).toMatchObject({ change: { status: 'held', isSeen: false } })
    await it.bank().choose(payment.link)
    it.pass(16)
    await it.expire()
    await see(stayed)
    expect(await it.state(stayed)).toMatchObject({ change: { status: 'done', isSeen: false } })
  })
})
