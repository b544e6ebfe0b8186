import type { Day } from '../../../src/domain/time/day.ts'
import type { Text } from '../shapes.ts'

/** Days of the week, `sun` to `sat`, divided by spaces; `daily` is all of them. */
export type Weekdays = string

/** `HH:MM` all the year round, or as the sun has it. */
export type Clock = string | ((day: Day) => string)

export type Policy = { free: number; after: number }
export type Deposit = { percent: number; restDays: number }

/** What the sale of anything says; the rest depends on its kind. */
export type SaleConditions = {
  seller: string
  policy: Policy
  travellers: 'none' | 'names' | 'passports'
  /** Limits of one purchase, and of all purchases of a customer. */
  max: number
  maxEach: number
  acceptance?: 'manual'
  deposit?: Deposit
  canLeave?: boolean
}

/** An offer is had by the day where it has weekdays, else only as often as `all` says. */
export type OfferSale = {
  all: number
  each?: number
  days?: Weekdays
  clock?: Clock
  /** Hours before, from when on nothing is sold. */
  closes?: number
  max: number
  policy: Policy
  acceptance?: 'manual'
  isSoldOut?: true
}

/** `number` of tickets at `price` in the event's currency. */
export type TicketCategory = { title: Text; price: number; number: number }
/** `each`: of what takes place on several days, a ticket is for one of them; without it, for all. */
export type EventSale = { categories: TicketCategory[]; each?: 'day' | 'evening'; max: number; canLeave?: true; isSoldOut?: true }

export type ActivitySale = {
  days: Weekdays
  clocks: Clock[]
  places: number
  min?: number
  /** First and last month. */
  months?: [number, number]
  /** Only around the new moon. */
  darkNights?: true
  /** Hours before, from when on nobody can join. */
  closes?: number
  acceptance?: 'manual'
  isSoldOut?: true
}

export type DemoSeller = { key: string; kind: 'agency' | 'organizer'; title: Text; location: string }
