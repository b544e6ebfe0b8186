import { readFileSync } from 'node:fs'
import type { BookingRequest } from '../booking.ts'
import { statements } from './booking-statements.ts'
import { openByHand, serveByHand } from './by-hand.ts'

// What booking a room asks of the database, statement by statement: no token is read, nothing is parsed, priced or decided.
const [databaseUrl = '', requests = '', workers = '20', milliseconds = '1000'] = process.argv.slice(2)
const all = JSON.parse(readFileSync(requests, 'utf8')) as BookingRequest[]
const { pool, ask, inTransaction, beginPayment, close } = openByHand(databaseUrl, statements)

await serveByHand({ all, workers: Number(workers), milliseconds: Number(milliseconds), act: book }, close)

async function book(request: BookingRequest): Promise<void> {
  const now = new Date()
  const holdUntil = new Date(now.getTime() + 15 * 60_000)
  const { property, room, checkIn, checkOut, account, session, lines, total } = request
  const [caller] = await ask(pool, 'caller', [session, account])
  const customer = caller?.customer
  const reservation = await inTransaction(async (tx) => {
    await ask(tx, 'rates', [checkOut, checkIn, property])
    await ask(tx, 'lockCustomer', [customer])
    await ask(tx, 'findHeld', [customer, now])
    await ask(tx, 'lockNights', [[room], [1], checkIn, checkOut])
    await ask(tx, 'takeNights', [[room], [1], checkIn, checkOut])
    const rooms = JSON.stringify([{ roomTypeId: room, count: 1, title: request.title }])
    const [order] = await ask(tx, 'insertOrder', [customer, holdUntil, lines, total, now])
    const leavesAt = new Date(`${checkOut}T09:00:00Z`)
    const [made] = await ask(tx, 'insertReservation', [order?.id, property, checkIn, checkOut, leavesAt, rooms])
    return made?.id
  })
  const [found] = await ask(pool, 'orderOf', [reservation])
  await beginPayment({ customer, order: found?.order, total, holdUntil, now })
}
