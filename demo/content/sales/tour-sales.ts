import type { DemoTourismPackage, DemoUmrah } from '../discovery-shapes.ts'
import { agencyOf } from './sellers.ts'
import type { SaleConditions } from './sale-shapes.ts'

/** What a departure of a tour says besides its conditions. */
export type TourSale = SaleConditions & {
  seats: number
  /** The smallest party. */
  min: number
  clock: string
  /** Days before, from when on nothing is sold: papers take their time. */
  closes: number
  isSoldOut?: true
}

const soldOutTours = new Set(['halgurd-four-days', 'kerala-houseboat'])
/** Where the family whose house it is says yes or no, or somebody looks at the weather. */
const decidedTours = new Set(['chibayish-marsh-family', 'baghdad-old-houses-for-two', 'hamilton-road-rawanduz'])
/** As the first day of each has it: at an hour, or before dawn, after dinner, by night. */
const clocks: Record<string, string> = {
  'nippur-day': '08:00', 'mardin-urfa-by-road': '05:30', 'chibayish-marsh-family': '10:00', 'uruk-desert-camp': '12:00', 'amadiya-honeymoon': '12:00',
  'dukan-lake-for-two': '10:00', 'basra-date-palms-family': '09:00', 'baghdad-old-houses-for-two': '15:00', 'mosul-and-monasteries': '09:00',
  'kuwait-family-weekend': '07:00', 'malaysia-with-children': '19:00', 'bali-for-two': '17:30', 'sri-lanka-rock-and-rail': '21:00', 'kerala-houseboat': '14:00',
  'maldives-south-male-atoll': '20:00',
}

export function toTourismSale({ key, category, location, days, groupSize }: DemoTourismPackage): TourSale {
  const isAbroad = category !== 'iraq'
  const isForTwo = groupSize === 2
  return {
    seller: agencyOf(location, category),
    policy: isAbroad ? { free: 14, after: 40 } : { free: days > 1 ? 4 : 2, after: 50 },
    travellers: isAbroad ? 'passports' : 'names',
    max: Math.min(10, groupSize), maxEach: Math.min(20, 2 * groupSize),
    acceptance: decidedTours.has(key) ? 'manual' : undefined,
    deposit: days < 5 ? undefined : category === 'world' ? { percent: 25, restDays: 21 } : { percent: 30, restDays: 14 },
    seats: groupSize,
    min: isForTwo ? 2 : 1,
    clock: clocks[key] ?? (isAbroad ? '08:00' : '07:00'),
    closes: isAbroad ? 4 : 1,
    isSoldOut: soldOutTours.has(key) || undefined,
  }
}

type UmrahConditions = Partial<Pick<TourSale, 'policy' | 'acceptance' | 'deposit' | 'closes' | 'min' | 'isSoldOut' | 'clock'>>

/** What the packages' own texts say of payment, papers and who may come. */
const umrahConditions: Record<string, UmrahConditions> = {
  // "The office needs them three weeks before departure."
  // "The coach leaves after the evening prayer."
  'karbala-arar-road': { closes: 21, clock: '20:00' },
  'mosul-neighbours-caravan': { acceptance: 'manual', closes: 14 },
  // "Half with the papers and half a week before leaving."
  'nasiriyah-between-seasons': { deposit: { percent: 50, restDays: 7 }, closes: 14 },
  'baghdad-students-break': { acceptance: 'manual' },
  'najaf-unhurried-elders': { acceptance: 'manual', closes: 14 },
  'sulaymaniyah-women-together': { acceptance: 'manual' },
  // "Papers are needed forty days ahead."
  // "Departure after the dawn meal."
  'kirkuk-ramadan-days': { clock: '05:30', closes: 40, deposit: { percent: 40, restDays: 35 }, policy: { free: 45, after: 50 }, isSoldOut: true },
  // "Half is paid on booking; the rest sixty days before travel. Afterwards money cannot be returned in full."
  'baghdad-last-ten-nights': { closes: 30, deposit: { percent: 50, restDays: 60 }, policy: { free: 60, after: 50 }, isSoldOut: true },
  // "The visa usually comes within a week."
  // "A car comes after the noon prayer."
  'erbil-eight-days': { closes: 8, clock: '13:30' },
  // "No more than eight couples."
  'sulaymaniyah-couples-taif': { acceptance: 'manual', min: 2 },
}

export function toUmrahSale({ key, location, travel, groupSize }: DemoUmrah): TourSale {
  return {
    seller: agencyOf(location, 'neighbours'),
    policy: { free: 21, after: 40 },
    travellers: 'passports',
    max: 10, maxEach: 20,
    deposit: { percent: 30, restDays: 14 },
    seats: groupSize,
    min: 1,
    clock: travel === 'land' ? '06:00' : '10:30',
    closes: travel === 'land' ? 14 : 10,
    ...umrahConditions[key],
  }
}

/** Whose price is that of a bed in a double room already. */
export const pricedForTwo = new Set(['sulaymaniyah-couples-taif'])
