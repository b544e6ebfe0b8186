import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { findBusinessesOf } from '../../db/queries/accounts/memberships.ts'

/** The business of the caller: the named one, or the only one there is. `field`: the field that would have named it. */
export async function requireBusiness(
  db: Db,
  account: string,
  { named, field }: { named: number | undefined; field: string },
): Promise<number> {
  const all = await findBusinessesOf(db, account)
  const [only] = all
  if (only === undefined) throw new Problem('NOT_A_MEMBER')
  if (named !== undefined && !all.includes(named)) throw new Problem('NOT_A_MEMBER')
  if (named === undefined && all.length > 1)
    throw new Problem('INVALID_INPUT', { fields: { [field]: { error: 'required' } } })
  return named ?? only
}
