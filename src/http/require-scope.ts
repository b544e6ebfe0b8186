import type { CallRight } from '../contract/call.ts'
import { Problem } from '../contract/problems.ts'
import type { Db } from '../db/database.ts'
import { findUnitsOf, toScope } from '../db/queries/organisations/find-scope.ts'
import type { Scope } from '../domain/organisations/scope.ts'

type ScopeQuery = { account: string; right: CallRight; now: Date }

/** The units for which the caller has the right of a call. Read for each call, so that a removed member is out at once. */
export async function requireScope(db: Db, { account, right, now }: ScopeQuery): Promise<Scope> {
  const units = await findUnitsOf(db, { account, kinds: right.of, now })
  if (units.length === 0) throw new Problem('NOT_A_MEMBER')
  const scope = toScope(units, right, account)
  if (scope.units.length === 0) throw new Problem(right.area === 'visas' ? 'VISA_OFFICERS_ONLY' : 'MANAGERS_ONLY')
  return scope
}
