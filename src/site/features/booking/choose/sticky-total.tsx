import { useAbout } from '../../../../client/money/dinars.tsx'
import { useLocale } from '../../../../client/text.tsx'
import { formatPrice } from '../../../../i18n/format-price.ts'
import { Button } from '../../../../ui/button.tsx'
import { buttonClass } from '../../../../ui/button-link.tsx'
import { fieldLook } from '../../../../ui/field-look.ts'
import { Price } from '../../../../ui/price.tsx'
import { stickyBar } from '../../../../ui/sticky-bar.ts'
import type { RoomChoice } from './use-room-choice.ts'

/** The price of the choice, visible anywhere on the page. */
export function StickyTotal({ choice, isStale }: { choice: RoomChoice; isStale: boolean }) {
  const { stay, messages, priced, problem, book } = choice
  const locale = useLocale()
  const cost = { amount: priced.total, currency: priced.currency }
  const total = formatPrice(locale, cost)
  const about = useAbout(cost)
  const hasChosen = priced.lines.length > 0
  return (
    <>
      <p role="status" className="sr-only">
        {hasChosen && `${messages.total}: ${total}`}
      </p>
      <div data-sticky-total="" inert={isStale} className={stickyBar}>
        {problem && (
          <p role="alert" className={`mb-2 ${fieldLook.error}`}>
            {problem}
          </p>
        )}
        <div className="flex items-center justify-between gap-4">
          {hasChosen ? (
            <>
              <div className="min-w-0 leading-tight">
                <Price amount={total} about={about} />
                <p className="text-sm text-ink-soft">{stay.forNights}</p>
              </div>
              <Button type="button" onClick={book}>
                {messages.book}
              </Button>
            </>
          ) : (
            <a href="#rooms" className={buttonClass({ className: 'w-full' })}>
              {messages.chooseRooms}
            </a>
          )}
        </div>
      </div>
    </>
  )
}
