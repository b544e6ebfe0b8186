import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import type { SiteContext } from '../../context.ts'
import type { PayMethod } from './pay-form.tsx'

/** How a pending reservation can be paid: with FastPay, unless another way is chosen. Cash is not paid here. */
export async function loadMethods({ call, locale }: Pick<SiteContext, 'call' | 'locale'>): Promise<PayMethod[]> {
  const { data } = await call('GET /customer/payment-methods')
  const { test } = reservationsText[locale].pay
  return data
    .filter(({ method }) => method !== 'cash')
    .toSorted((one, other) => Number(other.method === 'fastpay') - Number(one.method === 'fastpay'))
    .map(({ method, isTest }) => {
      const label = bookingMessages[locale].methods[method]
      return { method, label: isTest ? `${label} (${test})` : label }
    })
}
