import type { z } from 'zod'
import type { ArrivalCard } from '../../contract/arrivals.ts'
import type { ArrivalRow, PropertyOfMember } from '../../db/queries/stays/arrivals.ts'
import { toPublicName } from '../../domain/accounts/guest-name.ts'
import { hasSellerRight } from '../../domain/accounts/seller-rights.ts'
import { canUndo, type Expected, findMarkProblem, presences, toMissingFrom } from '../../domain/stays/presence.ts'
import { rightFor } from './right-for.ts'

/** A cashier at the reception sees who comes, and neither phones nor notes. */
export function presentArrival(
  { isReviewed, ...row }: ArrivalRow,
  properties: readonly PropertyOfMember[],
  now: Date,
): z.output<typeof ArrivalCard> {
  const role = properties.find(({ id }) => id === row.property.id)?.role
  const isManager = role !== undefined && hasSellerRight(role, 'decide-about-guests')
  const last = row.log[0]
  const expected: Expected = { ...row, lastMark: last ? { kind: last.kind, at: new Date(last.at) } : null }
  const may = (right: ReturnType<typeof rightFor>) => role !== undefined && hasSellerRight(role, right)
  return {
    ...row,
    guest: { ...(isManager ? row.guest : { phone: null, notes: null }), name: toPublicName(row.guest.name) },
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
