import { throttle } from '../../gateways/files/throttle.ts'
import { createFairQueue, type FairQueue } from '../../http/fair-use/fair-queue.ts'
import type { FileContext } from './file-context.ts'

/**
 * One customer has one content inspected at a time. A second child runs for another customer alone: a dear picture takes several times as
 * long as a photo, and a photo would wait for it. Two are the limit, since each may take 270 MB.
 */
const inspections = { atOnce: 2, atOnceEach: 1, waiting: 400, waitingEach: 40 }
/** Pieces are sealed one after the other; those that wait lie in memory, which has its own bounds. */
const pieces = { atOnce: 1, atOnceEach: 1, waiting: 200, waitingEach: 130 }

/** A customer who had a turn goes to the end: hundreds of files of one customer delay another's by one of them. */
export function openFileTurns(): Pick<FileContext, 'inTurn' | 'pieceInTurn'> {
  const [inspecting, sealing] = [createFairQueue(inspections), createFairQueue(pieces)]
  return { inTurn: ofCustomer(inspecting), pieceInTurn: throttle(ofCustomer(sealing)) }
}

const ofCustomer =
  (turns: FairQueue): FileContext['inTurn'] =>
  (customer, task) =>
    turns.run(String(customer), task)
