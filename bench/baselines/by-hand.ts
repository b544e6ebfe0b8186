import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { parseConfig } from '../../src/server/config.ts'
import { serveBare } from './announce.ts'

/** The request to each of them. */
type Row = { id?: number; customer?: number; order?: number; key?: string; subscription?: number; percent?: number }
export type Ask = (on: pg.Pool | pg.PoolClient, name: string, values: unknown[]) => Promise<Row[]>

/** Statements by their names, through a pool of the server's own size. */
export function openByHand(databaseUrl: string, statements: Readonly<Record<string, string>>) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: parseConfig({}).DATABASE_CONNECTIONS })
  const ask: Ask = async (on, name, values) =>
    (await on.query<Record<string, unknown>>({ name, text: statements[name] ?? '', values })).rows as Row[]

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

  type Unpaid = { customer: number | undefined; order: number | undefined; total: number; holdUntil: Date; now: Date }

  /** As the sandbox has it. */
  async function beginPayment({ customer, order, total, holdUntil, now }: Unpaid): Promise<void> {
    const payment = await inTransaction(async (tx) => {
      await ask(tx, 'lockOrder', [order, customer])
      await ask(tx, 'findOrder', [order])
      await ask(tx, 'findTriedPayments', [order, new Date(now.getTime() - 24 * 3_600_000)])
      const soon = new Date(now.getTime() + 60_000)
      const [row] = await ask(tx, 'insertPayment', [customer, order, total, holdUntil, soon, now])
      return row ?? {}
    })
    await ask(pool, 'describe', [order])
    const ref = `sbx_${randomBytes(16).toString('hex')}`
    const url = `http://127.0.0.1/services/api/payments/sandbox/${ref}`
    const back = `http://127.0.0.1/payment/success?order=${order}`
    const stored = {
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
    await ask(pool, 'addSandbox', [ref, payment.key, JSON.stringify(stored)])
    const step = JSON.stringify({ kind: 'redirect', url })
    await ask(pool, 'keepStep', [ref, step, holdUntil, new Date(now.getTime() + 15_000), now, payment.id])
  }

  return { pool, ask, inTransaction, beginPayment, close: () => pool.end() }
}

type Work<T> = { all: readonly T[]; workers: number; milliseconds: number; act: (request: T) => Promise<void> }

/** Answers each request with how often it was done in the time. */
export async function serveByHand<T>(
  { all, workers, milliseconds, act }: Work<T>,
  close: () => Promise<void>,
): Promise<void> {
  let next = 0
  async function run(): Promise<{ count: number; seconds: number }> {
    let count = 0
    const begun = performance.now()
    const work = async () => {
      while (performance.now() - begun < milliseconds) {
        await act(all[next++ % all.length] as T)
        count++
      }
    }
    await Promise.all(Array.from({ length: workers }, work))
    return { count, seconds: (performance.now() - begun) / 1000 }
  }
  await serveBare(
    (_request, response) =>
      void run().then(
        (done) => response.end(JSON.stringify(done)),
        (error) => response.writeHead(500).end(String(error)),
      ),
    close,
  )
}
