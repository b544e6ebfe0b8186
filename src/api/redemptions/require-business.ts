import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { findBusinessesOf } from '../../db/queries/accounts/memberships.ts'

/** For which business somebody acts: the one they name, or the only one there is. `field`: where it would have been named. */
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
