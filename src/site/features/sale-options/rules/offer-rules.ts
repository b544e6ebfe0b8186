import { addDays } from '../../../../domain/time/day.ts'
import { emptyChoice } from '../choice-query.ts'
import { type ChoiceRules, openOf, type ShownSale } from './choice-rules.ts'

/** The latest return. */
export const latestReturn = (date: string): string => addDays(date, 365)

const hasDays = ({ stocks }: ShownSale): boolean => stocks.some(({ day }) => day)

/** For an offer with a number for each day, an available day; for another, any of its days. */
const canTravelOn = (sale: ShownSale, day: string): boolean =>
  hasDays(sale)
    ? openOf(sale).some((stock) => stock.day === day)
    : day >= sale.today && (!sale.lastDay || day <= sale.lastDay)

export const offerRules: ChoiceRules = {
  fit(sale, { quantity, date, returnDate }) {
    const { needs, maxPeople, today } = sale
    const day = date && needs.date && canTravelOn(sale, date) ? date : null
    const from = day ?? today
    const isReturn = returnDate && needs.returnDate && returnDate >= from && returnDate <= latestReturn(from)
    return {
      ...emptyChoice,
      quantity: Math.min(quantity ?? 1, maxPeople),
      date: day,
      returnDate: isReturn ? returnDate : null,
    }
  },
  want(sale, { quantity, date, returnDate }) {
    const { stocks, needs } = sale
    const stock = stocks.find(({ day }) => (hasDays(sale) ? day === date : day === null))
    const isDated = !needs.date || (date && stock)
    return {
      wanted: stock ? [{ stock, kind: 'piece', count: quantity ?? 1 }] : [],
      missing: isDated ? (needs.returnDate && !returnDate ? 'return' : null) : 'date',
    }
  },
}
