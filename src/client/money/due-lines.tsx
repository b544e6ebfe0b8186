import type { Due } from '../../domain/money/payment-amount.ts'
import { formatPrice } from '../../i18n/format-price.ts'
import type { DueText } from '../../i18n/messages/due.ts'
import { SumRow } from '../../ui/sum-list.tsx'
import { useLocale } from '../text.tsx'

type DueLinesProps = { due: Due | null | undefined; messages: DueText; className?: string }

/** Under a total in dollars: the dinars that are asked for, exactly, and what came off them. */
export function DueLines({ due, messages, className = '' }: DueLinesProps) {
  const locale = useLocale()
  if (!due) return null
  const dinars = (amount: number, sign?: '−') => formatPrice(locale, { amount, currency: 'IQD' }, sign)
  return (
    <div className={`space-y-1 ${className}`}>
      {due.rounding < 0 && (
        <>
          <SumRow label={messages.exact} amount={dinars(due.amount - due.rounding)} />
          <SumRow label={messages.rounding} amount={dinars(-due.rounding, '−')} isOff />
        </>
      )}
      <div className="font-bold">
        <SumRow label={messages.due} amount={dinars(due.amount)} />
      </div>
    </div>
  )
}
