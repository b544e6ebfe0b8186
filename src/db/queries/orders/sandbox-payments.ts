import { sql } from 'kysely'
import type { Db } from '../../database.ts'

/** Payments of the sandbox's bank, stored as JSON: `parse` makes a payment of a stored one. */
export type SandboxRows<Payment> = {
  find(ref: string): Promise<Payment | null>
  findByKey(key: string): Promise<Payment | null>
  add(payment: Payment): Promise<Payment>
  change(ref: string, decide: (payment: Payment) => Payment): Promise<Payment | null>
}

type Row = { payment: unknown }

export function createSandboxRows<Payment extends { ref: string; key: string }>(
  db: Db,
  parse: (stored: unknown) => Payment,
): SandboxRows<Payment> {
  const toPayment = ({ rows: [row] }: { rows: Row[] }) => (row ? parse(row.payment) : null)
  const findByKey = async (key: string) =>
    toPayment(await sql<Row>`select payment from sandbox_payments where key = ${key}`.execute(db))
  return {
    find: async (ref) => toPayment(await sql<Row>`select payment from sandbox_payments where ref = ${ref}`.execute(db)),
    findByKey,
    async add(payment) {
      const { numAffectedRows } = await sql`insert into sandbox_payments (ref, key, payment)
        values (${payment.ref}, ${payment.key}, ${JSON.stringify(payment)}::jsonb) on conflict (key) do nothing`.execute(
        db,
      )
      if (numAffectedRows === 1n) return payment
      const row = await findByKey(payment.key)
      if (!row) throw new Error('A payment of the sandbox was not stored')
      return row
    },
    change: (ref, decide) =>
      db.transaction().execute(async (tx) => {
        const before = toPayment(
          await sql<Row>`select payment from sandbox_payments where ref = ${ref} for update`.execute(tx),
        )
        if (!before) return null
        const after = decide(before)
        await sql`update sandbox_payments set payment = ${JSON.stringify(after)}::jsonb where ref = ${ref}`.execute(tx)
        return after
      }),
  }
}
