import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createApi } from '../src/api/service.ts'
import { createDatabase } from '../src/db/create-database.ts'
import { type Db, openDatabase } from '../src/db/database.ts'
import { startEmbeddedPostgres } from '../src/db/embedded/start.ts'
import { migrate } from '../src/db/migrate.ts'
import { findStocks } from '../src/db/queries/sales/sales.ts'
import { loadFixture } from '../src/db/testing/fixture/load-fixture.ts'
import { toDay } from '../src/domain/time/day.ts'
import { toSection } from './markdown.ts'
import { median } from './median.ts'
import { formatRatio, toRatio } from './rounds.ts'

const departures = 200
const sales = 20
const rounds = 7
const shots = 40
const warmUps = 20

type Contestant = { name: string; ask: () => Promise<unknown>; ofRounds: number[] }

/** What it costs to know the seats that are left of many departures. */
export async function benchDepartures(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-bench-departures-'))
  const postgres = await startEmbeddedPostgres({ dataDir, say: () => {}, settings: ['fsync=off'] })
  try {
    await createDatabase(postgres.urlOf('postgres'), 'departures')
    const { db, close } = openDatabase(postgres.urlOf('departures'), { connections: 1 })
    try {
      await migrate(db)
      await loadFixture(db, toDay(new Date()))
      return await measure(db, await fill(db))
    } finally {
      await close()
    }
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** One tour with all of the departures, and as many tours as share the same number. Answers these. */
async function fill(db: Db): Promise<number[]> {
  const made = await sql<{ id: number }>`
    with packages as (
      insert into tourism_packages (key, category_id, type_id, location_id, destination, title, description, days, price, currency, group_size, itinerary, includes, excludes, departures, album_id)
      select gen_random_uuid(), category_id, type_id, location_id, destination, title, description, days, price, currency, group_size,
        itinerary, includes, excludes, departures, album_id
      from tourism_packages, generate_series(0, ${sales}::int) where id = 1 returning id)
    insert into sales (tourism_package_id, seller_id, currency, acceptance, free_until_days, percent_after, traveller_data, most_people, most_each)
    select id, 1, 'IQD', 'automatic', 1, 50, 'names', 10, 20 from packages returning id`.execute(db)
  const [one = 0, ...several] = made.rows.map(({ id }) => id)
  await sql`
    insert into stocks (sale_id, day, prices, capacity, taken, closes_at)
    select id, current_date + n, '{"adult": 100000, "child": 75000, "infant": 10000}', 20, n % 21, now() + make_interval(days => n)
    from unnest(${[one, ...several]}::int[]) id, generate_series(1, ${departures}::int) n where id = ${one} or n <= ${departures / sales}::int`.execute(
    db,
  )
  await sql`vacuum analyze`.execute(db)
  return [one, ...several]
}

async function measure(db: Db, [one = 0, ...several]: number[]): Promise<string> {
  const { rows } = await sql<{ item: number }>`select item_id as item from sales where id = ${one}`.execute(db)
  const params = { type: 'tourism', id: String(rows[0]?.item) }
  const api = createApi({ db })
  const toContestant = (name: string, ask: Contestant['ask']): Contestant => ({ name, ask, ofRounds: [] })
  const row = toContestant('one row by its primary key', () =>
    sql`select capacity, taken from stocks where sale_id = ${one} and day = current_date + 7`.execute(db),
  )
  const contestants = [
    toContestant(`${departures} departures of one tour, the whole answer of the call`, () =>
      api.dispatch('GET /public/sales/{type}/{id}', { locale: 'ku', params }),
    ),
    toContestant(`${departures} departures of ${sales} tours`, () => findStocks(db, 'ku', several, new Date())),
    row,
  ]
  for (const { ask } of contestants) for (let shot = 0; shot < warmUps; shot++) await ask()
  for (let round = 0; round < rounds; round++) await playRound(contestants)
  return toSection(
    'What is left of many departures',
    `The seats, prices and state of ${departures} departures in one statement. The ratio is how many times as long as one row the middle one of a round takes, over the same connection, in turns. Milliseconds are this machine’s.`,
    ['asked for', 'ratio to one row', 'p50'],
    contestants.map(({ name, ofRounds }) => [
      name,
      formatRatio(toRatio(ofRounds.map((time, round) => time / (row.ofRounds[round] ?? Number.NaN))), 0),
      `${median(ofRounds).toFixed(2)} ms`,
    ]),
  )
}

/** Taking turns: what else the machine does weighs on all of them alike. */
async function playRound(contestants: Contestant[]): Promise<void> {
  const taken = contestants.map((): number[] => [])
  for (let shot = 0; shot < shots; shot++)
    for (const [index, { ask }] of contestants.entries()) {
      const begun = performance.now()
      await ask()
      taken[index]?.push(performance.now() - begun)
    }
  for (const [index, { ofRounds }] of contestants.entries()) ofRounds.push(median(taken[index] ?? []))
}

if (import.meta.main) console.log(await benchDepartures())
