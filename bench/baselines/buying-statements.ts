import type { SaleKind } from '../../src/domain/sales/sale.ts'
import { paymentStatements } from './payment-statements.ts'

const hasDays = `exists (select from stocks d where d.sale_id = s.id and d.day is not null)`
const notOffer = `'needsPickup', false, 'needsDate', false, 'needsReturn', false, 'hasDays', false, 'endsOn', null`
const notEvent = `'beginsAt', null, 'endsAt', null`

const items: Record<SaleKind, { table: string; fields: string }> = {
  offer: {
    table: 'offers i on i.id = s.offer_id',
    fields: `'needsPickup', i.needs_pickup, 'needsDate', i.needs_date or ${hasDays}, 'hasDays', ${hasDays},
      'needsReturn', coalesce((i.flight -> 'roundTrip')::boolean, false), 'endsOn', i.ends_on, ${notEvent}, 'minutes', null, 'days', null`,
  },
  tourism: {
    table: 'tourism_packages i on i.id = s.tourism_package_id',
    fields: `${notOffer}, ${notEvent}, 'minutes', null, 'days', i.days`,
  },
  umrah: {
    table: 'umrah_packages i on i.id = s.umrah_package_id',
    fields: `${notOffer}, ${notEvent}, 'minutes', null, 'days', i.days`,
  },
  event: {
    table: 'events i on i.id = s.event_id',
    fields: `${notOffer}, 'beginsAt', i.starts_at, 'endsAt', i.ends_at, 'minutes', null, 'days', null`,
  },
  activity: {
    table: 'activities i on i.id = s.activity_id',
    fields: `${notOffer}, ${notEvent}, 'minutes', i.minutes, 'days', null`,
  },
}

/** What `src/db/queries` asks for while something of a kind is bought and its payment begun, written out by hand. */
export const toStatements = (kind: SaleKind) => ({
  ...paymentStatements,

  saleFacts: `select json_build_object('id', s.id, 'kind', s.kind, 'itemId', s.item_id, 'seller', s.seller_id, 'title', i.title,
      'currency', s.currency, 'acceptance', s.acceptance,
      'policy', json_build_object('freeUntilDays', s.free_until_days, 'percentAfter', s.percent_after),
      'travellerData', s.traveller_data, 'maxPeople', s.most_people, 'maxEach', s.most_each,
      'deposit', case when s.deposit_percent is not null then json_build_object('percent', s.deposit_percent, 'restDays', s.rest_days) end,
      'rate', (select json_build_object('dinarsPerDollar', dinars_per_dollar, 'day', day) from exchange_rates order by day desc limit 1),
      ${items[kind].fields},
      'stocks', coalesce((
        select json_agg(json_build_object('id', k.id, 'day', k.day, 'clock', to_char(k.clock, 'HH24:MI'), 'title', k.title,
          'prices', k.prices, 'left', k.capacity - k.taken, 'min', k.least, 'closesAt', k.closes_at) order by k.id)
        from stocks k where k.sale_id = s.id and (k.id = any($1::int[])
          or (s.kind = 'offer' and (k.day is null or k.day = $2::date)))), '[]')) as json
    from sales s join ${items[kind].table} where s.kind = $3 and s.item_id = $4`,

  findBuyer: `with mine as materialized (
      select o.kind, o.payment_method as method, o.payment_status, o.hold_until, o.created_at, o.closed_at, o.total, o.currency,
        p.id, p.sale_id, p.status, p.adults + p.children as places, p.created_at as held_at
      from orders o left join purchases p on p.order_id = o.id and p.customer_id = o.customer_id
      where o.customer_id = $1)
    select (
        select coalesce(sum(places), 0)::int from mine
        where sale_id = $2 and status in ('pending', 'accepted') and closed_at is null) as places,
      coalesce((
        select json_agg(json_build_object('method', method, 'places', places, 'total', total, 'currency', currency))
        from mine where id is not null and hold_until > $3), '[]') as holds,
      (select count(*)::int from mine where method = 'cash' and hold_until > $3 and kind <> 'wallet') as cash_holds,
      exists (
        select from mine where kind not in ('wallet', 'discount_package') and payment_status = 'paid' and total > 0
          and closed_at is null) as has_paid,
      coalesce((
        select json_agg(json_build_object('from', m.held_at, 'to', m.closed_at, 'isSame', exists (
          select from purchase_stocks h where h.purchase_id = m.id and h.stock_id = any($4::int[]))))
        from mine m
        where m.id is not null and m.closed_at > $5 and m.payment_status in ('failed', 'notPaidYet')
          and not exists (
            select from mine later where later.sale_id = m.sale_id and later.id > m.id and later.payment_status = 'paid'
              and later.closed_at is null)), '[]') as ended_holds,
      exists (
        select from mine
        where sale_id = $2 and method = 'cash' and payment_status in ('failed', 'notPaidYet')
          and closed_at > $6 and closed_at - created_at >= make_interval(mins => 60)) as has_missed_cash`,

  lockStocks: `select id, capacity - taken as left, closes_at from stocks where id = any($1::int[]) order by id for no key update`,

  insertOrder: `insert into orders (kind, customer_id, payment_status, payment_method, hold_until, currency, lines, total_before_discount, voucher_id,
      voucher_discount, points_used, points_discount, rounding, total, paid_at, created_at)
    values ($1, $2, 'unpaid', 'qi', $3, 'IQD', $4::jsonb, $5, null, 0, 0, 0, 0, $5, null, $6)
    returning id, code`,

  insertPurchase: `with made as (
      insert into purchases (order_id, customer_id, sale_id, seller_id, kind, item_id, title, status, acceptance, free_until_days, percent_after,
        starts_at, ends_at, adults, children, infants, sharing, travel_date, return_date, pickup_location, travellers, rest_amount, rest_due,
        created_at)
      values ($1, $2, $3, $4, $5, $6, $7::jsonb, 'pending', 'automatic', 7, 50, $8, $9, 1, 0, 0, $10, $11::date, $12::date, null, null, null, null, $13)
      returning id),
    chosen as (select * from unnest($14::int[], $15::int[]) chosen (stock_id, count)),
    held as (insert into purchase_stocks (purchase_id, stock_id, count) select made.id, chosen.stock_id, chosen.count from made, chosen),
    taken as (update stocks k set taken = k.taken + chosen.count from chosen where k.id = chosen.stock_id)
    select id from made`,

  describe: `select p.id, p.title, p.status, p.acceptance, p.starts_at, p.order_id <> $1 as is_rest,
      (select json_agg(json_build_object('stock', h.stock_id, 'count', h.count) order by h.stock_id)
        from purchase_stocks h where h.purchase_id = p.id) as places
    from purchases p where p.order_id = $1 or p.rest_order_id = $1`,
})
