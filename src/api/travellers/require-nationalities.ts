import { type FieldErrors, Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { listUnoffered } from '../../db/queries/accounts/nationalities.ts'

/** Throws where a traveller has a nationality that the operator does not offer. `at`: the path of their fields in the call. */
export async function requireNationalities(
  db: Db,
  people: readonly { at: string; nationality: string | null }[],
): Promise<void> {
  const unoffered = new Set(await listUnoffered(db))
  const fields: FieldErrors = {}
  for (const { at, nationality } of people)
    if (nationality !== null && unoffered.has(nationality)) fields[`${at}nationality`] = { error: 'not_offered' }
  if (Object.keys(fields).length > 0) throw new Problem('INVALID_INPUT', { fields })
}
