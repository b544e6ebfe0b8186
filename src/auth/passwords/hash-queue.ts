import { limitTo } from '../../gateways/limit-to.ts'

/** Each takes 32 MiB and a thread of the pool that files and names need too. */
const most = 3
/** More than this would wait longer than anybody does. */
const mostWaiting = 300

/** Runs one piece of costly work when it is its turn; for the whole process, because so is the memory. */
export const inTurn = limitTo(most, mostWaiting)
