import { type QueueItem, toBody } from './offline-queue.ts'
import { createDeliver } from './waiting-queue.ts'

export const deliver = createDeliver<QueueItem, ReturnType<typeof toBody>, unknown>({
  toBody,
  toCounted: () => ({ state: 'counted' }),
  toConflict: (problem) => ({ state: 'conflict', problem }),
})
