import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createApi } from '../src/api/service.ts'
import { createDatabase } from '../src/db/create-database.ts'
import { type Db, openDatabase } from '../src/db/database.ts'
import { startEmbeddedPostgres } from '../src/db/embedded/start.ts'
import { migrate } from '../src/db/migrate.ts'
import { formatFrame } from '../src/domain/map/map-frame.ts'
import { toSection } from './markdown.ts'
import { median } from './median.ts'
import { formatRatio, toRatio } from './rounds.ts'
import { createRandom, type Random } from './search/random.ts'

const places = 100_000
const rounds = 5
const framesOfRound = 40
const warmUps = 20

/** How wide a frame is in degrees, and how far the map is in then. */
const views = [
  { name: 'a town (0.1°)', width: 0.1, zoom: 13 },
  { name: 'a governorate (1°)', width: 1, zoom: 9 },
  { name: 'the whole country (10°)', width: 10, zoom: 6 },
]

type Contestant = { name: string; ask: () => Promise<unknown>; times: number[]; ofRounds: number[] }

/** What it costs to know what lies in a frame of the map. */
export async function benchPlaces(say: (line: string) => void = () => {}): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-bench-places-'))
  const postgres = await startEmbeddedPostgres({ dataDir, say: () => {}, settings: ['fsync=off'] })
  try {
    await createDatabase(postgres.urlOf('postgres'), 'places')
    const { db, close } = openDatabase(postgres.urlOf('places'), { connections: 1 })
    try {
      await migrate(db)
      say(`Building ${places.toLocaleString('en')} places`)
      await fill(db)
      return await measure(db)
    } finally {
      await close()
    }
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Two of three are in one of twenty towns, as people build. */
async function fill(db: Db): Promise<void> {
  const title = `'{"en": "Place", "ar": "مكان", "ku": "شوێن"}'::jsonb`
  for (const step of [
    'select setseed(0.5)',
    `insert into landmarks (key, kind, location_key, title, latitude, longitude)
     select 'p' || i, (array['shrine', 'mosque', 'church', 'museum', 'station', 'hospital'])[1 + i % 6], 'baghdad', ${title},
       case when i % 3 > 0 then 30 + i % 20 * 0.35 + random() * 0.3 else 30 + random() * 7 end,
       case when i % 3 > 0 then 40 + i * 7 % 20 * 0.35 + random() * 0.3 else 40 + random() * 7 end
     from generate_series(1, ${places}) i`,
    'vacuum analyze',
  ])
    await sql.raw(step).execute(db)
}

async function measure(db: Db): Promise<string> {
  const contestants = toContestants(db, createRandom(7))
  const read = contestants.at(-1)
  for (const { ask } of contestants) for (let shot = 0; shot < warmUps; shot++) await ask()
  for (let round = 0; round < rounds; round++) await playRound(contestants)
  return toSection(
    'What lies in a frame of the map',
    `${places.toLocaleString('en')} places, two of three of them in towns; frames anywhere in the country, all kinds, at most 200 marks and the 30 places nearest to the middle, one statement.
The ratio is how many times as long as one row by its primary key the middle one of a round takes, over the same connection, in turns. Milliseconds are this machine’s.`,
    ['frame', 'ratio to one row', 'p50', 'p99', 'p99 to one row’s p99'],
    contestants.map(({ name, times, ofRounds }) => [
      name,
      formatRatio(toRatio(ofRounds.map((time, round) => time / (read?.ofRounds[round] ?? Number.NaN))), 0),
      ...[0.5, 0.99].map((part) => `${quantile(times, part).toFixed(2)} ms`),
      (quantile(times, 0.99) / quantile(read?.times ?? [], 0.99)).toFixed(0),
    ]),
  )
}

function toContestants(db: Db, random: Random): Contestant[] {
  const api = createApi({ db })
  const toContestant = (name: string, ask: Contestant['ask']): Contestant => ({ name, ask, times: [], ofRounds: [] })
  return [
    ...views.map(({ name, width, zoom }) =>
      toContestant(name, () => {
        const [west, south] = [39 + random.below(1000) / 125, 29 + random.below(1000) / 125]
        const frame = width < 10 ? { west, south, east: west + width, north: south + width } : country
        return api.dispatch('GET /public/places', { locale: 'ku', query: { frame: formatFrame(frame), zoom } })
      }),
    ),
    toContestant('one row by its primary key', () =>
      sql`select kind from landmarks where id = ${1 + random.below(places)}::int`.execute(db),
    ),
  ]
}

const country = { west: 38.4, south: 28.7, east: 49, north: 37.6 }

/** Taking turns: what else the machine does weighs on all of them alike. */
async function playRound(contestants: Contestant[]): Promise<void> {
  const taken = contestants.map((): number[] => [])
  for (let shot = 0; shot < framesOfRound; shot++)
    for (const [index, { ask, times }] of contestants.entries()) {
      const begun = performance.now()
      await ask()
      const time = performance.now() - begun
      times.push(time)
      taken[index]?.push(time)
    }
  for (const [index, { ofRounds }] of contestants.entries()) ofRounds.push(median(taken[index] ?? []))
}

function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((one, two) => one - two)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

if (import.meta.main) console.log(await benchPlaces((line) => console.error(`bench · ${line}`)))
