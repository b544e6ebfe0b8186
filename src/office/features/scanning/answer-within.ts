import type { Outcome } from '../../../client/call/outcome.ts'

const nobody = { ok: false, status: 0, body: null } as const

/** The answer to a request, or a timeout. A late answer is not waited for: the request may have been counted all the same. */
export async function answerWithin<T>(
  patience: number,
  send: (signal: AbortSignal) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const control = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  // Not by the signal alone: the access token may be on its way first, and hears no signal.
  const isOver = new Promise<Outcome<T>>((resolve) => {
    timer = setTimeout(() => {
      control.abort()
      resolve(nobody)
    }, patience)
  })
  try {
    return await Promise.race([send(control.signal), isOver])
  } finally {
    clearTimeout(timer)
  }
}
