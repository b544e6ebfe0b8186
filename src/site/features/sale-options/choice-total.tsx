import { useDinars } from '../../../client/money/dinars.tsx'
import { useLocale, useText } from '../../../client/text.tsx'
import { formatPrice } from '../../../i18n/format-price.ts'
import { AboutLine } from '../../../ui/about-line.tsx'
import type { SaleChoice } from './use-choice.ts'

/** The total, line by line; empty before it is certain. */
export function ChoiceTotal({ choice: { sale, priced } }: { choice: SaleChoice }) {
  const locale = useLocale()
  const dinars = useDinars()
  const free = useText().price.free
  const { currency, messages } = sale
  const toRow = (label: string, amount: number, className = '') => (
    <p key={label} className={`flex flex-wrap items-baseline justify-between gap-x-4 ${className}`}>
      <span>{label}</span>
      <span className="ms-auto whitespace-nowrap tabular-nums">
        {amount > 0 ? formatPrice(locale, { amount, currency }) : free}
        <AboutLine about={amount > 0 ? dinars({ amount, currency }) : undefined} />
      </span>
    </p>
  )
  if (priced.total === null) return null
  return (
    <div className="border-t border-line pt-3 noscript:hidden">
      {priced.lines.map(({ kind, title, count, amount }) => toRow(`${count} × ${title ?? sale.lines[kind]}`, amount))}
      {toRow(messages.total, priced.total, 'mt-2 text-xl font-bold')}
    </div>
  )
}
