import type { Outcome } from '../../../client/call/outcome.ts'
import type { Ok } from '../../../contract/contract.ts'
import type { ProblemCode } from '../../../contract/problems.ts'
import type { Direction } from '../../../domain/tickets/entry.ts'
import { addToQueue, type QueueStore } from '../offline-queue/queue.ts'
import { checkSignature, type KnownKey } from '../scanning/check-signature.ts'
import { isReached } from '../scanning/is-reached.ts'
import type { DoorCode } from '../scanning/scanned-code.ts'
import type { Verify } from '../scanning/verify-signature.ts'
import { type EntryItem, findInside } from './entry-queue.ts'
import { findOfflineEntryProblem, type OfflineEntryProblem } from './find-offline-entry-problem.ts'

export type Entry = Ok<'POST /business/entries'>

/** The result for the person at the door. */
export type DoorAnswer =
  | { kind: 'accepted'; entry: Entry }
  | { kind: 'queued'; item: EntryItem }
  | { kind: 'refused'; code: EntryProblemCode; at?: string; door?: string | null }

export type EntryProblemCode = ProblemCode | OfflineEntryProblem['code'] | 'TYPED_OFFLINE' | 'NOT_STORED'

export type DoorInput = { code: DoorCode; saleId: number; direction: Direction; door: string }

type Body = { token?: string; code?: string; saleId: number; direction: Direction; door: string }

export type DoorDeps = {
  /** Gives up by itself, with status 0, when it takes too long. */
  send(body: Body, idempotencyKey: string): Promise<Outcome<Entry>>
  isOnline(): boolean
  queue: QueueStore<EntryItem>
  keys(): readonly KnownKey[]
  verify(): Promise<Verify | null>
  now(): number
  toKey(): string
}

export async function letIn(input: DoorInput, deps: DoorDeps): Promise<DoorAnswer> {
  const { code, saleId, direction, door } = input
  if (code.kind === 'discount') return { kind: 'refused', code: 'NOT_A_TICKET' }
  const inside = code.kind === 'ticket' && findInside(deps.queue.read(), String(code.token.ticket))
  // The server has not heard of it yet, and would let it in a second time.
  if (inside && inside.state === 'pending' && direction === 'in') return toSeen(inside)
  const key = deps.toKey()
  const isTried = deps.isOnline()
  if (isTried) {
    const named = code.kind === 'ticket' ? { token: code.text } : { code: code.text }
    const outcome = await deps.send({ ...named, saleId, direction, door }, key)
    if (outcome.ok) {
      if (code.kind === 'ticket') remember(code, input, outcome.body, deps)
      return { kind: 'accepted', entry: outcome.body }
    }
    if (isReached(outcome)) return toRefused(outcome)
  }
  if (code.kind === 'ticket-code') return { kind: 'refused', code: 'TYPED_OFFLINE' }
  return acceptByDevice(code, input, isTried ? key : null, deps)
}

const toSeen = ({ acceptedAt: at, door }: EntryItem): DoorAnswer => ({
  kind: 'refused',
  code: 'SEEN',
  at,
  door: door || null,
})

function toRefused({ body, status }: Extract<Outcome<unknown>, { ok: false }>): DoorAnswer {
  const code = body?.code ?? (status === 401 ? 'UNAUTHORIZED' : 'UNAVAILABLE')
  return { kind: 'refused', code, ...(body?.code === 'TICKET_USED' && body.details) }
}

/** The network may be gone a moment later, when the same ticket is shown once more. */
function remember(code: ScannedTicket, input: DoorInput, { at }: Entry, deps: DoorDeps): void {
  const item = toItem(code, input, { id: deps.toKey(), acceptedAt: at, state: 'counted' })
  addToQueue(deps.queue, item, deps.now())
}

type ScannedTicket = Extract<DoorCode, { kind: 'ticket' }>

const toItem = (
  { text, token }: ScannedTicket,
  { saleId, direction, door }: DoorInput,
  accepted: Pick<EntryItem, 'id' | 'acceptedAt' | 'state'>,
): EntryItem => ({
  token: text,
  ticketId: String(token.ticket),
  expiresAt: token.expiresAt.toISOString(),
  saleId,
  direction,
  door,
  attempt: null,
  conflict: null,
  ...accepted,
})

async function acceptByDevice(
  code: ScannedTicket,
  input: DoorInput,
  attempt: string | null,
  deps: DoorDeps,
): Promise<DoorAnswer> {
  const now = deps.now()
  const { saleId, direction } = input
  const verify = await deps.verify()
  const signature = await checkSignature(code.token, { keys: deps.keys(), now, verify })
  if (signature) return { kind: 'refused', code: signature }
  // Synchronous from here to the end: another scan may have let a person in while the signature was checked.
  const problem = findOfflineEntryProblem({ token: code.token, saleId, direction, queue: deps.queue.read(), now })
  if (problem?.code === 'SEEN') return toSeen(problem.item)
  if (problem) return { kind: 'refused', code: problem.code }
  const acceptedAt = new Date(now).toISOString()
  const item = { ...toItem(code, input, { id: deps.toKey(), acceptedAt, state: 'pending' }), attempt }
  return addToQueue(deps.queue, item, now) ? { kind: 'queued', item } : { kind: 'refused', code: 'NOT_STORED' }
}
