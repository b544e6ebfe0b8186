import type { Sale, SaleData } from './sale-data.ts'

/** Stocks without a number have closed. */
export const withStockNumbers = <T extends Pick<SaleData, 'state' | 'stocks'>>(
  sale: T,
  { state, stocks }: Pick<Sale, 'state' | 'stocks'>,
): T => ({
  ...sale,
  state,
  stocks: sale.stocks.map(
    (stock) => stocks.find(({ id }) => id === stock.id) ?? { ...stock, left: 0, state: 'over' as const },
  ),
})
