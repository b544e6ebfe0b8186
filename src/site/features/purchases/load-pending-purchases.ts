import type { SiteContext } from '../../../client/context.ts'
import { toBothText } from '../../../client/money/in-dinars.ts'
import { fill } from '../../../i18n/fill.ts'
import { formatDay } from '../../../i18n/format.ts'
import { purchasesText } from '../../../i18n/messages/purchases.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { loadMethods } from '../orders/load-methods.ts'
import { toSecondsToPay } from '../orders/seconds-to-pay.ts'
import { toPurchaseCard } from './purchase-card-data.ts'
import type { Purchase } from './purchase-state.ts'
import { toPurchaseStateText } from './purchase-state-text.ts'
import { toPurchaseCancelFacts } from './to-purchase-cancel-facts.ts'

type Site = Pick<SiteContext, 'call' | 'locale'>

/** Purchases that wait for their money, whole or rest, or for their seller. */
export async function loadPendingPurchases(site: Site, now: Date) {
  const { call, locale } = site
  const { pending, labels, cancel, rest, detail } = purchasesText[locale]
  const { data } = await call('GET /customer/purchases', { query: { show: 'next', limit: 100 } })
  const waiting = data.filter(({ status, canPayRest }) => status === 'pending' || canPayRest)
  const [methods, items] = await Promise.all([
    waiting.some(({ canPay, canPayRest }) => canPay || canPayRest) ? loadMethods(site, 'qi') : [],
    Promise.all(waiting.map(toItem)),
  ])
  return {
    title: pending,
    messages: { left: detail.left, over: detail.over, rest: rest.pay, cancel },
    labels: { number: labels.number, total: labels.total },
    pay: reservationsText[locale].pay,
    methods,
    items,
  }

  async function toItem(purchase: Purchase) {
    const { id, canCancel, canPayRest, orderId } = purchase
    const page = canCancel ? await call('GET /customer/purchases/{id}', { params: { id } }) : null
    return {
      card: toPurchaseCard(locale, purchase),
      method: purchase.paymentMethod,
      order: canPayRest ? undefined : orderId,
      state: toText(purchase),
      secondsLeft: toSecondsToPay(purchase, now),
      canPayRest,
      resultPath: canPayRest ? `/account/purchases/${id}` : `/payment/success?order=${orderId}`,
      facts: page?.canCancel ? toPurchaseCancelFacts(locale, page) : null,
    }
  }

  function toText(purchase: Purchase): string {
    if (purchase.canPayRest && purchase.rest)
      return fill(rest.due, {
        amount: toBothText(locale, purchase.rest.amount, purchase.rest.dinars),
        day: formatDay(locale, purchase.rest.dueOn),
      })
    return toPurchaseStateText(locale, { ...purchase, refund: null, isRestMissed: false }, null)
  }
}

export type PendingPurchasesData = Awaited<ReturnType<typeof loadPendingPurchases>>
