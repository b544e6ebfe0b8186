import { currencies } from '../../domain/money.ts'
import { useText } from '../text.tsx'

/** To the other currency than that which prices are shown in first: the style sheet leaves one of both in sight. */
export function CurrencySwitch({ isLong = false }: { isLong?: boolean }) {
  const { currency: t } = useText()
  return currencies.map((currency) => (
    <button
      key={currency}
      type="button"
      data-to-currency={currency}
      aria-label={isLong ? undefined : t.showIn[currency]}
      className={
        isLong
          ? 'min-h-11 cursor-pointer rounded-control border border-line bg-surface px-4 text-sm font-semibold hover:text-brand noscript:hidden'
          : 'min-h-11 min-w-11 cursor-pointer rounded-control px-2 text-sm font-semibold text-ink-soft hover:text-ink noscript:hidden'
      }
    >
      {isLong ? t.showIn[currency] : t.short[currency]}
    </button>
  ))
}
