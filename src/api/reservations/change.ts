import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import {
  type ChangeBefore,
  type ChangeTarget,
  findEndedChanges,
  insertChange,
} from '../../db/queries/stays/reservation-changes.ts'
import { findHeld, lockReservation, type ReservationFacts } from '../../db/queries/stays/reservations.ts'
import { holdCells } from '../../db/queries/stays/room-cells.ts'
import { toDinars } from '../../domain/money/exchange.ts'
import { totalOf } from '../../domain/money/money.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import { toHoldUntil } from '../../domain/orders/order.ts'
import type { ChangeStatus } from '../../domain/orders/states.ts'
import { holdingAgain } from '../../domain/stays/hold-cooldown.ts'
import { checkHold } from '../../domain/stays/hold-rules.ts'
import { cellsBeyond, mergeCells, negate, type RoomCell, toCells } from '../../domain/stays/room-cells.ts'
import { countRooms } from '../../domain/stays/selection.ts'
import { countNights } from '../../domain/stays/stay.ts'
import type { Locale, Localized } from '../../domain/text/locale.ts'
import { toInstant } from '../../domain/time/day.ts'
import { later } from '../../domain/time/later.ts'
import { lockActiveCustomer } from '../lock-active-customer.ts'
import { requireHold } from '../orders/require-hold.ts'
import { requireShownPrice } from '../orders/require-shown-price.ts'
import { requireWallet } from '../orders/require-wallet.ts'
import { askRefundOf } from '../payments/ask-refund.ts'
import { requireFound } from '../require-found.ts'
import { applyChange, moveNights } from './apply-change.ts'
import { closeHeldChange } from './give-up-change.ts'
import { notifyGuest } from './notify-guest.ts'
import { presentChange } from './present-change.ts'
import { type ChangeBody, type PricedChange, priceChange } from './price-change.ts'

export type ChangeInput = {
  id: number
  customer: number
  body: ChangeBody
  /** The key of the price that was shown. */
  priceKey: string
  method: PaymentMethod | undefined
  dinarsPerDollar: number
  locale: Locale
  now: Date
}

/** Survives JSON, since it is kept with an Idempotency-Key. */
export type ChangeResult = { id: number; change: number; order: number; status: ChangeStatus; holdUntil: string | null }

/**
 * Load, lock, decide, write, with the locks in the order of everything else. A change that costs nothing more is made at once: it takes new
 * nights and frees old ones. A dearer change holds its new nights beside the old ones until it is paid. It replaces an earlier held change.
 */
export async function change(tx: Tx, input: ChangeInput): Promise<ChangeResult> {
  const { id, customer, now } = input
  const facts = await requireFound(lockReservation(tx, id, customer))
  await lockActiveCustomer(tx, customer)
  const priced = await priceChange(tx, facts, input.body, input)
  const { difference } = priced.price
  const current = { priceKey: priced.priceKey, total: difference, currency: priced.paid.currency }
  await requireShownPrice({ priceKey: input.priceKey }, current, () => presentChange(facts, priced, input.locale))
  const isMore = difference > 0
  const closed = await closeHeldChange(tx, facts.order.id, { to: 'dropped', now })
  if (isMore) await requireMoreHeld(tx, facts, priced, input)
  const [before, after] = [toCells(facts, facts.rooms), toCells(priced.stay, priced.rooms)]
  const taken = cellsBeyond(after, before)
  const freed = isMore ? [] : negate(cellsBeyond(before, after))
  // Another booking may have taken the rooms since the price was read.
  if (!(await moveNights(tx, mergeCells(taken, freed, negate(closed?.cells ?? [])))))
    throw new Problem('ROOM_UNAVAILABLE', { details: { combinations: [], dates: [] } })
  return save(tx, input, { facts, priced, taken })
}

type ChangeFacts = { facts: ReservationFacts; priced: PricedChange; taken: readonly RoomCell[] }

async function save(tx: Tx, { id, now }: ChangeInput, { facts, priced, taken }: ChangeFacts): Promise<ChangeResult> {
  const { order } = facts
  const { difference } = priced.price
  const target = toTarget(facts, priced)
  const holdUntil = difference > 0 ? toHoldUntil(now) : null
  const status = holdUntil ? ('held' as const) : ('done' as const)
  const made = { order: order.id, status, target, before: toBefore(facts), price: difference, holdUntil, now }
  const change = await insertChange(tx, made)
  const changed = { id, change, order: order.id, status, holdUntil: holdUntil?.toISOString() ?? null }
  if (holdUntil) {
    await holdCells(tx, change, taken)
    return changed
  }
  await applyChange(tx, order, { change, target, earned: 0, now })
  const back =
    difference < 0
      ? await askRefundOf(tx, order, { price: -difference, reason: 'changed_by_customer', change, now })
      : null
  await notifyGuest(tx, order.id, { event: 'changed', back, subject: change }, { now })
  return changed
}

function toTarget(
  facts: ReservationFacts,
  { stay, party, rooms, price, titles, rates, boundTo }: PricedChange,
): ChangeTarget {
  return {
    ...price,
    ...stay,
    leavesAt: toInstant(stay.checkOut, rates.checkOutClock),
    adults: party.adults,
    childrenAges: party.childrenAges,
    rooms: rooms.map((room) => ({ ...room, title: titles.get(room.roomTypeId) as Localized })),
    boundTo: boundTo ?? facts.boundTo,
  }
}

const toBefore = ({ checkIn, checkOut, adults, childrenAges, rooms, order }: ReservationFacts): ChangeBefore => ({
  checkIn,
  checkOut,
  adults,
  childrenAges,
  rooms,
  total: order.total,
})

/** Throws where this customer holds enough without having paid, or has held for this reservation too often. */
async function requireMoreHeld(
  tx: Tx,
  facts: ReservationFacts,
  priced: PricedChange,
  input: ChangeInput,
): Promise<void> {
  const { customer, method, now } = input
  if (!method || method === 'cash')
    throw new Problem('PAYMENT_METHOD_REQUIRED', { fields: { paymentMethod: { error: 'required' } } })
  const { dinarsPerDollar, stay, rooms, paid } = priced
  const price = { amount: priced.price.difference, currency: paid.currency }
  const { holds } = await findHeld(tx, customer, now)
  const held = holds.map((hold) => ({ ...hold, dinars: toDinars(totalOf(hold), dinarsPerDollar) }))
  const wanted = {
    method,
    rooms: countRooms(rooms),
    nights: countNights(stay),
    dinars: toDinars(price, dinarsPerDollar),
  }
  const since = later(now, -holdingAgain.hours * 3600)
  requireHold({
    total: price.amount,
    method,
    limit: checkHold(held, wanted),
    endedHolds: method === 'wallet' ? [] : await findEndedChanges(tx, { customer, order: facts.order.id, since }),
    cashReason: null,
    now,
  })
  if (method === 'wallet') await requireWallet(tx, customer, wanted.dinars)
}
