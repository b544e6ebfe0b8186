import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { addSale, type TestSale, testPrices, toChoice } from '../src/api/purchases/testing/sales.ts'
import { type Db, openDatabase } from '../src/db/database.ts'
import { type SaleKind, saleKinds } from '../src/domain/sales/sale.ts'
import type { Localized } from '../src/domain/text/locale.ts'
import { addDays, type Day, toDay } from '../src/domain/time/day.ts'
import { type Child, startChild } from './child.ts'
import { toSection } from './markdown.ts'
import { addCustomers, post, runByHand, type Shots, shootPosts, toVerdict } from './posts.ts'
import { createRandom } from './search/random.ts'

/** What a purchase says that no statement of buying it has to find out by itself. */
type PurchaseFields = {
  seller: number
  title: Localized
  startsAt: Date | null
  endsAt: Date
  sharing: number | null
  travelDate: Day | null
  returnDate: Day | null
}

/** What one customer wants, in the words of the API and of the statements by hand. */
export type BuyingRequest = {
  account: string
  session: string
  token: string
  sale: number
  itemId: number
  stock: number
  total: number
  lines: string
  bought: PurchaseFields
  body: string
}

const path = '/services/api/customer/purchases'
const customers = 2_000
const sales = 40
const goal = 0.5
const pace = { rounds: 7, seconds: 1, connections: 20, warmUp: 800 }

/** The share of the database's own pace that a purchase keeps over HTTP, with its sign-in, price, decision and answer. */
export async function benchBuying(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-bench-'))
  const folder = mkdtempSync(join(tmpdir(), 'safar-bench-files-'))
  const safar = await startChild('baselines/safar.ts', [dataDir])
  const database = openDatabase(safar.databaseUrl ?? '')
  try {
    const members = await addCustomers(database.db, customers)
    const rows: string[][] = []
    for (const kind of saleKinds) {
      const requests = await prepareRequests(database.db, safar, { kind, members })
      const file = join(folder, `${kind}.json`)
      writeFileSync(file, JSON.stringify(requests))
      rows.push([kind, ...toVerdict(await contend(database.db, { safar, kind, requests, file }), goal)])
    }
    return toReport(rows)
  } finally {
    await database.close()
    await safar.stop()
    for (const used of [dataDir, folder]) rmSync(used, { recursive: true, force: true })
  }
}

const toReport = (rows: string[][]): string =>
  toSection(
    'Buying what is sold besides stays',
    `\`POST ${path}\`: a place is held and the payment is begun, with ${pace.connections} connections, each time another customer, of ${sales}
things of each kind. The opponent runs the same 16 statements in the same 2 transactions by hand, through a pool of the same size: it has no
HTTP, reads no token and decides nothing. The load comes from a third process, which the opponent does without. Purchases a second are this machine’s.`,
    ['the same SQL by hand', 'purchases a second', 'purchases a CPU second', 'Safar', 'by hand', 'goal'],
    rows,
  )

type Contest = { safar: Child; kind: SaleKind; requests: BuyingRequest[]; file: string }

async function contend(db: Db, { safar, kind, requests, file }: Contest): Promise<Shots> {
  const args = [safar.databaseUrl ?? '', file, String(pace.connections), String(pace.seconds * 1000), kind]
  const byHand = await startChild('baselines/bare-buying.ts', args)
  try {
    await requireSame(db, { safar, byHand, request: requests[0] as BuyingRequest })
    const clean = () => forgetPurchases(db)
    return await shootPosts({ safar, byHand, path, posts: requests, clean, ...pace })
  } finally {
    await byHand.stop()
  }
}

type Members = { account: string; session: string; token: string }[]

async function prepareRequests(
  db: Db,
  safar: Child,
  { kind, members }: { kind: SaleKind; members: Members },
): Promise<BuyingRequest[]> {
  const random = createRandom(17)
  const closesAt = new Date(Date.now() + 50 * 86_400_000)
  const dated = kind === 'event' || kind === 'offer' ? {} : { day: addDays(toDay(new Date()), 60) }
  const stocks = [{ ...dated, capacity: 100_000, closesAt }]
  const all = await Promise.all(Array.from({ length: sales }, () => addSale(db, kind, { stocks })))
  const kept = await findKept(db, safar, all[0] as TestSale, members[0] as Members[0])
  return members.map((member) => {
    const sale = random.pick(all)
    const { lines, ...bought } = kept
    const stock = sale.stocks[0] ?? 0
    return {
      ...member,
      sale: sale.sale,
      itemId: sale.itemId,
      stock,
      total: Object.values(testPrices[kind])[0] ?? 0,
      lines: JSON.stringify(lines.map((line) => ({ ...line, stockId: stock }))),
      bought,
      body: JSON.stringify({ ...toChoice(sale), paymentMethod: 'qi' }),
    }
  })
}

/** Bought once, to see what it comes to: the statement by hand need not find it. */
async function findKept(db: Db, safar: Child, sale: TestSale, { token }: { token: string }) {
  await post(safar, path, { token, body: JSON.stringify({ ...toChoice(sale), paymentMethod: 'qi' }) })
  const { rows } = await sql<PurchaseFields & { lines: object[] }>`
    select p.seller_id as seller, p.title, p.starts_at as "startsAt", p.ends_at as "endsAt", p.sharing, p.travel_date as "travelDate",
      p.return_date as "returnDate", o.lines
    from purchases p join orders o on o.id = p.order_id where p.sale_id = ${sale.sale}`.execute(db)
  await forgetPurchases(db)
  if (!rows[0]) throw new Error('Nothing was bought')
  return rows[0]
}

async function forgetPurchases(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // The load has gone, but its last purchases may be under way: they read the stocks first, so they wait here or have ended.
    await sql`lock table stocks in access exclusive mode`.execute(tx)
    await sql`truncate orders, sandbox_payments restart identity cascade`.execute(tx)
    await sql`update stocks set taken = 0 where taken > 0`.execute(tx)
  })
  await sql`vacuum (analyze) stocks, orders, purchases, purchase_stocks, payments, sandbox_payments, customers`.execute(
    db,
  )
}

/** The rows that either of them leaves: the same, but for names and moments. */
async function requireSame(
  db: Db,
  { safar, byHand, request }: { safar: Child; byHand: Child; request: BuyingRequest },
) {
  const left = async () => {
    const { rows } = await sql`
      select to_jsonb(b) - '{id,order_id,customer_id,sale_id,item_id,created_at}'::text[] as purchase,
        to_jsonb(d) - '{id,code,customer_id,hold_until,created_at,lines}'::text[] as order,
        to_jsonb(p) - '{id,key,customer_id,order_id,ref,step,expires_at,check_at,created_at,updated_at}'::text[] as payment,
        (select jsonb_agg(line - 'stockId') from jsonb_array_elements(d.lines) line) as lines,
        (select jsonb_agg(h.count) from purchase_stocks h where h.purchase_id = b.id) as places
      from purchases b join orders d on d.id = b.order_id join payments p on p.order_id = d.id
        join sandbox_payments k on k.key = p.key::text order by b.id limit 1`.execute(db)
    await forgetPurchases(db)
    return JSON.stringify(rows)
  }
  await forgetPurchases(db)
  await post(safar, path, request)
  const ours = await left()
  await runByHand(byHand)
  const theirs = await left()
  if (ours.length < 100 || ours !== theirs) throw new Error(`They differ:\n${ours}\n${theirs}`)
}

if (import.meta.main) console.log(await benchBuying())
