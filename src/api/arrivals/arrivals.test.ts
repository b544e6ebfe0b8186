import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember, type TestMember } from '../customers/testing/member.ts'
import { openPaying } from '../payments/testing/paying.ts'
import { addProperty, bookAs, findImbalances, toSelection } from '../reservations/testing/booking.ts'
import { addReceiver, openReception } from './testing/receiving.ts'

const database = openTestDatabase()
const { api, ask, fill, pass, transactionsOf, pointsOf, now, sweep } = openPaying(database)
const { list, mark, undo, sayLate } = openReception(api)

const hours = 60
const days = 24 * hours
/** The clock begins at noon in Baghdad on the day of the arrival. */
const untilCheckIn = 2 * hours
const untilMissing = untilCheckIn + 16 * hours

/** Three nights from today on in one room, paid. */
async function addGuest(nights = 3) {
  const property = await addProperty(database.db, [{ units: 1 }])
  const guest = await addMember(database.db)
  const manager = await addMember(database.db)
  await addReceiver(database.db, manager, property.id)
  await fill(guest, 1_000_000)
  const selection = toSelection(property, { checkIn: '2027-01-10', nights }, now())
  const { id, code } = await bookAs(api(), guest, selection, { paymentMethod: 'wallet' })
  return { property, guest, manager, id, code }
}

const freeAt = async (property: Awaited<ReturnType<typeof addGuest>>['property'], checkIn: string, nights = 1) => {
  const { rooms: _, ...body } = toSelection(property, { checkIn, nights }, now())
  return (
    (await api().dispatch('POST /user/properties/availablility', { locale: 'en', body })).roomTypes[0]?.unitsLeft ?? 0
  )
}

const told = async ({ customer }: TestMember) => {
  const { rows } = await sql<{ event: string }>`
    select m.event from order_messages m join orders o on o.id = m.order_id where o.customer_id = ${customer} and m.event in
      ('no-show', 'left-early', 'arrival-corrected') order by m.created_at, m.subject`.execute(database.db)
  return rows.map(({ event }) => event)
}

describe('a guest who arrives', () => {
  test('is expected, then in house, then leaves; nothing is marked before the check-in time', async () => {
    const { manager, guest, id, code } = await addGuest()
    expect(await list(manager)).toMatchObject({
      data: [{ id, code, presence: null, canMark: [], canUndo: false, guest: { phone: guest.phone } }],
      counts: { today: 1, coming: 0, house: 0, leaving: 0 },
    })
    await expect(mark(manager, id, 'arrived')).rejects.toMatchObject({ code: 'ARRIVAL_TOO_EARLY' })
    pass(untilCheckIn)
    const marked = await mark(manager, id, 'arrived')
    expect(marked).toMatchObject({ presence: 'arrived', canUndo: true, log: [{ kind: 'mark', by: 'ئاراس کەریم' }] })
    expect(await told(guest)).toEqual([])
    await expect(mark(manager, id, 'arrived')).rejects.toMatchObject({ code: 'ARRIVAL_MARKED' })
    pass(2 * days)
    expect((await list(manager, { show: 'house' })).data.map((card) => card.id)).toEqual([id])
    expect((await list(manager, { show: 'leaving' })).data).toEqual([])
    pass(days)
    expect((await list(manager, { show: 'leaving' })).data.map((card) => card.id)).toEqual([id])
  })

  test('has no name at the reception where it leads away, which accounts may have from before', async () => {
    const { manager, guest, id } = await addGuest()
    await sql`update reservations set guest_name = 'http://evil.com' where id = ${id}`.execute(database.db)
    expect((await list(manager)).data[0]?.guest).toMatchObject({ name: '', phone: guest.phone })
  })

  test('a wrong tap is taken back within a quarter of an hour', async () => {
    const { manager, id } = await addGuest()
    pass(untilCheckIn)
    await mark(manager, id, 'arrived')
    expect(await undo(manager, id)).toMatchObject({ presence: null, log: [{ kind: 'undo' }, { kind: 'mark' }] })
    await mark(manager, id, 'arrived')
    pass(15)
    await expect(undo(manager, id)).rejects.toMatchObject({ code: 'ARRIVAL_UNDO_TOO_LATE' })
  })
})

