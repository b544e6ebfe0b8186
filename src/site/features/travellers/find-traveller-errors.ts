import { parseTravellers, type TravellerFields, type TravellersQuestion } from '../../../domain/accounts/traveller.ts'
import type { TravellerErrorTexts } from './traveller-messages.ts'

type ErrorsInput = TravellersQuestion & { errors: TravellerErrorTexts }

/** The faults of each traveller, before the server is asked. */
export function findTravellerErrors(
  typed: readonly TravellerFields[],
  { errors, ...question }: ErrorsInput,
): Record<string, string> {
  const parsed = parseTravellers(typed, question)
  return Object.fromEntries(
    Object.entries(parsed.ok ? {} : parsed.fields).map(([field, { error }]) => [field, errors[error]]),
  )
}
