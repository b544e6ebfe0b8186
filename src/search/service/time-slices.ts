/** The work of one request, cut into slices. */
export type TimeSlice = {
  /** Waits for this request's turn. Throws if its caller has left. */
  next(): Promise<void>
  /** Whether the slice has lasted long enough, and others should have a turn. */
  isOver(): boolean
  /** After the last slice. */
  end(): void
}

export type TimeSlices = { begin(isGone: () => boolean): TimeSlice }

type Options = {
  /** How long a slice lasts, in milliseconds. */
  slice?: number
  /** So much of a request costs nothing: what pages ask is over before. */
  free?: number
  /** The share of the time that all slices beyond may take, and how much of it can be saved up, in milliseconds. */
  share?: number
  max?: number
  now?: () => number
}

/** The caller has left: no answer is sent, and nothing has failed. */
export class GoneError extends Error {
  readonly code = 'ERR_STREAM_PREMATURE_CLOSE'
}

type Waiter = { used: number; resume(): void }

/**
 * Searches on the thread that also answers everything else: a small one goes through at once, a large one goes on in slices, between which
 * others are answered, and all large ones together leave most of the time to the rest of the site. Who has used least goes first.
 */
export function createTimeSlices({
  slice = 2,
  free = 10,
  share = 0.3,
  max = 10,
  now = () => performance.now(),
}: Options = {}): TimeSlices {
  const waiting: Waiter[] = []
  let credit = max
  let credited = now()
  let isPumping = false
  let sleeping: NodeJS.Timeout | undefined

  function refill(): void {
    const at = now()
    credit = Math.min(max, credit + (at - credited) * share)
    credited = at
  }

  function pump(): void {
    sleeping = undefined
    const next = waiting.reduce<Waiter | null>((min, one) => (min && min.used <= one.used ? min : one), null)
    isPumping = next !== null
    if (!next) return
    refill()
    if (next.used > free && credit <= 0) {
      sleeping = setTimeout(pump, Math.max(1, Math.ceil(-credit / share)))
      return
    }
    waiting.splice(waiting.indexOf(next), 1)
    next.resume()
    // The slice is over before this is called: it runs without a pause.
    setImmediate(pump)
  }

  function wait(used: number): Promise<void> {
    return new Promise((resume) => {
      waiting.push({ used, resume })
      if (isPumping && !(sleeping && used <= free)) return
      clearTimeout(sleeping)
      sleeping = undefined
      isPumping = true
      setImmediate(pump)
    })
  }

  return {
    begin(isGone) {
      let used = 0
      let began: number | null = null
      const stop = (): void => {
        if (began === null) return
        const took = now() - began
        began = null
        credit -= Math.min(took, Math.max(0, used + took - free))
        used += took
      }
      return {
        async next() {
          stop()
          if (used > 0) await wait(used)
          if (isGone()) throw new GoneError('the client has left')
          began = now()
        },
        isOver: () => began !== null && now() - began > slice,
        end: stop,
      }
    },
  }
}
