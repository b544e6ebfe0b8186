import type { IncomingMessage } from 'node:http'

export type Neighbours = {
  see(request: IncomingMessage): void
  /** Whether requests of more than one caller have come within the last two seconds. */
  areMany(): boolean
}

const memory = 2_000

/** Whoever is alone on the server may have all of it. Asked for every request, kept pages included: so it only compares two texts. */
export function watchNeighbours(now: () => number = Date.now): Neighbours {
  let address: unknown
  let forwarded: unknown
  let lastAt = 0
  let otherAt = Number.NEGATIVE_INFINITY
  return {
    see({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwardedFor } }) {
      if (remoteAddress !== address || forwardedFor !== forwarded) {
        // The very first has no neighbour.
        if (address !== undefined) otherAt = lastAt
        address = remoteAddress
        forwarded = forwardedFor
      }
      lastAt = now()
    },
    areMany: () => now() - otherAt < memory,
  }
}
