import type { ReactNode } from 'react'
import type { Locale } from '../domain/text/locale.ts'
import type { Day } from '../domain/time/day.ts'
import type { Month } from './month-grid.ts'

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
  /** Short, for example "95K"; shown below the number, and spoken unless it says how. */
  priceOf?: (day: Day) => string | { shown: string; spoken: string } | undefined
  /** Another calendar beside ours: its months below the title, its days above ours in each cell. */
  second?: { monthText: (month: Month) => string; dayOf: (day: Day) => { number: number; text: string } | null }
  /** Why a day stands out: marked by a dot, and spoken with it. */
  markOf?: (day: Day) => string
  /** Said below the months that are seen. */
  noteOf?: (months: readonly Month[]) => ReactNode
}

export type CellState = {
  isSelected?: boolean
  /** Between the ends of a range. */
  isInside?: boolean
  isStart?: boolean
  isEnd?: boolean
  isUnavailable?: boolean
}

export type CellHandlers = { onPick: (day: Day) => void; onHover?: (day: Day | null) => void }
