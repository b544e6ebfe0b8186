import type { Outcome } from '../../../../client/call/outcome.ts'
import type { Ok } from '../../../../contract/contract.ts'
import type { ProblemCode } from '../../../../contract/problems.ts'
import { parseDiscountToken } from '../../../../domain/sales/discount-token.ts'
import { parseTicketCode } from '../../../../domain/tickets/ticket-code.ts'
import { parseTicketToken } from '../../../../domain/tickets/ticket-token.ts'
import type { KnownKey } from '../till/accept-offline.ts'
import { isReached } from '../till/redeem.ts'
import type { Verify } from '../till/verify-signature.ts'
import { tidy } from '../till/waiting-queue.ts'
import { acceptTicket, type OfflineProblem } from './accept-ticket.ts'
import { type Direction, type EntryItem, type EntryQueue, findInside } from './entry-queue.ts'

export type Entry = Ok<'POST /business/entries'>

/** What the person at the door is shown. */
export type DoorAnswer =
  | { kind: 'accepted'; entry: Entry }
  | { kind: 'kept'; item: EntryItem }
  | { kind: 'refused'; code: RefusedCode; at?: string; door?: string | null }

export type RefusedCode = ProblemCode | OfflineProblem['code'] | 'TYPED_OFFLINE' | 'NOT_KEPT'

export type DoorInput = { code: string; saleId: number; direction: Direction; door: string }

type Body = { token?: string; code?: string; saleId: number; direction: Direction; door: string }

export type DoorDeps = {
  /** Gives up by itself, with status 0, when it takes too long. */
  send(body: Body, idempotencyKey: string): Promise<Outcome<Entry>>
  isOnline(): boolean
  queue: { get(): EntryQueue; set(queue: EntryQueue): boolean }
  keys(): readonly KnownKey[]
  verify(): Promise<Verify | null>
  now(): number
  toKey(): string
}

/** Null for what is no code of ours. A discount is one, though not for here. */
export function readTicket(text: string): { token: string } | { code: string } | null {
  if (parseTicketToken(text) || parseDiscountToken(text)) return { token: text }
  return parseTicketCode(text) ? { code: text } : null
}

export async function letIn(input: DoorInput, deps: DoorDeps): Promise<DoorAnswer> {
  const read = readTicket(input.code)
  if (!read) return { kind: 'refused', code: 'TOKEN_INVALID' }
  const token = 'token' in read ? parseTicketToken(read.token) : null
  if ('token' in read && !token) return { kind: 'refused', code: 'NOT_A_TICKET' }
  const { saleId, direction, door } = input
  const inside = token && findInside(deps.queue.get(), String(token.ticket))
  // The server has not heard of it yet, and would let it in a second time.
  if (inside?.state === 'waiting' && direction === 'in') return toSeen(inside)
  const key = deps.toKey()
  const isTried = deps.isOnline()
  if (isTried) {
    const outcome = await deps.send({ ...read, saleId, direction, door }, key)
    if (outcome.ok) {
      if (token && 'token' in read) remember(toItem(read.token, input, outcome.body.at, deps), 'counted', deps)
      return { kind: 'accepted', entry: outcome.body }
    }
    if (isReached(outcome)) return toRefused(outcome)
  }
  if (!('token' in read)) return { kind: 'refused', code: 'TYPED_OFFLINE' }
  return keep(read.token, input, isTried ? key : null, deps)
}

const toSeen = ({ acceptedAt: at, door }: EntryItem): DoorAnswer => ({
  kind: 'refused',
  code: 'SEEN',
  at,
  door: door || null,
})

function toRefused({ body, status }: Extract<Outcome<unknown>, { ok: false }>): DoorAnswer {
  const code = body?.code ?? (status === 401 ? 'UNAUTHORIZED' : 'UNAVAILABLE')
  const { at, door } = (body?.details ?? {}) as { at?: string; door?: string | null }
  return { kind: 'refused', code, ...(at && { at, door: door ?? null }) }
}

function toItem(token: string, { saleId, direction, door }: DoorInput, at: string, { toKey }: DoorDeps): EntryItem {
  const parsed = parseTicketToken(token)
  return {
    id: toKey(),
    token,
    ticketId: String(parsed?.ticket),
    saleId,
    direction,
    door,
    acceptedAt: at,
    expiresAt: parsed?.expiresAt.toISOString() ?? at,
    attempt: null,
    state: 'waiting',
    conflict: null,
  }
}

function remember(item: EntryItem, state: EntryItem['state'], { queue, now }: DoorDeps): boolean {
  const before = tidy(queue.get(), now())
  if (queue.set([...before, { ...item, state }])) return true
  queue.set(before)
  return false
}

async function keep(token: string, input: DoorInput, attempt: string | null, deps: DoorDeps): Promise<DoorAnswer> {
  const now = deps.now()
  const verify = await deps.verify()
  // After the signature was checked: another tab may have let somebody in meanwhile.
  const problem = await acceptTicket({ token, keys: deps.keys(), queue: deps.queue.get, now, verify, ...input })
  if (problem?.code === 'SEEN') return toSeen(problem.item)
  if (problem) return { kind: 'refused', code: problem.code }
  const item = { ...toItem(token, input, new Date(now).toISOString(), deps), attempt }
  return remember(item, 'waiting', deps) ? { kind: 'kept', item } : { kind: 'refused', code: 'NOT_KEPT' }
}
