import { sql } from 'kysely'
import type { z } from 'zod'
import { SellerOfMember } from '../../../contract/seller-orders.ts'
import type { MemberRole } from '../../../domain/accounts/seller-rights.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { checkColumns } from '../../check-json.ts'
import type { Db, Tx } from '../../database.ts'
import { localDay, type Sql, text } from '../fragments.ts'

export type SellerMembership = { seller: number; role: MemberRole }

/** For which sellers the account works, by their ids. */
export async function findSellersOf(db: Db, account: string): Promise<SellerMembership[]> {
  const { rows } = await sql<SellerMembership>`
    select s.id as seller, m.role from memberships m join sellers s on s.id = m.seller_id
    where m.account_id = ${account}::uuid order by s.id`.execute(db)
  return rows
}

/** Condition on the sale `a`. */
export const saleTitle = (locale: Locale): Sql => sql`(
  select ${text('i.title', locale)} from (
    select title from offers where id = a.offer_id
    union all select title from tourism_packages where id = a.tourism_package_id
    union all select title from umrah_packages where id = a.umrah_package_id
    union all select title from events where id = a.event_id
    union all select title from activities where id = a.activity_id) i)`

/** Stocks of a day that is over are of no use at a door any more. */
const retentionDays = 2
const maxStocks = 200

/** With what each sells; of what takes place on days, the coming ones, and those of yesterday. */
export async function findSellers(db: Db, locale: Locale, account: string, now: Date) {
  const { rows } = await sql<{ json: z.output<typeof SellerOfMember> }>`
    select json_build_object('id', s.id, 'role', m.role, 'title', ${text('s.title', locale)}, 'kind', s.kind, 'sales', coalesce((
      select json_agg(json_build_object('id', a.id, 'itemType', a.kind, 'title', ${saleTitle(locale)}, 'canLeave', a.can_leave, 'stocks', coalesce((
        select json_agg(json_build_object('id', k.id, 'title', k.title ->> ${sql.lit(locale)}, 'day', k.day, 'time', to_char(k.clock, 'HH24:MI'),
          'capacity', k.capacity, 'taken', k.taken) order by k.day, k.clock, k.position)
        from (select * from stocks k
          where k.sale_id = a.id and (k.day is null or k.day > ${localDay(sql`${now}`)} - ${sql.lit(retentionDays)})
          order by k.day, k.clock, k.position limit ${sql.lit(maxStocks)}) k), '[]')) order by a.kind, a.id)
      from sales a where a.seller_id = s.id), '[]')) as json
    from memberships m join sellers s on s.id = m.seller_id
    where m.account_id = ${account}::uuid order by ${text('s.title', locale)}, s.id`.execute(db)
  checkColumns(rows, () => ({ json: SellerOfMember }))
  return rows.map(({ json }) => json)
}

type NewMembership = { account: string; seller: number; role: MemberRole; now: Date }

/** A present member gets the new role. False where there is no such seller. */
export async function putSellerMembership(tx: Tx, { account, seller, role, now }: NewMembership): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into memberships (account_id, seller_id, role, created_at)
    select ${account}::uuid, s.id, ${role}, ${now} from sellers s where s.id = ${seller}
    on conflict (account_id, seller_id) do update set role = excluded.role`.execute(tx)
  return numAffectedRows === 1n
}

export async function deleteSellerMembership(tx: Tx, account: string, seller: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from memberships where account_id = ${account}::uuid and seller_id = ${seller}`.execute(tx)
  return numAffectedRows === 1n
}

export type SellerMembershipLine = { id: number; role: MemberRole; seller: number; title: string; name: string | null }

/** The members of a seller, or of all. */
export async function listSellerMemberships(tx: Tx, seller: number | null): Promise<SellerMembershipLine[]> {
  const { rows } = await sql<SellerMembershipLine>`
    select m.id, m.role, s.id as seller, s.title ->> 'en' as title, c.name
    from memberships m join sellers s on s.id = m.seller_id left join customers c on c.account_id = m.account_id
    where ${seller}::int is null or s.id = ${seller} order by s.id, m.id`.execute(tx)
  return rows
}
