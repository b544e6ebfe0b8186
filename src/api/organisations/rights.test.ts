import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CallRight } from '../../contract/call.ts'
import { contract, type Key, specOf } from '../../contract/contract.ts'
import { putMembership } from '../../db/queries/organisations/memberships.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { hasRight } from '../../domain/organisations/areas.ts'
import { type RoleKey, readyRoles, roleKeys } from '../../domain/organisations/roles.ts'
import type { UnitKind, UnitName } from '../../domain/organisations/scope.ts'
import { prepareArrivals } from '../arrivals/testing/contract-fixtures.ts'
import { addMember, addSession, type TestMember, testAccounts } from '../customers/testing/member.ts'
import { openTestFiles } from '../files/testing/files.ts'
import { openTestPayments } from '../payments/testing/payments.ts'
import { prepareQuestions } from '../questions/testing/contract-fixtures.ts'
import { prepareRedeeming } from '../redemptions/testing/contract-fixtures.ts'
import { addProperty } from '../reservations/testing/booking.ts'
import { prepareReviews } from '../reviews/testing/contract-fixtures.ts'
import { prepareSeller } from '../seller-orders/testing/contract-fixtures.ts'
import { createApi } from '../service.ts'
import { prepareTickets } from '../tickets/testing/contract-fixtures.ts'
import { prepareVisas } from '../visa-work/testing/contract-fixtures.ts'

const database = openTestDatabase()
const files = openTestFiles()

/** Calls that only say where the caller works, or who they are. */
const withoutRight: readonly Key[] = ['GET /business/me', 'GET /business/sellers']
const keys = (Object.keys(contract) as Key[]).filter((key) => key.includes(' /business/'))
const guarded = keys.flatMap((key) => {
  const { right } = specOf(key)
  return right ? [{ key, right }] : []
})

test('every call of the back office states its right', () => {
  const bare = keys.filter((key) => !specOf(key).right)
  expect(bare).toEqual(withoutRight)
})

/** A text of the own unit that no other unit may read. */
const canary = 'Canary of the own unit'

type Prepared = { id?: string | undefined; query?: object | undefined; body?: unknown; params?: object | undefined }
type Ready = { member: TestMember; own: UnitName; sibling: UnitName; foreign: UnitName; input: object }

async function prepare(key: Key, member: TestMember): Promise<Prepared> {
  const { db } = database
  const found: Prepared[] = [
    await prepareArrivals(db, key, member),
    await prepareQuestions(db, key, member),
    await prepareReviews(db, key, member),
    await prepareVisas(db, key, member),
    await prepareTickets(db, key, member),
    await prepareSeller(db, key, member),
    await prepareRedeeming(db, key, member),
  ]
  const first = <Name extends keyof Prepared>(name: Name): Prepared[Name] =>
    found.find((one) => one[name] !== undefined)?.[name]
  return { id: first('id'), query: first('query'), body: first('body'), params: first('params') }
}

async function makeReady(key: Key, right: CallRight): Promise<Ready> {
  const member = await addMember(database.db)
  await addSession(database.db, member.account)
  const { id, query, body, params } = await prepare(key, member)
  const own = await getUnit(member, right)
  await sql`update ${sql.table(tables[own.kind])} set title = ${JSON.stringify({ en: canary, ar: canary, ku: canary })}::jsonb
    where id = ${own.id}`.execute(database.db)
  const [sibling, foreign] = [await addUnit(own.kind), await addUnit(own.kind)]
  await sql`update units set organisation_id = (select organisation_id from units where kind = ${own.kind} and item_id = ${own.id})
    where kind = ${sibling.kind} and item_id = ${sibling.id}`.execute(database.db)
  return { member, own, sibling, foreign, input: { params: { id, ...params }, query, body } }
}

const tables = { property: 'properties', seller: 'sellers', business: 'businesses' } as const

async function getUnit({ account }: TestMember, right: CallRight): Promise<UnitName> {
  const { rows } = await sql<UnitName>`
    select u.kind, u.item_id as id from memberships m join units u on u.id = m.unit_id
    where m.account_id = ${account}::uuid and u.kind = any(${[...right.of]}::text[]) order by m.id desc limit 1`.execute(
    database.db,
  )
  if (!rows[0]) throw new Error('The fixture of the call added no membership')
  return rows[0]
}

