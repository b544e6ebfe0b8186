import { Problem } from '../../contract/problems.ts'

/** Ends a holder that has stopped moving; false for one that still moves. */
type GiveWay = () => boolean

/** Answers with how the room is given back. */
export type TakeRoom = (whose: number | string, bytes: number, giveWay?: GiveWay) => () => void

type MemoryHold = { whose: number | string; bytes: number; giveWay: GiveWay; leave: () => void }

/** Seconds: a piece has gone through by then, or its sender was given up. */
const comeAgain = 2

/** Bounds memory, for one customer and in total. Nothing queues inside: the network is the queue. A holder that stands still gives way. */
export function createRoom(max: { ofOne: number; total: number }): TakeRoom {
  const held = new Set<MemoryHold>()
  const hasRoom = (bytes: number, limit: number, isMeant: (one: MemoryHold) => boolean): boolean => {
    const meant = [...held].filter(isMeant)
    let tooMany = meant.reduce((sum, one) => sum + one.bytes, bytes) - limit
    for (const one of meant) {
      if (tooMany <= 0) break
      if (!one.giveWay()) continue
      one.leave()
      tooMany -= one.bytes
    }
    return tooMany <= 0
  }
  return (whose, bytes, giveWay = () => false) => {
    if (!hasRoom(bytes, max.ofOne, (one) => one.whose === whose))
      throw new Problem('TOO_MANY_REQUESTS', { retryAfter: comeAgain })
    if (!hasRoom(bytes, max.total, () => true)) throw new Problem('UNAVAILABLE', { retryAfter: comeAgain })
    const taken: MemoryHold = { whose, bytes, giveWay, leave: () => void held.delete(taken) }
    held.add(taken)
    return taken.leave
  }
}
