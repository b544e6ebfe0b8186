import { formatPrice } from '../../../i18n/format-price.ts'
import { useLocale } from '../../text.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import type { CheckoutData } from './load-checkout.ts'
import type { Quote } from './use-quote.ts'

type BookBarProps = {
  messages: CheckoutData['messages']
  totalLabel: string
  quote: Quote | null
  isCash: boolean
  isPending: boolean
  isLeaving: boolean
}

/** The price and the one action, under the thumb on a phone: above the bottom navigation. */
export function BookBar({ messages, totalLabel, quote, isCash, isPending, isLeaving }: BookBarProps) {
  const locale = useLocale()
  const isFree = quote?.total === 0
  return (
    <>
      <p role="status" className="text-sm text-ink-soft">
        {isLeaving ? messages.leaving : !isCash && !isFree && messages.hold}
      </p>
      <div className="max-lg:sticky max-lg:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-lg:z-20 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:py-3 md:max-lg:bottom-0">
        {quote && (
          <p className="mb-2 flex items-baseline justify-between gap-3 lg:hidden">
            <span className="text-sm text-ink-soft">{totalLabel}</span>
            <span className="text-xl font-bold tabular-nums">
              {formatPrice(locale, { amount: quote.total, currency: quote.currency })}
            </span>
          </p>
        )}
        <PlainButton
          size="large"
          isPending={isPending}
          pendingLabel={isLeaving ? messages.leaving : messages.booking}
          className="w-full"
        >
          {isCash || isFree ? messages.bookCash : messages.book}
        </PlainButton>
      </div>
    </>
  )
}
