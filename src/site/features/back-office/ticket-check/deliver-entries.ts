import { createDeliver } from '../till/waiting-queue.ts'
import { type EntryItem, toBody } from './entry-queue.ts'

export const deliverEntries = createDeliver<EntryItem, ReturnType<typeof toBody>, Pick<EntryItem, 'conflict'>>({
  toBody,
  toCounted: ({ conflict }) => (conflict ? { state: 'conflict', conflict } : { state: 'counted' }),
  toConflict: () => ({ state: 'conflict', conflict: 'unknown' }),
})
