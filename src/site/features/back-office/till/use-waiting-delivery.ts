import { useEffect, useEffectEvent } from 'react'
import { serverNow } from './device-memory.ts'
import { type StoredValue, useKept } from './stored-value.ts'
import { type Delivery, isWaiting, type Sent, type WaitingItem } from './waiting-queue.ts'

const pause = 15_000

type Input<Item, Body, Answer> = {
  /** Names the queue among the tabs of the device. */
  name: string
  kept: StoredValue<readonly Item[]>
  deliver: (delivery: Delivery<Item, Body, Answer>) => Promise<boolean>
  post: (
    body: Body | (Body & { offlineAt: string }),
    options: { idempotencyKey: string; signal: AbortSignal; hide: { error: true; success: true } },
  ) => Promise<Sent<Answer>>
  isGone: boolean
  onChange: () => void
}

/** One tab after another: two that send the same would only ask twice. */
const alone = async (name: string, act: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(name, act) : act()

/** Sends what was accepted without a network: as soon as there is one, and every few seconds until all has arrived. */
export function useWaitingDelivery<Item extends WaitingItem, Body, Answer>(input: Input<Item, Body, Answer>): void {
  const { name, kept, isGone } = input
  const hasWaiting = useKept(kept).some(isWaiting)
  const run = useEffectEvent(() =>
    alone(name, async () => {
      const hasChanged = await input.deliver({
        get: kept.get,
        set: kept.set,
        now: serverNow,
        send: (body, idempotencyKey) =>
          input.post(body, {
            idempotencyKey,
            signal: AbortSignal.timeout(pause),
            hide: { error: true, success: true },
          }),
      })
      if (hasChanged) input.onChange()
    }),
  )

  useEffect(() => {
    if (!hasWaiting || isGone) return
    const start = () => void run()
    start()
    const timer = setInterval(start, pause)
    return () => clearInterval(timer)
  }, [isGone, hasWaiting])
}
