import type { SiteContext } from '../../../client/context.ts'
import { toBothText } from '../../../client/money/in-dinars.ts'
import type { Ok } from '../../../contract/contract.ts'
import { fill } from '../../../i18n/fill.ts'
import { formatDay } from '../../../i18n/format.ts'
import { splitStayText } from '../../../i18n/messages/split-stay.ts'
import { toMomentText } from '../orders/moment-text.ts'
import type { Reservation } from './next-step.ts'
import { toCancelFacts, toShareDinars } from './to-cancel-facts.ts'

type Split = NonNullable<Reservation['split']>
type Preview = Ok<'GET /customer/reservations/{id}/split/refund'>

/** What one part of a stay says of the other. `both`: what cancelling both would give back, where both can be. */
export function toSplit(
  { locale }: Pick<SiteContext, 'locale'>,
  reservation: Reservation,
  { part, other, total, freeUntil }: Split,
  both: Preview | null,
) {
  const text = splitStayText[locale]
  const { canCancel, canPay } = reservation
  const isFree = canCancel && freeUntil !== null
  // Both are paid at one rate.
  const about = (price: Split['total']) => {
    const dinars = toShareDinars(price, reservation)
    return dinars && { ...dinars, isFixed: false }
  }
  return {
    title: fill(text.part, { part }),
    facts: [
      fill(text.other, {
        title: other.title,
        from: formatDay(locale, other.checkIn),
        to: formatDay(locale, other.checkOut),
      }),
      ...(canPay ? [fill(text.together, { total: toBothText(locale, total, about(total)) })] : []),
      ...(canCancel && !canPay && !other.isOver ? [text.onItsOwn] : []),
      ...(isFree ? [fill(text.free, { until: toMomentText(locale, freeUntil) })] : []),
    ],
    path: `/account/history/${other.id}`,
    open: text.open,
    cancel: both && { messages: text.cancelBoth, facts: toCancelFacts(locale, both, true, about(both.refund)) },
  }
}
