import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { eraseAccount } from '../../db/queries/accounts/erase-account.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { saleKinds } from '../../domain/sales/sale.ts'
import { addMember } from '../customers/testing/member.ts'
import { toChoice } from '../purchases/testing/sales.ts'
import { bookAs } from '../reservations/testing/booking.ts'
import { openWaitlist } from './testing/waitlist.ts'

const database = openTestDatabase()
const waiting = openWaitlist(database)
const { add, buy, pay, cancel, pass, api, work, waitFor, waitForRooms, addFull, stateOf, entryOf, entriesOf } = waiting
const { join, leave, eventsOf, messagesTo, takenOf, toStay, priceOf, now } = waiting
const one = { stocks: [{ capacity: 1 }] }

const cancelStay = ({ member, id }: { member: { token: string }; id: number }) =>
  api().dispatch('PUT /customer/reservations/{id}/cancel', { locale: 'en', token: member.token, params: { id } })

describe.each(saleKinds)('who waits for: %s', (kind) => {
  test('is offered what becomes free, buys it by the offer, and nobody else does', async () => {
    const sale = await add(kind, one)
    const holder = await buy(sale)
    const waiter = await waitFor(sale)
    expect(await entryOf(waiter)).toMatchObject({ status: 'waiting', place: 1, itemType: kind })
    await work()
    expect(await stateOf(waiter)).toBe('waiting')
    await cancel(holder)
    await work()
    expect(await entryOf(waiter)).toMatchObject({ status: 'offered', place: null })
    await expect(buy(sale)).rejects.toMatchObject({ code: 'SOLD_OUT' })
    const { member, id } = waiter
    await expect(buy(sale, { member })).rejects.toMatchObject({ code: 'SOLD_OUT' })
    const { total } = await priceOf(sale, { member, waitingId: id })
    const bought = await buy(sale, { member, waitingId: id, total })
    expect(await stateOf(waiter)).toBe('taken')
    expect(await takenOf(sale)).toEqual([1])
    expect((await pay(bought)).paymentStatus).toBe('paid')
    await expect(buy(sale, { member, waitingId: id })).rejects.toMatchObject({ code: 'WAITING_OFFER_OVER' })
  })
})

describe('a stay', () => {
  test('is waited for, offered when somebody cancels, and booked at its price', async () => {
    const { property, booked } = await addFull()
    const first = await waitForRooms(property)
    const second = await waitForRooms(property)
    expect([(await entryOf(first)).place, (await entryOf(second)).place]).toEqual([1, 2])
    for (const one of booked) await cancelStay(one)
    await work()
    expect([await stateOf(first), await stateOf(second)]).toEqual(['offered', 'waiting'])
    const selection = toStay(property)
    await expect(bookAs(api(), second.member, selection)).rejects.toMatchObject({ code: 'ROOM_UNAVAILABLE' })
    const made = await bookAs(api(), first.member, { ...selection, waitingId: first.id } as typeof selection)
    expect(made.status).toBe('pending')
    expect(await stateOf(first)).toBe('taken')
    expect(await eventsOf(first.member)).toEqual(['waiting-offered'])
    expect(await messagesTo(first.member)).toMatchObject([expect.stringContaining('12:30')])
  })

  test('of other nights, or other rooms, is none that was offered', async () => {
    const { property, booked } = await addFull()
    const waiter = await waitForRooms(property)
    for (const one of booked) await cancelStay(one)
    await work()
    const other = { ...toStay(property, { nights: 3 }), waitingId: waiter.id }
    await expect(bookAs(api(), waiter.member, other)).rejects.toMatchObject({ code: 'WAITING_OFFER_OVER' })
    const stranger = await addMember(database.db)
    const stolen = { ...toStay(property), waitingId: waiter.id }
    await expect(bookAs(api(), stranger, stolen)).rejects.toMatchObject({ code: 'WAITING_OFFER_OVER' })
    expect(await stateOf(waiter)).toBe('offered')
  })

  test('an order that fails leaves the offer as it was', async () => {
    const { property, booked } = await addFull()
    const waiter = await waitForRooms(property)
    for (const one of booked) await cancelStay(one)
    await work()
    const body = { ...toStay(property), waitingId: waiter.id, paymentMethod: 'qi', total: 1 }
    const call = { locale: 'en', token: waiter.member.token, body } as const
    await expect(api().dispatch('POST /customer/reservations', call)).rejects.toMatchObject({ code: 'PRICE_CHANGED' })
    expect(await stateOf(waiter)).toBe('offered')
  })

  test('which rooms could be waited for is said, and only those that are sold out', async () => {
    const { property } = await addFull()
    const { propertyId, checkIn, checkOut, adults } = toStay(property)
    const { token } = await addMember(database.db)
    const ask = (query: object) => api().dispatch('GET /customer/waiting/rooms', { locale: 'en', token, query })
    const { combinations } = await ask({ propertyId, checkIn, checkOut, adults })
    expect(combinations).toMatchObject([{ rooms: [{ roomTypeId: property.rooms[0], count: 1 }] }])
    const free = toStay(property, { checkIn: '2027-02-10' })
    expect((await ask({ propertyId, checkIn: free.checkIn, checkOut: free.checkOut, adults })).combinations).toEqual([])
  })
})

