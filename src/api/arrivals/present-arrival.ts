import type { z } from 'zod'
import type { ArrivalCard } from '../../contract/arrivals.ts'
import type { ArrivalRow } from '../../db/queries/stays/arrivals.ts'
import { toPublicName } from '../../domain/accounts/guest-name.ts'
import { hasRight, type Right } from '../../domain/organisations/areas.ts'
import { findUnitIn, type Scope } from '../../domain/organisations/scope.ts'
import { canUndo, type Expected, findMarkProblem, presences, toMissingFrom } from '../../domain/stays/presence.ts'
import { rightFor } from './right-for.ts'

/** Phones and notes are for members who may see people. */
export function presentArrival(
  { isReviewed, ...row }: ArrivalRow,
  scope: Scope,
  now: Date,
): z.output<typeof ArrivalCard> {
  const levels = findUnitIn(scope, 'property', row.property.id)?.levels
  const may = (right: Right) => levels !== undefined && hasRight(levels, right)
  const last = row.log[0]
  const expected: Expected = { ...row, lastMark: last ? { kind: last.kind, at: new Date(last.at) } : null }
  return {
    ...row,
    guest: {
      ...(may({ area: 'people', level: 'view' }) ? row.guest : { phone: null, notes: null }),
      name: toPublicName(row.guest.name),
    },
    missingFrom: toMissingFrom(expected).toISOString(),
    canMark: presences.filter(
      (mark) =>
        may(rightFor(row.presence, mark)) &&
        findMarkProblem(expected, mark, now) === null &&
        !(mark === 'no_show' && isReviewed),
    ),
    canUndo: canUndo(expected, now) && may(rightFor(null, row.presence ?? 'arrived')),
  }
}
