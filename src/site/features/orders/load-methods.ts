import type { SiteContext } from '../../../client/context.ts'
import type { PaymentMethod } from '../../../domain/money/payment-method.ts'
import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import type { PayMethod } from './pay-form.tsx'

/** How something that waits for its money can be paid; `first` is the one that is offered first. Cash is not paid here. */
export async function loadMethods(
  { call, locale }: Pick<SiteContext, 'call' | 'locale'>,
  first: PaymentMethod = 'fastpay',
): Promise<PayMethod[]> {
  const { data } = await call('GET /customer/payment-methods')
  const { test } = reservationsText[locale].pay
  return data
    .filter(({ method }) => method !== 'cash')
    .toSorted((one, other) => Number(other.method === first) - Number(one.method === first))
    .map(({ method, isTest }) => {
      const label = bookingMessages[locale].methods[method]
      return { method, label: isTest ? `${label} (${test})` : label }
    })
}
