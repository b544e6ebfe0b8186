import { sql } from 'kysely'
import { z } from 'zod'
import { Sale, Stock } from '../../../contract/sales.ts'
import { type SaleKind, travellerAges } from '../../../domain/sales/sale.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Day } from '../../../domain/time/day.ts'
import type { Db } from '../../database.ts'
import { meetingIn } from '../catalogue/meeting-points.ts'
import { localDay, priceJson, type Sql, text } from '../fragments.ts'
import { findOne } from '../list.ts'
import { isLiveStock, isStockOpen, placesLeft, soldStocks } from './open-stocks.ts'

const maxStocks = 200

/** The open ones of the sales `chosen`, the nearest first. */
const livingStocks = (chosen: Sql, now: Date): Sql => sql`
  select stock.id, stock.sale_id, stock.title, stock.day, stock.clock, stock.prices, stock.least, sale.currency,
    stock.day + coalesce(t.days, u.days) - 1 as ends_on, ${placesLeft} as free, ${isStockOpen} as is_open,
    row_number() over (partition by stock.sale_id order by stock.day, stock.clock, stock.position, stock.id) as place
  ${soldStocks} left join tourism_packages t on t.id = sale.tourism_package_id left join umrah_packages u on u.id = sale.umrah_package_id
  where sale.id in (${chosen}) and ${isLiveStock(sql`${now}::timestamptz`)}`

/** Columns of the stock `k`. */
const stockFields = (locale: Locale): Sql => sql`
  'id', k.id, 'title', ${text('k.title', locale)}, 'day', k.day, 'time', to_char(k.clock, 'HH24:MI'), 'endsOn', k.ends_on,
  'prices', case k.currency when 'USD' then (select jsonb_object_agg(name, amount::bigint / 100.0) from jsonb_each_text(k.prices) _ (name, amount))
    else k.prices end,
  'left', k.free, 'min', k.least, 'state', case when k.is_open then 'open' else 'sold_out' end`

const StockOfSale = Stock.extend({ saleId: z.int() })

/** What one can have of several sales that is not over, of each those that are nearest. */
export const findStocks = async (db: Db, locale: Locale, sales: readonly number[], now: Date) =>
  (await findOne(
    db,
    z.array(StockOfSale),
    sql`select json_agg(json_build_object('saleId', k.sale_id, ${stockFields(locale)}) order by k.sale_id, k.place) as json
      from (${livingStocks(sql`select unnest(${sales}::int[])`, now)}) k where k.place <= ${sql.lit(maxStocks)}`,
  )) ?? []

/** What a person pays who shares, not what a child does or a bed alone costs on top. */
const cheapest: Sql = sql`(
  select min(amount::bigint) from living k, jsonb_each_text(k.prices) _ (name, amount)
  where k.is_open and name not in ('child', 'infant', 'single'))`

const noNeeds: Sql = sql`'travelDate', false, 'returnDate', false, 'pickupLocation', false`

type Item = { table: Sql; needs: Sql; day: Sql }

/** For each kind: its table, the fields of its buyer besides the travellers, and its day where it has one of its own. */
const items: Record<SaleKind, Item> = {
  offer: {
    table: sql`offers i on i.id = s.offer_id`,
    needs: sql`
      'travelDate', i.needs_date or exists (select from stocks d where d.sale_id = s.id and d.day is not null),
      'returnDate', coalesce((i.flight -> 'roundTrip')::boolean, false), 'pickupLocation', i.needs_pickup`,
    day: sql`null::date`,
  },
  tourism: {
    table: sql`tourism_packages i on i.id = s.tourism_package_id`,
    needs: noNeeds,
    day: sql`null::date`,
  },
  umrah: {
    table: sql`umrah_packages i on i.id = s.umrah_package_id`,
    needs: noNeeds,
    day: sql`null::date`,
  },
  event: {
    table: sql`events i on i.id = s.event_id`,
    needs: noNeeds,
    day: localDay(sql`i.starts_at`),
  },
  activity: {
    table: sql`activities i on i.id = s.activity_id`,
    needs: noNeeds,
    day: sql`null::date`,
  },
}

/** Null where it is not sold at all. */
export function findSale(
  db: Db,
  locale: Locale,
  item: { type: SaleKind; id: number },
  { now, today }: { now: Date; today: Day },
) {
  const { table, needs, day } = items[item.type]
  const chosen: Sql = sql`select id from sales where kind = ${item.type} and item_id = ${item.id}`
  return findOne(
    db,
    Sale,
    sql`with living as (${livingStocks(chosen, now)})
      select json_build_object('itemType', s.kind, 'itemId', s.item_id, 'title', ${text('i.title', locale)},
        'seller', json_build_object('id', e.id, 'kind', e.kind, 'title', ${text('e.title', locale)}, 'phone', e.phone),
        'currency', s.currency, 'acceptance', s.acceptance, 'maxPeople', s.most_people,
        'state', (select case when bool_or(is_open) then 'open' when count(*) > 0 then 'sold_out' else 'over' end from living),
        'from', (select ${priceJson(sql`amount`, sql`s.currency`)} from (select ${cheapest} as amount) _ where amount is not null),
        'policy', json_build_object('freeUntilDays', s.free_until_days, 'percentAfter', s.percent_after,
          'freeUntil', case when ${day} - s.free_until_days >= ${today}::date then ${day} - s.free_until_days end),
        'needs', json_build_object('travellers', s.traveller_data, ${needs}),
        'ages', json_build_object('childFrom', ${sql.lit(travellerAges.childFrom)}, 'adultFrom', ${sql.lit(travellerAges.adultFrom)}),
        'deposit', case when exists (select from living where is_open and day - s.rest_days > ${today}::date)
          then json_build_object('percent', s.deposit_percent, 'restDays', s.rest_days) end,
        'meeting', ${meetingIn(locale)},
        'stocks', coalesce((select json_agg(json_build_object(${stockFields(locale)}) order by k.place) from living k
          where k.place <= ${sql.lit(maxStocks)}), '[]')) as json
      from sales s join sellers e on e.id = s.seller_id join ${table} where s.kind = ${item.type} and s.item_id = ${item.id}`,
  )
}
