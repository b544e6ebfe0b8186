import type { PageSession, SiteContext } from '../../../../client/context.ts'
import { topUpLimits } from '../../../../domain/money/top-up.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { fill } from '../../../../i18n/fill.ts'
import { formatPrice } from '../../../../i18n/format-price.ts'
import { type CheckoutItemsText, checkoutItemsText } from '../../../../i18n/messages/checkout-items.ts'
import { problemMessages } from '../../../../i18n/messages/problems.ts'
import type { PriceToPay } from '../method-choice.tsx'
import type { ItemCheckout } from './item-checkout.ts'
import { loadPaying } from './load-paying.ts'

type Site = Pick<SiteContext, 'call' | 'locale'>
type User = NonNullable<PageSession['user']>

export async function loadTopUp(site: Site, user: User, amount: number): Promise<ItemCheckout> {
  const { call, locale } = site
  const [paying, limits] = await Promise.all([
    // Neither from the wallet into itself, nor held for cash, nor by others: it is one person's own.
    loadPaying(site, user, ['wallet', 'cash', 'group']),
    call('GET /customer/wallet/top-ups', { query: { limit: 1 } }),
  ])
  const t = checkoutItemsText[locale].wallet
  const price: PriceToPay = { amount, currency: 'IQD' }
  const { wallet } = paying
  const problem = findLimit(locale, t, amount, limits)
  return {
    ...paying,
    request: { kind: 'wallet', amount },
    summary: {
      heading: t.heading,
      title: formatPrice(locale, price),
      picture: null,
      facts: wallet
        ? [
            { label: t.balance, value: formatPrice(locale, wallet) },
            { label: t.after, value: formatPrice(locale, { ...wallet, amount: wallet.amount + amount }) },
          ]
        : [],
      change: { label: t.change, to: '/account/wallet' },
    },
    line: t.heading,
    total: { ...price, label: t.total },
    hold: t.hold,
    policy: [t.policy],
    firstMethod: null,
    blocked: problem === null ? null : { text: problem, label: t.toWallet, to: '/account/wallet' },
    ownPath: '/account/wallet',
  }
}

type Limits = { min: PriceToPay; max: PriceToPay; leftToday: PriceToPay }

/** The reason against an amount; the server decides, and this only saves a request. */
export function findLimit(
  locale: Locale,
  messages: Pick<CheckoutItemsText['wallet'], 'small' | 'large' | 'none'>,
  amount: number,
  { min, max, leftToday }: Limits,
): string | null {
  if (leftToday.amount < min.amount) return messages.none
  if (amount < min.amount) return fill(messages.small, { min: formatPrice(locale, min) })
  const now = Math.min(max.amount, leftToday.amount)
  if (amount > now) return fill(messages.large, { max: formatPrice(locale, { ...max, amount: now }) })
  return amount % topUpLimits.step === 0 ? null : problemMessages[locale].TOP_UP_NOT_WHOLE
}
