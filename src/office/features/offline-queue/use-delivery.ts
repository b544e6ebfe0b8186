import { useEffect, useEffectEvent } from 'react'
import type { DeviceValue } from '../../../client/device/device-value.ts'
import { serverNow } from '../scanning/stored-keys.ts'
import { type DeliveryOutcome, deliver, type QueueDelivery } from './deliver.ts'
import { isPending, type QueueItem } from './queue.ts'

const pause = 15_000

type Input<Item, Body, Answer> = {
  /** Names the queue among the tabs of the device. */
  name: string
  queue: DeviceValue<readonly Item[]>
  delivery: QueueDelivery<Item, Body, Answer>
  post: (
    body: Body | (Body & { offlineAt: string }),
    options: { idempotencyKey: string; signal: AbortSignal; hide: { error: true; success: true } },
  ) => Promise<DeliveryOutcome<Answer>>
  isGone: boolean
  onChange: () => void
}

/** One tab after another: two that send the same would only ask twice. */
const alone = async (name: string, act: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(name, act) : act()

/** Delivers offline items: as soon as there is a network, and every few seconds until all have arrived. */
export function useDelivery<Item extends QueueItem, Body, Answer>(input: Input<Item, Body, Answer>): void {
  const { name, queue, delivery, isGone } = input
  const hasPending = queue.useValue().some(isPending)
  const run = useEffectEvent(() =>
    alone(name, async () => {
      const hasChanged = await deliver(delivery, {
        queue,
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
    if (!hasPending || isGone) return
    const start = () => void run()
    start()
    const timer = setInterval(start, pause)
    return () => clearInterval(timer)
  }, [isGone, hasPending])
}
