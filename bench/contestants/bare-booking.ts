import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { parseConfig } from '../../src/server/config.ts'
import type { BookingRequest } from '../booking.ts'
import { serveBare } from './announce.ts'
import { statements } from './booking-statements.ts'

// What booking a room asks of the database, statement by statement: no token is read, nothing is parsed, priced or decided.
const [databaseUrl = '', requests = '', workers = '20', milliseconds = '1000'] = process.argv.slice(2)
const all = JSON.parse(readFileSync(requests, 'utf8')) as BookingRequest[]
const pool = new pg.Pool({ connectionString: databaseUrl, max: parseConfig({}).DATABASE_CONNECTIONS })

let next = 0

await serveBare(
  (_request, response) =>
    void run().then(
      (taken) => response.end(JSON.stringify(taken)),
      (error) => response.writeHead(500).end(String(error)),
    ),
  () => pool.end(),
)

async function run(): Promise<{ count: number; seconds: number }> {
  let count = 0
  const begun = performance.now()
  const work = async () => {
    while (performance.now() - begun < Number(milliseconds)) {
      await book(all[next++ % all.length] as BookingRequest)
      count++
    }
  }
  await Promise.all(Array.from({ length: Number(workers) }, work))
  return { count, seconds: (performance.now() - begun) / 1000 }
}

async function book(request: BookingRequest): Promise<void> {
  const now = new Date()
  const holdUntil = new Date(now.getTime() + 15 * 60_000)
  const { property, room, checkIn, checkOut, account, session, lines, total } = request
  const [{ customer }] = await ask(pool, 'caller', [session, account])
  const reservation = await inTransaction(async (tx) => {
    await ask(tx, 'rates', [checkOut, checkIn, property])
    await ask(tx, 'lockCustomer', [customer])
    await ask(tx, 'findHeld', [customer, now])
    await ask(tx, 'lockNights', [[room], [1], checkIn, checkOut])
    await ask(tx, 'takeNights', [[room], [1], checkIn, checkOut])
    const rooms = JSON.stringify([{ roomTypeId: room, count: 1, title: request.title }])
    const values = [
      customer,
      property,
      checkIn,
      checkOut,
      new Date(`${checkOut}T09:00:00Z`),
      holdUntil,
      lines,
      total,
      now,
    ]
    const [{ id }] = await ask(tx, 'insertReservation', [...values, rooms])
    return id
  })
  const payment = await inTransaction(async (tx) => {
    await ask(tx, 'lockReservation', [reservation, customer])
    await ask(tx, 'findOpenPayment', [reservation])
    const [row] = await ask(tx, 'insertPayment', [
      customer,
      reservation,
      total,
      holdUntil,
      new Date(now.getTime() + 60_000),
      now,
    ])
    return row
  })
  const ref = `sbx_${randomBytes(16).toString('hex')}`
  const url = `http://127.0.0.1/services/api/payments/sandbox/${ref}`
  const back = `http://127.0.0.1/payment/success?reservation=${reservation}`
  const kept = {
    key: payment.key,
    amount: total,
    description: randomUUID(),
    locale: 'en',
    successUrl: back,
    cancelUrl: back,
    noticeUrl: 'http://127.0.0.1/services/api/payments/notices/sandbox',
    expiresAt: holdUntil,
    ref,
    status: 'open',
    refunds: [],
  }
  await ask(pool, 'addSandbox', [ref, payment.key, JSON.stringify(kept)])
  await ask(pool, 'findSandbox', [payment.key])
  const step = JSON.stringify({ kind: 'redirect', url })
  await ask(pool, 'keepStep', [ref, step, holdUntil, new Date(now.getTime() + 15_000), now, payment.id])
}

// biome-ignore lint/suspicious/noExplicitAny: rows of as many shapes as there are statements
async function ask(on: pg.Pool | pg.PoolClient, name: keyof typeof statements, values: unknown[]): Promise<any[]> {
  return (await on.query<Record<string, unknown>>({ name, text: statements[name], values })).rows
}

async function inTransaction<T>(act: (tx: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const done = await act(client)
    await client.query('commit')
    return done
  } finally {
    client.release()
  }
}
