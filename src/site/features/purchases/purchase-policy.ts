import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { fill } from '../../../i18n/fill.ts'
import { formatDay } from '../../../i18n/format.ts'
import type { PurchaseMessages } from '../../../i18n/messages/purchase-messages.ts'
import { toPolicyText } from '../booking/booking-messages.ts'

type Policy = Ok<'GET /customer/purchases/{id}'>['policy']

/** The cancellation policy, in sentences. `hasDay`: a purchase for any day has a cooling-off period after buying, and no refund after it. */
export function toPurchasePolicyText(
  locale: Locale,
  messages: PurchaseMessages,
  policy: Policy,
  hasDay: boolean,
): string[] {
  if (hasDay) return toPolicyText(locale, messages, policy)
  const { freeUntil, afterNothing, nowNothing } = messages.policy
  if (!policy.freeUntil) return [nowNothing]
  return [fill(freeUntil, { day: formatDay(locale, policy.freeUntil) }), afterNothing]
}
