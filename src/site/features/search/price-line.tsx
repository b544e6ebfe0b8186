import { useLocale } from '../../../client/text.tsx'
import { formatPrice, formatPriceRange } from '../../../i18n/format-price.ts'
import { fillTyped, useSearchMessages } from './search-messages.ts'
import type { SearchResults } from './to-results.ts'

/** Says which words were searched for, and what was read of the price. */
export function PriceLine({
  price: { bounds, isCheap, isBeyond, rest },
}: {
  price: NonNullable<SearchResults['price']>
}) {
  const { price: messages } = useSearchMessages()
  const locale = useLocale()
  const toText = (): string | null => {
    if (!bounds) return null
    const { min, max, currency } = bounds
    if (min !== null && max !== null)
      return fillTyped(messages.between, formatPriceRange(locale, { min: min, max: max, currency }))
    if (max !== null) return fillTyped(messages.upTo, formatPrice(locale, { amount: max, currency }))
    return min === null ? null : fillTyped(messages.from, formatPrice(locale, { amount: min, currency }))
  }
  const parts = [rest && fillTyped(messages.asked, rest), toText(), isCheap && !isBeyond && messages.cheapest]
  return (
    <p className="-mt-2 mb-4 text-ink-soft">
      {parts.filter(Boolean).join(' · ')}
      {isBeyond && <span className="mt-1 block font-semibold text-ink">{messages.beyond}</span>}
    </p>
  )
}
