import { addDays, type Day, toInstant } from '../../../src/domain/time/day.ts'
import { tourismPackages } from '../load-discovery.ts'
import type { Money, Text } from '../shapes.ts'
import { umrahPackages } from '../umrah.ts'
import { activitySales } from './activity-sales.ts'
import { isFar, isWeekend, toActivityDays, toOfferDays } from './calendar.ts'
import { eventSales } from './event-sales.ts'
import { howManyLeft } from './how-many-left.ts'
import { type TourSale, pricedForTwo, toTourismSale, toUmrahSale } from './tour-sales.ts'
import { offerSales } from './offer-sales.ts'
import { toTourismPrices, toUmrahPrices } from './prices.ts'
import { clockOn } from './sun-clocks.ts'
import { timeTitles } from './ticket-categories.ts'

/** A sale as it stands in the database, with the days of what is sold. */
export type SoldItem = {
  id: number
  kind: 'offer' | 'tourism' | 'umrah' | 'event' | 'activity'
  key: string
  price: number | null
  currency: Money['currency']
  lastDay: Day | null
  departures: Day[] | null
  startsAt: Date | null
  endsAt: Date | null
}

export type WantedStock = {
  day: Day | null
  clock: string | null
  title: Text | null
  position: number
  prices: Record<string, number>
  capacity: number
  min: number
  closes_at: Date
}

const hour = 60 * 60 * 1000
const day = 24 * hour

const toStock = (stock: Pick<WantedStock, 'prices' | 'capacity' | 'closes_at'> & Partial<WantedStock>): WantedStock => ({
  day: null, clock: null, title: null, position: 0, min: 1, ...stock,
})

/** What can be had of it from today on. */
export const toWantedStocks = (item: SoldItem, today: Day): WantedStock[] => toStocks[item.kind](item, today)

const toStocks: Record<SoldItem['kind'], (item: SoldItem, today: Day) => WantedStock[]> = {
  offer({ key, price, lastDay }, today) {
    const sale = offerSales[key]
    if (!sale || price === null || lastDay === null) return []
    const { all, each = 0, days, clock, closes = 0, isSoldOut } = sale
    const prices = { piece: price }
    const whole = toStock({ prices, capacity: isSoldOut ? 0 : all, closes_at: toInstant(addDays(lastDay, 1), '00:00') })
    const byDay = days ? toOfferDays(days, today, lastDay) : []
    return [whole, ...byDay.map((one) => {
      const at = clock ? clockOn(clock, one) : null
      return toStock({
        day: one, clock: at, prices, capacity: howManyLeft(each, `${key} ${one}`, { isBusy: isWeekend(one), isFar: isFar(one, today), isSoldOut }),
        closes_at: new Date(toInstant(one, at ?? '06:00').getTime() - closes * hour),
      })
    })]
  },

  tourism(item, today) {
    const plan = tourismPackages.find(({ key }) => key === item.key)
    if (!plan || item.price === null) return []
    return toDepartures(item, today, toTourismSale(plan), toTourismPrices({ amount: item.price, currency: item.currency }, plan.category !== 'iraq'))
  },

  umrah(item, today) {
    const plan = umrahPackages.find(({ key }) => key === item.key)
    if (!plan || item.price === null) return []
    return toDepartures(item, today, toUmrahSale(plan), toUmrahPrices({ amount: item.price, currency: item.currency }, pricedForTwo.has(item.key)))
  },

  event({ key, startsAt, endsAt }) {
    const sale = eventSales[key]
    if (!sale || !startsAt || !endsAt) return []
    const { categories, each, isSoldOut } = sale
    const nights = Math.ceil((endsAt.getTime() - startsAt.getTime()) / day)
    // Who may come on any of several days can still do so on the last.
    if (!each) return categories.map(({ title, price, number }, position) => toStock({
      title, position, prices: { ticket: price }, capacity: isSoldOut ? 0 : number, closes_at: nights > 1 ? new Date(endsAt.getTime() - hour) : startsAt,
    }))
    return timeTitles[each].slice(0, nights).flatMap((title, night) => categories.map(({ price, number }, index) => toStock({
      title, position: 10 * night + index, prices: { ticket: price }, capacity: howManyLeft(number, `${key} ${night}`, { isBusy: night === 0, isSoldOut }),
      closes_at: new Date(startsAt.getTime() + night * day),
    })))
  },

  activity({ key, price }, today) {
    const sale = activitySales[key]
    if (!sale) return []
    const { clocks, places, min = 1, closes = 2, isSoldOut } = sale
    return toActivityDays(sale, today).flatMap((one) => clocks.map((each) => clockOn(each, one)).map((clock) => toStock({
      day: one, clock, min, prices: { person: price ?? 0 }, capacity: howManyLeft(places, `${key} ${one} ${clock}`, { isBusy: isWeekend(one), isFar: isFar(one, today), isSoldOut, min }),
      closes_at: new Date(toInstant(one, clock).getTime() - closes * hour),
    })))
  },
}

/** The nearest departure is the fullest. */
function toDepartures({ key, departures }: SoldItem, today: Day, sale: TourSale, prices: Record<string, number>): WantedStock[] {
  const { seats, min, clock, closes, isSoldOut } = sale
  return (departures ?? []).filter((one) => one >= today).map((one, index) => toStock({
    day: one, clock, min, prices, capacity: howManyLeft(seats, `${key} ${one}`, { isBusy: index < 2, isSoldOut, min }),
    closes_at: toInstant(addDays(one, -closes), '18:00'),
  }))
}
