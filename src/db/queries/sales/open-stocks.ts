import { sql } from 'kysely'
import type { Sql } from '../fragments.ts'

/**
 * Each `sale` with each `stock` of it. An offer with days is had by the day, of which there is never more left than of its row of all,
 * `whole`; that row is none that one could choose.
 */
export const soldStocks: Sql = sql`from sales sale join stocks stock on stock.sale_id = sale.id
  left join stocks whole on sale.kind = 'offer' and whole.sale_id = sale.id and whole.day is null and stock.day is not null`

export const isLiveStock = (now: Sql): Sql => sql`stock.closes_at > ${now} and coalesce(whole.closes_at > ${now}, true)
  and not (sale.kind = 'offer' and stock.day is null and exists (select from stocks d where d.sale_id = sale.id and d.day is not null))`

export const placesLeft: Sql = sql`least(stock.capacity - stock.taken, whole.capacity - whole.taken)`

/** A remainder that is too small for the smallest party counts as sold out. */
export const isStockOpen: Sql = sql`${placesLeft} >= stock.least`

type SaleColumn =
  | 'sale.offer_id'
  | 'sale.tourism_package_id'
  | 'sale.umrah_package_id'
  | 'sale.event_id'
  | 'sale.activity_id'

/** Whether a thing on sale is sold out. A thing that is not sold, or whose sale has ended, is never sold out. */
export const isSoldOut = (column: SaleColumn, id: Sql, now: Sql): Sql =>
  sql`coalesce((select not bool_or(${isStockOpen}) ${soldStocks} where ${sql.ref(column)} = ${id} and ${isLiveStock(now)}), false)`

/** The same of all of a kind at once, where a list asks it of each of its things. */
export const isAmongSoldOut = (column: SaleColumn, id: Sql, now: Sql): Sql =>
  sql`${id} in (select ${sql.ref(column)} ${soldStocks} where ${sql.ref(column)} is not null and ${isLiveStock(now)}
    group by ${sql.ref(column)} having not bool_or(${isStockOpen}))`
