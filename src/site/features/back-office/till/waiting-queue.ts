import type { ProblemBody } from '../../../../contract/problems.ts'
import { dayMs } from '../../../../domain/time/units.ts'

/** What a device has accepted: by the signature alone, or lately and with the server's answer. */
export type WaitingItem = {
  /** Names its delivery, so that one that is sent again counts once. */
  id: string
  acceptedAt: string
  /** Until then its code could be shown again. */
  expiresAt: string
  /** The key of a request that got no answer, though it may have arrived: it is asked for first. */
  attempt: string | null
  state: 'waiting' | 'counted' | 'conflict'
}

/** How long somebody can still look up what could not be counted. */
const conflictsFor = 2 * dayMs

export const isWaiting = ({ state }: Pick<WaitingItem, 'state'>): boolean => state === 'waiting'

export const change = <Item extends WaitingItem>(
  queue: readonly Item[],
  id: string,
  next: Partial<Item>,
): readonly Item[] => queue.map((item) => (item.id === id ? { ...item, ...next } : item))

/** What was counted is remembered for as long as its code could be shown again. */
export const tidy = <Item extends WaitingItem>(queue: readonly Item[], now: number): readonly Item[] =>
  queue.filter(({ state, expiresAt, acceptedAt }) => {
    if (state === 'waiting') return true
    return state === 'counted' ? Date.parse(expiresAt) > now : Date.parse(acceptedAt) + conflictsFor > now
  })

type Refused = { ok: false; status: number; body: Pick<ProblemBody, 'code'> | null }
export type Sent<Answer> = { ok: true; body: Answer } | Refused

export type Delivery<Item, Body, Answer> = {
  get(): readonly Item[]
  set(queue: readonly Item[]): void
  now(): number
  send(body: Body | (Body & { offlineAt: string }), idempotencyKey: string): Promise<Sent<Answer>>
}

type Kind<Item, Body, Answer> = {
  /** The same of the same item, or its idempotency key would not fit. */
  toBody: (item: Item) => Body
  /** What the server's yes, and its no, make of the item. */
  toCounted: (answer: Answer) => Partial<Item>
  toConflict: (code: ProblemBody['code'] | null) => Partial<Item>
}

/** Where the item is not to blame it is tried again later: no network, nobody signed in, a busy or broken server. */
const isForLater = ({ status }: Refused): boolean => status === 0 || status === 401 || status === 429 || status >= 500

/** Sends what waits, the oldest first, until the network is gone again. Says whether anything was counted or refused. */
export const createDeliver =
  <Item extends WaitingItem, Body, Answer>({ toBody, toCounted, toConflict }: Kind<Item, Body, Answer>) =>
  async ({ get, set, now, send }: Delivery<Item, Body, Answer>): Promise<boolean> => {
    let hasChanged = false
    for (const item of get().filter(isWaiting)) {
      const outcome = await deliverOne(item)
      if (outcome === 'later') break
      // Whoever is signed in now works for somebody else: one of these will come.
      if (outcome === 'notOurs') continue
      set(tidy(change(get(), item.id, outcome), now()))
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
