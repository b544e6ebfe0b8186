import { type FieldErrors, Problem } from '../../contract/problems.ts'
import { findNameProblem } from '../../domain/accounts/person-name.ts'
import type { Traveller } from '../../domain/accounts/traveller.ts'

/** Agencies and doors are shown these names: none is a contact or one of ours. `at`: where they stand in the call. */
export function requireNames(
  travellers: readonly Pick<Traveller, 'firstName' | 'lastName'>[],
  at: (index: number) => string = () => '',
): void {
  const fields: FieldErrors = {}
  for (const [index, { firstName, lastName }] of travellers.entries()) {
    const error = findNameProblem(`${firstName} ${lastName}`)
    if (error) fields[`${at(index)}firstName`] = { error }
  }
  if (Object.keys(fields).length > 0) throw new Problem('INVALID_INPUT', { fields })
}