/** Another one of the kind, with an organisation of its own. */
async function addUnit(kind: UnitKind): Promise<UnitName> {
  if (kind === 'property') return { kind, id: (await addProperty(database.db, [{ units: 1 }])).id }
  const { rows } =
    kind === 'seller'
      ? await sql<{ id: number }>`insert into sellers (key, kind, title, phone, location_id)
          select gen_random_uuid()::text, kind, title, phone, location_id from sellers order by id limit 1 returning id`.execute(
          database.db,
        )
      : await sql<{
          id: number
        }>`insert into businesses (key, business_type_id, location_id, title, description, address, phone, opens, closes,
            latitude, longitude, album_id)
          select gen_random_uuid()::text, business_type_id, location_id, title, description, address, phone, opens, closes, latitude, longitude,
            album_id from businesses order by id limit 1 returning id`.execute(database.db)
  if (!rows[0]) throw new Error(`The template has no ${kind}`)
  return { kind, id: rows[0].id }
}

/** The one membership of the account, or none. */
async function employ({ account }: TestMember, unit: UnitName | null, role: RoleKey, endsAt: Date | null = null) {
  await sql`delete from memberships where account_id = ${account}::uuid`.execute(database.db)
  if (!unit) return
  const now = new Date()
  await database.db.transaction().execute((tx) => putMembership(tx, { ...unit, account, role, now }))
  await sql`update memberships set ends_at = ${endsAt}::timestamptz where account_id = ${account}::uuid`.execute(
    database.db,
  )
}

type Outcome = { code: string; answer: string }

async function attempt(key: Key, { member, input }: Ready, isSignedIn = true): Promise<Outcome> {
  await sql`delete from rate_limits`.execute(database.db)
  const api = createApi({
    files,
    db: database.db,
    searchKey: async () => 'public',
    accounts: testAccounts,
    payments: openTestPayments(database.db).payments,
  })
  try {
    const answer = await api.dispatch(key, { locale: 'en', ...input, ...(isSignedIn && { token: member.token }) })
    return { code: 'done', answer: JSON.stringify(answer) }
  } catch (problem) {
    const { code } = problem as { code?: string }
    if (!code) throw problem
    return { code, answer: '' }
  }
}

/** A code belongs to its guest: every shop may redeem it, for itself. */
const ofGuests: readonly Key[] = ['POST /business/redemptions']

const missingRight = ['MANAGERS_ONLY', 'VISA_OFFICERS_ONLY']
const rightsProblems = [...missingRight, 'NOT_A_MEMBER', 'NOT_FOUND', 'UNAUTHORIZED']

/** The rows and counts of a list. The other units have no rows of their own. */
function rowsIn({ data = [], count = 0, counts = {} }: { data?: unknown[]; count?: number; counts?: object }): number {
  const sums = Object.values(counts) as number[]
  return data.length + count + sums.reduce((sum, one) => sum + one, 0)
}

describe.each(guarded)('$key', ({ key, right }) => {
  let ready: Ready
  beforeAll(async () => {
    ready = await makeReady(key, right)
  })

  test.each(roleKeys)('a member as %s', async (role) => {
    const isAllowed = hasRight(readyRoles[role], right)
    const { member, own, sibling, foreign } = ready

    for (const elsewhere of [sibling, foreign]) {
      await employ(member, elsewhere, role)
      const { code, answer } = await attempt(key, ready)
      if (!isAllowed) expect(missingRight, 'without the right elsewhere').toContain(code)
      else if (key.includes('{id}')) expect(code, 'the object of another unit').toBe('NOT_FOUND')
      else if (!ofGuests.includes(key)) expect(['done', 'NOT_FOUND'], 'the list of another unit').toContain(code)
      expect(answer).not.toContain(canary)
      if (code === 'done' && !ofGuests.includes(key)) expect(rowsIn(JSON.parse(answer)), 'rows of the own unit').toBe(0)
    }

    await employ(member, own, role, new Date(Date.now() - 1000))
    expect(await attempt(key, ready), 'after the shift').toMatchObject({ code: 'NOT_A_MEMBER' })
    await employ(member, null, role)
    expect(await attempt(key, ready), 'after the membership').toMatchObject({ code: 'NOT_A_MEMBER' })
    expect(await attempt(key, ready, false), 'signed out').toMatchObject({ code: 'UNAUTHORIZED' })

    await employ(member, own, role)
    // A second mark of the same arrival needs a higher level.
    await sql`update reservations set presence = null where property_id = ${own.id}`.execute(database.db)
    const { code } = await attempt(key, ready)
    // What was done before is refused by its state, which is past the check of rights.
    if (isAllowed) expect(rightsProblems, 'at the own unit').not.toContain(code)
    else expect(missingRight, 'at the own unit').toContain(code)
  })
})
