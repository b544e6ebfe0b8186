import type { Ok } from '../../contract/contract.ts'
import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { addCustomerEvent } from '../../db/queries/accounts/customer-events.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import { findBusinessRedemption } from '../../db/queries/discounts/redemption-pages.ts'
import {
  type FoundRedemption,
  findRedemption,
  getUndoState,
  markUndone,
} from '../../db/queries/discounts/redemptions.ts'
import { lockSubscription } from '../../db/queries/discounts/subscriptions.ts'
import { later } from '../../domain/time/later.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Call } from '../handler.ts'
import { requireFound } from '../require-found.ts'
import { giveUseBack } from './count-use.ts'
import { notifyUndone } from './notify-redeemed.ts'
import { presentRedemption } from './present-redemption.ts'
import { undoSeconds } from './window-rules.ts'

type Answer = Ok<'PUT /business/redemptions/{id}/undo'>

/** By a member of the same business, within 2 minutes. Another business's is not even there. */
export async function undo(call: Call<'PUT /business/redemptions/{id}/undo'>): Promise<Answer> {
  const { db, scope, caller, params, body, locale, now } = call
  const found = await requireFound(findRedemption(db, scope, params.id))
  const { account, session } = caller
  const isNew = await db
    .transaction()
    .execute((tx) => undoIn(tx, found, { account, reason: body.reason, within: undoSeconds, now }))
  if (isNew) call.security.record({ name: 'redemption.undone', account, session, detail: String(found.id) })
  const redemption = await requireFound(findBusinessRedemption(db, locale, found.id, { scope, undoSeconds, now }))
  return { ...presentRedemption(redemption), message: successMessages[locale].REDEMPTION_UNDONE }
}

/** `account`: null where an operator does; `within`: so many seconds, or whenever. */
export type UndoInput = { account: string | null; reason: string; within: number | null; now: Date }

/** Whether it was undone by this: asked for twice it is undone once. */
export async function undoIn(
  tx: Tx,
  found: FoundRedemption,
  { account, reason, within, now }: UndoInput,
): Promise<boolean> {
  await lockCustomer(tx, found.customer)
  const subscription = await requireFound(lockSubscription(tx, found.subscription))
  const { countedAt, isUndone } = await getUndoState(tx, found.id)
  if (isUndone) return false
  if (within !== null && now >= later(countedAt, within)) throw new Problem('UNDO_TOO_LATE')
  await markUndone(tx, found.id, { account, reason, now })
  await giveUseBack(tx, subscription, now)
  await addCustomerEvent(tx, { customer: found.customer, kind: 'undone', subject: found.id, now })
  await notifyUndone(tx, { customer: found.customer, redemption: found.id, now })
  return true
}
