import type { Ok } from '../../contract/contract.ts'
import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { addCustomerEvent } from '../../db/queries/accounts/customer-events.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import { findWindow, findWindowByCode, lockWindow } from '../../db/queries/discounts/discount-windows.ts'
import { findBusinessRedemption } from '../../db/queries/discounts/redemption-pages.ts'
import {
  type ConflictReason,
  findDiscountOf,
  findRedemptionOf,
  insertConflict,
  insertRedemption,
} from '../../db/queries/discounts/redemptions.ts'
import { lockSubscription, type SubscriptionFacts } from '../../db/queries/discounts/subscriptions.ts'
import { parseShortCode } from '../../domain/orders/short-code.ts'
import { parseDiscountToken, type SignedToken } from '../../domain/sales/discount-token.ts'
import {
  findLateProblem,
  findProblem,
  type RedemptionProblem,
  toRedeemedAt,
  toSaved,
} from '../../domain/sales/redemption.ts'
import { usesLeft } from '../../domain/sales/subscription.ts'
import { parseTicketToken } from '../../domain/tickets/ticket-token.ts'
import { toDay } from '../../domain/time/day.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Call } from '../handler.ts'
import { requireFound } from '../require-found.ts'
import { chooseBusiness } from './choose-business.ts'
import { countUse } from './count-use.ts'
import { limitCodeGuesses } from './limit-code-guesses.ts'
import { notifyRedeemed } from './notify-redeemed.ts'
import { presentRedemption } from './present-redemption.ts'
import { lateDelivery, undoSeconds } from './window-rules.ts'

type RedeemCall = Call<'POST /business/redemptions'>
type Answer = Ok<'POST /business/redemptions'>

/** The input of a till: a code, and the discount to use it for. */
type Request = { window: bigint; business: number; offlineAt: Date | null }

type RefusedUse = RedemptionProblem | 'TOKEN_INVALID'
/** `conflict`: for a code that was accepted offline, and then refused all the same. */
type Outcome = { redemption: number } | { conflict: RefusedUse }

/** One use less, once, however often the code comes. */
export async function redeem(call: RedeemCall): Promise<Answer> {
  const { db, caller, body } = call
  const { business } = chooseBusiness(call.scope, body.businessId, 'businessId')
  const offlineAt = body.offlineAt === undefined ? null : new Date(body.offlineAt)
  if (body.token !== undefined) {
    const { window } = await requireOurs(call, body.token)
    return count(call, { window, business, offlineAt })
  }
  // Offline a typed code cannot be checked.
  if (offlineAt) throw new Problem('INVALID_INPUT', { fields: { token: { error: 'required' } } })
  const typed = body.shortCode
  if (typed === undefined) throw new Problem('INVALID_INPUT', { fields: { token: { error: 'required' } } })
  const { limits, now } = call
  return limitCodeGuesses({ db, limits, account: caller.account, business }, async () => {
    const code = parseShortCode(typed)
    const window = code === null ? null : await findWindowByCode(db, { code, business, now })
    if (window === null) throw new Problem('SHORT_CODE_UNKNOWN')
    return count(call, { window, business, offlineAt: null })
  })
}

async function requireOurs({ discountKeys, now }: RedeemCall, text: string): Promise<SignedToken> {
  if (parseTicketToken(text)) throw new Problem('NOT_A_DISCOUNT')
  const token = parseDiscountToken(text)
  const state = token ? await discountKeys.check(token, now) : 'forged'
  if (!token || state === 'forged') throw new Problem('TOKEN_INVALID')
  if (state === 'retired') throw new Problem('TOKEN_KEY_RETIRED')
  return token
}

async function count(call: RedeemCall, request: Request): Promise<Answer> {
  const { db, scope, locale, now, once, security, caller } = call
  const outcome = await once((tx) => countIn(tx, call, request))
  if ('conflict' in outcome) {
    security.record({
      name: 'redemption.conflict',
      account: caller.account,
      session: caller.session,
      detail: outcome.conflict,
    })
    throw new Problem(outcome.conflict)
  }
  const redemption = await requireFound(
    findBusinessRedemption(db, locale, outcome.redemption, { scope, undoSeconds, now }),
  )
  return { ...presentRedemption(redemption), message: successMessages[locale].REDEEMED }
}

