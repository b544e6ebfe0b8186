import type { Day } from './day.ts'
import { toHijri } from './hijri.ts'

export type HolyDay = 'ramadan' | 'eid-al-fitr' | 'eid-al-adha' | 'ashura' | 'arbaeen' | 'nawruz'

type Rule = (month: number, day: number) => boolean

const byMoon: Record<Exclude<HolyDay, 'nawruz'>, Rule> = {
  ramadan: (month) => month === 9,
  'eid-al-fitr': (month, day) => month === 10 && day <= 3,
  'eid-al-adha': (month, day) => month === 12 && day >= 10 && day <= 13,
  // In Iraq the moon is often seen a day after the computed one, so each ends a day after its own.
  ashura: (month, day) => month === 1 && day >= 9 && day <= 11,
  // The walk to Karbala fills the roads for days before.
  arbaeen: (month, day) => month === 2 && day >= 16 && day <= 21,
}

/** Why the roads, the shrines or the mountains are full on a day. Days of the moon are computed, hence approximate. */
export function findHolyDays(date: Day, hijriOffset = 0): HolyDay[] {
  const hijri = toHijri(date, hijriOffset)
  const names = Object.keys(byMoon) as (keyof typeof byMoon)[]
  const found: HolyDay[] = hijri ? names.filter((name) => byMoon[name](hijri.month, hijri.day)) : []
  return isNawruz(date.slice(5)) ? [...found, 'nawruz'] : found
}

/** From the eve with its fires on. */
const isNawruz = (monthAndDay: string): boolean => monthAndDay >= '03-20' && monthAndDay <= '03-23'
