import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createApi } from '../src/api/service.ts'
import { createDatabase } from '../src/db/create-database.ts'
import { type Db, openDatabase } from '../src/db/database.ts'
import { startEmbeddedPostgres } from '../src/db/embedded/start.ts'
import { migrate } from '../src/db/migrate.ts'
import { addDays, type Day } from '../src/domain/time/day.ts'
import { fillAvailability, houses, nights } from './availability-world.ts'
import { toSection } from './markdown.ts'
import { median } from './median.ts'
import { formatRatio, toRatio } from './rounds.ts'
import { createRandom, type Random } from './search/random.ts'

const rounds = 5
const searchesOfRound = 60
const warmUps = 20
const pageOfList = 20

type Search = { checkIn: Day; checkOut: Day; adults: number; childrenAges: number[] }
type Contestant = { name: string; ask: (search: Search) => Promise<unknown>; times: number[]; ofRounds: number[] }

/** What it costs to know, of all properties, which have rooms for a party in every night of a stay. */
export async function benchAvailability(say: (line: string) => void = () => {}): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-bench-nights-'))
  const postgres = await startEmbeddedPostgres({ dataDir, say: () => {}, settings: ['fsync=off'] })
  try {
    await createDatabase(postgres.urlOf('postgres'), 'nights')
    const { db, close } = openDatabase(postgres.urlOf('nights'), { connections: 1 })
    try {
      await migrate(db)
      say(`Building ${houses.toLocaleString('en')} properties with ${nights} nights`)
      return await measure(db, await fillAvailability(db))
    } finally {
      await close()
    }
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measure(db: Db, { today, counters }: { today: Day; counters: number }): Promise<string> {
  const random = createRandom(31)
  const searches = Array.from({ length: warmUps + rounds * searchesOfRound }, () => toSearch(random, today))
  const contestants = toContestants(db, random)
  const [, read] = contestants
  for (const contestant of contestants)
    for (const search of searches.slice(0, warmUps)) await timeOf(contestant, search)
  for (let round = 0; round < rounds; round++) await playRound(contestants, searches, round)
  return toSection(
    'What is free',
    `${houses.toLocaleString('en')} properties, ${counters.toLocaleString('en')} counters of ${nights} nights, ${rounds * searchesOfRound} random stays of 1 to 14 nights, most of
them short, for 1 to 6 people. The ratio is how many times as long as one row by its primary key the middle one of a round takes, over the same connection, in turns. Milliseconds are this machine’s.`,
    ['question', 'ratio to one row', 'p50', 'p99'],
    contestants.map(({ name, times, ofRounds }) => [
      name,
      formatRatio(toRatio(ofRounds.map((time, round) => time / (read?.ofRounds[round] ?? Number.NaN))), 0),
      ...[0.5, 0.99].map((part) => `${quantile(times, part).toFixed(2)} ms`),
    ]),
  )
}

function toContestants(db: Db, random: Random): Contestant[] {
  const api = createApi({ db })
  const ofPage = () => Array.from({ length: pageOfList }, () => 1 + random.below(houses))
  const toContestant = (name: string, ask: Contestant['ask']): Contestant => ({ name, ask, times: [], ofRounds: [] })
  return [
    toContestant('which of all properties have rooms', (query) =>
      api.dispatch('GET /user/properties/free', { locale: 'en', query }),
    ),
    toContestant('one row by its primary key', () =>
      sql`select min_nights from properties where id = ${1 + random.below(houses)}::int`.execute(db),
    ),
    toContestant(`the best price of ${pageOfList} of them`, (query) =>
      api.dispatch('GET /user/properties/free/prices', { locale: 'en', query: { ...query, ids: ofPage() } }),
    ),
  ]
}

/** Taking turns search by search: what else the machine does weighs on all of them alike. */
async function playRound(contestants: Contestant[], searches: Search[], round: number): Promise<void> {
  const from = warmUps + round * searchesOfRound
  const taken = contestants.map((): number[] => [])
  for (const search of searches.slice(from, from + searchesOfRound))
    for (const [index, contestant] of contestants.entries()) {
      const time = await timeOf(contestant, search)
      contestant.times.push(time)
      taken[index]?.push(time)
    }
  for (const [index, contestant] of contestants.entries()) contestant.ofRounds.push(median(taken[index] ?? []))
}

async function timeOf({ ask }: Contestant, search: Search): Promise<number> {
  const begun = performance.now()
  await ask(search)
  return performance.now() - begun
}

/** Two of three stays are a weekend or so. */
function toSearch(random: Random, today: Day): Search {
  const length = random.isLucky(0.67) ? 1 + random.below(4) : 1 + random.below(14)
  const checkIn = addDays(today, 1 + random.below(nights - 16))
  const childrenAges = random.isLucky(0.3) ? Array.from({ length: 1 + random.below(3) }, () => random.below(15)) : []
  return { checkIn, checkOut: addDays(checkIn, length), adults: 1 + random.below(3), childrenAges }
}

function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((one, two) => one - two)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

if (import.meta.main) console.log(await benchAvailability((line) => console.error(`bench · ${line}`)))
