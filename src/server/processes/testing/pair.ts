import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { findViolations } from '../../../db/audit/payments-audit.ts'
import type { Db } from '../../../db/database.ts'
import { findFreePort } from './free-port.ts'
import { dropTestServers, startTestServer, type TestServer } from './server.ts'

type PairInput = { database: { url: string; db: Db }; settings?: readonly Record<string, string>[] }

/** Two processes over one database, for the tests of a file: after each the audit is clean and no error logged, in the end nothing was deadlocked. */
export function openTestPair({ database, settings = [{}, {}] }: PairInput) {
  dropTestServers()
  let servers: TestServer[] = []

  beforeAll(async () => {
    const start = async (own: Record<string, string>) =>
      startTestServer({ databaseUrl: database.url, port: await findFreePort(), settings: own })
    servers = await Promise.all(settings.map(start))
  }, 120_000)

  afterEach(async () => {
    expect(await findViolations(database.db, new Date())).toEqual([])
    for (const { said } of servers) expect(said(), 'an error in the log').not.toMatch(/"level":(50|60)/)
  })

  // Their last words are counted, too: a session tells of its deadlocks when it ends.
  afterAll(async () => {
    for (const server of servers) server.signal('SIGTERM')
    await Promise.all(servers.map(({ ended }) => ended))
    const { rows } = await sql<{ deadlocks: bigint }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(database.db)
    expect(rows).toEqual([{ deadlocks: 0n }])
  })

  /** Every other caller goes to the other process. */
  return { urlOf: (n: number): string => servers[n % servers.length]?.url ?? '' }
}