describe('a guest who does not come', () => {
  test('is missed from the next morning on: told, not refunded, the other nights are free, no review', async () => {
    const { property, manager, guest, id } = await addGuest()
    const paid = await transactionsOf(guest)
    const points = await pointsOf(guest)
    pass(untilMissing - 1)
    await expect(mark(manager, id, 'no_show')).rejects.toMatchObject({ code: 'ARRIVAL_TOO_EARLY' })
    pass(1)
    expect(await freeAt(property, '2027-01-11', 2)).toBe(0)
    expect(await mark(manager, id, 'no_show')).toMatchObject({ freed: { from: '2027-01-11', until: '2027-01-13' } })
    expect(await freeAt(property, '2027-01-11', 2)).toBe(1)
    expect(await told(guest)).toEqual(['no-show'])
    expect([await transactionsOf(guest), await pointsOf(guest)]).toEqual([paid, points])
    expect(await ask('GET /user/reservations/{id}', guest, id)).toMatchObject({
      presence: 'no_show',
      paymentStatus: 'paid',
    })
    pass(3 * days)
    const body = { rating: 1, parts: {}, text: 'I was never there at all.', with: 'alone' }
    const review = { locale: 'en', token: guest.token, params: { id }, body } as const
    await expect(api().dispatch('POST /customer/reservations/{id}/review', review)).rejects.toMatchObject({
      code: 'REVIEW_NOT_STAYED',
    })
    expect(await findImbalances(database.db)).toEqual([])
  })

  test('and who comes after all is corrected by a manager, and has the rest of the nights again', async () => {
    const { property, manager, guest, id } = await addGuest()
    pass(untilMissing)
    await mark(manager, id, 'no_show')
    pass(days)
    expect(await mark(manager, id, 'arrived')).toMatchObject({
      presence: 'arrived',
      freed: { from: '2027-01-11', until: '2027-01-12' },
      log: [{ kind: 'correction' }, { kind: 'mark' }],
    })
    expect(await freeAt(property, '2027-01-12')).toBe(0)
    expect(await told(guest)).toEqual(['no-show', 'arrival-corrected'])
    await expect(undo(manager, id)).rejects.toMatchObject({ code: 'ARRIVAL_UNDO_TOO_LATE' })
    expect(await findImbalances(database.db)).toEqual([])
  })

  test('not where somebody else has the nights by now', async () => {
    const { property, manager, id } = await addGuest()
    pass(untilMissing)
    await mark(manager, id, 'no_show')
    const other = await addMember(database.db)
    await fill(other, 1_000_000)
    const selection = toSelection(property, { checkIn: '2027-01-11', nights: 1 }, now())
    await bookAs(api(), other, selection, { paymentMethod: 'wallet' })
    await expect(undo(manager, id)).rejects.toMatchObject({ code: 'ROOM_UNAVAILABLE' })
    await expect(mark(manager, id, 'arrived')).rejects.toMatchObject({ code: 'ROOM_UNAVAILABLE' })
    expect(await findImbalances(database.db)).toEqual([])
  })

  test('who has said that they come at night is missed from noon on', async () => {
    const { manager, guest, id } = await addGuest()
    expect(await sayLate(guest, id, 'after_midnight')).toMatchObject({ lateUntil: 'after_midnight' })
    expect((await list(manager)).data).toMatchObject([{ lateUntil: 'after_midnight' }])
    pass(untilMissing)
    await expect(mark(manager, id, 'no_show')).rejects.toMatchObject({ code: 'ARRIVAL_TOO_EARLY' })
    await sayLate(guest, id, null)
    await mark(manager, id, 'no_show')
    await expect(sayLate(guest, id, '20:00')).rejects.toMatchObject({ code: 'LATE_NOT_NOW' })
  })
})

