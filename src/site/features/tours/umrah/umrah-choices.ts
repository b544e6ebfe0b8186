import { inLocale } from '../../../../client/call/search.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { addDays, type Day } from '../../../../domain/time/day.ts'
import { findHolyDays } from '../../../../domain/time/holy-days.ts'
import { umrahText } from '../../../../i18n/messages/umrah.ts'
import { monthTitle } from '../../../../ui/calendar-text.ts'
import type { Month } from '../../../../ui/month-grid.ts'
import type { ListChoice } from '../../../lists/choice-row.tsx'
import { ahead } from '../programme/programme-data.ts'
import type { UmrahHit } from './umrah-data.ts'

/** The first questions of pilgrims. Each is a parameter of the address; absent without a choice. */
export type UmrahQuery = { city?: string; month?: string; travel?: string; level?: string }

type Option = { value: string; label: string }
type Reading = {
  /** The options of a package: it is found by each of them. */
  valuesOf: (hit: UmrahHit) => readonly string[]
  labelOf: (locale: Locale, value: string, hit: UmrahHit) => string
}

const ramadan = 'ramadan'

const readings: Record<keyof UmrahQuery, Reading> = {
  city: {
    valuesOf: ({ location }) => [String(location.id)],
    labelOf: (locale, _, { location }) => inLocale(location, 'title', locale),
  },
  month: {
    valuesOf: (hit) => [
      ...(isInRamadan(hit) ? [ramadan] : []),
      ...new Set(ahead(hit.departures).map((day) => day.slice(0, 7))),
    ],
    labelOf: (locale, value) => (value === ramadan ? umrahText[locale].ramadan : monthTitle(value as Month, locale)),
  },
  travel: {
    valuesOf: ({ travel }) => [travel],
    labelOf: (locale, _, { travel }) => umrahText[locale].travel[travel],
  },
  level: {
    valuesOf: ({ type }) => [type.key],
    labelOf: (locale, _, { type }) => inLocale(type, 'title', locale),
  },
}
const names = Object.keys(readings) as (keyof UmrahQuery)[]

/** Whether one of its groups that set out yet is away on a day of Ramadan. */
const isInRamadan = ({ departures, days }: UmrahHit): boolean =>
  ahead(departures).some((first) =>
    Array.from({ length: days }, (_, day) => day).some((day) => isOfRamadan(first, day)),
  )

const isOfRamadan = (first: Day, after: number): boolean => findHolyDays(addDays(first, after)).includes(ramadan)

/** The options that the data offer: months in their order, all others as the packages have them. */
export function toUmrahOptions(locale: Locale, hits: readonly UmrahHit[]): Record<keyof UmrahQuery, Option[]> {
  const optionsOf = (name: keyof UmrahQuery): Option[] => {
    const found = new Map<string, string>()
    for (const hit of hits)
      for (const value of readings[name].valuesOf(hit))
        if (!found.has(value)) found.set(value, readings[name].labelOf(locale, value, hit))
    const options = [...found].map(([value, label]) => ({ value, label }))
    // "ramadan" comes after all digits in the alphabet, and before all months in the list.
    return name === 'month' ? options.sort((a, b) => rankOf(a).localeCompare(rankOf(b))) : options
  }
  return { city: optionsOf('city'), month: optionsOf('month'), travel: optionsOf('travel'), level: optionsOf('level') }
}

const rankOf = ({ value }: Option): string => (value === ramadan ? '' : value)

/** The packages that fit all that is asked. */
export const filterUmrah = (hits: readonly UmrahHit[], query: UmrahQuery): UmrahHit[] =>
  hits.filter((hit) => names.every((name) => !query[name] || readings[name].valuesOf(hit).includes(query[name])))

/** One menu a question, each option with the number that the other choices leave; one that leaves nothing is not there. */
export function toUmrahChoices(
  locale: Locale,
  hits: readonly UmrahHit[],
  query: UmrahQuery,
  hrefOf: (query: UmrahQuery) => string,
): ListChoice[] {
  const t = umrahText[locale]
  const options = toUmrahOptions(locale, hits)
  return names.flatMap((name) => {
    const others = filterUmrah(hits, { ...query, [name]: undefined })
    const chips = options[name].flatMap(({ value, label }) => {
      const count = filterUmrah(others, { [name]: value }).length
      const isCurrent = value === query[name]
      return count > 0 || isCurrent ? [{ label, count, href: hrefOf({ ...query, [name]: value }), isCurrent }] : []
    })
    if (chips.length < 2 && !query[name]) return []
    const all = { ...t.choices[name], count: others.length, href: hrefOf({ ...query, [name]: undefined }) }
    return [
      {
        label: all.label,
        isMenu: true,
        chips: [{ label: all.all, count: all.count, href: all.href, isCurrent: !query[name] }, ...chips],
      },
    ]
  })
}
