import type { ServerResponse } from 'node:http'

/** Aborted when the caller leaves before the answer is sent. */
export function toLeftSignal(response: ServerResponse): AbortSignal {
  const left = new AbortController()
  const leave = () => {
    if (!response.writableFinished) left.abort()
  }
  response.once('close', leave)
  // They may have gone while something else was waited for, and that is told only once.
  if (response.destroyed) leave()
  return left.signal
}
