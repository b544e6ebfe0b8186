import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/database.ts'
import { findUncheckedJson } from './built-json.ts'
import { checkStatements } from './check.ts'
import { toDescriber } from './describe.ts'
import { findStatements, type Statement, type StatementScan } from './find-statements.ts'
import { openProject, type Project, placeOf } from './project.ts'
import { findStatusChanges } from './status-changes.ts'

const database = openTestDatabase()
let client: pg.Client
let project: Project
let found: StatementScan

beforeAll(async () => {
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  project = openProject()
  found = findStatements(project)
}, 120_000)
afterAll(async () => {
  project.close()
  await client.end()
})

/** Statements whose text comes to be at run time, and what checks them instead. */
const exceptions = [
  { file: 'db/migrate.ts', places: 1, because: 'the migrations themselves, which every test database is made by' },
  { file: 'db/create-database.ts', places: 1, because: 'the name of a database, which every test run creates' },
  { file: 'db/statement-client.ts', places: 5, because: 'passes on what others execute' },
  { file: 'db/insert-rows.ts', places: 1, because: 'columns named by content, which every test run loads' },
  { file: 'backup/take-backup.ts', places: 3, because: 'tables named by the database, all of which its test compares' },
  { file: 'backup/restore-backup.ts', places: 9, because: 'the same' },
  { file: 'bench/baselines/plain-db.ts', places: 1, because: 'passes on what others execute' },
  { file: 'bench/availability-world.ts', places: 1, because: 'a world of the bench, made by its own steps' },
]

test('every statement of the sources fits the schema', async () => {
  expect(await checkStatements(project, found.statements, await toDescriber(client))).toEqual([])
})

test('JSON that a statement builds is parsed by its schema wherever a test runs it', async () => {
  const isProduct = ({ at }: Statement) => placeOf(at).startsWith('src/')
  const unchecked = await findUncheckedJson(found.statements.filter(isProduct), await toDescriber(client))
  // The test of the search documents compares all of them with the contract.
  expect(unchecked.filter((place) => !place.includes('search-documents.ts'))).toEqual([])
})

test('no statement of the sources goes unseen', () => {
  const isExcepted = (place: string) => exceptions.some(({ file }) => place.replace(/:\d+$/, '').endsWith(file))
  const checked = new Set(found.statements.map(({ at }) => at)).size

  expect(found.unseen).toEqual([])
  expect([...found.notUnderstood].filter(([place]) => !isExcepted(place))).toEqual([])
  expect(found.notUnderstood.size).toBe(exceptions.reduce((sum, { places }) => sum + places, 0))
  expect(checked + found.notUnderstood.size).toBe(found.executed)
  expect(found.templates).toBeGreaterThan(400)
})

test('no condition casts a column, which would keep it from its index', () => {
  const casts = /(?<![\w.$)'"])((\w+\.)?[a-z]\w*)::\w+\s*([=<>~]|in\b|between\b)|[=<>]\s*((\w+\.)?[a-z]\w*)::/
  // A night of a series, which has no index.
  const harmless = /\bd\.night::date/g
  const isProduct = ({ at }: Statement) => placeOf(at).startsWith('src/')
  const wrong = found.statements.filter(isProduct).filter(({ text }) => casts.test(text.replaceAll(harmless, 'day')))
  expect(wrong.map(({ at, text }) => `${placeOf(at)} ${casts.exec(text)?.[0]}`)).toEqual([])
})

test('only a transition changes a status', () => {
  const placesOf = ({ at, text }: Statement) => findStatusChanges(text).map(() => placeOf(at).replace(/:\d+$/, ''))
  const places = found.statements.filter(({ at }) => placeOf(at).startsWith('src/')).flatMap(placesOf)
  expect(new Set(places)).toEqual(new Set(['src/db/transition.ts']))
})

test('every search in a large table uses an index', async () => {
  await client.query('begin')
  // Without what they belong to.
  await client.query('set local session_replication_role = replica')
  await client.query(
    `insert into customers (account_id, name) select gen_random_uuid(), 'somebody' from generate_series(1, 20000)`,
  )
  await client.query(`insert into payments (customer_id, order_id, method, gateway, ref, price, currency, amount, locale, reason,
      status, expires_at, created_at, updated_at)
    select n, n, 'qi', 'qi', n, 1000, 'IQD', 1000, 'en', 'declined', 'failed', now(), now(), now() from generate_series(1, 20000) n`)
  await client.query(`insert into purchases (order_id, customer_id, sale_id, seller_id, kind, item_id, title, status, acceptance,
      free_until_days, percent_after, ends_at, adults, created_at)
    select n, n, 1, 1, 'offer', 1, '{}', case when n % 100 = 0 then 'accepted' else 'ended' end, 'automatic', 1, 50, now(), 1, now()
    from generate_series(1, 20000) n`)
  await client.query(`insert into tickets (id, purchase_id, number, stock_id, customer_id, holder, issued_at, expires_at)
    select n, n, 1, 1, n, case when n % 100 = 0 then 'sealed' end, now(), now() from generate_series(1, 20000) n`)
  await client.query('analyze customers, payments, purchases, tickets')
  const planOf = async (text: string) => {
    const statement = found.statements.find((one) => one.text.includes(text))
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${statement?.text}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  expect(await planOf('::text or key = ')).toContain('Index Cond: (key =')
  expect(await planOf('where account_id = (select id from accounts')).toContain('Index Cond: (id =')
  expect(await planOf('update payment_notices n set body')).toContain('Index Cond: (customer_id =')
  expect(await planOf("from purchases where status = 'accepted' and ends_at <=")).toContain('purchases_living')
  expect(await planOf('update tickets set holder = null where id in')).toContain('tickets_named')
  await client.query('rollback')
})
