import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createPersonalSeal } from '../../db/personal-seal.ts'
import { putMembership } from '../../db/queries/organisations/memberships.ts'
import { forgetPurchaseTravellers } from '../../db/queries/sales/purchase-facts.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { maxAirlineTicketVersions } from '../../domain/sales/flight.ts'
import { addMember, type TestMember, testPassword } from '../customers/testing/member.ts'
import { noFiles } from '../files/file-context.ts'
import { workFiles } from '../files/work-files.ts'
import { openBookingNumber } from '../purchases/seal-booking-number.ts'
import { openBuying, type TestPurchase } from '../purchases/testing/buying.ts'
import { addUpload } from '../visa-applications/testing/applying.ts'
import { enterAirlineTicket } from './enter-airline-ticket.ts'

const database = openTestDatabase()
const { api, now, pass, add, buy, pay, see, cancel, refund } = openBuying(database)

// Files that a test leaves are swept away before the rules of the database are looked at.
afterEach(() => workFiles(database.db, noFiles, now()))

let manager: TestMember
let cashier: TestMember
let other: TestMember

beforeAll(async () => {
  manager = await addMember(database.db)
  cashier = await addMember(database.db)
  other = await addMember(database.db)
  const { rows } = await sql<{ id: number }>`select id from sellers order by id`.execute(database.db)
  const [first, second] = rows.map(({ id }) => id) as [number, number]
  await database.db.transaction().execute(async (tx) => {
    await putMembership(tx, { account: manager.account, kind: 'seller', id: first, role: 'manager', now: now() })
    await putMembership(tx, { account: cashier.account, kind: 'seller', id: first, role: 'cashier', now: now() })
    await putMembership(tx, { account: other.account, kind: 'seller', id: second, role: 'manager', now: now() })
  })
})

const toFlight = (timeZone: string | null) => ({
  airline: { en: 'Gharnuq Airways', ar: 'خطوط الغرنوق الجوية', ku: 'هێڵی ئاسمانیی قوڵنگ' },
  from: { code: 'BGW', city: { en: 'Baghdad', ar: 'بغداد', ku: 'بەغدا' } },
  to: { code: 'DXB', city: { en: 'Dubai', ar: 'دبي', ku: 'دوبەی' }, ...(timeZone && { timeZone }) },
  minutes: 160,
  stops: 0,
  roundTrip: false,
  baggageKg: 30,
})

async function addFlight({ timeZone = 'Asia/Dubai', acceptance = 'automatic' }: FlightInput = {}) {
  const sale = await add('offer', { acceptance, stocks: [{}, { day: '2027-03-01', clock: '09:40' }] })
  const flight = JSON.stringify(toFlight(timeZone))
  await sql`update offers set type = 'flight', flight = ${flight}::jsonb where id = ${sale.itemId}`.execute(database.db)
  return sale
}
type FlightInput = { timeZone?: string | null; acceptance?: 'automatic' | 'manual' }

async function buyFlight(input: FlightInput = {}): Promise<TestPurchase> {
  const bought = await buy(await addFlight(input), { travelDate: '2027-03-01' })
  await pay(bought)
  return bought
}

type Entered = { bookingNumber?: string; fileIds?: string[] }
const enter = (
  member: TestMember,
  { id }: { id: number },
  { bookingNumber = 'ab 12-cd', fileIds = [] }: Entered = {},
) =>
  api().dispatch('PUT /business/orders/{id}/airline-ticket', {
    locale: 'en',
    token: member.token,
    params: { id },
    body: { bookingNumber, fileIds },
  })
const fileOf = (member: TestMember) => addUpload(database.db, member, 'airlineTicket')
const newsTo = async ({ customer }: TestMember): Promise<string[]> => {
  const { rows } = await sql<{ event: string }>`
    select event from notifications where customer_id = ${customer} order by id`.execute(database.db)
  return rows.map(({ event }) => event)
}

describe('a flight that is confirmed', () => {
  test('says when to be at the airport, when it lands by the clocks there, and by when its ticket comes', async () => {
    const { isFlight, flight, paidAt } = await see(await buyFlight())
    expect(isFlight).toBe(true)
    expect(flight).toMatchObject({
      airportAt: '2027-03-01T03:40:00.000Z',
      arrivesAt: '2027-03-01T13:20',
      from: { code: 'BGW' },
      to: { code: 'DXB', city: 'Dubai' },
      ticket: null,
    })
    expect(flight?.ticketDueAt).toBe(new Date(Date.parse(paidAt ?? '') + 86_400_000).toISOString())
  })

  test('says no hour of arrival where the clocks there are not known', async () => {
    expect((await see(await buyFlight({ timeZone: null }))).flight).toMatchObject({ arrivesAt: null })
  })

  test('cannot name a time zone that there is not', async () => {
    await expect(addFlight({ timeZone: 'Asia/Atlantis' })).rejects.toThrow(/time zone/)
  })

  test('has no ticket to wait for until its seller has said yes', async () => {
    const bought = await buyFlight({ acceptance: 'manual' })
    expect((await see(bought)).flight).toMatchObject({ ticketDueAt: null, ticket: null })
    await expect(enter(manager, bought)).rejects.toMatchObject({ code: 'FLIGHT_NOT_CONFIRMED' })
  })
})

