import type { ChoiceQuery } from '../choice-query.ts'
import type { SaleData, Stock } from '../sale-data.ts'

export type ShownSale = Pick<
  SaleData,
  'itemType' | 'currency' | 'state' | 'maxPeople' | 'needs' | 'stocks' | 'lastDay' | 'today'
>

/** The missing field, or the reason against it. */
export type SaleChoiceProblem =
  | 'departure'
  | 'date'
  | 'return'
  | 'tickets'
  | 'ages'
  | 'infants'
  | 'many'
  | 'few'
  | 'short'

/** A count of a price. A person without a place in the stock takes no seat. */
export type UnitRequest = { stock: Stock; kind: string; count: number; isSeat?: boolean }
export type SaleChoiceRequest = { wanted: UnitRequest[]; missing: SaleChoiceProblem | null }

/** The rules that differ by kind. Separate files, so that a page loads only those of its own. */
export type ChoiceRules = {
  /** The available part of a choice, with the default where nothing is chosen. */
  fit(sale: ShownSale, choice: ChoiceQuery): ChoiceQuery
  want(sale: ShownSale, choice: ChoiceQuery): SaleChoiceRequest
}

export const openOf = ({ stocks }: Pick<ShownSale, 'stocks'>): Stock[] => stocks.filter(({ state }) => state === 'open')
