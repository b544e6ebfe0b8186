import { sql } from 'kysely'
import { Workplaces } from '../../../contract/redemptions.ts'
import type { MemberRole } from '../../../domain/accounts/seller-rights.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Day } from '../../../domain/time/day.ts'
import type { Db, Tx } from '../../database.ts'
import { isCurrent } from '../catalogue/businesses.ts'
import { coverJson, text } from '../fragments.ts'
import { findOne } from '../list.ts'

/** For which businesses the account redeems, by their ids. */
export async function findBusinessesOf(db: Db, account: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select b.id from memberships m join businesses b on b.id = m.business_id where m.account_id = ${account}::uuid order by b.id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Null where the account is gone. */
export const findMemberships = (db: Db, locale: Locale, account: string, today: Day) =>
  findOne(
    db,
    Workplaces,
    sql`select json_build_object('name', c.name, 'memberships', coalesce((
        select json_agg(json_build_object('id', m.id, 'role', m.role,
          'business', json_build_object('id', b.id, 'title', ${text('b.title', locale)}, 'picture', ${coverJson('b')}),
          'discounts', coalesce((
            select json_agg(json_build_object('id', d.id, 'title', ${text('d.title', locale)}, 'percent', d.percent) order by d.percent desc, d.id)
            from discounts d where d.business_id = b.id and ${isCurrent(today)}), '[]')) order by ${text('b.title', locale)}, b.id)
        from memberships m join businesses b on b.id = m.business_id where m.account_id = a.id), '[]'),
        'sellers', coalesce((select json_agg(json_build_object('id', s.id, 'title', ${text('s.title', locale)}, 'role', m.role)
          order by ${text('s.title', locale)}, s.id)
        from memberships m join sellers s on s.id = m.seller_id where m.account_id = a.id), '[]'),
        'properties', coalesce((select json_agg(json_build_object('id', s.id, 'title', ${text('s.title', locale)}, 'role', m.role)
          order by ${text('s.title', locale)}, s.id)
        from memberships m join properties s on s.id = m.property_id where m.account_id = a.id), '[]')) as json
      from accounts a left join customers c on c.account_id = a.id where a.id = ${account}::uuid`,
  )

export type MembershipLine = { id: number; role: MemberRole; business: number; title: string; name: string | null }

/** The members of a business, or of all. */
export async function listMemberships(tx: Tx, business: number | null): Promise<MembershipLine[]> {
  const { rows } = await sql<MembershipLine>`
    select m.id, m.role, b.id as business, b.title ->> 'en' as title, c.name
    from memberships m join businesses b on b.id = m.business_id left join customers c on c.account_id = m.account_id
    where ${business}::int is null or b.id = ${business} order by b.id, m.id`.execute(tx)
  return rows
}

type NewMembership = { account: string; business: number; role: MemberRole; now: Date }

/** A present member gets the new role. False where there is no such business. */
export async function putMembership(tx: Tx, { account, business, role, now }: NewMembership): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into memberships (account_id, business_id, role, created_at)
    select ${account}::uuid, b.id, ${role}, ${now} from businesses b where b.id = ${business}
    on conflict (account_id, business_id) do update set role = excluded.role`.execute(tx)
  return numAffectedRows === 1n
}

export async function deleteMembership(tx: Tx, account: string, business: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from memberships where account_id = ${account}::uuid and business_id = ${business}`.execute(tx)
  return numAffectedRows === 1n
}

/** The account of a phone. */
export async function findAccountBy(tx: Tx, phone: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from accounts where phone = ${phone}`.execute(tx)
  return rows[0]?.id ?? null
}
