import { orNull } from '../../../client/call/or-null.ts'
import type { PageSession, SiteContext } from '../../../client/context.ts'
import { toFieldMessage } from '../../../i18n/field-errors.ts'
import { formatPhone } from '../../../i18n/format.ts'
import { arrivalText } from '../../../i18n/messages/arrival.ts'
import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { checkoutText } from '../../../i18n/messages/checkout.ts'
import { dueText } from '../../../i18n/messages/due.ts'
import { problemMessages } from '../../../i18n/messages/problems.ts'
import { toPresencePolicy } from '../booking/presence-policy.ts'
import { withGroup } from './group-method.ts'

type User = NonNullable<PageSession['user']>

/** All but what was chosen: that is in the browser alone. */
export async function loadCheckout({ call, locale }: Pick<SiteContext, 'call' | 'locale'>, { name, phone }: User) {
  const [methods, points, wallet] = await Promise.all([
    call('GET /customer/payment-methods'),
    orNull(call('GET /customer/points', { query: { limit: 1 } })),
    orNull(call('GET /customer/wallet', { query: { limit: 1 } })),
  ])
  const { time, timeUnknown, timeHint, afterMidnight, requests, requestsHint, choices, cotFor, cotCharge } =
    arrivalText[locale]
  return {
    messages: checkoutText[locale],
    due: dueText[locale],
    arrival: { time, timeUnknown, timeHint, afterMidnight, requests, requestsHint, choices, cotFor, cotCharge },
    bookingMessages: bookingMessages[locale],
    presencePolicy: toPresencePolicy(locale),
    errors: {
      method: problemMessages[locale].PAYMENT_METHOD_REQUIRED,
      required: toFieldMessage(locale, { error: 'required' }),
    },
    guest: { name, phone: phone && formatPhone(phone) },
    methods: withGroup(methods.data),
    points: points?.balance ?? 0,
    wallet: wallet?.balance ?? null,
  }
}

export type CheckoutData = Awaited<ReturnType<typeof loadCheckout>>
