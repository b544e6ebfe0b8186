import type { z } from 'zod'
import { Problem } from '../../contract/problems.ts'
import type { Choice } from '../../contract/purchase-quotes.ts'
import type { Db } from '../../db/database.ts'
import { findBuyer, findSaleFacts } from '../../db/queries/sales/sale-facts.ts'
import type { NewWaitlistEntry } from '../../db/queries/sales/waitlist.ts'
import { findCapacities } from '../../db/queries/sales/waitlist-facts.ts'
import { parseChoice } from '../../domain/sales/purchase-choice.ts'
import { toTimes } from '../../domain/sales/purchase-times.ts'
import { toSaleThing } from '../../domain/sales/waitlist.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { requirePlaces } from '../purchases/buy.ts'
import { requireChoice, toSaleQuery, toWanted } from '../purchases/price-purchase.ts'
import { requireFound } from '../require-found.ts'

export type WaitlistChoiceInput = Omit<
  z.output<typeof Choice>,
  'voucherCode' | 'usePoints' | 'payDeposit' | 'waitingId'
>

/** Throws where it could not be had even if nothing of it were taken, or where it can be bought now. */
export async function toSaleEntry(
  db: Db,
  input: WaitlistChoiceInput,
  { customer, locale, now }: { customer: number; locale: Locale; now: Date },
): Promise<NewWaitlistEntry> {
  const sale = await requireFound(
    findSaleFacts(db, toSaleQuery({ ...input, payDeposit: false, usePoints: false, method: null })),
  )
  const capacities = await findCapacities(
    db,
    sale.stocks.map(({ id }) => id),
  )
  const whole = { ...sale, stocks: sale.stocks.map((stock) => ({ ...stock, left: capacities.get(stock.id) ?? 0 })) }
  const parsed = parseChoice(whole, input, now)
  if (!parsed.ok && parsed.code === 'SOLD_OUT') throw new Problem('WAITING_IN_VAIN')
  const choice = await requireChoice(db, whole, input, { locale, now })
  requirePlaces({ sale, choice }, await findBuyer(db, customer, toWanted({ sale, choice }, { voucher: null }), now))
  const left = new Map(sale.stocks.map((stock) => [stock.id, stock.left]))
  if (choice.places.every(({ stock, count }) => (left.get(stock.id) ?? 0) >= count)) throw new Problem('NOT_SOLD_OUT')
  const { quantity, tickets, party, sharing, departureId, travelDate, returnDate } = input
  return {
    customer,
    kind: sale.kind,
    property: null,
    sale: sale.id,
    itemId: sale.itemId,
    title: sale.title,
    request: { quantity, tickets, party, sharing, departureId, travelDate, returnDate },
    thing: toSaleThing(input),
    people: choice.people.adults + choice.people.children,
    checkIn: null,
    checkOut: null,
    startsAt: toTimes(sale, choice).startsAt,
    rooms: [],
    stocks: choice.places.map(({ stock, count }) => ({ stock: stock.id, count })),
    now,
  }
}
