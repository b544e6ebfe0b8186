import type { z } from 'zod'
import { Problem } from '../../contract/problems.ts'
import type { Stock } from '../../contract/sales.ts'
import type { Db } from '../../db/database.ts'
import { findStocks } from '../../db/queries/sales/sales.ts'
import type { ChoiceInput, Shortage } from '../../domain/sales/purchase-choice.ts'
import type { Locale } from '../../domain/text/locale.ts'

type ShownStock = z.output<typeof Stock>

const maxOthers = 10

/** The free units, and other stocks with room for the whole party. */
export async function toPurchaseSoldOut(
  db: Db,
  sale: { id: number },
  { departureId, tickets, travelDate }: ChoiceInput,
  { left, wanted, locale, now }: Pick<Shortage, 'left' | 'wanted'> & { locale: Locale; now: Date },
): Promise<Problem> {
  const chosen = new Set([departureId, ...(tickets ?? []).map(({ categoryId }) => categoryId)])
  const others: ShownStock[] = (await findStocks(db, locale, [sale.id], now))
    .filter(({ id, day, state }) => state === 'open' && !chosen.has(id) && (day === null || day !== travelDate))
    .filter((stock) => stock.left >= wanted && stock.min <= wanted)
    .slice(0, maxOthers)
    .map(({ saleId: _, ...stock }) => stock)
  return new Problem('SOLD_OUT', { details: { left, others } })
}
