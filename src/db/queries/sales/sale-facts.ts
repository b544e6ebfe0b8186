import { sql } from 'kysely'
import { z } from 'zod'
import { Texts } from '../../../contract/shapes.ts'
import { currencies } from '../../../domain/money/money.ts'
import { paymentMethods } from '../../../domain/money/payment-method.ts'
import { priceNames, type SaleKind, saleKinds, travellerData } from '../../../domain/sales/sale.ts'
import type { SaleFacts } from '../../../domain/sales/sale-facts.ts'
import type { EndedHold } from '../../../domain/stays/hold-cooldown.ts'
import { checkColumns } from '../../check-json.ts'
import type { Db } from '../../database.ts'
import { ExchangeRate, rateJson } from '../catalogue/exchange-rates.ts'
import type { Sql } from '../fragments.ts'
import { findOne } from '../list.ts'
import { EndedRow, endedHolds, hasMissedCash, ordersOf, toEndedHold } from '../orders/ended-holds.ts'
import { Acceptance, PolicyRow } from '../policy.ts'

/** `stocks`: the named ones. For an offer the total and the number of `day` are included without being named. */
export type SaleQuery = { kind: SaleKind; itemId: number; stocks: readonly number[]; day: string | null }

const StockFacts = z.object({
  id: z.int(),
  day: z.iso.date().nullable(),
  clock: z.string().nullable(),
  title: Texts.nullable(),
  prices: z.partialRecord(z.enum(Object.values(priceNames).flat()), z.int()),
  left: z.int(),
  min: z.int(),
  closesAt: z.string(),
})

const SoldItem = z.object({
  id: z.int(),
  kind: z.enum(saleKinds),
  itemId: z.int(),
  seller: z.int(),
  title: Texts,
  currency: z.enum(currencies),
  acceptance: Acceptance,
  policy: PolicyRow,
  travellerData: z.enum(travellerData),
  maxPeople: z.int(),
  maxEach: z.int(),
  deposit: z.object({ percent: z.int(), restDays: z.int() }).nullable(),
  needsPickup: z.boolean(),
  needsDate: z.boolean(),
  needsReturn: z.boolean(),
  hasDays: z.boolean(),
  reduced: z.object({ price: z.int(), before: z.int() }).nullable(),
  days: z.int().nullable(),
  minutes: z.int().nullable(),
  beginsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  endsOn: z.iso.date().nullable(),
  stocks: z.array(StockFacts),
  rate: ExchangeRate.nullable(),
})

/** `rate`: null where none was ever set. */
export type SoldItem = SaleFacts & { rate: ExchangeRate | null }

type Item = { table: Sql; fields: Sql }

const notOffer: Sql = sql`'needsPickup', false, 'needsDate', false, 'needsReturn', false, 'hasDays', false, 'endsOn', null, 'reduced', null`
const notEvent: Sql = sql`'beginsAt', null, 'endsAt', null`
const noMinutes: Sql = sql`'minutes', null`
const noDays: Sql = sql`'days', null`

const hasDays: Sql = sql`exists (select from stocks d where d.sale_id = s.id and d.day is not null)`

/** For each kind: its tables, and the columns that only this kind has. */
const items: Record<SaleKind, Item> = {
  offer: {
    table: sql`offers i on i.id = s.offer_id`,
    fields: sql`'needsPickup', i.needs_pickup, 'needsDate', i.needs_date or ${hasDays}, 'hasDays', ${hasDays},
      'needsReturn', coalesce((i.flight -> 'roundTrip')::boolean, false), 'endsOn', i.ends_on,
      'reduced', case when i.price_before > i.price and i.currency = s.currency
        then json_build_object('price', i.price, 'before', i.price_before) end, ${notEvent}, ${noMinutes}, ${noDays}`,
  },
  tourism: {
    table: sql`tourism_packages i on i.id = s.tourism_package_id`,
    fields: sql`${notOffer}, ${notEvent}, ${noMinutes}, 'days', i.days`,
  },
  umrah: {
    table: sql`umrah_packages i on i.id = s.umrah_package_id`,
    fields: sql`${notOffer}, ${notEvent}, ${noMinutes}, 'days', i.days`,
  },
  event: {
    table: sql`events i on i.id = s.event_id`,
    fields: sql`${notOffer}, 'beginsAt', i.starts_at, 'endsAt', i.ends_at, ${noMinutes}, ${noDays}`,
  },
  activity: {
    table: sql`activities i on i.id = s.activity_id`,
    fields: sql`${notOffer}, ${notEvent}, 'minutes', i.minutes, ${noDays}`,
  },
}

