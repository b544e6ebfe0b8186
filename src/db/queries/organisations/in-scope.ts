import { sql } from 'kysely'
import { idsIn, type Scope, type UnitKind } from '../../../domain/organisations/scope.ts'
import type { Sql } from '../fragments.ts'

/** Condition on the id of a property, seller or business: one of the scope. A row of another organisation is then not found. */
export const isIn = (scope: Scope, kind: UnitKind, id: Sql): Sql => sql`${id} = any(${idsIn(scope, kind)}::int[])`
