import type { Currency } from '../money/money.ts'
import type { CancellationPolicy } from '../money/refund.ts'
import type { Localized } from '../text/locale.ts'
import type { Day } from '../time/day.ts'
import type { PriceName, SaleKind, TravellerData } from './sale.ts'

/** A stock of limited units, as stored. */
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
  /** Offers: whether each day has a number of its own. */
  hasDays: boolean
  /** Offers with a reduced price: the price now, and before. */
  reduced: { price: number; before: number } | null
  /** Tours. */
  days: number | null
  /** Activities. */
  minutes: number | null
  /** Events. */
  beginsAt: string | null
  endsAt: string | null
  /** The last day of an offer. */
  endsOn: Day | null
  stocks: StockFacts[]
}
