import { emptyChoice } from '../choice-query.ts'
import { type ChoiceRules, openOf } from './choice-rules.ts'

export const activityRules: ChoiceRules = {
  /** The day stands beside the time: it is chosen first. */
  fit(sale, { departure, date, quantity }) {
    const open = openOf(sale)
    const same = open.find(({ id }) => id === departure)
    const day = same?.day ?? (open.some((stock) => stock.day === date) ? date : null)
    const times = open.filter((stock) => stock.day === day)
    const chosen = same ?? (times.length === 1 ? times[0] : undefined)
    const min = Math.min(...(chosen ? [chosen] : open).map((stock) => stock.min))
    return {
      ...emptyChoice,
      date: day,
      departure: chosen?.id ?? null,
      quantity: Math.min(Math.max(quantity ?? 1, min), sale.maxPeople),
    }
  },
  want({ stocks }, { departure, date, quantity }) {
    const stock = stocks.find(({ id }) => id === departure)
    return {
      wanted: stock ? [{ stock, kind: 'person', count: quantity ?? 1 }] : [],
      missing: stock ? null : date ? 'departure' : 'date',
    }
  },
}
