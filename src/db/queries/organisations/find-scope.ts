import { sql } from 'kysely'
import { UnitRights } from '../../../contract/levels.ts'
import { type Area, hasRight, type Levels, type Right } from '../../../domain/organisations/areas.ts'
import type { Scope, ScopeUnit, UnitKind } from '../../../domain/organisations/scope.ts'
import { checkColumns } from '../../check-json.ts'
import type { Db, Tx } from '../../database.ts'
import { levelsJson, unitsOf } from './member-units.ts'

type UnitRow = { unit: number; organisation: number; kind: UnitKind; id: number; levels: Levels }

/** All units of these kinds for which the account works, whatever its role. */
export async function findUnitsOf(
  db: Db | Tx,
  { account, kinds, now }: { account: string; kinds: readonly UnitKind[]; now: Date },
): Promise<ScopeUnit[]> {
  const { rows } = await sql<UnitRow>`
    select m.unit_id as unit, m.organisation_id as organisation, m.kind, m.item_id as id, ${levelsJson('m')} as levels
    from ${unitsOf(account, now)} m where m.kind = any(${[...kinds]}::text[]) order by m.kind, m.item_id`.execute(db)
  checkColumns(rows, () => ({ levels: UnitRights.levels }))
  return rows
}

/** The only maker of a scope: the units among these for which their member has the right. */
export function toScope<A extends Area>(
  units: readonly ScopeUnit[],
  right: Right & { area: A },
  account: string,
): Scope<A> {
  const isAllowed = ({ levels }: ScopeUnit) => hasRight(levels, right)
  const others = units.filter((unit) => !isAllowed(unit))
  const scope: Omit<Scope<A>, symbol> = { account, level: right.level, units: units.filter(isAllowed), others }
  return scope as Scope<A>
}
