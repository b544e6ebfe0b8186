import type { OfferSale } from './sale-shapes.ts'
import { beforeSunrise } from './sun-clocks.ts'

const flight = { closes: 24, max: 6, policy: { free: 7, after: 60 } }
const night = { closes: 4, policy: { free: 2, after: 50 } }
const ride = { closes: 6, policy: { free: 1, after: 50 } }
const tour = { closes: 12, policy: { free: 2, after: 50 } }
const table = { policy: { free: 14, after: 0 } }

/** By the key of the offer. What its text says of numbers, days and hours is true here too. */
export const offerSales: Record<string, OfferSale> = {
  'baghdad-istanbul': { ...flight, all: 140, each: 9, days: 'sun wed thu', clock: '09:40' },
  // "Twelve on each aircraft", "by the morning flight".
  'baghdad-beirut': { ...flight, all: 200, each: 12, days: 'mon thu sat', clock: '08:15' },
  'erbil-dubai': { ...flight, all: 90, each: 8, days: 'sun tue thu fri', clock: '14:20' },
  'erbil-cairo-via-amman': { ...flight, all: 160, each: 7, days: 'mon fri', clock: '11:05' },
  'basra-amman': { ...flight, all: 120, each: 6, days: 'sun tue fri', clock: '10:30' },
  'basra-doha-one-way': { ...flight, all: 110, each: 10, days: 'sun mon wed thu', clock: '17:10' },
  'najaf-mashhad': { ...flight, all: 180, each: 14, days: 'mon wed sat', clock: '10:50' },
  'sulaymaniyah-tbilisi': { ...flight, all: 90, each: 8, days: 'tue sat', clock: '12:25' },
  'kirkuk-istanbul-asian-side': { ...flight, all: 50, each: 9, days: 'wed fri', clock: '13:45' },

  // The whole cottage, from one arrival to the next.
  'rawanduz-cottage-two-nights': { ...night, all: 40, each: 1, days: 'sun tue thu', clock: '14:00', max: 1 },
  'karbala-three-nights-for-four': { ...night, all: 60, each: 4, days: 'sat tue', clock: '14:00', max: 3 },
  'chibayish-reed-night': { ...night, all: 400, each: 12, days: 'daily', clock: '16:00', max: 10 },
  'karrada-river-weekend': { ...night, all: 60, each: 6, days: 'thu', clock: '14:00', max: 3, isSoldOut: true },
  'dukan-midweek': { ...night, all: 60, each: 5, days: 'sun', clock: '14:00', max: 3 },

  'baghdad-airport-car': { ...ride, all: 900, each: 8, days: 'daily', max: 3 },
  'najaf-airport-karbala-van': { ...ride, all: 300, each: 4, days: 'daily', max: 3 },
  'sulaymaniyah-erbil-dukan-road': { ...ride, all: 240, each: 3, days: 'daily', max: 2 },
  'mosul-baghdad-car': { ...ride, all: 200, each: 3, days: 'sun mon tue wed thu sat', max: 2, acceptance: 'manual' },

  // "Fourteen seats."
  'babylon-from-baghdad': { ...tour, all: 300, each: 14, days: 'mon fri sat', clock: '07:30', max: 8 },
  // "Four to a car": two jeeps.
  'amadiya-from-duhok': { ...tour, all: 120, each: 8, days: 'wed fri sat', clock: '08:00', max: 8 },
  // "Ur at sunrise", twenty minutes away.
  'ur-and-marshes-day': { ...tour, all: 160, each: 10, days: 'thu fri sat', clock: beforeSunrise(45, 'dhi-qar'), max: 8 },
  'hawraman-villages-day': { ...tour, all: 220, each: 16, days: 'fri sat', clock: '08:00', max: 8 },

  'kadhimiya-friday-breakfast': { ...table, all: 60, max: 3 },
  'mosul-quzi-table': { ...table, all: 4, max: 2 },
  'sulaymaniyah-home-table': { ...table, all: 48, max: 4 },
  'shatt-al-arab-supper-boat': { ...table, all: 90, max: 8, isSoldOut: true },
}
