import type { SaleKind } from '../../../domain/sales/sale.ts'

/** A choice of a sale, complete or not: it is part of the checkout's address. */
export type ChoiceQuery = {
  /** A departure of a tour, or a time of an activity: the id of a stock. */
  departure: number | null
  /** Pieces of an offer, people of an activity. */
  quantity: number | null
  /** For an event; in the order of their ids. */
  tickets: readonly { categoryId: number; quantity: number }[]
  adults: number | null
  /** The ages of the children, in their order; null where one is missing. */
  ages: readonly (number | null)[]
  /** How many share a room; 1 is a room alone. */
  sharing: number | null
  date: string | null
  returnDate: string | null
}

export const emptyChoice: ChoiceQuery = {
  departure: null,
  quantity: null,
  tickets: [],
  adults: null,
  ages: [],
  sharing: null,
  date: null,
  returnDate: null,
}

/** The names in the address, and of the fields of a form that is sent without script. */
export const choiceNames = {
  departure: 'departure',
  quantity: 'quantity',
  tickets: 'tickets',
  adults: 'adults',
  ages: 'ages',
  sharing: 'sharing',
  date: 'date',
  returnDate: 'return',
} as const satisfies Record<keyof ChoiceQuery, string>

const unknownAge = '-'

/** Only what was chosen, in one order. */
export function toChoiceQuery(choice: ChoiceQuery): string {
  const query = new URLSearchParams()
  const add = (name: keyof ChoiceQuery, value: string | number | null) => {
    if (value) query.set(choiceNames[name], String(value))
  }
  add('departure', choice.departure)
  add('quantity', choice.quantity)
  add('tickets', choice.tickets.map(({ categoryId, quantity }) => `${categoryId}:${quantity}`).join(','))
  add('adults', choice.adults)
  add('ages', choice.ages.map((age) => age ?? unknownAge).join(','))
  add('sharing', choice.sharing)
  add('date', choice.date)
  add('returnDate', choice.returnDate)
  // Commas and colons mean nothing in a query: the address stays readable.
  return query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
}

/** Without the language. */
export const toCheckoutPath = (item: { itemType: SaleKind; itemId: number }, choice: ChoiceQuery): string => {
  const query = toChoiceQuery(choice)
  return `/checkout/${item.itemType}/${item.itemId}${query && '?'}${query}`
}
