import { toPersonalFieldName } from '../../db/personal-field.ts'
import type { HolderRow } from '../../db/queries/sales/ticket-pages.ts'
import type { Seal } from '../../db/seal.ts'
import { toPublicName } from '../../domain/accounts/guest-name.ts'
import { type AgeGroup, ageGroupOf, ageOn, type Traveller } from '../../domain/accounts/traveller.ts'
import { isPricedByAge } from '../../domain/sales/sale.ts'
import { toDay } from '../../domain/time/day.ts'
import { openTravellers } from '../travellers/seal-travellers.ts'

export type TicketAge = Exclude<AgeGroup, 'infant'>

/** The name on a ticket: given by the customer who took it, or of the traveller with that number. Null where no names are asked for. */
export const findHolder = (seal: Seal, row: HolderRow): string | null =>
  toPublicName(findWrittenName(seal, row) ?? '') || null

function findWrittenName(seal: Seal, row: HolderRow): string | null {
  if (row.holder !== null) return seal.open(row.holder, toPersonalFieldName({ ticket: row.id }))
  const traveller = findTraveller(seal, row)
  return traveller && `${traveller.firstName} ${traveller.lastName}`
}

/**
 * Whose price was paid for the place, where a price is of an age. Without names the first places are the adults'. Null where it makes no
 * difference, or where the names were forgotten.
 */
export function findTicketAge(seal: Seal, row: HolderRow): TicketAge | null {
  if (!isPricedByAge(row.itemType)) return null
  if (row.children === 0) return 'adult'
  if (row.travellerData === 'none') return row.number <= row.adults ? 'adult' : 'child'
  const traveller = findTraveller(seal, row)
  return traveller && (groupOf(row, traveller) === 'adult' ? 'adult' : 'child')
}

function findTraveller(seal: Seal, row: HolderRow): Traveller | null {
  // A customer who took it over is none of the buyer's travellers.
  if (row.travellers === null || !row.isBuyers) return null
  // An infant sits on a lap and has no ticket, so that the others are counted without them.
  const placed = openTravellers(seal, row.travellers, { order: row.orderId }).filter(
    (traveller) => groupOf(row, traveller) !== 'infant',
  )
  return placed[row.number - 1] ?? null
}

/** On the day it begins. */
function groupOf({ startsAt }: HolderRow, { birthDate }: Traveller): AgeGroup {
  const startsOn = startsAt && toDay(new Date(startsAt))
  return ageGroupOf(birthDate === null || startsOn === null ? null : ageOn(birthDate, startsOn))
}

export const sealHolder = (seal: Seal, ticket: bigint, name: string): string =>
  seal.close(name, toPersonalFieldName({ ticket }))
