import { sql } from 'kysely'
import type { OrderKindName } from '../../../domain/orders/order.ts'
import type { Stay } from '../../../domain/stays/stay.ts'
import type { Locale, Localized } from '../../../domain/text/locale.ts'
import type { Tx } from '../../database.ts'
import { takesMail } from '../accounts/email-links.ts'
import type { Recipient } from '../messages/notifications.ts'

/** `customer`: the reader; null for the customer of the order. */
type MessageInput = { order: number; event: string; subject: number; customer: number | null; now: Date }

/** False where it was told before, by whomever. */
export async function claimMessage(tx: Tx, { order, event, subject, customer, now }: MessageInput): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into order_messages (order_id, event, subject, customer_id, created_at)
    values (${order}, ${event}, ${subject}, ${customer}::int, ${now}) on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

type Counted = { order: number; customer: number | null; since: Date }

/**
 * Counts messages about orders to one customer. News of another's order does not use up the own budget. The outbox is not counted, since
 * strangers can fill it with codes.
 */
export async function countMessages(tx: Tx, { order, customer, since }: Counted): Promise<number> {
  const { rows } = await sql<{ messages: number }>`
    with told as (select coalesce(${customer}::int, customer_id) as id from orders where id = ${order})
    select count(*)::int as messages from (
      select from told join orders o on o.customer_id = told.id join order_messages m on m.order_id = o.id
      where m.customer_id is null and m.created_at > ${since}
      union all
      select from told join order_messages m on m.customer_id = told.id where m.created_at > ${since}) m`.execute(tx)
  return rows[0]?.messages ?? 0
}

/** Whom to write to about an order, and in which language. */
export type Addressee = Recipient & {
  kind: OrderKindName
  code: string
  /** The id of the reservation, purchase or subscription; of the order itself where there is nothing else. */
  item: number
  /** Another customer placed the order. */
  isOther: boolean
}

/**
 * Null for an account that is deleted. The lock makes a deletion that is under way finish first, and one that comes later wait, which then
 * finds what was written and erases it.
 */
export async function findAddressee(tx: Tx, order: number, customer: number | null = null): Promise<Addressee | null> {
  const { rows } = await sql<Addressee>`
    select o.kind, o.code, c.id as customer, a.phone, c.language, ${takesMail} as "takesMail", c.id <> o.customer_id as "isOther", coalesce(
      (select id from reservations where order_id = o.id), (select id from subscriptions where order_id = o.id),
      (select id from purchases where order_id = o.id or rest_order_id = o.id),
      (select id from visa_applications where order_id = o.id), o.id) as item
    from orders o join customers c on c.id = coalesce(${customer}::int, o.customer_id) join accounts a on a.id = c.account_id
    where o.id = ${order} for key share of c`.execute(tx)
  return rows[0] ?? null
}

/** The facts of a reservation for its message; the names are in the language. */
export type ToldStay = Stay & {
  property: string
  address: string
  /** `HH:MM` */
  checkInClock: string
}

export async function getToldStay(tx: Tx, order: number, language: Locale): Promise<ToldStay> {
  const { rows } = await sql<ToldStay>`
    select s.title ->> ${language}::text as property, s.address ->> ${language}::text as address, r.check_in as "checkIn",
      r.check_out as "checkOut", to_char(r.check_in_clock, 'HH24:MI') as "checkInClock"
    from reservations r join properties s on s.id = r.property_id where r.order_id = ${order}`.execute(tx)
  if (!rows[0]) throw new Error(`The order ${order} has no reservation`)
  return rows[0]
}

/** The title of the item. */
export async function getReviewedTitle(tx: Tx, order: number, language: Locale): Promise<string> {
  const { rows } = await sql<{ title: string }>`
    select s.title ->> ${language}::text as title from reservations r join properties s on s.id = r.property_id where r.order_id = ${order}
    union all
    select p.title ->> ${language}::text from purchases p where p.order_id = ${order}`.execute(tx)
  if (!rows[0]) throw new Error(`The order ${order} has nothing that is reviewed`)
  return rows[0].title
}

export async function getPropertyTitle(tx: Tx, property: number, language: Locale): Promise<string> {
  const { rows } = await sql<{ title: string }>`
    select s.title ->> ${language}::text as title from properties s where s.id = ${property}`.execute(tx)
  if (!rows[0]) throw new Error(`There is no property ${property}`)
  return rows[0].title
}

type ToldPurchase = { code: string; title: Localized; startsAt: Date | null; isFlight: boolean }

/** The facts of a purchase for its message, by either of its orders: with the title at the time of buying, and the code of the first order. */
export async function getToldPurchase(tx: Tx, order: number): Promise<ToldPurchase> {
  const { rows } = await sql<ToldPurchase>`
    select o.code, p.title, p.starts_at as "startsAt", i.flight is not null as "isFlight"
    from purchases p join orders o on o.id = p.order_id join sales s on s.id = p.sale_id left join offers i on i.id = s.offer_id
    where p.order_id = ${order} or p.rest_order_id = ${order}`.execute(tx)
  if (!rows[0]) throw new Error(`The order ${order} has no purchase`)
  return rows[0]
}