/** Locks in the common order: customer, subscription, window. */
async function countIn(tx: Tx, call: RedeemCall, request: Request): Promise<Outcome> {
  const { now } = call
  const { window: id, business, offlineAt } = request
  const refuse = (problem: RefusedUse) => refuseUse(tx, call, request, problem)
  const found = await findWindow(tx, id)
  if (!found) return refuse('TOKEN_INVALID')
  const isCustomerActive = await lockCustomer(tx, found.customer)
  const subscription = await requireFound(lockSubscription(tx, found.subscription))
  const window = await lockWindow(tx, id)
  // Forgotten in this very moment: it was of last week.
  if (!window) return refuse('WINDOW_EXPIRED')
  const known = offlineAt ? await findRedemptionOf(tx, id, business) : null
  // The answer to its delivery was lost, so it was delivered again.
  if (known !== null) return { redemption: known }
  const facts = { window, subscription, isCustomerActive, now }
  const problem = offlineAt ? findLateProblem(facts, lateDelivery) : findProblem(facts)
  if (problem) return refuse(problem)
  const redeemedAt = toRedeemedAt(offlineAt, window, now)
  return { redemption: await saveUse(tx, call, { ...request, subscription, redeemedAt }) }
}

/** A refused use that a business accepted offline is stored as a conflict. */
async function refuseUse(
  tx: Tx,
  { caller, now }: RedeemCall,
  { window, business, offlineAt }: Request,
  problem: RefusedUse,
): Promise<Outcome> {
  if (!offlineAt) throw new Problem(problem)
  const reason = reasons[problem]
  await insertConflict(tx, { business, account: caller.account, window, reason, offlineAt, now })
  return { conflict: problem }
}

type Use = Request & { subscription: SubscriptionFacts; redeemedAt: Date }

async function saveUse(tx: Tx, { caller, body, now }: RedeemCall, use: Use): Promise<number> {
  const { window, business, offlineAt, subscription, redeemedAt } = use
  const { customer } = subscription
  const percent = await findPercent(tx, { discount: body.discountId, business, at: redeemedAt })
  const { amount = null } = body
  const left = usesLeft(subscription)
  const redemption = await insertRedemption(tx, {
    window,
    subscription: subscription.id,
    business,
    discount: body.discountId ?? null,
    account: caller.account,
    percent,
    amount,
    saved: amount === null || percent === null ? null : toSaved(amount, percent),
    usesLeft: left === null ? null : left - 1,
    redeemedAt,
    offlineAt,
    now,
  })
  await countUse(tx, subscription, now)
  await addCustomerEvent(tx, { customer, kind: 'redeemed', subject: redemption, now })
  await notifyRedeemed(tx, { customer, redemption, now })
  return redemption
}

const reasons: Record<RefusedUse, ConflictReason> = {
  TOKEN_USED: 'used',
  TOKEN_REPLACED: 'replaced',
  WINDOW_EXPIRED: 'expired',
  SUBSCRIPTION_SUSPENDED: 'suspended',
  USES_SPENT: 'spent',
  NO_ACTIVE_PACKAGE: 'ended',
  TOKEN_INVALID: 'unknown',
}

type NamedDiscount = { discount: number | undefined; business: number; at: Date }

/** Null where the business named no discount. One that ended after the guest had it was good. */
async function findPercent(tx: Tx, { discount, business, at }: NamedDiscount): Promise<number | null> {
  if (discount === undefined) return null
  const { percent, isCurrent } = await requireFound(findDiscountOf(tx, { discount, business, day: toDay(at) }))
  if (!isCurrent) throw new Problem('DISCOUNT_OVER')
  return percent
}
