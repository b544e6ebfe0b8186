import { useAbout } from '../../../client/money/dinars.tsx'
import { useLocale, useText } from '../../../client/text.tsx'
import { formatPrice } from '../../../i18n/format-price.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-link.tsx'
import { fieldLook } from '../../../ui/field-look.ts'
import { Price } from '../../../ui/price.tsx'
import { stickyBar } from '../../../ui/sticky-bar.ts'
import type { SaleChoice } from './use-choice.ts'

/** On a phone the total stays above the bottom navigation. It is the last part of the page, so that it never covers text below. */
export function ChoiceBar({ choice }: { choice: SaleChoice | null }) {
  const locale = useLocale()
  const free = useText().price.free
  const amount = choice?.priced.total
  const about = useAbout(choice && amount ? { amount, currency: choice.sale.currency } : undefined)
  if (choice?.sale.state !== 'open') return null
  const { sale, priced, problem, submit } = choice
  const { messages, currency } = sale
  const total = priced.total && formatPrice(locale, { amount: priced.total, currency })
  const isChosen = priced.total !== null
  return (
    <>
      <p role="status" className="sr-only">
        {isChosen && `${messages.total}: ${total || free}`}
      </p>
      <div data-sticky-total="" className={stickyBar}>
        {problem && <p className={`mb-2 ${fieldLook.error}`}>{problem}</p>}
        <div className="flex items-center justify-between gap-4">
          {isChosen ? (
            <>
              <div className="min-w-0 leading-tight">
                <p className="text-sm text-ink-soft">{messages.total}</p>
                <Price amount={total || free} about={about} />
              </div>
              <Button type="button" onClick={submit}>
                {messages.next}
              </Button>
            </>
          ) : (
            <a href="#choice" className={buttonClass({ className: 'w-full' })}>
              {messages.choose}
            </a>
          )}
        </div>
      </div>
    </>
  )
}
