import type { SiteContext } from '../../../client/context.ts'
import { choiceOf, pageNumberOf, queryOf, toListPath } from '../../../client/lists/list-query.ts'
import type { Ok } from '../../../contract/contract.ts'
import { hasRight } from '../../../domain/organisations/areas.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { type VisaQueueShow, visaQueueShows } from '../../../domain/visas/visa-states.ts'
import { fill, fillCount } from '../../../i18n/fill.ts'
import { formatDay } from '../../../i18n/format.ts'
import { visaApplicationsText } from '../../../i18n/messages/visa-applications.ts'
import { visaWorkText } from '../../../i18n/messages/visa-work.ts'
import { toMomentText } from '../../../i18n/moment-text.ts'
import { loadSellers } from '../sellers/load-sellers.ts'
import { visasPath } from '../sellers/seller-paths.ts'
import { toSellerTabs } from '../sellers/to-seller-tabs.ts'
import { type Assignment, toTaken } from './to-taken.ts'

type Queue = Ok<'GET /business/visa-applications'>
export type Work = Queue['data'][number]

/** Null for a caller without a seller; `isOfficer` is false for one without the right to work on visas. */
export async function loadQueue(site: Pick<SiteContext, 'call' | 'locale'>, request: Request) {
  const { sellers: all, properties } = await loadSellers(site)
  if (all.length === 0) return null
  const { call, locale } = site
  const messages = visaWorkText[locale]
  const tabs = toSellerTabs(locale, visasPath, all, properties)
  const sellers = all.filter(({ levels }) => hasRight(levels, { area: 'visas', level: 'view' }))
  if (sellers.length === 0) return { isOfficer: false as const, tabs, text: messages.officersOnly }
  const named = Number(queryOf(request).get('seller'))
  const seller = sellers.find(({ id }) => id === named)?.id
  const show = choiceOf(request, 'show', visaQueueShows) ?? 'open'
  const query = { seller, show, page: pageNumberOf(request) }
  const { data, meta, counts } = await call('GET /business/visa-applications', { query })
  const pathOf = (chosen: { show: VisaQueueShow; seller: number | undefined }) =>
    toListPath(visasPath, { show: chosen.show === 'open' ? undefined : chosen.show, seller: chosen.seller })
  return {
    isOfficer: true as const,
    tabs,
    shows: {
      label: messages.shows.label,
      chips: visaQueueShows.map((one) => ({
        href: pathOf({ show: one, seller }),
        label: messages.shows[one],
        isCurrent: one === show,
        ...(one !== 'decided' && { count: counts[one] }),
      })),
    },
    sellers:
      sellers.length < 2
        ? null
        : {
            label: messages.sellers.label,
            chips: [{ id: undefined, title: messages.sellers.all }, ...sellers].map(({ id, title }) => ({
              href: pathOf({ show, seller: id }),
              label: title,
              isCurrent: id === seller,
            })),
          },
    sums: [
      fillCount(locale, meta.total, messages.count),
      ...(show === 'open' && counts.late > 0 ? [fillCount(locale, counts.late, messages.late)] : []),
      ...(show === 'open' && counts.dueToday > 0 ? [fillCount(locale, counts.dueToday, messages.dueToday)] : []),
    ],
    empty: { title: messages.empty[show], text: messages.empty.text },
    path: pathOf({ show, seller }),
    data: data.map((work) => toQueueCard(locale, work, sellers.length > 1)),
    meta,
  }
}

export type QueueData = Extract<Awaited<ReturnType<typeof loadQueue>>, { isOfficer: true }>

export type QueueCardView = {
  id: number
  to: string
  code: string
  title: string
  extent: string
  when: string[]
  promise: Promised
  taken: Assignment | null
}

function toQueueCard(locale: Locale, work: Work, hasSellers: boolean): QueueCardView {
  const { people, purposes } = visaApplicationsText[locale]
  const { paid, arrival } = visaWorkText[locale]
  return {
    id: work.id,
    to: `${visasPath}/${work.id}`,
    code: work.code,
    title: work.title,
    extent: [
      fillCount(locale, work.people, people),
      ...(work.purpose ? [purposes[work.purpose]] : []),
      ...(hasSellers ? [work.seller.title] : []),
    ].join(' · '),
    when: [
      fill(arrival, { day: formatDay(locale, work.travelDate) }),
      ...(work.paidAt ? [fill(paid, { moment: toMomentText(locale, work.paidAt) })] : []),
    ],
    promise: toPromised(locale, work),
    taken: work.status === 'pending' && !work.isAsked ? toTaken(locale, work.taken) : null,
  }
}

export type Promised = { tone: 'danger' | 'warning' | 'neutral' | 'success'; label: string }

/** By when it has to be decided, or how it was. */
export function toPromised(
  locale: Locale,
  work: Pick<Work, 'status' | 'isAsked' | 'isLate' | 'isDueToday' | 'promisedOn'>,
): Promised {
  const { promise } = visaWorkText[locale]
  const day = work.promisedOn ? formatDay(locale, work.promisedOn) : ''
  if (work.status === 'accepted') return { tone: 'success', label: promise.accepted }
  if (work.status === 'rejected') return { tone: 'danger', label: promise.rejected }
  if (work.isAsked) return { tone: 'neutral', label: promise.asked }
  if (work.isLate) return { tone: 'danger', label: fill(promise.late, { day }) }
  if (work.isDueToday) return { tone: 'warning', label: promise.today }
  return { tone: 'neutral', label: fill(promise.by, { day }) }
}
