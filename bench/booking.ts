import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { addProperty, toSelection } from '../src/api/reservations/testing/booking.ts'
import { type Db, openDatabase } from '../src/db/database.ts'
import { addDays, type Day, toDay } from '../src/domain/time/day.ts'
import { type Child, startChild } from './child.ts'
import { toSection } from './markdown.ts'
import { addCustomers, post, runByHand, type Shots, shootPosts, toVerdict } from './posts.ts'
import { createRandom } from './search/random.ts'

/** What one customer wants, in the words of the API and of the statements by hand. */
export type BookingRequest = {
  property: number
  room: number
  title: object
  checkIn: Day
  checkOut: Day
  account: string
  session: string
  token: string
  lines: string
  total: number
  body: string
}

const path = '/services/api/customer/reservations'
const customers = 2_000
const properties = 100
const nights = 2
/** Rooms of a property: more than one shot books. The search counts their guests in 16 bits. */
const maxBookings = 10_000
const price = 100_000
const rounds = 7
const connections = 20
const seconds = 2
const bookingsToWarmUp = 2_000
const goal = 0.65

/** The share of the database's own pace that a booking keeps over HTTP, with its sign-in, price, decision and answer. */
export async function benchBooking(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-bench-'))
  const folder = mkdtempSync(join(tmpdir(), 'safar-bench-files-'))
  const safar = await startChild('baselines/safar.ts', [dataDir])
  const database = openDatabase(safar.databaseUrl ?? '')
  try {
    const requests = await prepareRequests(database.db)
    const file = join(folder, 'wishes.json')
    writeFileSync(file, JSON.stringify(requests))
    const args = [safar.databaseUrl ?? '', file, String(connections), String(seconds * 1000)]
    const byHand = await startChild('baselines/bare-booking.ts', args)
    try {
      await requireSame(database.db, { safar, byHand, request: requests[0] as BookingRequest })
      const clean = () => forgetBookings(database.db)
      const pace = { rounds, seconds, connections, warmUp: bookingsToWarmUp }
      return toReport(await shootPosts({ safar, byHand, path, posts: requests, clean, ...pace }))
    } finally {
      await byHand.stop()
    }
  } finally {
    await database.close()
    await safar.stop()
    for (const path of [dataDir, folder]) rmSync(path, { recursive: true, force: true })
  }
}

const toReport = (shots: Shots): string =>
  toSection(
    'Booking a room',
    `\`POST ${path}\`: rooms are held and the payment is begun, with ${connections} connections, each time another customer, at ${properties}
stays. The opponent runs the same 15 statements in the same 2 transactions by hand, with plain node-postgres and a pool of the same size: it has no HTTP, reads no
token and judges nothing. The load comes from a third process, which the opponent does without. Bookings a second are this machine’s.`,
    ['opponent', 'bookings a second', 'bookings a CPU second', 'Safar', 'by hand', 'goal'],
    [['the same SQL by hand', ...toVerdict(shots, goal)]],
  )

/** All nights are counted from the beginning, so that no booking is slower than another. */
async function prepareRequests(db: Db): Promise<BookingRequest[]> {
  const random = createRandom(17)
  const houses = await Promise.all(
    Array.from({ length: properties }, () => addProperty(db, [{ units: maxBookings, price }])),
  )
  const today = toDay(new Date())
  const rooms = houses.flatMap((house) => house.rooms)
  await sql`insert into room_nights (room_type_id, night, total)
    select room, ${today}::date + day, ${maxBookings}::int from unnest(${rooms}::int[]) room, generate_series(0, 120) day`.execute(
    db,
  )
  const { rows: titles } = await sql<{ title: object }>`select title from room_types where id = ${rooms[0]}`.execute(db)
  const members = await addCustomers(db, customers)
  return members.map((member) => {
    const house = random.pick(houses)
    const checkIn = addDays(today, 1 + random.below(100))
    const selection = toSelection(house, { checkIn, nights })
    const room = house.rooms[0] ?? 0
    const lines = Array.from({ length: nights }, (_, night) => ({
      kind: 'room',
      roomTypeId: room,
      night: addDays(checkIn, night),
      count: 1,
      price,
      amount: price,
    }))
    const total = price * nights
    return {
      ...member,
      property: house.id,
      room,
      title: titles[0]?.title ?? {},
      checkIn,
      checkOut: selection.checkOut,
      lines: JSON.stringify(lines),
      total,
      body: JSON.stringify({ ...selection, total, paymentMethod: 'qi' }),
    }
  })
}

const forgetBookings = async (db: Db): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    // The load has gone, but its last bookings may be under way: they read the nights first, so they wait here or have ended.
    await sql`lock table room_nights in access exclusive mode`.execute(tx)
    await sql`truncate orders, sandbox_payments restart identity cascade`.execute(tx)
    await sql`update room_nights set sold = 0 where sold > 0`.execute(tx)
  })
  await sql`vacuum (analyze) room_nights, orders, reservations, reservation_rooms, payments, sandbox_payments, customers`.execute(
    db,
  )
}

/** The rows that either of them leaves: the same, but for names and moments. */
async function requireSame(
  db: Db,
  { safar, byHand, request }: { safar: Child; byHand: Child; request: BookingRequest },
) {
  const left = async () => {
    const { rows } = await sql`
      select to_jsonb(r) - '{id,order_id,leaves_at,property_id,check_in,check_out}'::text[] as reservation,
        to_jsonb(d) - '{id,code,customer_id,hold_until,created_at,lines}'::text[] as order,
        to_jsonb(p) - '{id,key,customer_id,order_id,ref,step,expires_at,check_at,created_at,updated_at}'::text[] as payment,
        (select jsonb_object_agg(key, jsonb_typeof(value)) from jsonb_each(b.payment)) as bank, p.step ->> 'kind' as step,
        (select jsonb_agg(o.count) from reservation_rooms o where o.reservation_id = r.id) as rooms
      from reservations r join orders d on d.id = r.order_id join payments p on p.order_id = d.id join sandbox_payments b on b.key = p.key::text
      order by r.id limit 1`.execute(db)
    await forgetBookings(db)
    return JSON.stringify(rows)
  }
  await forgetBookings(db)
  await post(safar, path, request)
  const ours = await left()
  await runByHand(byHand)
  const theirs = await left()
  if (ours.length < 100 || ours !== theirs) throw new Error(`They differ:\n${ours}\n${theirs}`)
}

if (import.meta.main) console.log(await benchBooking())
