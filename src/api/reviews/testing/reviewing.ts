import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { ReservationStatus } from '../../../domain/orders/states.ts'
import type { ReviewedSale } from '../../../domain/reviews/review.ts'
import { addDays, type Day, toDay } from '../../../domain/time/day.ts'
import type { TestMember } from '../../customers/testing/member.ts'

type Who = Pick<TestMember, 'customer'>

/** An order for nothing, so that no bank has to be asked. */
async function addOrder(db: Db, kind: string, { customer }: Who): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into orders (kind, customer_id, payment_status, payment_method, currency, lines, total_before_discount, voucher_discount, points_used,
      points_discount, total, paid_at)
    values (${kind}, ${customer}, 'paid', 'cash', 'IQD', '[]', 0, 0, 0, 0, 0, now()) returning id`.execute(db)
  return rows[0]?.id ?? 0
}

type Stay = { property: number; checkOut?: Day; status?: ReservationStatus }
export type TestOrder = { id: number; order: number }

/** A stay that ended today unless the test wants another day. */
export async function addStay(
  db: Db,
  member: Who,
  { property, checkOut = toDay(new Date()), status = 'accepted' }: Stay,
): Promise<TestOrder> {
  const order = await addOrder(db, 'reservation', member)
  const { rows } = await sql<{ id: number }>`
    insert into reservations (order_id, property_id, check_in, check_out, check_in_clock, leaves_at, adults, children_ages, status, acceptance,
      free_until_days, percent_after)
    values (${order}, ${property}, ${addDays(checkOut, -2)}::date, ${checkOut}::date, '14:00', (${checkOut}::date + time '12:00') at time zone 'Asia/Baghdad',
      2, '{}', ${status}, 'automatic', 1, 50) returning id`.execute(db)
  return { id: rows[0]?.id ?? 0, order }
}

let position = 500

/** The same of something that is sold: one place of the first of its kind, with its ticket. */
export async function addEndedPurchase(
  db: Db,
  member: Who,
  { kind, endsAt = new Date() }: { kind: ReviewedSale; endsAt?: Date },
): Promise<TestOrder & { item: number; seller: number }> {
  const order = await addOrder(db, kind, member)
  const { rows } = await sql<{ id: number; item: number; seller: number }>`
    with sale as (select * from sales where kind = ${kind} order by id limit 1),
      stock as (
        insert into stocks (sale_id, day, position, prices, capacity, taken, closes_at)
        select id, null, ${++position}, '{"adult": 1}', 1, 1, ${endsAt} from sale returning id),
      purchase as (
        insert into purchases (order_id, customer_id, sale_id, seller_id, kind, item_id, title, status, acceptance, free_until_days, percent_after,
          starts_at, ends_at, adults, created_at)
        select ${order}, ${member.customer}, s.id, s.seller_id, s.kind, s.item_id, '{"en": "Sunset tour", "ar": "جولة الغروب", "ku": "گەشتی ئێواران"}',
          'ended', 'automatic', 1, 50, ${endsAt}, ${endsAt}, 1, ${endsAt} from sale s returning id, item_id, seller_id),
      held as (insert into purchase_stocks (purchase_id, stock_id, count) select p.id, k.id, 1 from purchase p, stock k),
      ticket as (
        insert into tickets (id, purchase_id, number, stock_id, customer_id, issued_at, expires_at)
        select ${order}, p.id, 1, k.id, ${member.customer}, ${endsAt}, ${endsAt} from purchase p, stock k)
    select id, item_id as item, seller_id as seller from purchase`.execute(db)
  const [made] = rows
  if (!made) throw new Error(`The fixture sells no ${kind}`)
  return { ...made, order }
}

export async function addPropertyManager(db: Db, { account }: TestMember, property: number): Promise<void> {
  await sql`insert into memberships (account_id, property_id, role, created_at) values (${account}, ${property}, 'manager', now())`.execute(
    db,
  )
}

export const testReview = {
  rating: 4,
  parts: { clean: 5, staff: 4, powerAndWater: 3 },
  text: 'شوێنێکی خاوێن و ئارامە و نانی بەیانییەکەی زۆر خۆش بوو.',
  with: 'family',
} as const
