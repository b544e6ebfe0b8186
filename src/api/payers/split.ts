import type { Ok } from '../../contract/contract.ts'
import { Problem } from '../../contract/problems.ts'
import type { Db, Tx } from '../../db/database.ts'
import {
  countParts,
  endOpenParts,
  endPart,
  findLivingParts,
  insertPart,
  isOpenPart,
  type PartRow,
} from '../../db/queries/orders/order-parts.ts'
import { findOwnOrder, lockOwnOrder, type OrderFacts } from '../../db/queries/orders/orders.ts'
import { maxPartsADay } from '../../domain/limits/limits-of-payers.ts'
import { canBePaidByLink, type SplitInput, splitOrder, toRest } from '../../domain/orders/order-parts.ts'
import { later } from '../../domain/time/later.ts'
import { day } from '../../domain/time/units.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Call } from '../handler.ts'
import { requireFound } from '../require-found.ts'
import { findOrderRate } from './find-order-rate.ts'
import { drawSecret } from './part-secret.ts'
import { canBeCash, presentPayers } from './present-payers.ts'

type SplitCall = Call<'POST /customer/orders/{id}/payers'>
type Answer = Ok<'POST /customer/orders/{id}/payers'>
type PayersCall =
  | SplitCall
  | Call<'DELETE /customer/orders/{id}/payers'>
  | Call<'DELETE /customer/orders/{id}/payers/{part}'>

/** Splits the unpaid rest; paid parts stay as they are. */
export async function splitPayment(call: SplitCall): Promise<Answer> {
  await call.once(async (tx) => {
    await split(tx, call)
    return null
  })
  return present(call.db, call, 'PAYMENT_SPLIT')
}

async function split(tx: Tx, call: SplitCall): Promise<void> {
  const { payments, personalSeal, body, now } = call
  const order = await lockShared(tx, call)
  const living = await findLivingParts(tx, order.id)
  const paid = living.filter(({ paidBy }) => paidBy !== null)
  const rate = findOrderRate(order, paid, payments)
  const cash = body.cash ?? null
  if (cash !== null && (!canBeCash(order, payments) || paid.some(({ isCash }) => isCash)))
    throw new Problem('CASH_NOT_OFFERED', { fields: { cash: { error: 'not_offered' } } })
  const result = splitOrder(toRest({ amount: order.total, currency: order.currency }, rate, paid), toInput(body), cash)
  if (!result.ok) throw new Problem(result.code)
  const numbers = freeNumbers(paid, result.parts.length)
  await requireFew(tx, order.id, result.parts.length, now)
  await endOpenParts(tx, order.id, { reason: 'split_anew', now })
  for (const [index, part] of result.parts.entries())
    await insertPart(tx, {
      ...part,
      order: order.id,
      number: numbers[index] ?? 0,
      rate: order.currency === 'IQD' ? null : rate,
      name: body.names[index] ?? null,
      ...drawSecret(personalSeal, order.id),
      now,
    })
}

function toInput({ people, amounts }: SplitCall['body']): SplitInput {
  if (amounts && people === undefined) return { amounts }
  if (people !== undefined && !amounts) return { people }
  throw new Problem('INVALID_INPUT', { fields: { people: { error: 'required' } } })
}

/** The numbers of those who have paid are theirs. */
function freeNumbers(paid: readonly PartRow[], count: number): number[] {
  const taken = new Set(paid.map(({ number }) => number))
  const free = Array.from({ length: 20 }, (_, index) => index + 1).filter((number) => !taken.has(number))
  if (free.length < count)
    throw new Problem('INVALID_INPUT', { fields: { people: { error: 'too_big', limit: free.length } } })
  return free.slice(0, count)
}

/** Every part is a row and a link for ever. */
async function requireFew(tx: Tx, order: number, more: number, now: Date): Promise<void> {
  if ((await countParts(tx, order, later(now, -day))) + more > maxPartsADay) throw new Problem('TOO_MANY_REQUESTS')
}

/** Takes all links back before any is paid: the order is then as it was before. */
export async function takeLinksBack(call: Call<'DELETE /customer/orders/{id}/payers'>): Promise<Answer> {
  const { db, params, caller, now } = call
  await db.transaction().execute(async (tx) => {
    const order = await requireFound(lockOwnOrder(tx, params.id, caller.customer))
    const living = await findLivingParts(tx, order.id)
    if (living.some(({ paidBy }) => paidBy !== null)) throw new Problem('PART_PAID')
    await endOpenParts(tx, order.id, { reason: 'taken_back', now })
  })
  return present(db, call, 'LINKS_TAKEN_BACK')
}

/** Takes a link back. A payment that is under way is refunded. The part itself stays, or the others would not add up any more. */
export async function takeLinkBack(call: Call<'DELETE /customer/orders/{id}/payers/{part}'>): Promise<Answer> {
  const { db, params, personalSeal, now } = call
  await db.transaction().execute(async (tx) => {
    const order = await lockShared(tx, call)
    const living = await findLivingParts(tx, order.id)
    const part = living.find(({ id }) => id === params.part)
    if (!part) throw new Problem('NOT_FOUND')
    if (!isOpenPart(part)) throw new Problem('PART_PAID')
    await endPart(tx, part.id, { reason: 'taken_back', now })
    if (living.length === 1) return
    await requireFew(tx, order.id, 1, now)
    await insertPart(tx, { ...part, ...drawSecret(personalSeal, order.id), now })
  })
  return present(db, call, 'LINK_TAKEN_BACK')
}

async function lockShared(tx: Tx, { params, caller, now }: PayersCall): Promise<OrderFacts> {
  const order = await requireFound(lockOwnOrder(tx, params.id, caller.customer))
  if (!canBePaidByLink(order, now)) throw new Problem('NOT_SHAREABLE')
  return order
}

type Said = 'PAYMENT_SPLIT' | 'LINKS_TAKEN_BACK' | 'LINK_TAKEN_BACK'

async function present(db: Db, call: PayersCall, said: Said): Promise<Answer> {
  const order = await requireFound(findOwnOrder(db, call.params.id, call.caller.customer))
  return { ...(await presentPayers(db, order, call)), message: successMessages[call.locale][said] }
}
