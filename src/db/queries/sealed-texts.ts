import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { type PersonalField, toPersonalFieldName } from '../personal-field.ts'
import type { PersonalSeal } from '../personal-seal.ts'

type Row = { id: string; place: PersonalField; stored: string }

type Column = {
  /** Some whose text does not begin with the mark, the next ones after an id. */
  find: (db: Db, mark: string, after: string) => Promise<Row[]>
  /** Unless it was changed meanwhile: the change has encrypted it. */
  set: (db: Db, row: Row, text: string) => Promise<unknown>
}

const batch = 500

const savedTravellers: Column = {
  async find(db, mark, after) {
    const { rows } = await sql<{ id: number; customer: number; stored: string }>`
      select id, customer_id as customer, sealed as stored from travellers
      where id > ${Number(after)} and not starts_with(sealed, ${mark}) order by id limit ${batch}`.execute(db)
    return rows.map(({ id, customer, stored }) => ({ id: String(id), place: { customer }, stored }))
  },
  set: (db, { id, stored }, text) =>
    sql`update travellers set sealed = ${text} where id = ${Number(id)} and sealed = ${stored}`.execute(db),
}

const purchases: Column = {
  async find(db, mark, after) {
    const { rows } = await sql<{ id: number; order: number; stored: string }>`
      select id, order_id as "order", travellers as stored from purchases
      where travellers is not null and id > ${Number(after)} and not starts_with(travellers, ${mark})
      order by id limit ${batch}`.execute(db)
    return rows.map(({ id, order, stored }) => ({ id: String(id), place: { order }, stored }))
  },
  set: (db, { id, stored }, text) =>
    sql`update purchases set travellers = ${text} where id = ${Number(id)} and travellers = ${stored}`.execute(db),
}

const ticketHolders: Column = {
  async find(db, mark, after) {
    const { rows } = await sql<{ id: bigint; stored: string }>`
      select id, holder as stored from tickets
      where holder is not null and id > ${after}::bigint and not starts_with(holder, ${mark})
      order by id limit ${batch}`.execute(db)
    return rows.map(({ id, stored }) => ({ id: String(id), place: { ticket: id }, stored }))
  },
  set: (db, { id, stored }, text) =>
    sql`update tickets set holder = ${text} where id = ${id}::bigint and holder = ${stored}`.execute(db),
}

const fileNames: Column = {
  async find(db, mark, after) {
    const { rows } = await sql<{ id: string; stored: string }>`
      select id, name as stored from files
      where (${after} = '-1' or id > nullif(${after}, '-1')::uuid) and not starts_with(name, ${mark})
      order by id limit ${batch}`.execute(db)
    return rows.map(({ id, stored }) => ({ id, place: { file: id }, stored }))
  },
  set: (db, { id, stored }, text) =>
    sql`update files set name = ${text} where id = ${id}::uuid and name = ${stored}`.execute(db),
}

const visaApplicants: Column = {
  async find(db, mark, after) {
    const { rows } = await sql<{ id: number; order: number; number: number; stored: string }>`
      select p.id, a.order_id as "order", p.number, p.sealed as stored
      from visa_applicants p join visa_applications a on a.id = p.application_id
      where p.sealed is not null and p.id > ${Number(after)} and not starts_with(p.sealed, ${mark})
      order by p.id limit ${batch}`.execute(db)
    return rows.map(({ id, order, number, stored }) => ({
      id: String(id),
      place: { visaOrder: order, applicant: number },
      stored,
    }))
  },
  set: (db, { id, stored }, text) =>
    sql`update visa_applicants set sealed = ${text} where id = ${Number(id)} and sealed = ${stored}`.execute(db),
}

const visaMessages: Column = {
  async find(db, mark, after) {
    const { rows } = await sql<{ id: number; order: number; stored: string }>`
      select m.id, a.order_id as "order", m.sealed as stored
      from visa_messages m join visa_applications a on a.id = m.application_id
      where m.id > ${Number(after)} and not starts_with(m.sealed, ${mark}) order by m.id limit ${batch}`.execute(db)
    return rows.map(({ id, order, stored }) => ({ id: String(id), place: { visaMessagesOf: order }, stored }))
  },
  set: (db, { id, stored }, text) =>
    sql`update visa_messages set sealed = ${text} where id = ${Number(id)} and sealed = ${stored}`.execute(db),
}

/** By both of its numbers in one: there is no other. */
const visaDrafts: Column = {
  async find(db, mark, after) {
    const { rows } = await sql<{ id: bigint; customer: number; visa: number; stored: string }>`
      select customer_id * 4294967296 + visa_id as id, customer_id as customer, visa_id as visa, sealed as stored from visa_drafts
      where customer_id * 4294967296 + visa_id > ${after}::bigint and not starts_with(sealed, ${mark})
      order by 1 limit ${batch}`.execute(db)
    return rows.map(({ id, customer, visa, stored }) => ({
      id: String(id),
      place: { draftOf: customer, visa },
      stored,
    }))
  },
  set: (db, { id, stored }, text) =>
    sql`update visa_drafts set sealed = ${text}
      where customer_id * 4294967296 + visa_id = ${id}::bigint and sealed = ${stored}`.execute(db),
}

const partSecrets: Column = {
  async find(db, mark, after) {
    const { rows } = await sql<{ id: number; order: number; stored: string }>`
      select id, order_id as "order", sealed as stored from order_parts
      where sealed is not null and id > ${Number(after)} and not starts_with(sealed, ${mark}) order by id limit ${batch}`.execute(
      db,
    )
    return rows.map(({ id, order, stored }) => ({ id: String(id), place: { partsOf: order }, stored }))
  },
  set: (db, { id, stored }, text) =>
    sql`update order_parts set sealed = ${text} where id = ${Number(id)} and sealed = ${stored}`.execute(db),
}

const bookingNumbers: Column = {
  async find(db, mark, after) {
    const { rows } = await sql<{ id: number; order: number; stored: string }>`
      select g.purchase_id as id, p.order_id as "order", g.booking_number as stored
      from airline_tickets g join purchases p on p.id = g.purchase_id
      where g.booking_number is not null and g.purchase_id > ${Number(after)} and not starts_with(g.booking_number, ${mark})
      order by g.purchase_id limit ${batch}`.execute(db)
    return rows.map(({ id, order, stored }) => ({ id: String(id), place: { airlineTicketOf: order }, stored }))
  },
  set: (db, { id, stored }, text) =>
    sql`update airline_tickets set booking_number = ${text}
      where purchase_id = ${Number(id)} and booking_number = ${stored}`.execute(db),
}

const columns = [
  partSecrets,
  savedTravellers,
  purchases,
  ticketHolders,
  fileNames,
  visaApplicants,
  visaMessages,
  visaDrafts,
  bookingNumbers,
]

/**
 * Encrypts with today's key texts that lie there under an older one, or in the clear; throws where a text cannot be decrypted. Row by row, so that
 * no other transaction waits for long.
 */
export async function sealAnew(db: Db, seal: PersonalSeal): Promise<number> {
  let count = 0
  for (const { find, set } of columns) {
    let rows = await find(db, seal.mark, '-1')
    while (rows.length > 0) {
      for (const row of rows) {
        const name = toPersonalFieldName(row.place)
        await set(db, row, seal.close(seal.open(row.stored, name), name))
      }
      count += rows.length
      rows = await find(db, seal.mark, rows.at(-1)?.id ?? '')
    }
  }
  return count
}
