import { isFew, isScarce } from './few-left.ts'
import type { Stock } from './sale-data.ts'
import type { SaleChoice } from './use-choice.ts'

/** How many are left where they are few, or that none are. */
export function LeftText({ stock, sale }: { stock: Stock; sale: SaleChoice['sale'] }) {
  if (stock.state !== 'open') return <span className="font-semibold">{sale.left[0]}</span>
  if (!isFew(stock.left)) return null
  return <span className={isScarce(stock.left) ? 'font-semibold text-danger' : ''}>{sale.left[stock.left]}</span>
}
