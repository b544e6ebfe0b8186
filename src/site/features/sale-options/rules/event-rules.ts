import { emptyChoice } from '../choice-query.ts'
import { type ChoiceRules, openOf } from './choice-rules.ts'

export const eventRules: ChoiceRules = {
  fit(sale, { tickets }) {
    const open = openOf(sale)
    const [only] = sale.stocks
    const isPlain = tickets.length === 0 && sale.stocks.length === 1 && open.length === 1
    return {
      ...emptyChoice,
      tickets:
        isPlain && only
          ? [{ categoryId: only.id, quantity: 1 }]
          : tickets.filter(({ categoryId }) => open.some(({ id }) => id === categoryId)),
    }
  },
  want({ stocks }, { tickets }) {
    const wanted = stocks.flatMap((stock) =>
      tickets
        .filter(({ categoryId }) => categoryId === stock.id)
        .map(({ quantity: count }) => ({ stock, kind: 'ticket', count })),
    )
    return { wanted, missing: wanted.length > 0 ? null : 'tickets' }
  },
}
