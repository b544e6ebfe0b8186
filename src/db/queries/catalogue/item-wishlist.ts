import { sql } from 'kysely'
import { ItemEntry, ListedItemEntry } from '../../../contract/item-wishlist.ts'
import type { SaleKind } from '../../../domain/sales/sale.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db, Tx } from '../../database.ts'
import { coverJson, instantJson, priceJson, type Sql, text } from '../fragments.ts'
import { findOne, findPage, type Paging } from '../list.ts'

/** The thing of the entry `w`, as `i`; all null where it is not offered any more. */
const joinItem: Sql = sql`left join lateral (
  select title, album_id, location_id, price, currency, '/offers/' || id as path from offers where w.kind = 'offer' and id = w.item_id
  union all
  select t.title, t.album_id, t.location_id, t.price, t.currency, '/tourism-packages/' || c.key || '/' || y.key || '/' || t.id
  from tourism_packages t join tourism_categories c on c.id = t.category_id join tourism_types y on y.id = t.type_id
  where w.kind = 'tourism' and t.id = w.item_id
  union all
  select title, album_id, location_id, price, currency, '/umrah/' || id from umrah_packages where w.kind = 'umrah' and id = w.item_id
  union all
  select title, album_id, location_id, price, currency, '/events/' || id from events where w.kind = 'event' and id = w.item_id
  union all
  select title, album_id, location_id, price, currency, '/activity/' || id from activities where w.kind = 'activity' and id = w.item_id) i on true`

const entryFields = (locale: Locale): Sql => sql`
  'id', w.id, 'kind', w.kind, 'itemId', w.item_id, 'title', coalesce(${text('i.title', locale)}, ${text('w.title', locale)}),
  'isGone', i.path is null, 'createdAt', ${instantJson('w.saved_at')}`

const itemJson = (locale: Locale): Sql => sql`case when i.path is not null then json_build_object(
  'path', i.path, 'place', (select ${text('l.title', locale)} from locations l where l.id = i.location_id),
  'price', case when i.price is not null then ${priceJson(sql`i.price`, sql`i.currency`)} end, 'picture', ${coverJson('i')}) end`

type ItemQuery = Paging & { kind?: SaleKind; loadItem: boolean }

export const findSavedItems = (db: Db, locale: Locale, customer: number, { kind, loadItem, ...paging }: ItemQuery) =>
  findPage(db, ListedItemEntry, paging, {
    matched: sql`select w.id, row_number() over (order by w.saved_at desc, w.id desc) as place from item_wishlist w
      where w.customer_id = ${customer} and ${kind ? sql`w.kind = ${kind}` : sql`true`}`,
    from: sql`join item_wishlist w using (id) ${joinItem}`,
    card: loadItem
      ? sql`json_build_object(${entryFields(locale)}, 'item', ${itemJson(locale)})`
      : sql`json_build_object(${entryFields(locale)})`,
  })

export const findSavedItem = (db: Db, locale: Locale, id: number) =>
  findOne(
    db,
    ItemEntry,
    sql`select json_build_object(${entryFields(locale)}) as json from item_wishlist w ${joinItem} where w.id = ${id}`,
  )

export type SavedItem = { customer: number; kind: SaleKind; itemId: number }

/** Under the lock of the customer. */
export async function findSavedItemId(tx: Tx, { customer, kind, itemId }: SavedItem): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from item_wishlist where customer_id = ${customer} and kind = ${kind} and item_id = ${itemId}`.execute(tx)
  return rows[0]?.id ?? null
}

/** Under the lock of the customer, who may not have more than so many. */
export async function countSavedItems(tx: Tx, customer: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from item_wishlist where customer_id = ${customer}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Null where it is not offered. */
export async function insertSavedItem(
  tx: Tx,
  { customer, kind, itemId, now }: SavedItem & { now: Date },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into item_wishlist (customer_id, kind, item_id, title, saved_at)
    select w.customer_id, w.kind, w.item_id, i.title, ${now}::timestamptz
    from (select ${customer}::int as customer_id, ${kind}::text as kind, ${itemId}::int as item_id) w ${joinItem}
    where i.path is not null returning id`.execute(tx)
  return rows[0]?.id ?? null
}

export type RemovedItem = { id: number; kind: SaleKind; itemId: number }

/** Null where the customer has none of that id. */
export async function deleteSavedItem(db: Db, customer: number, id: number): Promise<RemovedItem | null> {
  const { rows } = await sql<RemovedItem>`
    delete from item_wishlist where id = ${id} and customer_id = ${customer}
    returning id, kind, item_id as "itemId"`.execute(db)
  return rows[0] ?? null
}

/** Null where the customer has not saved it. */
export async function deleteItemOf(db: Db, { customer, kind, itemId }: SavedItem): Promise<RemovedItem | null> {
  const { rows } = await sql<RemovedItem>`
    delete from item_wishlist where customer_id = ${customer} and kind = ${kind} and item_id = ${itemId}
    returning id, kind, item_id as "itemId"`.execute(db)
  return rows[0] ?? null
}
