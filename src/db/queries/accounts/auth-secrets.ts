import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../database.ts'
import { noSeal, type Seal } from '../../seal.ts'

/** A secret of this installation, drawn on first use; callers of the same moment get the same one. */
export async function getAuthSecret(db: Db, name: string, seal: Seal = noSeal): Promise<string> {
  const find = async () => {
    const { rows } = await sql<{ value: string }>`select value from auth_secrets where name = ${name}`.execute(db)
    return rows[0] && seal.open(rows[0].value, name)
  }
  const known = await find()
  if (known !== undefined) return known
  const fresh = seal.close(randomBytes(32).toString('base64url'), name)
  await sql`insert into auth_secrets (name, value) values (${name}, ${fresh}) on conflict (name) do nothing`.execute(db)
  const secret = await find()
  if (secret === undefined) throw new Error(`The secret "${name}" was not kept`)
  return secret
}

/** Seals those that lie in the clear; throws where one cannot be opened. */
export async function sealAuthSecrets(tx: Tx, seal: Seal): Promise<void> {
  const { rows } = await sql<{ name: string; value: string }>`select name, value from auth_secrets for update`.execute(
    tx,
  )
  for (const { name, value } of rows) {
    const text = seal.open(value, name)
    if (seal.isOpen(value))
      await sql`update auth_secrets set value = ${seal.close(text, name)} where name = ${name}`.execute(tx)
  }
}
