import type { PageSession, SiteContext } from '../../../../client/context.ts'
import { bookingMessages } from '../../../../i18n/messages/booking-messages.ts'
import { checkoutText } from '../../../../i18n/messages/checkout.ts'
import { checkoutItemsText } from '../../../../i18n/messages/checkout-items.ts'
import { dueText } from '../../../../i18n/messages/due.ts'
import { problemMessages } from '../../../../i18n/messages/problems.ts'
import { withGroup } from '../group-method.ts'
import type { Method } from '../method-choice.tsx'

type Site = Pick<SiteContext, 'call' | 'locale'>
type User = NonNullable<PageSession['user']>

/** The payment methods with their notes. */
export async function loadPaying({ call, locale }: Site, { name, phone }: User, without: readonly Method[]) {
  const [methods, wallet] = await Promise.all([
    call('GET /customer/payment-methods'),
    // A balance that cannot be learnt is no reason not to buy.
    call('GET /customer/wallet', { query: { limit: 1 } }).catch(() => null),
  ])
  const { package: _, wallet: __, title: ___, description: ____, ...messages } = checkoutItemsText[locale]
  const { method, price } = checkoutText[locale]
  return {
    owner: phone ?? name,
    due: dueText[locale],
    messages: {
      ...messages,
      method,
      priceTitle: price.title,
      methodRequired: problemMessages[locale].PAYMENT_METHOD_REQUIRED,
    },
    bookingMessages: { methods: bookingMessages[locale].methods },
    methods: withGroup(methods.data).filter((offered) => !without.includes(offered.method)),
    wallet: wallet?.balance ?? null,
  }
}
