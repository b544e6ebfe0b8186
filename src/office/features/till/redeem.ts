import type { Outcome } from '../../../client/call/outcome.ts'
import type { Ok } from '../../../contract/contract.ts'
import type { ProblemCode } from '../../../contract/problems.ts'
import { addToQueue, type QueueStore, tidy } from '../offline-queue/queue.ts'
import { checkSignature, type KnownKey } from '../scanning/check-signature.ts'
import { isReached } from '../scanning/is-reached.ts'
import type { TillCode } from '../scanning/scanned-code.ts'
import type { Verify } from '../scanning/verify-signature.ts'
import { findOfflineRedeemProblem, type OfflineRedeemProblem } from './find-offline-redeem-problem.ts'
import { type ChosenDiscount, findInQueue, type RedemptionItem, toRedemptionBody } from './redemption-queue.ts'

export type Redemption = Ok<'POST /business/redemptions'>

/** The result for the person at the till. */
export type RedeemAnswer =
  | { kind: 'accepted'; redemption: Redemption }
  | { kind: 'queued'; item: RedemptionItem }
  | { kind: 'refused'; code: RedeemProblemCode; at?: string; message?: string }

export type RedeemProblemCode = ProblemCode | OfflineRedeemProblem['code'] | 'TYPED_OFFLINE' | 'NOT_STORED'

export type RedeemInput = { code: TillCode; businessId: number; discount: ChosenDiscount | null; amount: number | null }

type Failed = Extract<Outcome<unknown>, { ok: false }>
type Body = { token?: string; shortCode?: string; businessId: number; discountId?: number; amount?: number }

export type RedeemDeps = {
  /** Gives up by itself, with status 0, when it takes too long. */
  send(body: Body, idempotencyKey: string): Promise<Outcome<Redemption>>
  isOnline(): boolean
  queue: QueueStore<RedemptionItem>
  keys(): readonly KnownKey[]
  verify(): Promise<Verify | null>
  now(): number
  toKey(): string
}

export async function redeemCode(input: RedeemInput, deps: RedeemDeps): Promise<RedeemAnswer> {
  const { code } = input
  if (code.kind === 'ticket') return { kind: 'refused', code: 'NOT_A_DISCOUNT' }
  const known = code.kind === 'discount' ? findInQueue(deps.queue.read(), String(code.token.window)) : undefined
  // The server has not heard of it yet, and would count it a second time.
  if (known?.state === 'pending') return { kind: 'refused', code: 'SEEN', at: known.acceptedAt }
  const key = deps.toKey()
  const isTried = deps.isOnline()
  if (isTried) {
    const outcome = await deps.send(toSent(code, input), key)
    if (outcome.ok) {
      remember(code, input, outcome.body, deps)
      return { kind: 'accepted', redemption: outcome.body }
    }
    if (isReached(outcome)) return toRefused(outcome, known)
  }
  if (code.kind === 'short-code') return { kind: 'refused', code: 'TYPED_OFFLINE' }
  return acceptByDevice(code, input, isTried ? key : null, deps)
}

type DiscountCode = Extract<TillCode, { kind: 'discount' }>

const toSent = (code: DiscountCode | Extract<TillCode, { kind: 'short-code' }>, input: RedeemInput): Body => {
  if (code.kind === 'discount') return toRedemptionBody({ ...input, token: code.text })
  const { token: _, ...chosen } = toRedemptionBody({ ...input, token: '' })
  return { shortCode: code.shortCode, ...chosen }
}

function toRefused({ body, status }: Failed, known: RedemptionItem | undefined): RedeemAnswer {
  const code = body?.code ?? (status === 401 ? 'UNAUTHORIZED' : 'UNAVAILABLE')
  return {
    kind: 'refused',
    code,
    ...(code === 'TOKEN_USED' && known && { at: known.acceptedAt }),
    ...(body?.message && { message: body.message }),
  }
}

/** The network may be gone a moment later, when the same code is shown once more. */
function remember(code: RedeemInput['code'], input: RedeemInput, { redeemedAt }: Redemption, deps: RedeemDeps): void {
  if (code.kind !== 'discount') return
  const item = toItem(code, input, { id: deps.toKey(), acceptedAt: redeemedAt, state: 'counted' })
  addToQueue(deps.queue, item, deps.now())
}

const toItem = (
  { text, token }: DiscountCode,
  { businessId, discount, amount }: RedeemInput,
  accepted: Pick<RedemptionItem, 'id' | 'acceptedAt' | 'state'>,
): RedemptionItem => ({
  token: text,
  windowId: String(token.window),
  expiresAt: token.expiresAt.toISOString(),
  businessId,
  discount,
  amount,
  attempt: null,
  problem: null,
  ...accepted,
})

async function acceptByDevice(
  code: DiscountCode,
  input: RedeemInput,
  attempt: string | null,
  deps: RedeemDeps,
): Promise<RedeemAnswer> {
  const now = deps.now()
  const verify = await deps.verify()
  const signature = await checkSignature(code.token, { keys: deps.keys(), now, verify })
  if (signature) return { kind: 'refused', code: signature }
  // From here to the end at once: another scan may have accepted something while the signature was checked.
  const problem = findOfflineRedeemProblem({ token: code.token, queue: tidy(deps.queue.read(), now), now })
  if (problem) return { kind: 'refused', ...problem }
  const acceptedAt = new Date(now).toISOString()
  const item = { ...toItem(code, input, { id: deps.toKey(), acceptedAt, state: 'pending' }), attempt }
  return addToQueue(deps.queue, item, now) ? { kind: 'queued', item } : { kind: 'refused', code: 'NOT_STORED' }
}
