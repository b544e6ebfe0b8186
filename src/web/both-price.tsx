import { formatPrice } from '../i18n/format-price.ts'
import { type Cost, toAbout } from './dinars.tsx'
import { useRootData } from './root-data.ts'
import { useLocale } from './text.tsx'

/** In a row that has one line for it: a price in dollars with its dinars, one in dinars with its dollars for whoever has chosen them. */
export function BothPrice({ cost, sign }: { cost: Cost; sign?: '+' }) {
  const locale = useLocale()
  const rate = useRootData()?.rate.dinarsPerDollar
  return (
    <>
      {formatPrice(locale, cost, sign)}
      {rate && cost.amount > 0 && (
        <span className={cost.currency === 'IQD' ? 'rate-quiet' : undefined}>
          {' '}
          ({toAbout(locale, cost, rate, sign).text})
        </span>
      )}
    </>
  )
}
