import { sql } from 'kysely'
import { ListedEntry, WishlistEntry } from '../../../contract/wishlist.ts'
import type { WishlistSort } from '../../../domain/sales/wishlist.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db, Tx } from '../../database.ts'
import { repeatInBatches } from '../../repeat-in-batches.ts'
import { inDinars, instantJson, priceJson, type Sql, text } from '../fragments.ts'
import { findOne, findPage, type Paging } from '../list.ts'
import { afterDiscount, propertyFields, propertyJoins } from '../stays/properties.ts'

/** The property of the entry `w` as its card is today, in `p`; all null where it is not offered any more. */
const joinProperty = (locale: Locale): Sql => sql`left join lateral (
  select json_build_object(${propertyFields(locale)}) as card, ${text('s.title', locale)} as title,
    ${inDinars(afterDiscount, sql`r.currency`)} as dinars, s.rating, s.discount,
    concat_ws(' ', s.title ->> 'en', s.title ->> 'ar', s.title ->> 'ku', s.address ->> 'en', s.address ->> 'ar', s.address ->> 'ku',
      l.title ->> 'en', l.title ->> 'ar', l.title ->> 'ku') as searched
  from properties s ${propertyJoins} where s.id = w.property_id) p on true`

const entryFields = (locale: Locale): Sql => sql`
  'id', w.id, 'propertyId', w.property_id, 'title', coalesce(p.title, ${text('w.title', locale)}),
  'savedPrice', ${priceJson(sql`w.price`, sql`w.currency`)}, 'note', w.note, 'isGone', p.card is null,
  'createdAt', ${instantJson('w.saved_at')}`

const orders: Record<WishlistSort, Sql> = {
  newest: sql`w.saved_at desc, w.id desc`,
  oldest: sql`w.saved_at, w.id`,
  'price-asc': sql`p.dinars nulls last, w.id desc`,
  'price-desc': sql`p.dinars desc nulls last, w.id desc`,
  'rating-desc': sql`p.rating desc nulls last, w.id desc`,
  'rating-asc': sql`p.rating nulls last, w.id desc`,
  'discount-desc': sql`p.discount desc nulls last, w.id desc`,
  'discount-asc': sql`p.discount nulls last, w.id desc`,
}

/** Every word stands somewhere in what its owner sees of it; a word is looked for as it is, so that no sign of it is a wildcard. */
const holdsSearch = (search: string): Sql => sql`not exists (
  select from regexp_split_to_table(fold(${search}), '\\s+') word
  where strpos(fold(concat_ws(' ', p.searched, w.title ->> 'en', w.title ->> 'ar', w.title ->> 'ku', w.note)), word) = 0)`

export type WishlistQuery = Paging & {
  search: string
  sort: WishlistSort
  loadProperty: boolean
}

export const findEntries = (
  db: Db,
  locale: Locale,
  customer: number,
  { search, sort, loadProperty, ...paging }: WishlistQuery,
) =>
  findPage(db, ListedEntry, paging, {
    matched: sql`select w.id, row_number() over (order by ${orders[sort]}) as place
      from property_wishlist w ${joinProperty(locale)}
      where w.customer_id = ${customer} and w.removed_at is null and ${search ? holdsSearch(search) : sql`true`}`,
    from: sql`join property_wishlist w using (id) ${joinProperty(locale)}`,
    card: loadProperty
      ? sql`json_build_object(${entryFields(locale)}, 'property', p.card)`
      : sql`json_build_object(${entryFields(locale)})`,
  })

export const findWishlistEntry = (db: Db, locale: Locale, id: number) =>
  findOne(
    db,
    WishlistEntry,
    sql`select json_build_object(${entryFields(locale)}) as json from property_wishlist w ${joinProperty(locale)} where w.id = ${id}`,
  )

export type EntryState = { id: number; removedAt: Date | null }

/** Under the lock of the customer. */
export async function findEntryState(tx: Tx, customer: number, property: number): Promise<EntryState | null> {
  const { rows } = await sql<EntryState>`
    select id, removed_at as "removedAt" from property_wishlist
    where customer_id = ${customer} and property_id = ${property}`.execute(tx)
  return rows[0] ?? null
}

/** Under the lock of the customer, who may not have more than so many. */
export async function countEntries(tx: Tx, customer: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from property_wishlist where customer_id = ${customer} and removed_at is null`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

export const restoreEntry = (tx: Tx, id: number): Promise<unknown> =>
  sql`update property_wishlist set removed_at = null where id = ${id}`.execute(tx)

/** Stores the property's present data; null where it is not offered. An old note does not come back. */
export async function insertWishlistEntry(
  tx: Tx,
  { customer, property, now }: { customer: number; property: number; now: Date },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into property_wishlist (customer_id, property_id, title, price, currency, saved_at)
    select ${customer}::int, s.id, s.title, ${afterDiscount}, r.currency, ${now}::timestamptz
    from properties s ${propertyJoins} where s.id = ${property}
    on conflict (customer_id, property_id) do update set title = excluded.title, price = excluded.price,
      currency = excluded.currency, told_price = null, note = null, saved_at = excluded.saved_at, removed_at = null
    returning id`.execute(tx)
  return rows[0]?.id ?? null
}

export type RemovedEntry = { id: number; propertyId: number }

/** Null where the customer has none of that id. */
export async function removeEntry(db: Db, id: number, customer: number, now: Date): Promise<RemovedEntry | null> {
  const { rows } = await sql<RemovedEntry>`
    update property_wishlist set removed_at = ${now} where id = ${id} and customer_id = ${customer} and removed_at is null
    returning id, property_id as "propertyId"`.execute(db)
  return rows[0] ?? null
}

/** Null where the customer has not saved it. */
export async function removeProperty(
  db: Db,
  property: number,
  customer: number,
  now: Date,
): Promise<RemovedEntry | null> {
  const { rows } = await sql<RemovedEntry>`
    update property_wishlist set removed_at = ${now}
    where customer_id = ${customer} and property_id = ${property} and removed_at is null
    returning id, property_id as "propertyId"`.execute(db)
  return rows[0] ?? null
}

type NoteChange = { id: number; customer: number; note: string | null }

/** False where the customer has none of that id. */
export async function updateNote(db: Db, { id, customer, note }: NoteChange): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update property_wishlist set note = ${note} where id = ${id} and customer_id = ${customer} and removed_at is null
    returning id`.execute(db)
  return rows.length > 0
}

/** Entries removed before this moment. */
export const forgetRemovedEntries = (db: Db, before: Date): Promise<unknown> =>
  repeatInBatches((limit) =>
    sql`delete from property_wishlist where ctid = any(array(
      select ctid from property_wishlist where removed_at < ${before} limit ${limit}))`.execute(db),
  )

export async function deleteWishlist(tx: Tx, customer: number): Promise<void> {
  await sql`delete from wishlist_shares where customer_id = ${customer}`.execute(tx)
  await sql`delete from property_wishlist where customer_id = ${customer}`.execute(tx)
  await sql`delete from item_wishlist where customer_id = ${customer}`.execute(tx)
}
