import { formatPrice } from '../../i18n/format-price.ts'
import { useDinars } from '../dinars.tsx'
import { useLocale, useText } from '../text.tsx'
import { AboutLine } from '../ui/about-line.tsx'
import type { OtherPrice } from '../ui/price.tsx'
import type { SaleChoice } from './use-choice.ts'

/** What it comes to, line by line; nothing while that is not sure. */
export function ChoiceTotal({ choice: { sale, priced } }: { choice: SaleChoice }) {
  const locale = useLocale()
  const dinars = useDinars()
  const free = useText().price.free
  const { currency, messages } = sale
  const price = (amount: number) => (amount > 0 ? formatPrice(locale, { amount, currency }) : free)
  if (priced.total === null) return null
  return (
    <div className="border-t border-line pt-3 noscript:hidden">
      {priced.lines.map(({ kind, stockId, title, count, amount }) => (
        <Row
          key={`${kind} ${stockId}`}
          label={`${count} × ${title ?? sale.lines[kind]}`}
          amount={price(amount)}
          about={amount > 0 ? dinars({ amount, currency }) : undefined}
        />
      ))}
      <Row label={messages.total} amount={price(priced.total)} className="mt-2 text-xl font-bold" />
      {priced.total > 0 && (
        <p className={`text-end tabular-nums ${currency === 'IQD' ? 'rate-quiet' : ''}`}>
          {dinars({ amount: priced.total, currency })?.text}
        </p>
      )}
    </div>
  )
}

type RowProps = { label: string; amount: string; about?: OtherPrice | undefined; className?: string }

const Row = ({ label, amount, about, className = '' }: RowProps) => (
  <p className={`flex flex-wrap items-baseline justify-between gap-x-4 ${className}`}>
    <span>{label}</span>
    <span className="ms-auto whitespace-nowrap tabular-nums">
      {amount}
      <AboutLine about={about} />
    </span>
  </p>
)
