import { once } from 'node:events'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, inject } from 'vitest'

type ProxiedAnswer = { request: IncomingMessage; answer: IncomingMessage; response: ServerResponse }

/** The address of the site behind a line of its own, until the file ends: `deliver` brings each answer, as it comes from the server, to the browser. */
export async function openLine(deliver: (answered: ProxiedAnswer) => unknown): Promise<string> {
  const server = createServer((request, response) => {
    const headers = { ...request.headers, 'accept-encoding': 'identity' }
    const asked = ask(new URL(request.url ?? '/', inject('site')), { method: request.method, headers }, (answer) =>
      deliver({ request, answer, response }),
    )
    // Either side may leave at any moment.
    asked.on('error', () => response.destroy())
    response.on('close', () => asked.destroy())
    request.pipe(asked)
  }).listen(0, 'localhost')
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

export const pass = ({ answer, response }: Pick<ProxiedAnswer, 'answer' | 'response'>): void => {
  response.writeHead(answer.statusCode ?? 500, answer.headers)
  answer.pipe(response)
}
