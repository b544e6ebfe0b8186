import { z } from 'zod'
import { maxPrayerDays, prayerMethods } from '../domain/prayer/prayer-methods.ts'
import { toLatinDigits } from '../domain/text/digits.ts'
import { defineCalls, Id, urlNumber } from './call.ts'
import { Coordinates, LocationRef } from './shapes.ts'

const Method = z.object({ key: z.enum(prayerMethods), name: z.string() })

/** Clock times of Baghdad, in every time zone of the caller. */
const Clock = z.iso.time({ precision: -1 })

export const PrayerDay = z.object({
  date: z.iso.date(),
  /** Computed: where the month begins by sight, it may be a day or two off. */
  hijri: z.object({ year: z.number().int(), month: z.number().int(), day: z.number().int(), text: z.string() }),
  fajr: Clock,
  sunrise: Clock,
  dhuhr: Clock,
  asr: Clock,
  maghrib: Clock,
  isha: Clock,
  /** Halfway between this day's sunset and the next day's Fajr; after 00:00 it belongs to the night that began on this day. */
  midnight: Clock,
})

export const prayerTimeCalls = defineCalls({
  'GET /public/prayer-times/{id}': {
    summary: 'Prayer times at a location (`id` as in `GET /locations`), from a day on: today unless said otherwise',
    audience: 'visitor',
    params: Id,
    query: z.object({
      date: z.preprocess(
        (value) => (typeof value === 'string' ? toLatinDigits(value.trim()) : value),
        z.iso.date().optional(),
      ),
      days: urlNumber(1, maxPrayerDays).default(1),
      /** The location's own unless said otherwise; `methods` of the answer are those that it has. */
      method: z.enum(prayerMethods).optional(),
    }),
    ok: z.object({
      location: LocationRef.extend({ city: z.string() }),
      coordinates: Coordinates,
      /** The offset of all times here: `2026-11-20T` + `05:12` + `+03:00` is an instant. */
      utcOffset: z.literal('+03:00'),
      method: Method,
      methods: z.array(Method),
      data: z.array(PrayerDay),
    }),
    problems: ['NOT_FOUND'],
    freshFor: 60,
  },
})
