import { Problem } from '../../contract/problems.ts'
import type { Db, Tx } from '../../db/database.ts'
import { lockVoucher } from '../../db/queries/orders/vouchers.ts'
import { findTurn, lockTurn, type TurnFacts, takeTurn } from '../../db/queries/sales/waiting.ts'
import { freeOfTurn } from '../../db/queries/sales/waiting-stock.ts'
import { lockActiveCustomer } from '../lock-active-customer.ts'

/** `turn`: the number of the turn that something was offered to. `roomTypes`: of a stay, which rooms are wanted now. */
export type OfferUse = { turn: number; customer: number; thing: string; roomTypes?: readonly number[]; now: Date }

/**
 * Frees the offered stock and keeps it locked, so that the order that follows in the same transaction gets it. Locks come in the order of
 * everything else: the customer, the voucher, the turn, the stock. If the order fails, the offer stands.
 */
export async function takeOffer(tx: Tx, use: OfferUse & { voucherCode?: string | undefined }): Promise<void> {
  const { customer, voucherCode, now } = use
  await lockActiveCustomer(tx, customer)
  if (voucherCode) await lockVoucher(tx, voucherCode, customer)
  const turn = requireOffered(await lockTurn(tx, use.turn), use)
  await freeOfTurn(tx, turn)
  await takeTurn(tx, turn.id, now)
}

/** For who asks for its price. */
export const findOffered = async (db: Db, use: OfferUse): Promise<TurnFacts> =>
  requireOffered(await findTurn(db, use.turn), use)

/** Other rooms or places would be locked after these, and in no order. */
function requireOffered(turn: TurnFacts | null, { customer, thing, roomTypes = [], now }: OfferUse): TurnFacts {
  const isOffered =
    turn?.customer === customer && turn.status === 'offered' && turn.offeredUntil !== null && turn.offeredUntil > now
  const isSame =
    turn?.thing === thing && roomTypes.every((id) => turn.rooms.some(({ roomTypeId }) => roomTypeId === id))
  if (!turn || !isOffered || !isSame) throw new Problem('WAITING_OFFER_OVER')
  return turn
}
