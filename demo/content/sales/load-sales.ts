import { sql } from 'kysely'
import { insertKeyed, insertRows } from '../../../src/db/insert-rows.ts'
import type { Tx } from '../../../src/db/database.ts'
import type { DemoInput } from '../insert.ts'
import { refreshStocks } from './refresh-stocks.ts'
import { type SoldTable, saleConditions } from './sale-conditions.ts'
import { sellers } from './sellers.ts'
import type { DemoSeller } from './sale-shapes.ts'

const columns: Record<SoldTable, string> = {
  offers: 'offer_id', tourism_packages: 'tourism_package_id', umrah_packages: 'umrah_package_id', events: 'event_id', activities: 'activity_id',
}
const tables = Object.keys(columns) as SoldTable[]

/** Everything of the demo's catalogue that an operator has left there is sold. */
export async function loadSales(tx: Tx, { today }: DemoInput): Promise<void> {
  const sellerIds = await loadSellers(tx)
  for (const table of tables) await loadTable(tx, table, sellerIds)
  await refreshStocks(tx, today)
}

async function loadSellers(tx: Tx): Promise<Map<string, number>> {
  const found = await sql<{ key: string; id: number }>`select key, id from locations`.execute(tx)
  const locationIds = new Map(found.rows.map(({ key, id }) => [key, id]))
  const known = sellers.filter(({ location }) => locationIds.has(location))
  const idOf = await insertKeyed(tx, 'sellers', known.map((seller, index) => ({
    key: seller.key, kind: seller.kind, title: seller.title, phone: toPhone(seller, index), location_id: locationIds.get(seller.location), is_demo: true,
  })))
  return new Map(known.map(({ key }) => [key, idOf(key)]))
}

const kurdish = new Set(['erbil', 'duhok', 'sulaymaniyah', 'halabja'])

/** In the form +9647XX0000NNN, which no operator gives out. */
const toPhone = ({ location }: DemoSeller, index: number): string => `+9647${kurdish.has(location) ? 50 : 80}0000${300 + index}`

async function loadTable(tx: Tx, table: SoldTable, sellerIds: Map<string, number>): Promise<void> {
  const items = await sql<{ id: number; key: string; currency: string | null }>`
    select id, key, currency from ${sql.table(table)} where key = any(${[...saleConditions[table].keys()]}::text[]) order by id`.execute(tx)
  await insertRows(tx, 'sales', items.rows.flatMap(({ id, key, currency }) => {
    const conditions = saleConditions[table].get(key)
    const seller_id = conditions && sellerIds.get(conditions.seller)
    if (!seller_id) return []
    const { policy, travellers, max, maxEach, acceptance, deposit, canLeave } = conditions
    return [{
      [columns[table]]: id, seller_id, currency: currency ?? 'IQD', acceptance: acceptance ?? 'automatic', free_until_days: policy.free,
      percent_after: policy.after, traveller_data: travellers, most_people: max, most_each: maxEach, deposit_percent: deposit?.percent ?? null,
      rest_days: deposit?.restDays ?? null, can_leave: canLeave ?? false, is_demo: true,
    }]
  }))
}
