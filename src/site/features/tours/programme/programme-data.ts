import type { Locale } from '../../../../domain/text/locale.ts'
import { toDay, toDayNumber } from '../../../../domain/time/day.ts'
import { formatDay } from '../../../../i18n/format.ts'
import { catalogueText } from '../../../../i18n/messages/catalogue.ts'

/** The programme of a tour of any kind, in one locale. */
type TourInput = {
  days: number
  groupSize: number
  departures: readonly string[]
  itinerary: readonly { title: string; text: string }[]
  includes: readonly string[]
  excludes: readonly string[]
}

const today = (): string => toDay(new Date())

/** The filter of a search for tours with a departure ahead. */
export const withDeparture = () => ({ key: 'lastDay', value: toDayNumber(today()), operation: '>=' })

/** Those that a traveller can still join, the next one first. */
export const ahead = (departures: readonly string[]): string[] => departures.filter((day) => day >= today()).sort()

/** Read by loaders: what the screens of all tours show alike. */
export function toTourProgramme(
  locale: Locale,
  { days, groupSize, departures, itinerary, includes, excludes }: TourInput,
) {
  const t = catalogueText[locale]
  const open = ahead(departures)
  return {
    days: t.days(days),
    group: t.upTo(groupSize),
    departures: open.map((day) => ({ day, text: formatDay(locale, day) })),
    // A long tour is told in parts, and a part may take several days.
    itinerary: itinerary.map(({ title, text }, index) => ({
      label: (itinerary.length === days ? t.day : t.stage)(index + 1),
      title,
      text,
    })),
    includes: [...includes],
    excludes: [...excludes],
    messages: {
      itinerary: t.itinerary,
      includes: t.includes,
      excludes: t.excludes,
      departures: t.departures,
      noDepartures: t.noDepartures,
      length: t.length,
      group: t.groupSize,
      from: t.from,
      price: t.price,
      perPerson: t.perPerson,
      related: t.related,
    },
  }
}

export type TourProgramme = ReturnType<typeof toTourProgramme>

/** One line of a card: when the next group sets out. */
export function nextDeparture(locale: Locale, departures: readonly string[]): string | undefined {
  const [next] = ahead(departures)
  return next && catalogueText[locale].nextDeparture(formatDay(locale, next))
}
