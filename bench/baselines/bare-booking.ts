import { readFileSync } from 'node:fs'
import { limits } from '../../src/domain/limits/limits.ts'
import type { BookingRequest } from '../booking.ts'
import { statements } from './booking-statements.ts'
import { openByHand, serveByHand } from './by-hand.ts'

// What booking a room asks of the database, statement by statement: no token is read, nothing is parsed, priced or decided.
const [databaseUrl = '', requests = '', workers = '20', milliseconds = '1000'] = process.argv.slice(2)
const all = JSON.parse(readFileSync(requests, 'utf8')) as BookingRequest[]
const { pool, ask, inTransaction, beginPayment, close } = openByHand(databaseUrl, statements)
const { every, burst } = limits.bookings

await serveByHand({ all, workers: Number(workers), milliseconds: Number(milliseconds), act: book }, close)

async function book(request: BookingRequest): Promise<void> {
  const now = new Date()
  const holdUntil = new Date(now.getTime() + 15 * 60_000)
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const { property, room, checkIn, checkOut, account, session, lines, total } = request
  const [caller] = await ask(pool, 'caller', [session, account])
  const customer = caller?.customer
  await ask(pool, 'takeLimit', [`bookings:${customer}`, every, every * burst])
  const order = await inTransaction(async (tx) => {
    await ask(tx, 'rates', [checkOut, checkIn, property])
    await ask(tx, 'lockCustomer', [customer])
    await ask(tx, 'findStayHolds', [customer, now, checkOut, checkIn, [room], property, ago(24), ago(24 * 7)])
    const nights = (JSON.parse(lines) as unknown[]).length
    await ask(tx, 'holdNights', [[room], [1], checkIn, checkOut, nights])
    const rooms = JSON.stringify([{ roomTypeId: room, count: 1, title: request.title }])
    const [order] = await ask(tx, 'insertOrder', [customer, holdUntil, lines, total, now])
    const leavesAt = new Date(`${checkOut}T09:00:00Z`)
    await ask(tx, 'insertReservation', [order?.id, property, checkIn, checkOut, leavesAt, rooms])
    return order?.id
  })
  await beginPayment({ customer, order, total, holdUntil, now })
}
