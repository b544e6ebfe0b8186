import { Problem, type ProblemCode } from '../contract/problems.ts'
import { hasRight, type Right } from '../domain/organisations/areas.ts'
import { findUnitIn, type Scope, type UnitName } from '../domain/organisations/scope.ts'

/** The scope of one named unit, or the same scope where none is named. A unit of another organisation is not found. */
export function narrowScope<S extends Scope>(
  scope: S,
  kind: UnitName['kind'],
  named: number | undefined,
  code: ProblemCode = 'NOT_FOUND',
): S {
  if (named === undefined) return scope
  const unit = findUnitIn(scope, kind, named)
  if (!unit && scope.others.some((other) => other.kind === kind && other.id === named))
    throw new Problem('MANAGERS_ONLY')
  if (!unit) throw new Problem(code)
  return { ...scope, units: [unit] }
}

/** A member may have more rights at one unit than at another. */
export function requireRightAt(scope: Scope, { kind, id }: UnitName, right: Right): void {
  const unit = findUnitIn(scope, kind, id)
  if (!unit || !hasRight(unit.levels, right)) throw new Problem('MANAGERS_ONLY')
}
