import type { SiteContext } from '../../../client/context.ts'
import { choiceOf, isolated, pageNumberOf, queryOf, toListPath } from '../../../client/lists/list-query.ts'
import type { Ok } from '../../../contract/contract.ts'
import { hasRight } from '../../../domain/organisations/areas.ts'
import { arrivalViews } from '../../../domain/stays/presence.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { toClock, toDay } from '../../../domain/time/day.ts'
import { toArrivalText } from '../../../i18n/arrival-text.ts'
import { fill, leftToRight } from '../../../i18n/fill.ts'
import { formatDay, formatPhone } from '../../../i18n/format.ts'
import { arrivalText } from '../../../i18n/messages/arrival.ts'
import { arrivalsText } from '../../../i18n/messages/arrivals.ts'
import { bookingMessages } from '../../../i18n/messages/booking-messages.ts'
import { toMomentText } from '../../../i18n/moment-text.ts'
import { toPartyText } from '../../../i18n/party-text.ts'
import { loadSellers } from '../sellers/load-sellers.ts'
import { arrivalsPath } from '../sellers/seller-paths.ts'
import { toSellerTabs } from '../sellers/to-seller-tabs.ts'

type Arrivals = Ok<'GET /business/arrivals'>
type Arrival = Arrivals['data'][number]

/** Null for a caller without a property. */
export async function loadArrivals(site: Pick<SiteContext, 'call' | 'locale'>, request: Request, now: Date) {
  const { call, locale } = site
  const show = choiceOf(request, 'show', arrivalViews) ?? 'today'
  const page = pageNumberOf(request)
  const asked = Number(queryOf(request).get('property'))
  const property = Number.isInteger(asked) && asked > 0 ? asked : undefined
  const member = await loadSellers(site)
  if (!member.properties.some(({ levels }) => hasRight(levels, { area: 'today', level: 'view' }))) return null
  const { data, meta, properties, counts } = await call('GET /business/arrivals', { query: { show, page, property } })
  const messages = arrivalsText[locale]
  const chosen = properties.filter(({ id }) => property === undefined || id === property)
  const pathOf = (chosen: { show: string; property: number | undefined }) =>
    toListPath(arrivalsPath, { ...chosen, show: chosen.show === 'today' ? undefined : chosen.show })
  return {
    messages: {
      empty: messages.empty[show],
      emptyHint: messages.emptyHint,
      log: messages.log,
      noScript: messages.noScript,
    },
    actions: { ...messages.actions, ask: messages.ask },
    path: pathOf({ show, property }),
    tabs: toSellerTabs(locale, arrivalsPath, member.sellers, member.properties),
    views: {
      label: messages.tabs.label,
      chips: arrivalViews.map((view) => ({
        label: messages.tabs[view],
        href: pathOf({ show: view, property }),
        isCurrent: view === show,
        count: counts[view],
      })),
    },
    properties: properties.length > 1 && {
      label: messages.properties,
      chips: [{ id: undefined, title: messages.all }, ...properties].map(({ id, title }) => ({
        label: title,
        href: pathOf({ show, property: id }),
        isCurrent: id === property,
      })),
    },
    photographs: toPhotographs(locale, chosen),
    meta,
    data: data.map((arrival) => toCard(locale, arrival, { now, isNamed: properties.length > 1 })),
  }
}

export type ArrivalsData = NonNullable<Awaited<ReturnType<typeof loadArrivals>>>
export type ArrivalData = ArrivalsData['data'][number]

/** Tells members about properties that guests see without a photograph. Null: every property has one. */
function toPhotographs(locale: Locale, properties: Arrivals['properties']) {
  const t = arrivalsText[locale]
  const drawn = properties.flatMap(({ hasPhotograph, title }) => (hasPhotograph ? [] : [isolated(title)]))
  if (drawn.length === 0) return null
  return { text: t.noPhotograph(drawn.join(locale === 'en' ? ', ' : '، ')), send: t.sendPhotographs }
}

const tones = { arrived: 'success', no_show: 'danger', left_early: 'neutral' } as const

function toCard(locale: Locale, arrival: Arrival, { now, isNamed }: { now: Date; isNamed: boolean }) {
  const t = arrivalsText[locale]
  const { presence, guest } = arrival
  return {
    id: arrival.id,
    code: arrival.code,
    name: guest.name,
    phone: guest.phone && { href: `tel:${guest.phone}`, text: leftToRight(formatPhone(guest.phone)) },
    notes: guest.notes && fill(t.notes, { notes: guest.notes }),
    property: isNamed ? arrival.property.title : null,
    status: presence
      ? { tone: tones[presence], label: t.presence[presence] }
      : { tone: 'gold' as const, label: t.expected },
    party: toPartyText(locale, bookingMessages[locale], arrival),
    rooms: arrival.rooms.map(({ title, count }) => `${count} × ${title}`).join(locale === 'en' ? ', ' : '، '),
    stay: fill(t.stay, { from: formatDay(locale, arrival.checkIn), to: formatDay(locale, arrival.checkOut) }),
    late: arrival.lateUntil && fill(t.late, { time: t.guest.choices[arrival.lateUntil] }),
    facts: toFacts(locale, arrival, now),
    log: arrival.log.map(({ kind, presence, by, at }) => ({
      id: at,
      what: kind === 'mark' ? (presence && t.presence[presence]) || '' : t.kinds[kind],
      by: by ?? t.somebody,
      at: toMomentText(locale, at),
    })),
    canMark: arrival.canMark,
    isCorrection: presence === 'no_show',
    canUndo: arrival.canUndo,
  }
}

function toFacts(locale: Locale, arrival: Arrival, now: Date): string[] {
  const t = arrivalsText[locale]
  const { arrivalHour, requests, presence, freed, checkIn, checkInClock, missingFrom, canMark } = arrival
  const comma = locale === 'en' ? ', ' : '، '
  const isBefore = toDay(now) < checkIn || (toDay(now) === checkIn && toClock(now) < checkInClock)
  const isMissable = presence === null && !isBefore && !canMark.includes('no_show') && new Date(missingFrom) > now
  return [
    ...(arrivalHour === null ? [] : [fill(t.hour, { time: toArrivalText(arrivalText[locale], arrivalHour) })]),
    ...(requests.length === 0
      ? []
      : [fill(t.requests, { requests: requests.map((one) => arrivalText[locale].choices[one]).join(comma) })]),
    ...(freed ? [fill(t.freed, { from: formatDay(locale, freed.from), to: formatDay(locale, freed.until) })] : []),
    ...(isBefore && toDay(now) === checkIn ? [fill(t.checkInFrom, { clock: leftToRight(checkInClock) })] : []),
    ...(isMissable ? [fill(t.missingFrom, { at: toMomentText(locale, missingFrom) })] : []),
  ]
}
