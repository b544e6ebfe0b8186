import type { Currency } from '../money/money.ts'
import type { CancellationPolicy } from '../money/refund.ts'
import type { Localized } from '../text/locale.ts'
import type { Day } from '../time/day.ts'
import type { PriceName, SaleKind, TravellerData } from './sale.ts'

/** What can be sold out, as the database has it. */
export type StockFacts = {
  id: number
  day: Day | null
  /** `HH:MM` */
  clock: string | null
  title: Localized | null
  prices: Partial<Record<PriceName, number>>
  left: number
  min: number
  closesAt: string
}

/** On which conditions something is sold, with those of its stocks that were asked for. */
export type SaleFacts = {
  id: number
  kind: SaleKind
  itemId: number
  seller: number
  title: Localized
  currency: Currency
  acceptance: 'automatic' | 'manual'
  policy: CancellationPolicy
  travellerData: TravellerData
  maxPeople: number
  maxEach: number
  deposit: { percent: number; restDays: number } | null
  needsPickup: boolean
  needsDate: boolean
  needsReturn: boolean
  /** Of an offer: whether it has a number for each day. */
  hasDays: boolean
  /** Of an offer that costs less than before: what it costs, and what it did. */
  reduced: { price: number; before: number } | null
  /** Of a journey. */
  days: number | null
  /** Of an activity. */
  minutes: number | null
  /** Of an event. */
  beginsAt: string | null
  endsAt: string | null
  /** The last day of an offer. */
  endsOn: Day | null
  stocks: StockFacts[]
}
