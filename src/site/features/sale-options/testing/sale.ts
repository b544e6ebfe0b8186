import type { SaleKind } from '../../../../domain/sales/sale.ts'
import { activityRules } from '../rules/activity-rules.ts'
import type { ChoiceRules, ShownSale } from '../rules/choice-rules.ts'
import { eventRules } from '../rules/event-rules.ts'
import { offerRules } from '../rules/offer-rules.ts'
import { tourRules } from '../rules/tour-rules.ts'
import type { Stock } from '../sale-data.ts'

/** Pages know those of their own kind only. */
export const rulesOf: Record<SaleKind, ChoiceRules> = {
  offer: offerRules,
  tourism: tourRules,
  umrah: tourRules,
  event: eventRules,
  activity: activityRules,
}

export const testStock = (id: number, part: Partial<Stock> = {}): Stock => ({
  id,
  title: null,
  day: null,
  time: null,
  endsOn: null,
  prices: {},
  left: 20,
  min: 1,
  state: part.left === 0 ? 'sold_out' : 'open',
  ...part,
})

export const testSale = (itemType: SaleKind, stocks: Stock[], part: Partial<ShownSale> = {}): ShownSale => ({
  itemType,
  currency: 'IQD',
  state: 'open',
  maxPeople: 9,
  needs: { date: false, returnDate: false },
  stocks,
  lastDay: null,
  today: '2026-11-16',
  ...part,
})
