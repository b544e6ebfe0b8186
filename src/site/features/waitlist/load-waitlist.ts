import type { SiteContext } from '../../../client/context.ts'
import type { Ok } from '../../../contract/contract.ts'
import type { WaitlistStatus } from '../../../domain/sales/waitlist.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { fill } from '../../../i18n/fill.ts'
import { formatDay } from '../../../i18n/format.ts'
import { waitlistText } from '../../../i18n/messages/waitlist.ts'
import { emptyChoice, toCheckoutPath } from '../sale-options/choice-query.ts'

type WaitlistEntry = Ok<'GET /customer/waiting'>['data'][number]

export async function loadWaitlist({ call, locale }: Pick<SiteContext, 'call' | 'locale'>, now: Date) {
  const { data } = await call('GET /customer/waiting')
  const { statuses: _, join: __, ...messages } = waitlistText[locale]
  const entries = data.map((entry) => toEntryView(locale, entry, now))
  return {
    messages,
    open: entries.filter(({ isOpen }) => isOpen),
    ended: entries.filter(({ isOpen }) => !isOpen),
  }
}

export type WaitlistData = Awaited<ReturnType<typeof loadWaitlist>>
export type WaitlistEntryView = WaitlistData['open'][number]

const looks = {
  waiting: 'pending',
  offered: 'active',
  taken: 'accepted',
  passed: 'failed',
  left: 'inactive',
  over: 'ended',
} as const satisfies Record<WaitlistStatus, string>

function toEntryView(locale: Locale, entry: WaitlistEntry, now: Date) {
  const t = waitlistText[locale]
  const { id, title, picture, itemPath, status, place, missed, offeredUntil } = entry
  return {
    id,
    title,
    picture,
    itemPath,
    status: { look: looks[status], label: t.statuses[status] },
    facts: toFacts(locale, entry),
    place: place === null ? null : fill(t.place, { place: String(place) }),
    hasMissed: missed > 0 && (status === 'waiting' || status === 'offered'),
    isOpen: status === 'waiting' || status === 'offered',
    secondsLeft: offeredUntil && Math.max(0, Math.ceil((Date.parse(offeredUntil) - now.getTime()) / 1000)),
    stay: toStay(entry),
    checkout: toCheckout(entry),
  }
}

/** The details of the request. */
function toFacts(locale: Locale, { checkIn, checkOut, rooms, places, people }: WaitlistEntry): string[] {
  const days = checkIn && checkOut ? [`${formatDay(locale, checkIn)} – ${formatDay(locale, checkOut)}`] : []
  const named = places.map(({ title, day, time, count }) => {
    const what = [title, day && formatDay(locale, day), time].filter((part) => part !== null).join(' · ')
    return what && title ? `${count} × ${what}` : what
  })
  return [
    ...days,
    ...rooms.map(({ title, count }) => `${count} × ${title}`),
    ...named.filter((text) => text !== ''),
    fill(waitlistText[locale].people, { count: String(people) }),
  ]
}

/** The selection that the browser passes to the checkout of a stay. */
function toStay({ id, itemType, itemId, checkIn, checkOut, rooms, request }: WaitlistEntry) {
  if (itemType !== 'reservation' || !checkIn || !checkOut) return null
  return {
    propertyId: itemId,
    checkIn,
    checkOut,
    adults: request.adults ?? 1,
    childrenAges: request.childrenAges ?? [],
    rooms: rooms.map(({ roomTypeId, count }) => ({ roomTypeId, count })),
    waitingId: id,
  }
}

/** For everything else the address has it. */
function toCheckout({ id, itemType, itemId, request }: WaitlistEntry): string | null {
  if (itemType === 'reservation') return null
  const { departureId, quantity, tickets, party, sharing, travelDate, returnDate } = request
  const path = toCheckoutPath(
    { itemType, itemId },
    {
      ...emptyChoice,
      departure: departureId ?? null,
      quantity: quantity ?? null,
      tickets: tickets ?? [],
      adults: party?.adults ?? null,
      ages: party?.childrenAges ?? [],
      sharing: sharing ?? null,
      date: travelDate ?? null,
      returnDate: returnDate ?? null,
    },
  )
  return `${path}${path.includes('?') ? '&' : '?'}waiting=${id}`
}
