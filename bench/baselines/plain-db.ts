import pg from 'pg'
import type { Db } from '../../src/db/database.ts'
import { StatementExecutor } from '../../src/db/statement-executor.ts'
import { parseConfig } from '../../src/server/config.ts'

/** Runs our statements as somebody would by hand: named, by node-postgres alone, through a pool of the server's own size. */
export function openPlainDb(connectionString: string): { db: Db; close: () => Promise<void> } {
  const pool = new pg.Pool({ connectionString, max: parseConfig({}).DATABASE_CONNECTIONS })
  const executor = new StatementExecutor(async ({ text, name, values }) => {
    const { rows } = await pool.query({ text, ...(name && { name }), values: [...values] })
    return { rows }
  })
  const refuse = () => {
    throw new Error('Single statements only')
  }
  const db: Db = { isTransaction: false, getExecutor: () => executor, transaction: refuse, connection: refuse }
  return { db, close: () => pool.end() }
}
