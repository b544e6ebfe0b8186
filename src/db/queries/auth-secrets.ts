import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** A secret of the installation's own, drawn on first use; whoever comes at the same moment gets the same one. */
export async function getAuthSecret(db: Db, name: string): Promise<string> {
  const find = async () =>
    (await sql<{ value: string }>`select value from auth_secrets where name = ${name}`.execute(db)).rows[0]?.value
  const known = await find()
  if (known !== undefined) return known
  const fresh = randomBytes(32).toString('base64url')
  await sql`insert into auth_secrets (name, value) values (${name}, ${fresh}) on conflict (name) do nothing`.execute(db)
  const secret = await find()
  if (secret === undefined) throw new Error(`The secret "${name}" was not kept`)
  return secret
}
