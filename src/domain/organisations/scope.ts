import type { Area, Level, Levels } from './areas.ts'

/** What an organisation runs. */
export const unitKinds = ['property', 'seller', 'business'] as const
export type UnitKind = (typeof unitKinds)[number]

/** A property, seller or business, by the id that it has as such. */
export type UnitName = { kind: UnitKind; id: number }

export type ScopeUnit = UnitName & { unit: number; organisation: number; levels: Levels }

declare const area: unique symbol

/**
 * The units for which a member has a right. Statements on the rows of a supplier take a scope. Only `find-scope.ts` makes one, from the
 * memberships of the caller, so that no handler can pass ids that a browser sent.
 */
export type Scope<A extends Area = Area> = {
  readonly [area]: A
  account: string
  level: Level
  units: readonly ScopeUnit[]
  /** Units of the member without the right: a refusal names the missing right there. */
  others: readonly UnitName[]
}

/** The ids of its properties, sellers or businesses. */
export const idsIn = (scope: Scope, kind: UnitKind): number[] =>
  scope.units.filter((unit) => unit.kind === kind).map(({ id }) => id)

export const findUnitIn = (scope: Scope, kind: UnitKind, id: number): ScopeUnit | null =>
  scope.units.find((unit) => unit.kind === kind && unit.id === id) ?? null
