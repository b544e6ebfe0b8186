import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A push service like those of browsers: takes pushes for a device, and returns them to a caller. */
export async function startPushService(): Promise<{ url: string; stop(): void }> {
  const taken = new Map<string, string[]>()
  const server = createServer(async (request, response) => {
    const { method, url = '' } = request
    if (method !== 'POST') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(taken.get(url) ?? []))
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    taken.set(url, [...(taken.get(url) ?? []), Buffer.concat(chunks).toString('base64')])
    response.writeHead(201).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Sealed, in the order in which they came. */
export const takenFor = async (endpoint: string): Promise<Buffer[]> =>
  ((await (await fetch(endpoint)).json()) as string[]).map((body) => Buffer.from(body, 'base64'))
