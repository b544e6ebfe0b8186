import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: string }
type Answer = { status?: number; headers?: Record<string, string>; body?: string }
/** `never`: the connection stays open without an answer. `close`: it is cut. `half`: it is cut in the middle of the body. */
export type Behaviour = Answer | 'never' | 'close' | 'half'

/** An outside service on a local port that answers, or fails to answer, as a test wishes. */
export async function openStandIn(first: Behaviour = {}) {
  const asked: ReceivedRequest[] = []
  let behaviour: (request: ReceivedRequest) => Behaviour = () => first
  let isSilent = first === 'never'
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url: path = '', headers } = request
    const seen = { method, path, headers, body: Buffer.concat(chunks).toString() }
    asked.push(seen)
    behave(behaviour(seen), response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer(next: Behaviour | ((request: ReceivedRequest) => Behaviour), leavesOpen = next === 'never') {
      behaviour = typeof next === 'function' ? next : () => next
      isSilent = leavesOpen
    },
    /** The wait that it asks callers for. */
    patience: () => patienceWith(isSilent ? 'never' : undefined),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function behave(behaviour: Behaviour, response: ServerResponse) {
  if (behaviour === 'never') return
  if (behaviour === 'close') return response.destroy()
  if (behaviour === 'half') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 })
    return response.write('{"smsId":"', () => response.destroy())
  }
  const { status = 200, headers, body = '' } = behaviour
  return response.writeHead(status, headers).end(body)
}

/** Milliseconds to wait for it: only one that never answers is given up soon, any other may be late on a busy machine. */
export const patienceWith = (behaviour?: Behaviour): number => (behaviour === 'never' ? 1_000 : 30_000)

/** Answers of a failing service besides a plain 500, under the name that a test shows. */
export const failures: [string, Behaviour][] = [
  ['nothing in time', 'never'],
  ['a cut connection', 'close'],
  ['half an answer', 'half'],
  ['500', { status: 500, body: '{}' }],
  ['502 with a page', { status: 502, body: '<html>Bad gateway</html>' }],
  ['a page instead of JSON', { body: '<!doctype html><title>Maintenance</title>' }],
  ['an empty body', { body: '' }],
  ['half JSON', { body: '{"success": tr' }],
  ['JSON of another shape', { body: '[null]' }],
]
