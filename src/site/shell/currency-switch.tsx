import { useText } from '../../client/text.tsx'
import { currencies } from '../../domain/money/money.ts'

/** To the other currency than that which prices are shown in first: the style sheet leaves one of both in sight. */
export function CurrencySwitch() {
  const { currency: t } = useText()
  return currencies.map((currency) => (
    <button
      key={currency}
      type="button"
      data-to-currency={currency}
      className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-2 text-sm font-semibold text-ink-soft hover:text-ink noscript:hidden"
    >
      <span className="sr-only">{t.showIn[currency]}</span>
      <span aria-hidden>{t.short[currency]}</span>
    </button>
  ))
}

/** The same in whole words, for where there is room. */
export function CurrencyButtons({ className }: { className: string }) {
  const { currency: t } = useText()
  return currencies.map((currency) => (
    <button key={currency} type="button" data-to-currency={currency} className={className}>
      {t.showIn[currency]}
    </button>
  ))
}
