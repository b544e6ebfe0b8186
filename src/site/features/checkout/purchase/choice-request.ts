import type { Ok } from '../../../../contract/contract.ts'
import type { ProblemCode } from '../../../../contract/problems.ts'
import type { SaleKind } from '../../../../domain/sales/sale.ts'
import type { ChoiceQuery } from '../../sale-options/choice-query.ts'

export type Sale = Ok<'GET /public/sales/{type}/{id}'>
export type Stock = Sale['stocks'][number]

/** The choice in the form of the calls: without the input of the checkout itself. */
export type PurchaseChoiceRequest = {
  itemType: SaleKind
  itemId: number
  quantity?: number
  tickets?: { categoryId: number; quantity: number }[]
  party?: { adults: number; childrenAges: number[] }
  sharing?: number
  departureId?: number
  travelDate?: string
  returnDate?: string
  /** The waitlist entry for which it is held. */
  waitingId?: number
}

/** Missing choices without which nothing can be priced. The server decides about availability and price. */
export function findMissing(sale: Sale, choice: ChoiceQuery): ProblemCode | 'sharing' | null {
  if (sale.state === 'over') return 'SALE_OVER'
  if (sale.itemType === 'event') return hasTickets(sale, choice) ? null : 'TICKETS_REQUIRED'
  if (sale.itemType === 'offer') {
    const { travelDate, returnDate } = sale.needs
    return (travelDate && !choice.date) || (returnDate && !choice.returnDate) ? 'TRAVEL_DATE_REQUIRED' : null
  }
  if (!findStock(sale, choice.departure)) return 'DEPARTURE_REQUIRED'
  if (sale.itemType === 'activity') return null
  if (!choice.adults) return 'INVALID_ADULTS'
  if (choice.ages.includes(null)) return 'INVALID_AGE'
  return sale.itemType === 'umrah' && !choice.sharing ? 'sharing' : null
}

const hasTickets = (sale: Sale, { tickets }: ChoiceQuery): boolean =>
  tickets.length > 0 && tickets.every(({ categoryId }) => findStock(sale, categoryId))

export const findStock = ({ stocks }: Sale, id: number | null): Stock | undefined =>
  stocks.find((stock) => stock.id === id)

/** Only what its kind asks for: an address may say more than that. */
export function toRequest({ itemType, itemId, needs }: Sale, choice: ChoiceQuery): PurchaseChoiceRequest {
  const item = { itemType, itemId }
  const { quantity, departure, date, returnDate, adults, ages, sharing, tickets } = choice
  if (itemType === 'event') return { ...item, tickets: tickets.map((ticket) => ({ ...ticket })) }
  if (itemType === 'offer')
    return {
      ...item,
      quantity: quantity ?? 1,
      ...(needs.travelDate && date && { travelDate: date }),
      ...(needs.returnDate && returnDate && { returnDate }),
    }
  const timed = { ...item, ...(departure && { departureId: departure }) }
  if (itemType === 'activity') return { ...timed, quantity: quantity ?? 1 }
  return {
    ...timed,
    party: { adults: adults ?? 0, childrenAges: ages.filter((age) => age !== null) },
    ...(itemType === 'umrah' && sharing && { sharing }),
  }
}

/** How many come along, infants too: each has a name where names are asked for. */
export function countPeople({ quantity = 1, tickets, party }: PurchaseChoiceRequest): number {
  if (party) return party.adults + party.childrenAges.length
  return tickets ? tickets.reduce((sum, ticket) => sum + ticket.quantity, 0) : quantity
}