describe('an offer', () => {
  test('that is not taken goes to the next after half an hour, and a second one ends the entry', async () => {
    const sale = await add('tourism', one)
    const holder = await buy(sale)
    const [first, second] = [await waitFor(sale), await waitFor(sale)]
    await cancel(holder)
    await work()
    pass(29)
    await work()
    expect([await stateOf(first), await stateOf(second)]).toEqual(['offered', 'waiting'])
    pass(1)
    await expect(buy(sale, { member: first.member, waitingId: first.id })).rejects.toMatchObject({
      code: 'WAITING_OFFER_OVER',
    })
    await work()
    expect([await stateOf(first), await stateOf(second)]).toEqual(['waiting', 'offered'])
    pass(30)
    await work()
    // Both have a pause now: the units are free for all.
    expect([await stateOf(first), await stateOf(second)]).toEqual(['waiting', 'waiting'])
    expect(await takenOf(sale)).toEqual([0])
    pass(30)
    await work()
    expect(await entryOf(first)).toMatchObject({ status: 'offered', missed: 1 })
    pass(30)
    await work()
    expect(await stateOf(first)).toBe('passed')
    expect(await eventsOf(first.member)).toEqual([
      'waiting-offered',
      'waiting-missed',
      'waiting-offered',
      'waiting-passed',
    ])
    await leave(second)
    const taker = await buy(sale)
    await expect(join(first.member, { choice: toChoice(sale) })).rejects.toMatchObject({ code: 'HOLD_AGAIN_LATER' })
    await cancel(taker)
  })

  test('that is left is free at once, and the next one is asked', async () => {
    const sale = await add('event', one)
    const holder = await buy(sale)
    const [first, second] = [await waitFor(sale), await waitFor(sale)]
    await cancel(holder)
    await work()
    await leave(first)
    await work()
    expect([await stateOf(first), await stateOf(second)]).toEqual(['left', 'offered'])
    await expect(leave(first)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(join(first.member, { choice: toChoice(sale) })).rejects.toMatchObject({ code: 'HOLD_AGAIN_LATER' })
    await expect(leave({ member: first.member, id: second.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('goes to the first whose whole party fits; a larger one before them keeps its place', async () => {
    const sale = await add('umrah', { stocks: [{ capacity: 4 }] })
    const holders = [await buy(sale, { people: 2 }), await buy(sale, { people: 2 })]
    const [large, small] = [await waitFor(sale, 3), await waitFor(sale, 2)]
    const [a, b] = holders
    if (a) await cancel(a)
    await work()
    expect([await stateOf(large), await stateOf(small)]).toEqual(['waiting', 'offered'])
    expect((await entryOf(large)).place).toBe(1)
    if (b) await cancel(b)
    await leave(small)
    await work()
    expect(await stateOf(large)).toBe('offered')
  })

  test('is not made at night, unless it begins within a day', async () => {
    const sale = await add('activity', one)
    const soon = await add('activity', {
      stocks: [{ capacity: 1, day: '2027-01-11', clock: '10:00', closesAt: new Date('2027-01-11T06:00:00Z') }],
    })
    const holders = [await buy(sale), await buy(soon)]
    const [far, near] = [await waitFor(sale), await waitFor(soon)]
    pass(10 * 60 + 30)
    for (const holder of holders) await cancel(holder).catch(() => null)
    await waiting.lapse()
    await work()
    expect([await stateOf(far), await stateOf(near)]).toEqual(['waiting', 'offered'])
    pass(11 * 60)
    await work()
    expect(await stateOf(far)).toBe('offered')
  })

  test('waits while its customer has another one, is deactivated, or holds as much as anybody may', async () => {
    const [one1, two] = [await add('event', one), await add('event', one)]
    const holders = [await buy(one1), await buy(two)]
    const member = await addMember(database.db)
    const first = await waitFor(one1, 1, member)
    const second = await waitFor(two, 1, member)
    const sleeper = await waitFor(one1)
    const next = await waitFor(one1)
    await sql`update customers set status = 'inactive' where id = ${sleeper.member.customer}`.execute(database.db)
    for (const holder of holders) await cancel(holder)
    await work()
    expect([await stateOf(first), await stateOf(second)]).toEqual(['offered', 'waiting'])
    await leave(first)
    await work()
    expect([await stateOf(second), await stateOf(next)]).toEqual(['offered', 'offered'])
    await leave(second)
    await waitFor(two, 1, await addMember(database.db)).catch(() => null)
    const busy = await addMember(database.db)
    const full = await add('offer', one)
    const holder = await buy(full)
    const waiter = await waitFor(full, 1, busy)
    for (let left = 5; left > 0; left--) await buy(await add('activity'), { member: busy })
    await cancel(holder)
    await work()
    expect(await stateOf(waiter)).toBe('waiting')
  })
})

describe('nobody waits', () => {
  test('for what is over: it ends, is told, and gives free what it held', async () => {
    const closesAt = new Date(now().getTime() + 20 * 60_000)
    const sale = await add('tourism', { stocks: [{ capacity: 1, closesAt }] })
    const other = await add('tourism', { stocks: [{ capacity: 1, closesAt }] })
    const holder = await buy(sale)
    const last = await buy(other)
    const [offered, still] = [await waitFor(sale), await waitFor(other)]
    await cancel(holder)
    await work()
    expect(await entryOf(offered)).toMatchObject({ status: 'offered', offeredUntil: '2027-01-10T09:20:00Z' })
    pass(20)
    await work()
    expect([await stateOf(offered), await stateOf(still)]).toEqual(['over', 'over'])
    expect(await takenOf(sale)).toEqual([0])
    expect(await eventsOf(still.member)).toEqual(['waiting-over'])
    await waiting.lapse()
    await expect(waitFor(other)).rejects.toMatchObject({ code: 'SALE_OVER' })
    expect(last.status).toBe('pending')
  })

  test('for what was withdrawn', async () => {
    const sale = await add('activity', one)
    const { property, booked } = await addFull()
    await sql`update stocks set taken = 1 where id = ${sale.stocks[0]}`.execute(database.db)
    const waiter = await waitFor(sale)
    const guest = await waitForRooms(property)
    await sql`update stocks set taken = 0 where id = ${sale.stocks[0]}`.execute(database.db)
    await sql`delete from sales where id = ${sale.sale}`.execute(database.db)
    await work()
    expect([await stateOf(waiter), await stateOf(guest)]).toEqual(['over', 'waiting'])
    expect(await entryOf(waiter)).toMatchObject({ itemPath: null, picture: null, places: [] })
    for (const one of booked) await cancelStay(one)
  })

  test('for a stay whose guests would have arrived', async () => {
    const { property } = await addFull(1, { checkIn: '2027-01-11' })
    const guest = await waitForRooms(property, { checkIn: '2027-01-11' })
    pass(26 * 60 + 1)
    await waiting.lapse()
    await work()
    expect(await stateOf(guest)).toBe('over')
  })

  test('for what can be had, for more than there ever is, or in more than five lines', async () => {
    const { property, booked } = await addFull()
    const member = await addMember(database.db)
    const stay = (request: object) => join(member, { stay: toStay(property, request) })
    await expect(stay({ checkIn: '2027-03-01' })).rejects.toMatchObject({ code: 'NOT_SOLD_OUT' })
    const many = [{ roomTypeId: property.rooms[0] ?? 0, count: 2 }]
    await expect(stay({ rooms: many, adults: 4 })).rejects.toMatchObject({ code: 'WAITING_IN_VAIN' })
    await expect(stay({ adults: 9 })).rejects.toMatchObject({ code: 'ROOMS_TOO_SMALL' })
    await expect(stay({ rooms: [] })).rejects.toMatchObject({ code: 'ROOM_REQUIRED' })
    await expect(join(member, {})).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const sale = await add('event')
    await expect(waitFor(sale, 1, member)).rejects.toMatchObject({ code: 'NOT_SOLD_OUT' })
    const small = await add('event', one)
    await expect(waitFor(small, 2, member)).rejects.toMatchObject({ code: 'WAITING_IN_VAIN' })
    const twice = [await waitForRooms(property, {}, member), await waitForRooms(property, {}, member)]
    expect(new Set(twice.map(({ id }) => id)).size).toBe(1)
    const joined = await Promise.allSettled(
      Array.from({ length: 8 }, async () => {
        const full = await add('offer', one)
        await sql`update stocks set capacity = 1 where id = ${full.stocks[0]}`.execute(database.db)
        await buy(full)
        return waitFor(full, 1, member)
      }),
    )
    expect(joined.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    expect(await entriesOf(member)).toHaveLength(5)
    for (const one of booked) await cancelStay(one)
  })

  test('once the account is gone: what was offered is free again', async () => {
    const sale = await add('event', one)
    const holder = await buy(sale)
    const waiter = await waitFor(sale)
    await cancel(holder)
    await work()
    expect(await takenOf(sale)).toEqual([1])
    await eraseAccount(database.db, waiter.member.account, now())
    expect(await takenOf(sale)).toEqual([0])
    const { rows } = await sql`select from waitlist_entries where customer_id = ${waiter.member.customer}`.execute(
      database.db,
    )
    expect(rows).toEqual([])
  })
})

test('more rooms that a property opens are offered, too', async () => {
  const { property } = await addFull(1)
  const guest = await waitForRooms(property)
  await sql`update room_types set units = 2 where id = ${property.rooms[0]}`.execute(database.db)
  await work()
  expect(await stateOf(guest)).toBe('offered')
})
