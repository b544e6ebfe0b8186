import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendPlainProblem } from '../http/plain-problem.ts'

export type LoadGuard = {
  /** Answers 503 under overload; the request goes no further then. */
  shed(request: IncomingMessage, response: ServerResponse): boolean
  stop(): void
}

type Options = {
  /** Milliseconds by which the event loop may be late, again and again, before newcomers are sent away. */
  lateAfter: number
  /** How late it was, in milliseconds, called with the pause between two looks. */
  look?: (pause: number, onLate: (late: number) => void) => { stop(): void }
  onShed?: () => void
}

const pause = 50
/** One late turn may be a collection of garbage; as many as these are a load. */
const looks = 3
const secondsToComeBack = 2

/** Health checks, and the files of pages that were answered from memory. */
const exempt = /^\/(health|ready|metrics)(\?|$)|^\/assets\//

/** Sends newcomers away while the event loop is late, so that those who are being served get their answers. Cached pages stand before it. */
export function createLoadGuard({ lateAfter, look = watchLoop, onShed }: Options): LoadGuard {
  let late = 0
  const watch = look(pause, (by) => {
    late = by > lateAfter ? Math.min(looks, late + 1) : 0
  })
  return {
    shed(request, response) {
      const url = request.url ?? '/'
      if (late < looks || exempt.test(url)) return false
      onShed?.()
      sendPlainProblem(request, response, { status: 503, retryAfter: secondsToComeBack })
      return true
    },
    stop: watch.stop,
  }
}

function watchLoop(pause: number, onLate: (late: number) => void): { stop(): void } {
  let due = performance.now() + pause
  const timer = setInterval(() => {
    const now = performance.now()
    onLate(now - due)
    due = now + pause
  }, pause)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
