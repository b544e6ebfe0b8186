import { sql } from 'kysely'
import type { Locale } from '../../domain/locale.ts'
import type { Stay } from '../../domain/stay.ts'
import type { Tx } from '../database.ts'

type Told = { reservation: number; event: string; subject: number; now: Date }

/** False where it was told before, by whomever. */
export async function claimMessage(tx: Tx, { reservation, event, subject, now }: Told): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into reservation_messages (reservation_id, event, subject, created_at)
    values (${reservation}, ${event}, ${subject}, ${now}) on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** To the customer of a reservation, about any. Not of the outbox, which others can fill with codes that they ask for. */
export async function countMessages(tx: Tx, reservation: number, since: Date): Promise<number> {
  const { rows } = await sql<{ messages: number }>`
    select count(*)::int as messages
    from reservations it join reservations r on r.customer_id = it.customer_id join reservation_messages m on m.reservation_id = r.id
    where it.id = ${reservation} and m.created_at > ${since}`.execute(tx)
  return rows[0]?.messages ?? 0
}

export type Addressee = Stay & {
  code: string
  phone: string
  language: Locale
  /** Both in the language. */
  property: string
  address: string
  /** `HH:MM` */
  checkInClock: string
}

/**
 * Null where there is no phone to write to: an account that came by Google, or one that is deleted. The lock makes a deletion that is under
 * way finish first, and one that comes later wait, which then finds the message and erases it.
 */
export async function findAddressee(tx: Tx, reservation: number): Promise<Addressee | null> {
  const { rows } = await sql<Addressee>`
    select r.code, a.phone, c.language, s.title ->> c.language as property, s.address ->> c.language as address,
      r.check_in as "checkIn", r.check_out as "checkOut", to_char(r.check_in_clock, 'HH24:MI') as "checkInClock"
    from reservations r
      join customers c on c.id = r.customer_id
      join accounts a on a.id = c.account_id
      join properties s on s.id = r.property_id
    where r.id = ${reservation} and a.phone is not null for key share of c`.execute(tx)
  return rows[0] ?? null
}
