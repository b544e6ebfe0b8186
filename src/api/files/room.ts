import { Problem } from '../../contract/problems.ts'

/** Ends what holds the room, where nobody moves it on any more; false where somebody does. */
type GiveWay = () => boolean

/** Answers with how the room is given back. */
export type TakeRoom = (whose: number | string, bytes: number, giveWay?: GiveWay) => () => void

type MemoryHold = { whose: number | string; bytes: number; giveWay: GiveWay; leave: () => void }

/** Seconds: a piece has gone through by then, or its sender was given up. */
const comeAgain = 2

/** In memory, for one and for everybody. Nobody waits for it inside: the network is the line. Who stands still gives way to who comes. */
export function createRoom(max: { ofOne: number; inAll: number }): TakeRoom {
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
    if (!hasRoom(bytes, max.inAll, () => true)) throw new Problem('UNAVAILABLE', { retryAfter: comeAgain })
    const taken: MemoryHold = { whose, bytes, giveWay, leave: () => void held.delete(taken) }
    held.add(taken)
    return taken.leave
  }
}
