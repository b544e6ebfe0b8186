import { sql } from 'kysely'
import type { Db, Tx } from '../../database.ts'

export type SealedTraveller = { id: number; sealed: string }

export async function findSealedTravellers(db: Db, customer: number): Promise<SealedTraveller[]> {
  const { rows } = await sql<SealedTraveller>`
    select id, sealed from travellers where customer_id = ${customer} order by id`.execute(db)
  return rows
}

/** Under the lock of the customer, who may not have more than so many. */
export async function countTravellers(tx: Tx, customer: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from travellers where customer_id = ${customer}`.execute(tx)
  return rows[0]?.count ?? 0
}

type TravellerInput = { customer: number; sealed: string; now: Date }

export async function insertTraveller(tx: Tx, { customer, sealed, now }: TravellerInput): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into travellers (customer_id, sealed, created_at, changed_at)
    values (${customer}, ${sealed}, ${now}, ${now}) returning id`.execute(tx)
  if (!rows[0]) throw new Error('A traveller was inserted without an id')
  return rows[0].id
}

/** False where the customer has none of that id. */
export async function updateTraveller(db: Db, id: number, { customer, sealed, now }: TravellerInput): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update travellers set sealed = ${sealed}, changed_at = ${now}
    where id = ${id} and customer_id = ${customer} returning id`.execute(db)
  return rows.length > 0
}

/** False where the customer has none of that id. */
export async function deleteTraveller(db: Db, id: number, customer: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    delete from travellers where id = ${id} and customer_id = ${customer} returning id`.execute(db)
  return rows.length > 0
}

export const deleteTravellers = (tx: Tx, customer: number): Promise<unknown> =>
  sql`delete from travellers where customer_id = ${customer}`.execute(tx)
