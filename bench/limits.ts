import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Db, openDatabase } from '../src/db/database.ts'
import { createLimits } from '../src/http/limits.ts'
import { type Child, startChild } from './child.ts'
import { toSection } from './markdown.ts'
import { median } from './median.ts'

const calls = 400
const rounds = 15
const goal = 0.3

/** What a limit costs a call: a statement where every one counts, next to nothing where they are counted in tenths. */
export async function benchLimits(safar: Child): Promise<string> {
  const { db, close } = openDatabase(safar.databaseUrl ?? '')
  try {
    const { take } = createLimits({ key: Buffer.from('bench') })
    const contestants = {
      bare: () => sql`select 1 as one`.execute(db),
      // A person who books, and one who looks about: each a little at a time.
      each: (n: number) => take(db, 'bookings', `each ${n % 100}`),
      tenths: (n: number) => take(db, 'stays', `192.0.${n % 20}.1`),
    }
    const took = await measure(contestants)
    const [bare, each, tenths] = [took.bare, took.each, took.tenths]
    const toCells = (name: string, ms: number) => [
      name,
      `${ms.toFixed(3)} ms`,
      `${(ms / bare).toFixed(2)} ×`,
      `≤ ${goal} ms: ${ms <= goal ? 'met' : '**missed**'}`,
    ]
    return toSection(
      'Limits of fair use',
      'What one takes of a call’s time, the median of rounds in which they take turns; beside it the emptiest statement there is (`select 1`).',
      ['limit', 'a call', 'to an empty statement', 'goal'],
      [toCells('counted one by one', each), toCells('counted in tenths', tenths)],
    )
  } finally {
    await forget(db)
    await close()
  }
}

type Contestants = Record<'bare' | 'each' | 'tenths', (n: number) => Promise<unknown>>

async function measure(contestants: Contestants): Promise<Record<keyof Contestants, number>> {
  const names = Object.keys(contestants) as (keyof Contestants)[]
  const all: Record<keyof Contestants, number[]> = { bare: [], each: [], tenths: [] }
  for (let round = 0; round < rounds; round++)
    for (const name of names) {
      const begun = performance.now()
      for (let n = 0; n < calls; n++) await contestants[name](n)
      all[name].push((performance.now() - begun) / calls)
    }
  return { bare: median(all.bare), each: median(all.each), tenths: median(all.tenths) }
}

const forget = (db: Db): Promise<unknown> => sql`delete from rate_limits`.execute(db)

// By itself, with a service of its own.
if (import.meta.main) {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-bench-'))
  const safar = await startChild('baselines/safar.ts', [dataDir])
  try {
    console.log(await benchLimits(safar))
  } finally {
    await safar.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
