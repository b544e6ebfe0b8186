import type { prayerTimeCalls } from '../../contract/prayer-times.ts'
import { Problem } from '../../contract/problems.ts'
import { findLocation } from '../../db/queries/catalogue/locations.ts'
import { methodsAt, toPrayerDays } from '../../domain/prayer/prayer-times.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { type Day, toDay } from '../../domain/time/day.ts'
import { hijriYears, toHijri } from '../../domain/time/hijri.ts'
import { formatHijri } from '../../i18n/hijri.ts'
import { methodNames } from '../../i18n/prayer-names.ts'
import type { Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'

export const prayerTimeHandlers: Handlers<keyof typeof prayerTimeCalls> = {
  'GET /public/prayer-times/{id}': async ({ db, locale, params, query, now }) => {
    const { coordinates, ...location } = await requireFound(findLocation(db, locale, params.id))
    const methods = methodsAt(coordinates)
    const method = query.method ?? methods[0]
    if (!method || !methods.includes(method))
      throw new Problem('INVALID_INPUT', { fields: { method: { error: 'invalid' } } })
    const toMethod = (key: typeof method) => ({ key, name: methodNames[locale][key] })
    const days = toPrayerDays(coordinates, method, requireKnown(query.date ?? toDay(now)), query.days)
    return {
      location,
      coordinates,
      utcOffset: '+03:00',
      method: toMethod(method),
      methods: methods.map(toMethod),
      data: days.map(({ date, ...times }) => ({ date, hijri: toHijriDay(locale, date), ...times })),
    }
  },
}

const unknownYear = () =>
  new Problem('INVALID_INPUT', {
    fields: { date: { error: 'years', limit: `${hijriYears.first}–${hijriYears.last}` } },
  })

/** Before anything is computed: there is a Hijri date for every day of these years and for a month after them. */
function requireKnown(date: Day): Day {
  const year = Number(date.slice(0, 4))
  if (year < hijriYears.first || year > hijriYears.last) throw unknownYear()
  return date
}

function toHijriDay(locale: Locale, date: Day) {
  const hijri = toHijri(date)
  if (!hijri) throw unknownYear()
  return { ...hijri, text: formatHijri(locale, hijri) }
}
