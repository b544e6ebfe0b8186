import { useText } from '../../client/text.tsx'
import { currencies } from '../../domain/money/money.ts'

/** To the other currency than that which prices are shown in first: the style sheet leaves one of both in sight. */
export function CurrencySwitch() {
  const { currency: t } = useText()
  return currencies.map((currency) => (
    <button key={currency} type="button" data-to-currency={currency} className="header-choice noscript:hidden">
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
