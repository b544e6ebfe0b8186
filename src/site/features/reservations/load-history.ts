import type { SiteContext } from '../../../client/context.ts'
import { arrivalText } from '../../../i18n/messages/arrival.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { toCard } from './to-card.ts'

export const historyPath = '/account/history'

/** The first is the usual one and stands in no address. */
export const historyTabs = ['all', 'upcoming', 'past', 'cancelled'] as const
type Tab = (typeof historyTabs)[number]

const toTabPath = (tab: Tab): string => (tab === 'all' ? historyPath : `${historyPath}?show=${tab}`)

export async function loadHistory(
  { call, locale }: Pick<SiteContext, 'call' | 'locale'>,
  { page, show }: { page: number; show: Tab },
) {
  const { data, meta, counts } = await call('GET /user/reservations', { query: { page, show } })
  const { labels, history } = reservationsText[locale]
  const { tabs, empty } = arrivalText[locale]
  return {
    messages: { ...history, tabs: tabs.label, ...(show !== 'all' && { lead: undefined, empty: empty[show] }) },
    labels,
    path: toTabPath(show),
    chips: historyTabs.map((tab) => ({
      label: tabs[tab],
      href: toTabPath(tab),
      isCurrent: tab === show,
      count: counts[tab],
    })),
    meta,
    data: data.map((card) => toCard(locale, card)),
  }
}
