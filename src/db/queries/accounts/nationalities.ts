import { sql } from 'kysely'
import { listCountries } from '../../../domain/accounts/countries.ts'
import type { Db, Tx } from '../../database.ts'

/** By their codes, in the order of those. */
export async function listUnoffered(db: Db): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`select code from unoffered_nationalities order by code`.execute(db)
  return rows.map(({ code }) => code)
}

export async function listOffered(db: Db): Promise<string[]> {
  const unoffered = new Set(await listUnoffered(db))
  return listCountries().filter((code) => !unoffered.has(code))
}

/** False where it is on the list already. */
export async function addUnoffered(tx: Tx, code: string): Promise<boolean> {
  const { rows } = await sql<{ code: string }>`
    insert into unoffered_nationalities (code) values (${code}) on conflict do nothing returning code`.execute(tx)
  return rows.length > 0
}

/** False where it is not on the list. */
export async function removeUnoffered(tx: Tx, code: string): Promise<boolean> {
  const { rows } = await sql<{ code: string }>`
    delete from unoffered_nationalities where code = ${code} returning code`.execute(tx)
  return rows.length > 0
}
