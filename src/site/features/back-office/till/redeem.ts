import type { Outcome } from '../../../../client/call/outcome.ts'
import type { Ok } from '../../../../contract/contract.ts'
import type { ProblemCode } from '../../../../contract/problems.ts'
import { parseShortCode } from '../../../../domain/orders/short-code.ts'
import { parseDiscountToken } from '../../../../domain/sales/discount-token.ts'
import { parseTicketToken } from '../../../../domain/tickets/ticket-token.ts'
import { acceptOffline, type KnownKey, type OfflineProblem } from './accept-offline.ts'
import { type ChosenDiscount, findInQueue, type Queue, type QueueItem } from './offline-queue.ts'
import type { Verify } from './verify-signature.ts'
import { tidy } from './waiting-queue.ts'

export type Redemption = Ok<'POST /business/redemptions'>

/** What the person at the till is shown. */
export type Answer =
  | { kind: 'accepted'; redemption: Redemption }
  | { kind: 'kept'; item: QueueItem }
  | { kind: 'refused'; code: RefusedCode; at?: string; message?: string }

export type RefusedCode = ProblemCode | OfflineProblem['code'] | 'TYPED_OFFLINE' | 'NOT_KEPT'

export type RedeemInput = { code: string; businessId: number; discount: ChosenDiscount | null; amount: number | null }

type Failed = Extract<Outcome<unknown>, { ok: false }>
type Body = { token?: string; shortCode?: string; businessId: number; discountId?: number; amount?: number }

export type RedeemDeps = {
  /** Gives up by itself, with status 0, when it takes too long. */
  send(body: Body, idempotencyKey: string): Promise<Outcome<Redemption>>
  isOnline(): boolean
  queue: { get(): Queue; set(queue: Queue): boolean }
  keys(): readonly KnownKey[]
  verify(): Promise<Verify | null>
  now(): number
  toKey(): string
}

export type ReadCode = { token: string } | { shortCode: string }

/** Null for what is no code of ours. A ticket is one, though not for here. */
export function readCode(text: string): ReadCode | null {
  const shortCode = parseShortCode(text)
  if (shortCode) return { shortCode }
  return parseDiscountToken(text) || parseTicketToken(text) ? { token: text } : null
}

/** Not where only what stands before the server has answered: it could not reach it either. */
export const isReached = ({ status }: { status: number }): boolean => status !== 0 && (status < 502 || status > 504)

export async function redeem(input: RedeemInput, deps: RedeemDeps): Promise<Answer> {
  const code = readCode(input.code)
  if (!code) return { kind: 'refused', code: 'TOKEN_INVALID' }
  if ('token' in code && parseTicketToken(code.token)) return { kind: 'refused', code: 'NOT_A_DISCOUNT' }
  const known = findKnown(code, deps.queue.get())
  // The server has not heard of it yet, and would count it a second time.
  if (known?.state === 'waiting') return { kind: 'refused', code: 'SEEN', at: known.acceptedAt }
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
  if (!('token' in code)) return { kind: 'refused', code: 'TYPED_OFFLINE' }
  return keep(code.token, input, isTried ? key : null, deps)
}

function findKnown(code: ReadCode, queue: Queue): QueueItem | undefined {
  const token = 'token' in code ? parseDiscountToken(code.token) : null
  return token ? findInQueue(queue, String(token.window)) : undefined
}

const toSent = (code: ReadCode, { businessId, discount, amount }: RedeemInput): Body => ({
  ...code,
  businessId,
  ...(discount && { discountId: discount.id }),
  ...(amount !== null && { amount }),
})

function toRefused({ body, status }: Failed, known: QueueItem | undefined): Answer {
  const code = body?.code ?? (status === 401 ? 'UNAUTHORIZED' : 'UNAVAILABLE')
  return {
    kind: 'refused',
    code,
    ...(code === 'TOKEN_USED' && known && { at: known.acceptedAt }),
    ...(body?.message && { message: body.message }),
  }
}

/** The network may be gone a moment later, when the same code is shown once more. */
function remember(code: ReadCode, input: RedeemInput, { redeemedAt }: Redemption, deps: RedeemDeps): void {
  const token = 'token' in code ? parseDiscountToken(code.token) : null
  if (!token || !('token' in code)) return
  const item: QueueItem = {
    ...toItem(code.token, input, deps.toKey()),
    windowId: String(token.window),
    acceptedAt: redeemedAt,
    expiresAt: token.expiresAt.toISOString(),
    state: 'counted',
  }
  deps.queue.set([...tidy(deps.queue.get(), deps.now()), item])
}

const toItem = (token: string, { businessId, discount, amount }: RedeemInput, id: string) => ({
  id,
  token,
  businessId,
  discount,
  amount,
  attempt: null,
  problem: null,
})

async function keep(token: string, input: RedeemInput, attempt: string | null, deps: RedeemDeps): Promise<Answer> {
  const now = deps.now()
  const verify = await deps.verify()
  const accepted = await acceptOffline({ token, keys: deps.keys(), queue: tidy(deps.queue.get(), now), now, verify })
  if (!accepted.ok) {
    const { problem } = accepted
    return { kind: 'refused', code: problem.code, ...('at' in problem && { at: problem.at }) }
  }
  // Read anew: another tab may have kept something while the signature was checked.
  const queue = tidy(deps.queue.get(), now)
  const seen = findInQueue(queue, accepted.windowId)
  if (seen) return { kind: 'refused', code: 'SEEN', at: seen.acceptedAt }
  const item: QueueItem = {
    ...toItem(token, input, deps.toKey()),
    attempt,
    windowId: accepted.windowId,
    acceptedAt: new Date(now).toISOString(),
    expiresAt: accepted.expiresAt,
    state: 'waiting',
  }
  if (deps.queue.set([...queue, item])) return { kind: 'kept', item }
  deps.queue.set(queue)
  return { kind: 'refused', code: 'NOT_KEPT' }
}
