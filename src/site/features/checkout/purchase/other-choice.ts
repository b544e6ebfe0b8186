import type { ChoiceQuery } from '../../sale-options/choice-query.ts'
import type { PurchaseChoiceRequest, Stock } from './choice-request.ts'

/** The same, but of something else that is still to be had. */
export function toOtherChoice(
  choice: ChoiceQuery,
  { itemType, tickets = [] }: PurchaseChoiceRequest,
  stock: Stock,
): ChoiceQuery {
  if (itemType === 'offer') return { ...choice, date: stock.day, returnDate: toLaterReturn(choice, stock.day) }
  if (itemType !== 'event') return { ...choice, departure: stock.id }
  const quantity = tickets.reduce((sum, ticket) => sum + ticket.quantity, 0)
  return { ...choice, tickets: [{ categoryId: stock.id, quantity }] }
}

/** The return comes after the departure. */
const toLaterReturn = ({ returnDate }: ChoiceQuery, day: string | null): string | null =>
  returnDate && day && returnDate < day ? null : returnDate

type Left = { left: number; min: number }

/** The free number; null where it is too small for any party, or where the customer has to decide who stays at home. */
export function toFewer(
  choice: ChoiceQuery,
  { itemType, tickets = [] }: PurchaseChoiceRequest,
  { left, min }: Left,
): ChoiceQuery | null {
  if (left < min) return null
  if (itemType === 'offer' || itemType === 'activity') return { ...choice, quantity: left }
  const [only, ...others] = tickets
  return only && others.length === 0 ? { ...choice, tickets: [{ ...only, quantity: left }] } : null
}

const sharedBy = { 1: 'two', 2: 'two', 3: 'three', 4: 'four' } as const

/** The price of an adult, a ticket or a piece. */
export function toStockPrice({ prices }: Stock, { itemType, sharing }: PurchaseChoiceRequest): number | undefined {
  const names = {
    offer: 'piece',
    tourism: 'adult',
    umrah: sharedBy[(sharing ?? 2) as keyof typeof sharedBy],
    event: 'ticket',
    activity: 'person',
  }
  return prices[names[itemType]]
}
