import type { Choice } from '../choice-query.ts'
import type { SaleData, Stock } from '../sale-data.ts'

export type ShownSale = Pick<
  SaleData,
  'itemType' | 'currency' | 'state' | 'maxPeople' | 'needs' | 'stocks' | 'lastDay' | 'today'
>

/** What is missing, or speaks against it. */
export type ChoiceProblem = 'departure' | 'date' | 'return' | 'tickets' | 'ages' | 'infants' | 'many' | 'few' | 'short'

/** So many of a price. Whoever takes no place of the stock is no seat. */
export type UnitRequest = { stock: Stock; kind: string; count: number; isSeat?: boolean }
export type ChoiceRequest = { wanted: UnitRequest[]; missing: ChoiceProblem | null }

/** What differs from kind to kind. Apart, so that a page brings only those of its own. */
export type ChoiceRules = {
  /** What of a choice can still be had, with what one would begin with where nothing is chosen. */
  fit(sale: ShownSale, choice: Choice): Choice
  want(sale: ShownSale, choice: Choice): ChoiceRequest
}

export const openOf = ({ stocks }: Pick<ShownSale, 'stocks'>): Stock[] => stocks.filter(({ state }) => state === 'open')
