import { sql } from 'kysely'
import { visaLimits } from '../../../domain/visas/visa-form.ts'
import type { Db, Tx } from '../../database.ts'
import { repeatInBatches } from '../../repeat-in-batches.ts'

export type DraftRow = { sealed: string; changedAt: Date }

export async function findDraft(db: Db, customer: number, visa: number): Promise<DraftRow | null> {
  const { rows } = await sql<DraftRow>`
    select sealed, changed_at as "changedAt" from visa_drafts where customer_id = ${customer} and visa_id = ${visa}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Under the lock of the customer: of other visas. */
export async function countDrafts(tx: Tx, customer: number, except: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from visa_drafts where customer_id = ${customer} and visa_id <> ${except}`.execute(tx)
  return rows[0]?.count ?? 0
}

type Draft = { customer: number; visa: number; sealed: string; now: Date }

export const putDraft = (tx: Tx, { customer, visa, sealed, now }: Draft): Promise<unknown> =>
  sql`insert into visa_drafts (customer_id, visa_id, sealed, changed_at) values (${customer}, ${visa}, ${sealed}, ${now})
    on conflict (customer_id, visa_id) do update set sealed = excluded.sealed, changed_at = excluded.changed_at`.execute(
    tx,
  )

export async function deleteDraft(db: Db, customer: number, visa: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from visa_drafts where customer_id = ${customer} and visa_id = ${visa}`.execute(db)
  return numAffectedRows === 1n
}

export const forgetDrafts = (db: Db, now: Date): Promise<unknown> =>
  repeatInBatches((limit) =>
    sql`delete from visa_drafts where ctid = any(array(
      select ctid from visa_drafts
      where changed_at <= ${now}::timestamptz - make_interval(days => ${sql.lit(visaLimits.draftDays)}) limit ${limit}))`.execute(
      db,
    ),
  )
