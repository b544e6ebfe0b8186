import { travellerAges } from '../../../../domain/sales/sale.ts'
import { emptyChoice } from '../choice-query.ts'
import { type ChoiceRules, openOf, type ShownSale } from './choice-rules.ts'

/** A room alone is that of two, and what a bed alone costs on top. */
const sharingNames: Record<number, readonly string[]> = { 4: ['four'], 3: ['three'], 2: ['two'], 1: ['two', 'single'] }

/** How many may share a room, the cheapest first; none where rooms have no price. */
export const sharingsOf = ({ stocks }: Pick<ShownSale, 'stocks'>): number[] =>
  [4, 3, 2, 1].filter((sharing) =>
    stocks.some(({ prices }) => sharingNames[sharing]?.every((name) => prices[name] !== undefined)),
  )

/** The words of the price list for an adult who shares a room with so many; null where rooms are not priced. */
export const adultPrices = (sharing: number | null): readonly string[] =>
  (sharing && sharingNames[sharing]) || ['adult']

export const tourRules: ChoiceRules = {
  fit(sale, { departure, adults, ages, sharing }) {
    const open = openOf(sale)
    const sharings = sharingsOf(sale)
    const only = open.length === 1 ? open[0] : undefined
    return {
      ...emptyChoice,
      departure: (open.find(({ id }) => id === departure) ?? only)?.id ?? null,
      adults: Math.min(adults ?? 1, sale.maxPeople),
      ages: ages.slice(0, sale.maxPeople - 1),
      sharing: sharings.find((one) => one === sharing) ?? sharings[0] ?? null,
    }
  },
  want({ stocks }, { departure, adults, ages, sharing }) {
    const stock = stocks.find(({ id }) => id === departure)
    if (!stock) return { wanted: [], missing: 'departure' }
    const between = (from: number, to: number) => ages.filter((age) => age !== null && age >= from && age < to).length
    const { childFrom, adultFrom } = travellerAges
    const grown = (adults ?? 0) + between(adultFrom, Number.POSITIVE_INFINITY)
    const infants = between(0, childFrom)
    return {
      wanted: [
        ...adultPrices(sharing).map((kind) => ({ stock, kind, count: grown, isSeat: kind !== 'single' })),
        { stock, kind: 'child', count: between(childFrom, adultFrom) },
        { stock, kind: 'infant', count: infants, isSeat: false },
      ],
      missing: ages.includes(null) ? 'ages' : infants > grown ? 'infants' : null,
    }
  },
}
