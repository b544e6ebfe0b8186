import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { areas, levels } from '../../../domain/organisations/areas.ts'
import { readyRoles, roleKeys } from '../../../domain/organisations/roles.ts'
import type { UnitKind } from '../../../domain/organisations/scope.ts'
import { openTestDatabase } from '../../testing/database.ts'
import { findUnitsOf, toScope } from './find-scope.ts'
import { deleteMembership, putMembership } from './memberships.ts'

const database = openTestDatabase()
const kinds: UnitKind[] = ['property', 'seller', 'business']
const now = new Date('2027-01-05T09:00:00Z')
const tables = { property: 'properties', seller: 'sellers', business: 'businesses' } as const
const ids = {} as Record<UnitKind, number>

beforeAll(async () => {
  for (const kind of kinds) ids[kind] = await firstOf(kind)
})

async function firstOf(kind: UnitKind): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(tables[kind])} order by id limit 1`.execute(
    database.db,
  )
  if (!rows[0]) throw new Error(`The template has no ${kind}`)
  return rows[0].id
}

let phones = 0

async function addAccount(): Promise<string> {
  phones += 1
  const { rows } = await sql<{ id: string }>`
    insert into accounts (phone, password_hash, created_at) values (${`+96477099${String(10_000 + phones)}`}, 'x', ${now}) returning id`.execute(
    database.db,
  )
  if (!rows[0]) throw new Error('No account was added')
  return rows[0].id
}

const unitsOf = (account: string, at = now) => findUnitsOf(database.db, { account, kinds, now: at })
const put = (account: string, kind: UnitKind, role: (typeof roleKeys)[number]) =>
  database.db.transaction().execute((tx) => putMembership(tx, { account, kind, id: ids[kind], role, now }))

/** As the version before writes it. */
const putOld = (account: string, kind: UnitKind, role: string) =>
  sql`insert into memberships (account_id, ${sql.ref(`${kind}_id`)}, role, created_at) values (${account}::uuid, ${ids[kind]}, ${role}, ${now})
    on conflict (account_id, ${sql.ref(`${kind}_id`)}) do update set role = excluded.role`.execute(database.db)

type OldRow = { role: string | null; item: number | null }

/** As the version before reads it. */
async function oldOf(account: string): Promise<OldRow[]> {
  const { rows } = await sql<OldRow>`
    select role, coalesce(business_id, seller_id, property_id) as item from memberships where account_id = ${account}::uuid order by id`.execute(
    database.db,
  )
  return rows
}

test('every ready role of the database has the levels that the domain states', async () => {
  const { rows } = await sql<{ key: string; indexes: number[] }>`
    select key, array[today, calendar, content, orders, people, money, team, reviews, visas, settings]::int[] as indexes from roles
    where organisation_id is null`.execute(database.db)
  const stored = Object.fromEntries(rows.map(({ key, indexes }) => [key, indexes]))
  const stated = Object.fromEntries(
    roleKeys.map((key) => [key, areas.map((area) => levels.indexOf(readyRoles[key][area]))]),
  )
  expect(stored).toEqual(stated)
})

test('every property, seller and business is a unit of an organisation', async () => {
  for (const kind of kinds) {
    const { rows } = await sql<{ id: number }>`
      select s.id from ${sql.table(tables[kind])} s where not exists (select from units u where u.kind = ${kind} and u.item_id = s.id)`.execute(
      database.db,
    )
    expect(rows, kind).toEqual([])
  }
})

describe('a membership that the version before writes', () => {
  test.each<[UnitKind, string, (typeof roleKeys)[number]]>([
    ['business', 'manager', 'manager'],
    ['business', 'cashier', 'cashier'],
    ['seller', 'manager', 'manager'],
    ['seller', 'cashier', 'door'],
    ['seller', 'visa_officer', 'visa_officer'],
    ['property', 'manager', 'manager'],
    ['property', 'cashier', 'door'],
  ])('at a %s as %s gives the rights of %s', async (kind, old, role) => {
    const account = await addAccount()
    await putOld(account, kind, old)
    expect(await unitsOf(account)).toMatchObject([{ kind, id: ids[kind], levels: readyRoles[role] }])
    expect(await oldOf(account)).toEqual([{ role: old, item: ids[kind] }])
  })

  test('changes the role of the same membership', async () => {
    const account = await addAccount()
    await put(account, 'seller', 'door')
    await putOld(account, 'seller', 'manager')
    expect(await unitsOf(account)).toMatchObject([{ levels: readyRoles.manager }])
    expect(await oldOf(account)).toEqual([{ role: 'manager', item: ids.seller }])
  })
})

describe('a membership of this version', () => {
  test('is read by the version before if it knows the role', async () => {
    const account = await addAccount()
    await put(account, 'seller', 'owner')
    expect(await oldOf(account)).toEqual([{ role: 'manager', item: ids.seller }])
    await put(account, 'seller', 'visa_officer')
    expect(await oldOf(account)).toEqual([{ role: 'visa_officer', item: ids.seller }])
  })

  test('is hidden from the version before if it does not know the role', async () => {
    const account = await addAccount()
    await put(account, 'property', 'accountant')
    expect(await oldOf(account)).toEqual([{ role: null, item: null }])
    expect(await unitsOf(account)).toMatchObject([{ kind: 'property', levels: readyRoles.accountant }])
  })

  test('for all units of an organisation covers a unit that joins it', async () => {
    const account = await addAccount()
    await sql`insert into memberships (account_id, organisation_id, role_id, created_at)
      select ${account}::uuid, u.organisation_id, r.id, ${now} from units u, roles r
      where u.kind = 'property' and u.item_id = ${ids.property} and r.key = 'manager'`.execute(database.db)
    expect(await unitsOf(account)).toHaveLength(1)
    const before = await sql<{ organisation: number }>`
      select organisation_id as organisation from units where kind = 'seller' and item_id = ${ids.seller}`.execute(
      database.db,
    )
    await sql`update units set organisation_id = (select organisation_id from units where kind = 'property' and item_id = ${ids.property})
      where kind = 'seller' and item_id = ${ids.seller}`.execute(database.db)
    expect(await unitsOf(account)).toHaveLength(2)
    await sql`update units set organisation_id = ${before.rows[0]?.organisation} where kind = 'seller' and item_id = ${ids.seller}`.execute(
      database.db,
    )
  })

  test('two at one unit add up in each area', async () => {
    const account = await addAccount()
    await put(account, 'seller', 'visa_officer')
    await sql`insert into memberships (account_id, organisation_id, role_id, created_at)
      select ${account}::uuid, u.organisation_id, r.id, ${now} from units u, roles r
      where u.kind = 'seller' and u.item_id = ${ids.seller} and r.key = 'door'`.execute(database.db)
    expect(await unitsOf(account)).toMatchObject([{ levels: { today: 'change', visas: 'decide', orders: 'none' } }])
  })

  test('ends by itself', async () => {
    const account = await addAccount()
    await put(account, 'business', 'cashier')
    const end = new Date(now.getTime() + 3_600_000)
    await sql`update memberships set ends_at = ${end} where account_id = ${account}::uuid`.execute(database.db)
    expect(await unitsOf(account, new Date(end.getTime() - 1))).toHaveLength(1)
    expect(await unitsOf(account, end)).toEqual([])
  })

  test('is deleted for one unit', async () => {
    const account = await addAccount()
    await put(account, 'business', 'cashier')
    await put(account, 'property', 'manager')
    await database.db
      .transaction()
      .execute((tx) => deleteMembership(tx, { account, kind: 'business', id: ids.business }))
    expect(await unitsOf(account)).toMatchObject([{ kind: 'property' }])
  })

  test('never has the role of another organisation', async () => {
    const account = await addAccount()
    const insertion = sql`insert into memberships (account_id, organisation_id, unit_id, role_id, created_at)
      select ${account}::uuid, u.organisation_id, u.id, r.id, ${now} from units u, made r where u.kind = 'business' and u.item_id = ${ids.business}`
    const made = sql`with made as (insert into roles (organisation_id, title, orders)
      select organisation_id, 'Of somebody else', 3 from units where kind = 'property' and item_id = ${ids.property} returning id)`
    await expect(sql`${made} ${insertion}`.execute(database.db)).rejects.toMatchObject({ code: '23514' })
  })
})

test('a scope has the units where the right is held, and no others', async () => {
  const account = await addAccount()
  await put(account, 'property', 'manager')
  await put(account, 'seller', 'door')
  const units = await unitsOf(account)
  expect(toScope(units, { area: 'today', level: 'change' }, account).units).toHaveLength(2)
  expect(toScope(units, { area: 'orders', level: 'view' }, account).units).toMatchObject([{ kind: 'property' }])
  expect(toScope(units, { area: 'team', level: 'decide' }, account).units).toEqual([])
})