describe('a guest who leaves early', () => {
  test('is told, and the nights that are left are free', async () => {
    const { property, manager, guest, id } = await addGuest()
    pass(untilCheckIn)
    await expect(mark(manager, id, 'left_early')).rejects.toMatchObject({ code: 'ARRIVAL_MARKED' })
    await mark(manager, id, 'arrived')
    pass(days)
    expect(await mark(manager, id, 'left_early')).toMatchObject({ freed: { from: '2027-01-11', until: '2027-01-13' } })
    expect(await freeAt(property, '2027-01-11', 2)).toBe(1)
    expect(await told(guest)).toEqual(['left-early'])
    expect(await undo(manager, id)).toMatchObject({ presence: 'arrived', freed: null })
    expect(await freeAt(property, '2027-01-11', 2)).toBe(0)
    expect(await findImbalances(database.db)).toEqual([])
  })

  test('on the last day has stayed to the end', async () => {
    const { manager, id } = await addGuest(1)
    pass(untilCheckIn)
    await mark(manager, id, 'arrived')
    pass(days)
    await expect(mark(manager, id, 'left_early')).rejects.toMatchObject({ code: 'ARRIVAL_TOO_LATE' })
  })
})

describe('who is somebody else', () => {
  test('a visitor, a guest and the manager of another property see and mark nothing', async () => {
    const { guest, id, property } = await addGuest()
    const { manager: foreign } = await addGuest()
    pass(untilCheckIn)
    await expect(list({ token: '' })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(mark({ token: '' }, id, 'arrived')).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(list(guest)).rejects.toMatchObject({ code: 'NOT_A_MEMBER', status: 403 })
    await expect(mark(guest, id, 'arrived')).rejects.toMatchObject({ code: 'NOT_A_MEMBER' })
    expect((await list(foreign)).data.map((card) => card.id)).not.toContain(id)
    await expect(list(foreign, { property: property.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const presence of ['arrived', 'no_show', 'left_early'] as const)
      await expect(mark(foreign, id, presence)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(undo(foreign, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(sayLate(foreign, id, '20:00')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a cashier receives guests, without their numbers, and decides nothing else', async () => {
    const { property, manager, id } = await addGuest()
    const cashier = await addMember(database.db)
    await addReceiver(database.db, cashier, property.id, 'cashier')
    pass(untilCheckIn)
    expect((await list(cashier)).data).toMatchObject([
      { id, guest: { phone: null, notes: null }, canMark: ['arrived'], property: { id: property.id } },
    ])
    await mark(cashier, id, 'arrived')
    await expect(mark(cashier, id, 'left_early')).rejects.toMatchObject({ code: 'MANAGERS_ONLY' })
    await undo(cashier, id)
    pass(untilMissing)
    await expect(mark(cashier, id, 'no_show')).rejects.toMatchObject({ code: 'MANAGERS_ONLY' })
    await mark(manager, id, 'no_show')
    await expect(mark(cashier, id, 'arrived')).rejects.toMatchObject({ code: 'MANAGERS_ONLY' })
    await expect(undo(cashier, id)).rejects.toMatchObject({ code: 'MANAGERS_ONLY' })
  })

  test('who manages one property and is cashier of another decides for the first alone', async () => {
    const { property, id } = await addGuest()
    const { manager: both } = await addGuest()
    await addReceiver(database.db, both, property.id, 'cashier')
    pass(untilMissing)
    await expect(mark(both, id, 'no_show')).rejects.toMatchObject({ code: 'MANAGERS_ONLY' })
  })

  test('what is not paid, or was given up, is nobody’s arrival', async () => {
    const property = await addProperty(database.db, [{ units: 2 }])
    const [guest, manager] = [await addMember(database.db), await addMember(database.db)]
    await addReceiver(database.db, manager, property.id)
    const held = await bookAs(api(), guest, toSelection(property, { checkIn: '2027-01-10' }, now()))
    expect((await list(manager)).data).toEqual([])
    await ask('PUT /customer/reservations/pending/{id}/cancel', guest, held.id)
    await sweep(untilCheckIn)
    await expect(mark(manager, held.id, 'arrived')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('many members at once: one mark stands, each night is given back once', async () => {
  const { property, manager, id } = await addGuest()
  const colleague = await addMember(database.db)
  await addReceiver(database.db, colleague, property.id)
  pass(untilMissing)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) =>
      mark(index % 2 ? manager : colleague, id, index % 4 < 2 ? 'no_show' : 'arrived'),
    ),
  )
  // A member who comes too late is told so, or corrects the present mark.
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'ARRIVAL_MARKED' })
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await findImbalances(database.db)).toEqual([])
})
