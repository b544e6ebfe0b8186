import type { Day } from '../../../domain/time/day.ts'
import type { Stock } from './sale-data.ts'

/** A day that is or was to be had, as a calendar shows it. */
export type CalendarDay = {
  day: Day
  /** The value of a form's field. */
  value: string | number
  /** Nothing where it is free, or cannot be had. */
  price: number | undefined
  left: number
  isOpen: boolean
}

/** For several times of a day: the cheapest price, and the most that any of them has left, since a party is not split. */
export function toCalendarDays(
  stocks: readonly Stock[],
  priceOf: (stock: Stock) => number | undefined,
  toValue: (stock: Stock) => string | number = ({ day }) => day ?? '',
): CalendarDay[] {
  const days = new Map<Day, CalendarDay>()
  for (const stock of stocks) {
    const { day, state } = stock
    if (!day || state === 'over') continue
    const isOpen = state === 'open'
    const before = days.get(day)
    const prices = [before?.price, isOpen ? priceOf(stock) : undefined].filter((price) => price !== undefined)
    days.set(day, {
      day,
      value: before?.value ?? toValue(stock),
      price: prices.length > 0 ? Math.min(...prices) : undefined,
      left: Math.max(before?.left ?? 0, isOpen ? stock.left : 0),
      isOpen: isOpen || (before?.isOpen ?? false),
    })
  }
  return [...days.values()]
}
