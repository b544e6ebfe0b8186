import type { IncomingMessage } from 'node:http'

export type ActiveAddresses = {
  see(request: IncomingMessage): void
  /** An answer has ended; a caller with a turn has said so before. */
  end(): void
  endTurn(): void
  /** Whether requests from more than one address have come within the last two seconds. */
  hasOthers(): boolean
  /** The same, or from one address for something that takes no turn. */
  areThere(): boolean
}

const memory = 2_000

/**
 * A single active address may use all capacity. An address is no person: thousands share one, and readers of cached pages are neighbours of
 * the one who makes expensive requests. It runs for every request, cached pages included: so it only compares two texts, and counts.
 */
export function watchActiveAddresses(now: () => number = Date.now): ActiveAddresses {
  let address: unknown
  let forwarded: unknown
  let lastAt = 0
  let elsewhereAt = Number.NEGATIVE_INFINITY
  let besideAt = Number.NEGATIVE_INFINITY
  // A turn ends a moment before its answer does: the count falls and comes back, and rises by what took none.
  let withoutTurn = 0
  let max = 0
  const hasOthers = () => now() - elsewhereAt < memory
  return {
    see({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwardedFor } }) {
      if (remoteAddress !== address || forwardedFor !== forwarded) {
        // The very first has no neighbour.
        if (address !== undefined) elsewhereAt = lastAt
        address = remoteAddress
        forwarded = forwardedFor
      }
      lastAt = now()
    },
    end() {
      withoutTurn++
      if (withoutTurn <= max) return
      max = withoutTurn
      besideAt = now()
    },
    endTurn() {
      withoutTurn--
    },
    hasOthers,
    areThere: () => hasOthers() || now() - besideAt < memory,
  }
}
