import type { SiteContext } from '../../../client/context.ts'
import { purchasesText } from '../../../i18n/messages/purchases.ts'
import { toPurchaseCard } from './purchase-card-data.ts'

export const purchasesPath = '/account/purchases'

/** The first is the usual one and stands in no address. */
export const shows = ['all', 'next'] as const

export async function loadPurchases(
  { call, locale }: Pick<SiteContext, 'call' | 'locale'>,
  { page, show }: { page: number; show: (typeof shows)[number] },
) {
  const { data, meta } = await call('GET /customer/purchases', { query: { page, show } })
  const { list, labels } = purchasesText[locale]
  const { emptyNext, emptyNextHint, show: showTexts, ...messages } = list
  const toShowPath = (one: typeof show) => (one === 'all' ? purchasesPath : `${purchasesPath}?show=${one}`)
  return {
    messages: show === 'next' ? { ...messages, empty: emptyNext, emptyHint: emptyNextHint } : messages,
    labels: { number: labels.number, total: labels.total },
    path: toShowPath(show),
    chips: shows.map((one) => ({ label: showTexts[one], href: toShowPath(one), isCurrent: one === show })),
    meta,
    data: data.map((purchase) => toPurchaseCard(locale, purchase)),
  }
}
