import { formatPrice } from '../../i18n/format-price.ts'
import { useLocale } from '../text.tsx'
import { type Cost, useDinars } from './dinars.tsx'

/** In a row with one line for it: a price in dollars with its dinars, one in dinars with its dollars for readers who have chosen them. */
export function BothPrice({ cost }: { cost: Cost }) {
  const amount = formatPrice(useLocale(), cost)
  const about = useDinars()(cost)
  return (
    <>
      {amount}
      {about && cost.amount > 0 && (
        <span className={about.currency === 'USD' ? 'rate-quiet' : undefined}> ({about.text})</span>
      )}
    </>
  )
}
