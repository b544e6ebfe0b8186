import { AboutInDollars } from '../../../client/money/dinars.tsx'
import { useLocale, useText } from '../../../client/text.tsx'
import { formatPrice } from '../../../i18n/format-price.ts'
import type { DueText } from '../../../i18n/messages/due.ts'
import { Button } from '../../../ui/button.tsx'
import { CrossedOut } from '../../../ui/sum-list.tsx'
import type { PriceToPay } from './method-choice.tsx'

type BookBarProps = {
  note: string | false
  total: (PriceToPay & { label: string }) | null
  due: DueText
  action: string
  isPending: boolean
  pendingLabel: string
}

/** The price and the one action, under the thumb on a phone. */
export function BookBar({ note, total, due, action, isPending, pendingLabel }: BookBarProps) {
  const locale = useLocale()
  const label = useText().price.before
  const before =
    total?.before === undefined ? undefined : { label, amount: formatPrice(locale, { ...total, amount: total.before }) }
  return (
    <>
      <p role="status" className="text-sm text-ink-soft">
        {note}
      </p>
      <div
        data-sticky-total=""
        className="max-lg:sticky max-lg:bottom-0 max-lg:pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-lg:z-20 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-3"
      >
        {total && (
          <div className="mb-2 lg:hidden">
            <p className="flex items-baseline justify-between gap-3">
              <span className="text-sm text-ink-soft">{total.label}</span>
              <span className="text-end text-xl font-bold tabular-nums">
                <CrossedOut before={before} />
                {formatPrice(locale, total)}
              </span>
            </p>
            <AboutInDollars cost={total} className="text-end" />
            {total.due && (
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="text-sm text-ink-soft">{due.due}</span>
                <span className="font-bold tabular-nums">
                  {formatPrice(locale, { amount: total.due.amount, currency: 'IQD' })}
                </span>
              </p>
            )}
          </div>
        )}
        <Button size="large" isPending={isPending} pendingLabel={pendingLabel} className="w-full">
          {action}
        </Button>
      </div>
    </>
  )
}
