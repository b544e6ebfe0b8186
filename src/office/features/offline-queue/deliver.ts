import type { ProblemBody, ProblemCode } from '../../../contract/problems.ts'
import { changeItem, isPending, type QueueItem, type QueueStore, tidy } from './queue.ts'

type DeliveryProblem = { ok: false; status: number; body: Pick<ProblemBody, 'code'> | null }
export type DeliveryOutcome<Answer> = { ok: true; body: Answer } | DeliveryProblem

/** How the items of one queue are sent, and what becomes of them. */
export type QueueDelivery<Item, Body, Answer> = {
  /** The same body for the same item, or its idempotency key would not fit. */
  toBody: (item: Item) => Body
  toCounted: (answer: Answer) => Partial<Item>
  toConflict: (code: ProblemCode | null) => Partial<Item>
}

export type DeliveryDeps<Item, Body, Answer> = {
  queue: QueueStore<Item>
  now(): number
  send(body: Body | (Body & { offlineAt: string }), idempotencyKey: string): Promise<DeliveryOutcome<Answer>>
}

/** Failures that are not the item's fault are tried again later: no network, no session, a busy or broken server. */
const isForLater = ({ status }: DeliveryProblem): boolean =>
  status === 0 || status === 401 || status === 429 || status >= 500

/** Sends the pending items, the oldest first, until the network is gone again. Says whether anything was counted or refused. */
export async function deliver<Item extends QueueItem, Body, Answer>(
  { toBody, toCounted, toConflict }: QueueDelivery<Item, Body, Answer>,
  { queue, now, send }: DeliveryDeps<Item, Body, Answer>,
): Promise<boolean> {
  let hasChanged = false
  for (const item of queue.read().filter(isPending)) {
    const outcome = await deliverOne(item)
    if (outcome === 'later') break
    // The signed-in person works for another business: a member of this one will come.
    if (outcome === 'notOurs') continue
    queue.write(tidy(changeItem(queue.read(), item.id, outcome), now()))
    hasChanged = true
  }
  return hasChanged

  async function deliverOne(item: Item): Promise<Partial<Item> | 'later' | 'notOurs'> {
    if (item.attempt) {
      const first = await send(toBody(item), item.attempt)
      if (first.ok) return toCounted(first.body)
      if (isForLater(first)) return 'later'
    }
    const sent = await send({ ...toBody(item), offlineAt: item.acceptedAt }, item.id)
    if (sent.ok) return toCounted(sent.body)
    if (isForLater(sent)) return 'later'
    return sent.body?.code === 'NOT_A_MEMBER' ? 'notOurs' : toConflict(sent.body?.code ?? null)
  }
}
