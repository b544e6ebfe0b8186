import type { ActivitySale } from './sale-shapes.ts'
import { afterSunrise, beforeSunrise, beforeSunset } from './sun-clocks.ts'

const weekend = 'fri sat'

/** By the key of the activity: on which days, when, and for how many, as its text has it. */
export const activitySales: Record<string, ActivitySale> = {
  // "At most ten walkers", "one in the morning".
  'halgurd-summit': { days: weekend, clocks: ['01:00'], places: 10, min: 2, months: [7, 9], closes: 48 },
  'erbil-citadel-at-dawn': { days: 'mon fri sat', clocks: [beforeSunrise(20, 'erbil')], places: 12 },
  // "The boat takes eight."
  'dukan-lake-boats': { days: 'tue thu fri sat', clocks: ['14:00'], places: 8, months: [5, 9] },
  'amadiya-gate-and-town': { days: 'wed fri sat', clocks: ['09:30'], places: 14 },
  'old-mosul-walk': { days: 'mon thu fri sat', clocks: ['09:00', beforeSunset(180, 'nineveh')], places: 12 },
  'hawraman-terraces': { days: weekend, clocks: ['08:00'], places: 12, min: 2, months: [3, 11] },
  'kirkuk-citadel-and-qaysari': { days: 'tue thu sat', clocks: ['15:30'], places: 12 },
  'rawanduz-canyon-and-bekhal': { days: 'thu fri sat', clocks: ['09:00'], places: 12, months: [5, 10] },
  'alqosh-rabban-hormizd': { days: 'wed sat', clocks: ['09:00'], places: 14 },
  // "Two hours before sunset."
  'duhok-dam-ride': { days: 'mon wed thu', clocks: [beforeSunset(120, 'duhok')], places: 20 },
  // "Six at most."
  'erbil-qaysari-tasting': { days: 'sun tue thu sat', clocks: ['10:30', '16:00'], places: 6 },
  'piramagrun-ridge': { days: 'fri', clocks: ['06:00'], places: 10, min: 3, months: [4, 5], closes: 24 },
  'lalish-valley-visit': { days: 'mon thu sat', clocks: ['08:30'], places: 10, acceptance: 'manual' },
  'sulaymaniyah-bazaar-and-tea': { days: 'sun wed sat', clocks: ['16:00'], places: 8 },
  'shanidar-cave': { days: weekend, clocks: ['08:30'], places: 16 },
  // "Early or late in the day."
  'azmar-tandem-paragliding': { days: 'wed thu fri sat', clocks: ['07:30', beforeSunset(120, 'sulaymaniyah')], places: 4, acceptance: 'manual' },
  'akre-weaving-day': { days: 'tue sat', clocks: ['09:30'], places: 5, isSoldOut: true },
  'bread-morning-anab': { days: 'fri sat', clocks: ['07:30'], places: 8 },
  // "The bus leaves Erbil at seven."
  'korek-snow-day': { days: 'thu fri sat', clocks: ['07:00'], places: 40, months: [1, 3] },
  'hatra-day-trip': { days: 'fri', clocks: ['06:30'], places: 15, min: 2, closes: 72, isSoldOut: true },
  'chibayish-dawn-boat': { days: 'mon thu fri sat', clocks: [beforeSunrise(20, 'dhi-qar')], places: 6 },
  // "At eight or in the last hours before sunset."
  'ur-ziggurat-visit': { days: 'tue thu fri sat', clocks: ['08:00', beforeSunset(150, 'dhi-qar')], places: 12 },
  'samarra-malwiya': { days: weekend, clocks: ['08:30'], places: 14 },
  // "Ten at most."
  'babylon-slow-walk': { days: 'mon thu fri', clocks: ['08:30'], places: 10 },
  'mutanabbi-friday-books': { days: 'fri', clocks: ['09:00'], places: 15 },
  'masgouf-abu-nuwas': { days: 'wed thu fri', clocks: ['18:30'], places: 10, min: 2 },
  'kadhimiya-market-walk': { days: 'sun tue sat', clocks: ['10:00'], places: 10 },
  // "Six seats."
  'calligraphy-waziriya': { days: 'mon wed', clocks: ['17:00'], places: 6 },
  // "The minibus leaves Karbala at eight."
  'ukhaidir-ain-al-tamr-dates': { days: weekend, clocks: ['08:00'], places: 14, min: 2 },
  // "We set out from Amara at five."
  'hawizeh-birdwatching': { days: weekend, clocks: ['05:00'], places: 6, months: [11, 3], closes: 24 },
  'reed-weaving-majar': { days: 'sun wed', clocks: ['09:30'], places: 8 },
  'hilla-pottery': { days: 'tue thu', clocks: ['15:00'], places: 6 },
  // "Five people is the most we take."
  'wadi-us-salaam-walk': { days: 'tue thu', clocks: [afterSunrise(15, 'najaf')], places: 5 },
  // "It ends as the lamps come on", "write your name down three hours before".
  'kufa-river-walk': { days: 'mon thu fri', clocks: [beforeSunset(75, 'najaf')], places: 25, closes: 3 },
  // "She takes eight people at most."
  'basra-shanasheel-houses': { days: 'mon fri sat', clocks: ['09:30'], places: 8 },
  // "Sixteen passengers." Palms and cattle are seen by daylight, and the lights of the city after it.
  'shatt-al-arab-evening-boat': { days: 'daily', clocks: [beforeSunset(45, 'basra')], places: 16 },
  'samawah-desert-stars': { days: 'daily', clocks: ['15:30'], places: 12, min: 2, months: [10, 4], darkNights: true },
  'habbaniyah-lake-day': { days: weekend, clocks: ['08:00'], places: 30, months: [4, 9] },
  'buhriz-orange-orchards': { days: 'thu fri sat', clocks: ['10:00'], places: 14 },
  // "Sets off from the corniche as soon as the sun is up."
  'kut-barrage-bike-ride': { days: weekend, clocks: [afterSunrise(5, 'wasit')], places: 16 },
}
