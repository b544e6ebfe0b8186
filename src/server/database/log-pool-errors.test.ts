import { expect, test } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { logPoolErrors } from './log-pool-errors.ts'

const database = openTestDatabase()

test('a connection that is lost is told of, and nothing of what it did', async () => {
  const { pool, close } = openDatabase(database.url, { connections: 2 })
  const told = Promise.withResolvers<unknown[]>()
  logPoolErrors(pool, { info() {}, error() {}, debug() {}, warn: (...line: unknown[]) => told.resolve(line) })
  const [idle, other] = await Promise.all([pool.connect(), pool.connect()])
  const { rows } = await idle.query('select pg_backend_pid() as pid')
  idle.release()
  await other.query('select pg_terminate_backend($1)', [rows[0].pid])
  expect(await told.promise).toEqual([
    { code: '57P01', reason: 'terminating connection due to administrator command' },
    'an idle connection to the database was lost',
  ])
  other.release()
  await close()
})
