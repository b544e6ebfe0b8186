import type { z } from 'zod'
import type { Ticket } from '../../contract/tickets.ts'
import type { TicketRow } from '../../db/queries/sales/ticket-pages.ts'
import type { Seal } from '../../db/seal.ts'
import { isPricedByAge } from '../../domain/sales/sale.ts'
import { findPassProblem, toOpening, toTicketState } from '../../domain/tickets/entry.ts'
import { toProof, toTicketCode } from '../../domain/tickets/ticket-code.ts'
import type { DiscountKeys } from '../redemptions/discount-keys.ts'
import { findHolder } from './find-holder.ts'

export type TicketView = z.output<typeof Ticket>

type Deps = { discountKeys: DiscountKeys; personalSeal: Seal; now: Date }

/** A ticket for its customer, with its code while that is valid. */
export async function presentTicket({ discountKeys, personalSeal, now }: Deps, row: TicketRow): Promise<TicketView> {
  const facts = toFacts(row)
  const state = toTicketState(facts, now)
  const isShown = row.endReason === null && facts.expiresAt > now
  const id = BigInt(row.id)
  const { sale, number, orderCode: order } = row
  const { startsAt, expiresAt } = facts
  const token = { ticket: id, sale, opensAt: toOpening(startsAt), expiresAt }
  return {
    id: row.id,
    purchaseId: row.purchaseId,
    number,
    code: isShown ? toTicketCode({ order, number, proof: toProof(id) }) : null,
    state,
    token: isShown ? await discountKeys.signTicket(token, now) : null,
    itemType: row.itemType,
    title: row.title,
    category: row.category,
    holder: findHolder(personalSeal, row),
    startsAt: row.startsAt,
    endsAt: row.expiresAt,
    venue: row.venue,
    coordinates: row.coordinates,
    printed: row.printed,
    seller: row.seller,
    enteredAt: row.enteredAt,
    canPass: findPassProblem({ ...facts, isNamed: isNamed(row) }, now) === null,
    passUntil: row.passUntil,
  }
}

/** A passport belongs to the place, or an age: a child's place on a tour is cheaper, and no adult's. */
export const isNamed = ({ travellerData, itemType }: Pick<TicketRow, 'travellerData' | 'itemType'>): boolean =>
  travellerData === 'passports' || isPricedByAge(itemType)

const toFacts = ({ startsAt, expiresAt, enteredAt, ...row }: TicketRow) => ({
  ...row,
  startsAt: startsAt === null ? null : new Date(startsAt),
  expiresAt: new Date(expiresAt),
  enteredAt: enteredAt === null ? null : new Date(enteredAt),
})
