import type { ServerResponse } from 'node:http'

/** Aborted when whoever asked goes before the answer is sent. */
export function toLeftSignal(response: ServerResponse): AbortSignal {
  const left = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) left.abort()
  })
  return left.signal
}
