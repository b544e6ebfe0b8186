import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openContent } from '../../src/search/content/embedded.ts'
import { openDemoDatabase } from '../testing/database.ts'
import { type PrecisionQuery, precisionQueries } from './precision-queries.ts'
import { type AskSite, openAskSite } from './testing/site-search.ts'

const database = openDemoDatabase()
type Verdict = { q: string; isFirstRight: boolean; rows: number; wrong: string[] }
const verdicts: Verdict[] = []
/** Governorates of stays, by the ids of the stays. */
const townOf = new Map<number, string>()

beforeAll(async () => {
  const { rows } = await sql<{ id: number; key: string }>`
    select p.id, l.key from properties p join locations l on l.id = p.location_id`.execute(database.db)
  for (const { id, key } of rows) townOf.set(id, key)
  const search = openAskSite(database.db, (await openContent(database.db, '/nowhere')).indexes)
  for (const query of precisionQueries) verdicts.push(await assess(search, query))
}, 240_000)

/** The groups that a person looks at. */
const maxGroups = 2

async function assess(search: AskSite, { q, locale, kinds, town, says }: PrecisionQuery): Promise<Verdict> {
  const { groups } = await search(q, locale)
  const shown = groups.slice(0, maxGroups).flatMap(({ kind, rows }) =>
    rows.map((row) => {
      const text = [row.title, row.line, row.quote].join(' ').replace(/[\uE000\uE001]/g, '')
      const isThere = !town || townOf.get(row.id) === town
      return { text: `${kind} ${text}`, isRight: kinds.includes(kind) && isThere && (!says || says.test(text)) }
    }),
  )
  const wrong = shown.filter(({ isRight }) => !isRight).map(({ text }) => text)
  return { q, isFirstRight: shown[0]?.isRight ?? false, rows: shown.length, wrong }
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0)

describe('what a sentence shows is to the point', () => {
  test('more than a hundred sentences are asked', () => expect(verdicts.length).toBeGreaterThan(100))

  test('the first result is one that a person accepts, in 95 of 100 cases', () => {
    const missed = verdicts.filter(({ isFirstRight }) => !isFirstRight).map(({ q }) => q)
    expect(missed.length / verdicts.length, `missed: ${missed.join(' | ')}`).toBeLessThanOrEqual(0.05)
  })

  test('of the first two groups 85 of 100 results are to the point', () => {
    const wrong = verdicts.filter((one) => one.wrong.length > 0)
    const share = sum(wrong.map((one) => one.wrong.length)) / sum(verdicts.map(({ rows }) => rows))
    expect(share, wrong.map((one) => `${one.q}: ${one.wrong.join(', ')}`).join('\n')).toBeLessThanOrEqual(0.15)
  })
})
