import type { z } from 'zod'
import { Problem } from '../../contract/problems.ts'
import type { TravellerInput } from '../../contract/travellers.ts'
import type { SoldItem } from '../../db/queries/sales/sale-facts.ts'
import { ageGroupOf, parseTravellers, type Traveller } from '../../domain/accounts/traveller.ts'
import { type AgedParty, type ChoiceInput, type PurchaseChoice, toPeople } from '../../domain/sales/purchase-choice.ts'
import { isPricedByAge } from '../../domain/sales/sale.ts'
import { type Day, toDay } from '../../domain/time/day.ts'
import { requireNames } from '../travellers/require-names.ts'

export type TypedTravellers = readonly z.output<typeof TravellerInput>[]

/** Derives the number of people from the travellers, where the request does not state it. */
export function withTravellers(sale: SoldItem, input: ChoiceInput, typed: TypedTravellers, now: Date): ChoiceInput {
  if (sale.travellerData === 'none') return input
  if (!isPricedByAge(sale.kind)) return { ...input, quantity: input.quantity ?? (typed.length || undefined) }
  if (input.party) return input
  const departure = sale.stocks.find(({ id }) => id === input.departureId)
  return { ...input, party: parse(sale, typed, { departureDay: departure?.day ?? null, returnDay: null }, now).party }
}

/**
 * Throws where travellers are missing or named otherwise than the sale needs, or where the price was for others. Empty where none are asked for:
 * sent ones are not stored.
 */
export function requireTravellers(
  sale: SoldItem,
  typed: TypedTravellers,
  { travelDate, returnDate, people }: Pick<PurchaseChoice, 'travelDate' | 'returnDate' | 'people'>,
  now: Date,
): Traveller[] {
  if (sale.travellerData === 'none') return []
  const { travellers, party } = parse(sale, typed, { departureDay: travelDate, returnDay: returnDate }, now)
  const named = isPricedByAge(sale.kind) ? toPeople(party) : { ...people, adults: travellers.length }
  const isSame =
    named.adults === people.adults && named.children === people.children && named.infants === people.infants
  if (!isSame) throw new Problem('PARTY_MISMATCH', { fields: { travellers: { error: 'invalid' } } })
  return travellers
}

type Dates = { departureDay: Day | null; returnDay: Day | null }

function parse(
  sale: SoldItem,
  typed: TypedTravellers,
  dates: Dates,
  now: Date,
): { travellers: Traveller[]; party: AgedParty } {
  const question = { needs: sale.travellerData, isPricedByAge: isPricedByAge(sale.kind), today: toDay(now) }
  const parsed = parseTravellers(typed, { ...question, ...dates })
  if (!parsed.ok) throw new Problem(parsed.code, { fields: parsed.fields })
  requireNames(parsed.travellers, (index) => `travellers.${index}.`)
  const young = parsed.ages.filter((age) => ageGroupOf(age) !== 'adult')
  return { travellers: parsed.travellers, party: { adults: parsed.ages.length - young.length, childrenAges: young } }
}
