import type { Day } from '../../domain/day.ts'
import type { Locale } from '../../domain/locale.ts'

export type CalendarLabels = {
  previousMonth: string
  nextMonth: string
  /** Spoken with the day. */
  today: string
  unavailable: string
  close: string
  /** With both, and with `min` and `max` over a year apart, month and year are chosen directly: births, passports. */
  month?: string
  year?: string
}

export type CalendarOptions = {
  locale: Locale
  labels: CalendarLabels
  today: Day
  min?: Day
  max?: Day
  /** Short, for example "95K"; shown below the number. */
  priceOf?: (day: Day) => string | undefined
}

export type CellState = {
  isSelected?: boolean
  /** Between the ends of a range. */
  isInside?: boolean
  isStart?: boolean
  isEnd?: boolean
  isUnavailable?: boolean
}

export type CellEvents = { onPick: (day: Day) => void; onHover?: (day: Day | null) => void }
