import type { ServerResponse } from 'node:http'

type Options = {
  /** The most unread answers: of one caller, and in total. */
  maxEach: number
  max: number
  now?: () => number
}

/** Milliseconds before a reader counts as slow. */
const minTime = 2_000

/** Keeps answers from lying in memory for those who asked for them and do not read: where there are too many, the oldest is dropped. */
export function createSlowReaderGuard({ maxEach, max, now = () => performance.now() }: Options) {
  const unsent = new Map<ServerResponse, { whose: string; since: number }>()
  const drop = (count: number, isMeant: (whose: string) => boolean): void => {
    const meant = [...unsent].filter(([, { whose }]) => isMeant(whose))
    for (const [response, { since }] of meant.slice(0, Math.max(0, meant.length - count))) {
      if (now() - since < minTime) return
      unsent.delete(response)
      response.destroy()
    }
  }
  return (whose: string, response: ServerResponse): void => {
    const leave = () => void unsent.delete(response)
    response.once('finish', leave).once('close', leave)
    unsent.set(response, { whose, since: now() })
    drop(maxEach, (other) => other === whose)
    drop(max, () => true)
  }
}