/** All that is needed to check and to price a choice, in one statement. Null where it is not sold. */
export function findSaleFacts(db: Db, { kind, itemId, stocks, day }: SaleQuery): Promise<SoldItem | null> {
  const { table, fields } = items[kind]
  return findOne(
    db,
    SoldItem,
    sql`select json_build_object('id', s.id, 'kind', s.kind, 'itemId', s.item_id, 'seller', s.seller_id, 'title', i.title,
        'currency', s.currency, 'acceptance', s.acceptance,
        'policy', json_build_object('freeUntilDays', s.free_until_days, 'percentAfter', s.percent_after),
        'travellerData', s.traveller_data, 'maxPeople', s.most_people, 'maxEach', s.most_each,
        'deposit', case when s.deposit_percent is not null
          then json_build_object('percent', s.deposit_percent, 'restDays', s.rest_days) end,
        'rate', ${rateJson}, ${fields},
        'stocks', coalesce((
          select json_agg(json_build_object('id', k.id, 'day', k.day, 'clock', to_char(k.clock, 'HH24:MI'), 'title', k.title,
            'prices', k.prices, 'left', k.capacity - k.taken, 'min', k.least, 'closesAt', k.closes_at) order by k.id)
          from stocks k where k.sale_id = s.id and (k.id = any(${stocks}::int[])
            or (s.kind = 'offer' and (k.day is null or k.day = ${day}::date)))), '[]')) as json
      from sales s join ${table} where s.kind = ${kind} and s.item_id = ${itemId}`,
  )
}

/** Units in unpaid holds, or offered from the waitlist. */
const HeldPurchase = z.object({
  method: z.enum(paymentMethods),
  places: z.int(),
  total: z.int(),
  currency: z.enum(currencies),
})
export type HeldPurchase = z.output<typeof HeldPurchase>

export type BuyerFacts = {
  /** Units of this customer in this sale, paid or not, including expired holds that the job has not closed yet. */
  places: number
  holds: HeldPurchase[]
  /** How many stays and purchases wait for cash. */
  cashHolds: number
  /** Whether anything was ever paid for and not given back. */
  hasPaid: boolean
  /** Holds of the last day that ended without their money, stays as well. */
  endedHolds: EndedHold[]
  /** A cash order of this sale ended unpaid a short while ago. */
  hasMissedCash: boolean
}

/** `voucher`: null unless it is one that others want, too. */
type BuyerQuery = { sale: number; stocks: readonly number[]; voucher: number | null }
type BuyerRow = Omit<BuyerFacts, 'endedHolds'> & { endedHolds: EndedRow[] }

/** The holds of a customer who is about to buy. In a statement of its own after the customer's lock: one that waited would not see the newest. */
export async function findBuyer(db: Db, customer: number, wanted: BuyerQuery, now: Date): Promise<BuyerFacts> {
  const { sale, stocks, voucher } = wanted
  const isSame: Sql = sql`exists (
    select from purchase_stocks h where h.purchase_id = m.id and h.stock_id = any(${stocks}::int[]))`
  const { rows } = await sql<BuyerRow>`
    with mine as materialized (${ordersOf(customer)})
    select (
        select coalesce(sum(places), 0)::int from mine
        where sale_id = ${sale} and status in ('pending', 'accepted') and closed_at is null) as places,
      coalesce((
        select json_agg(json_build_object('method', method, 'places', places, 'total', total, 'currency', currency))
        from mine where id is not null and hold_until > ${now}), '[]')::jsonb || coalesce((
        select json_agg(json_build_object('method', 'qi', 'places', w.people, 'total', 0, 'currency', 'IQD'))
        from waitlist_entries w
        where w.customer_id = ${customer} and w.kind <> 'reservation' and w.status = 'offered' and w.offered_until > ${now}), '[]')::jsonb as holds,
      (select count(*)::int from mine where method = 'cash' and hold_until > ${now} and kind <> 'wallet') as "cashHolds",
      exists (
        select from mine where kind not in ('wallet', 'discount_package') and payment_status = 'paid' and total > 0
          and closed_at is null) as "hasPaid",
      ${endedHolds(isSame, { voucher, now })} as "endedHolds",
      ${hasMissedCash(sql`m.sale_id = ${sale}`, now)} as "hasMissedCash"`.execute(db)
  checkColumns(rows, () => ({ holds: z.array(HeldPurchase), endedHolds: z.array(EndedRow) }))
  const row = rows[0]
  if (!row) throw new Error(`Nothing is known of the customer ${customer}`)
  return { ...row, endedHolds: row.endedHolds.map(toEndedHold) }
}
