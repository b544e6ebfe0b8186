import { sql } from 'kysely'
import type { RoleKey } from '../../../domain/organisations/roles.ts'
import type { UnitName } from '../../../domain/organisations/scope.ts'
import type { Tx } from '../../database.ts'

type NewMembership = UnitName & { account: string; role: RoleKey; now: Date }

/** A present member gets the new role. False where there is no such unit. */
export async function putMembership(tx: Tx, { account, kind, id, role, now }: NewMembership): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into memberships (account_id, organisation_id, unit_id, role_id, created_at)
    select ${account}::uuid, u.organisation_id, u.id, r.id, ${now} from units u, roles r
    where u.kind = ${kind} and u.item_id = ${id} and r.key = ${role}
    on conflict (account_id, organisation_id, unit_id) do update set role_id = excluded.role_id`.execute(tx)
  return numAffectedRows === 1n
}

export async function deleteMembership(
  tx: Tx,
  { account, kind, id }: UnitName & { account: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from memberships m using units u
    where u.id = m.unit_id and m.account_id = ${account}::uuid and u.kind = ${kind} and u.item_id = ${id}`.execute(tx)
  return numAffectedRows === 1n
}

export type MembershipLine = UnitName & { membership: number; role: string; title: string; name: string | null }

/** The members of a unit, or of all. */
export async function listMemberships(tx: Tx, unit: UnitName | null): Promise<MembershipLine[]> {
  const { rows } = await sql<MembershipLine>`
    select m.membership_id as membership, m.kind, m.item_id as id, coalesce(m.role, m.role_title, '') as role, o.title ->> 'en' as title, c.name
    from member_units m left join customers c on c.account_id = m.account_id
      join lateral (select title from properties where id = m.property_id union all select title from sellers where id = m.seller_id
        union all select title from businesses where id = m.business_id) o on true
    where ${unit?.kind ?? null}::text is null or (m.kind = ${unit?.kind ?? null}::text and m.item_id = ${unit?.id ?? null}::int)
    order by m.kind, m.item_id, m.membership_id`.execute(tx)
  return rows
}

/** The account of a phone. */
export async function findAccountBy(tx: Tx, phone: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from accounts where phone = ${phone}`.execute(tx)
  return rows[0]?.id ?? null
}
