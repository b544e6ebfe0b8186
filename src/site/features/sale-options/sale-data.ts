import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { toDay } from '../../../domain/time/day.ts'
import { formatDay } from '../../../i18n/format.ts'
import { choiceText } from '../../../i18n/messages/choice.ts'
import { problemMessages } from '../../../i18n/messages/problems.ts'
import { toCalendarData, toMoonDays } from './calendar-data.ts'
import { maxFew } from './few-left.ts'

export type Sale = Ok<'GET /public/sales/{type}/{id}'>
export type Stock = Sale['stocks'][number]

/** A sale's data for its page. The numbers are loaded again when a visitor begins to choose, the texts stay. */
export type SaleData = ReturnType<typeof toSaleData>

const counted = { offer: 'pieces', tourism: 'places', umrah: 'places', event: 'tickets', activity: 'places' } as const

/** In the words of one locale, on the server. `lastDay`: of an offer that has a day and no number for each. */
export function toSaleData(locale: Locale, input: Sale, lastDay: string | null = null) {
  const t = choiceText[locale]
  const problems = problemMessages[locale]
  const { itemType, itemId, currency, state, maxPeople, needs, stocks, seller } = input
  const days = [...new Set(stocks.flatMap(({ day }) => day ?? []))]
  const lastDays = stocks.flatMap(({ endsOn }) => endsOn ?? [])
  const isTour = itemType === 'tourism' || itemType === 'umrah'
  const hasPassengers = itemType === 'offer' && needs.travellers !== 'none'
  // Who flies has a place; of anything else that is offered there are pieces.
  const things = hasPassengers ? 'places' : counted[itemType]
  return {
    itemType,
    itemId,
    currency,
    state,
    maxPeople,
    needs: { date: needs.travelDate, returnDate: needs.returnDate },
    stocks,
    lastDay,
    today: toDay(new Date()),
    title: t.title[itemType],
    seller: t.offeredBy(seller.title),
    days: Object.fromEntries([...days, ...lastDays].map((day) => [day, formatDay(locale, day)])),
    hijri: toMoonDays(locale, days),
    calendar: toCalendarData(locale, days),
    /** By how many are left. */
    left: [t.soldOut[things], ...countTo(Math.max(maxPeople, maxFew), t.left[things])],
    /** The same in a word or two, where there is no room for more. */
    few: ['', ...countTo(maxFew, t.few)],
    min: Object.fromEntries(stocks.map(({ min }) => [min, t.min(min)])),
    lines: { ...t.lines, ...(hasPassengers && { piece: t.lines.passenger }) } as Record<string, string>,
    rooms: t.rooms as Record<number, string>,
    ages: isTour
      ? {
          labels: countTo(maxPeople, t.age),
          years: Array.from({ length: input.ages.adultFrom }, (_, age) => t.years(age)),
        }
      : { labels: [], years: [] },
    none: { sold_out: t.none.soldOut, over: t.none.over },
    notes: toNotes(locale, input),
    messages: {
      ...t.messages,
      date: needs.returnDate ? t.messages.outbound : t.messages.date,
      quantity: hasPassengers ? t.messages.passengers : t.messages.quantity,
      max: t.max(maxPeople),
      infants: t.infants,
      fewer: t.fewer[things],
      struck: t.struck[things],
      required: {
        departure: problems.DEPARTURE_REQUIRED,
        date: itemType === 'activity' ? problems.DEPARTURE_REQUIRED : problems.TRAVEL_DATE_REQUIRED,
        return: t.returnRequired,
        tickets: problems.TICKETS_REQUIRED,
        ages: t.agesRequired,
      },
    },
  }
}

const countTo = (max: number, toText: (n: number) => string): string[] =>
  Array.from({ length: max }, (_, index) => toText(index + 1))

/** Conditions before the first choice: the cancellation policy, a deposit, the seller's answer. */
function toNotes(locale: Locale, { policy, deposit, acceptance, needs, itemType }: Sale): string[] {
  const t = choiceText[locale]
  const hasDay = itemType !== 'offer' || needs.travelDate
  const free = (hasDay ? t.freeUntil : t.freeAfterBuying)(policy.freeUntilDays)
  return [
    `${free} ${t.after(hasDay ? policy.percentAfter : 0)}`,
    ...(deposit ? [t.deposit(deposit.percent, t.days(deposit.restDays))] : []),
    ...(acceptance === 'manual' ? [t.manual] : []),
  ]
}
