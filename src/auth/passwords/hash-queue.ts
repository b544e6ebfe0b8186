import { createFairQueue } from '../../http/fair-use/fair-queue.ts'

/** Each hash takes 32 MiB and a thread of the pool that files and DNS need too. A caller far back in a long queue would give up waiting. */
const turns = createFairQueue({ atOnce: 3, atOnceEach: 1, waiting: 90, waitingEach: 8 })

/** Runs one piece of costly work when it is its turn; for the whole process, because so is the memory. */
export const inTurn = <T>(whose: string | undefined, task: () => Promise<T>): Promise<T> => turns.run(whose, task)