describe('the airline’s ticket', () => {
  test('reaches its customer with number and file, who is told once for each change', async () => {
    const bought = await buyFlight()
    const answer = await enter(manager, bought, { fileIds: [await fileOf(manager)] })
    expect(answer.airlineTicket).toMatchObject({ canEnter: true, bookingNumber: 'AB12CD', files: 1 })
    const { flight } = await see(bought)
    expect(flight?.ticket).toMatchObject({ bookingNumber: 'AB12CD', files: [{ mediaType: 'image/jpeg' }] })
    expect(flight?.ticket?.files[0]?.url).toMatch(/^\/services\/api\/files\/[0-9a-f-]{36}\?token=/)
    await enter(manager, bought, { bookingNumber: 'ZZ9999' })
    const changed = (await see(bought)).flight?.ticket
    expect([changed?.bookingNumber, changed?.files.length]).toEqual(['ZZ9999', 1])
    expect((await newsTo(bought.member)).filter((event) => event === 'airline-ticket')).toHaveLength(2)
  })

  test('a newer file takes the place of the one before, which is deleted', async () => {
    const bought = await buyFlight()
    const first = await fileOf(manager)
    await enter(manager, bought, { fileIds: [first] })
    const second = await fileOf(manager)
    await enter(manager, bought, { fileIds: [second] })
    expect((await see(bought)).flight?.ticket?.files.map(({ id }) => id)).toEqual([second])
    const { rows } = await sql`select from files where id = ${first}::uuid`.execute(database.db)
    expect(rows).toEqual([])
  })

  test('lies encrypted in the database, for its own order alone', async () => {
    const bought = await buyFlight()
    const seal = createPersonalSeal(['a key that has thirty-two characters'])
    const { account, customer } = manager
    const caller = { account, customer, session: '' }
    const request = { id: bought.id, caller, bookingNumber: 'AB12CD', fileIds: [], seal, now: now() }
    await database.db.transaction().execute((tx) => enterAirlineTicket(tx, request))
    const { rows } = await sql<{ number: string }>`
      select booking_number as number from airline_tickets where purchase_id = ${bought.id}`.execute(database.db)
    const number = rows[0]?.number ?? ''
    expect(number).not.toContain('AB12CD')
    expect(openBookingNumber(seal, number, bought.orderId)).toBe('AB12CD')
    expect(() => openBookingNumber(seal, number, bought.orderId + 1)).toThrow()
  })

  test('is in the export of its customer, and is forgotten after the flight', async () => {
    const bought = await buyFlight()
    await enter(manager, bought, { fileIds: [await fileOf(manager)] })
    const stored = async () => {
      const { rows } = await sql<{ number: string | null; files: number }>`
        select booking_number as number, (select count(*)::int from airline_ticket_files a where a.purchase_id = g.purchase_id) as files
        from airline_tickets g where purchase_id = ${bought.id}`.execute(database.db)
      return rows[0]
    }
    const { purchases } = await api().dispatch('POST /customer/auth/export', {
      locale: 'en',
      token: bought.member.token,
      body: { password: testPassword },
    })
    expect(purchases).toMatchObject([{ airlineTicket: { bookingNumber: 'AB12CD' } }])
    await forgetPurchaseTravellers(database.db, new Date('2027-08-01T00:00:00Z'))
    expect(await stored()).toEqual({ number: null, files: 0 })
    expect((await see(bought)).flight?.ticket).toMatchObject({ bookingNumber: null, files: [] })
  })

  test('is nobody else’s: another customer and another agency find nothing, a cashier may not', async () => {
    const bought = await buyFlight()
    const stranger = await addMember(database.db)
    await expect(see({ ...bought, member: stranger })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(enter(stranger, bought)).rejects.toMatchObject({ code: 'NOT_A_MEMBER' })
    await expect(enter(other, bought)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(enter(cashier, bought)).rejects.toMatchObject({ code: 'MANAGERS_ONLY' })
    await expect(enter(manager, bought, { fileIds: [await fileOf(other)] })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const [paper] = [await addUpload(database.db, manager, 'passport')]
    await expect(enter(manager, bought, { fileIds: [paper] })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const { files } = await enter(manager, bought, { fileIds: [await fileOf(manager)] }).then(
      async () => (await see(bought)).flight?.ticket ?? { files: [] },
    )
    const link = (member: TestMember) =>
      api().dispatch('POST /customer/files/{file}/link', {
        locale: 'en',
        token: member.token,
        params: { file: files[0]?.id ?? '' },
      })
    await expect(link(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(link(manager)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await link(bought.member)).url).toContain('token=')
  })

  test('is entered for a flight that lives, and for nothing else', async () => {
    const tour = await buy(await add('offer'))
    await pay(tour)
    await expect(enter(manager, tour)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const cancelled = await buyFlight()
    await cancel(cancelled)
    await refund()
    await expect(enter(manager, cancelled)).rejects.toMatchObject({ code: 'FLIGHT_NOT_CONFIRMED' })
    const bought = await buyFlight()
    for (const bookingNumber of ['ABC', 'ABC123456', 'AB_2CD', '<b>ABC'])
      await expect(enter(manager, bought, { bookingNumber })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('cannot be changed without end', async () => {
    const bought = await buyFlight()
    for (let left = maxAirlineTicketVersions; left > 0; left--) {
      await enter(manager, bought)
      pass(60)
    }
    await expect(enter(manager, bought)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})
