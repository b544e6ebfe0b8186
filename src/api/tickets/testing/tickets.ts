import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { insertTickets } from '../../../db/queries/sales/tickets.ts'
import { noSeal, type Seal } from '../../../db/seal.ts'
import type { Traveller } from '../../../domain/accounts/traveller.ts'
import type { SaleKind } from '../../../domain/sales/sale.ts'
import { hourMs } from '../../../domain/time/units.ts'
import type { Limits } from '../../../http/limits.ts'
import { type TestMember, testAccounts } from '../../customers/testing/member.ts'
import { createApi } from '../../service.ts'
import { sealTravellers } from '../../travellers/seal-travellers.ts'

export type TestSale = { sale: number; seller: number; stocks: number[]; canLeave: boolean }

/** The fixture's sale of a kind. */
export async function findSales(db: Db, kind: SaleKind): Promise<TestSale[]> {
  const { rows } = await sql<TestSale>`
    select s.id as sale, s.seller_id as seller, s.can_leave as "canLeave",
      (select array_agg(k.id order by k.position, k.day, k.clock) from stocks k where k.sale_id = s.id) as stocks
    from sales s where s.kind = ${kind} order by s.id`.execute(db)
  return rows
}

export type PurchaseInput = {
  customer: number
  sale: TestSale
  /** How many of which stock; two of the first one. */
  counts?: [stock: number, count: number][]
  startsAt?: Date | null
  endsAt?: Date
  status?: 'pending' | 'accepted'
  travellers?: Traveller[]
  /** Only a deposit was paid. */
  rest?: number
  seal?: Seal
  now: Date
}

/** A paid purchase without its payment, which tickets do not read. */
export async function addTickets(db: Db, input: PurchaseInput): Promise<{ purchase: number; code: string }> {
  const { customer, sale, status = 'accepted', seal = noSeal, travellers, rest = null, now } = input
  const counts = input.counts ?? [[sale.stocks[0] ?? 0, 2]]
  const startsAt = input.startsAt === undefined ? new Date(now.getTime() + 2 * hourMs) : input.startsAt
  const endsAt = input.endsAt ?? new Date((startsAt ?? now).getTime() + 4 * hourMs)
  return db.transaction().execute(async (tx) => {
    const made = await sql<{ id: number; code: string }>`
      insert into orders (kind, customer_id, payment_status, payment_method, currency, lines, total_before_discount, voucher_discount, points_used,
        points_discount, total, paid_at)
      select kind, ${customer}, 'paid', 'qi', currency, '[{"kind": "ticket", "amount": 0}]', 0, 0, 0, 0, 0, ${now} from sales where id = ${sale.sale}
      returning id, code`.execute(tx)
    const { id: order = 0, code = '' } = made.rows[0] ?? {}
    const sealed = travellers ? sealTravellers(seal, travellers, { order }) : null
    const { rows } = await sql<{ id: number }>`
      insert into purchases (order_id, customer_id, sale_id, seller_id, kind, item_id, title, status, acceptance, free_until_days, percent_after,
        starts_at, ends_at, adults, travellers, rest_amount, rest_due, created_at)
      select ${order}, ${customer}, s.id, s.seller_id, s.kind, s.item_id, jsonb_build_object('en', 'An evening', 'ar', 'أمسية', 'ku', 'ئێوارەیەک'),
        ${status}, 'automatic', 1, 0, ${startsAt}::timestamptz, ${endsAt}, 1, ${sealed}, ${rest}::bigint,
        case when ${rest}::bigint is not null then ${endsAt}::date end, ${now} from sales s where s.id = ${sale.sale}
      returning id`.execute(tx)
    const purchase = rows[0]?.id ?? 0
    for (const [stock, count] of counts) {
      await sql`insert into purchase_stocks (purchase_id, stock_id, count) values (${purchase}, ${stock}, ${count})`.execute(
        tx,
      )
      // However many tests there are: what can be sold out is not what they are about.
      await sql`update stocks set taken = taken + ${count}, capacity = greatest(capacity, taken + ${count}) where id = ${stock}`.execute(
        tx,
      )
    }
    if (status === 'accepted') await insertTickets(tx, purchase, now)
    return { purchase, code }
  })
}

export const joinSeller = (db: Db, account: string, seller: number): Promise<unknown> =>
  sql`insert into memberships (account_id, seller_id, role, created_at) values (${account}::uuid, ${seller}, 'cashier', now())`.execute(
    db,
  )

type Options = { now?: () => Date; limits?: Limits; personalSeal?: Seal }
type Caller = Pick<TestMember, 'token'>

/** Customers and doors with a clock of their own. */
export function openTestDoors(db: Db, options: Options = {}) {
  const api = createApi({ db, accounts: testAccounts, ...options })
  const locale = 'en'
  return {
    api,
    list: async ({ token }: Caller, id: number) =>
      (await api.dispatch('GET /customer/purchases/{id}/tickets', { locale, token, params: { id } })).data,
    listTaken: async ({ token }: Caller) => (await api.dispatch('GET /customer/tickets', { locale, token })).data,
    pass: ({ token }: Caller, id: string) =>
      api.dispatch('POST /customer/tickets/{id}/pass', { locale, token, params: { id } }),
    takeBack: ({ token }: Caller, id: string) =>
      api.dispatch('DELETE /customer/tickets/{id}/pass', { locale, token, params: { id } }),
    look: ({ token }: Caller, secret: string) =>
      api.dispatch('GET /customer/ticket-passes/{secret}', { locale, token, params: { secret } }),
    take: ({ token }: Caller, secret: string, body: object = {}, idempotencyKey?: string) =>
      api.dispatch('POST /customer/ticket-passes/{secret}', {
        locale,
        token,
        params: { secret },
        body,
        idempotencyKey,
      }),
    enter: ({ token }: Caller, body: object) => api.dispatch('POST /business/entries', { locale, token, body }),
    entries: ({ token }: Caller, query: object) => api.dispatch('GET /business/entries', { locale, token, query }),
  }
}

export const toSecret = ({ link }: { link: string }): string => link.split('/').at(-1) ?? ''
