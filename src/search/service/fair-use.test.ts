import { request } from 'node:http'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestClient, prefix, type TestClient } from './testing/service.ts'

let service: TestClient
let publicKey: string
let host: string
let port: number

beforeAll(async () => {
  service = await openTestClient()
  publicKey = (await service.client.createKey({ actions: ['search'], indexes: ['texts'], expiresAt: null })).key
  const text = 'a river and a mountain beside the old town. '.repeat(100)
  const documents = Array.from({ length: 200 }, (_, id) => ({ id, title: `town ${id}`, text }))
  await service.client.index('texts').addDocuments(documents).waitTask()
  ;({ address: host, port } = service.app.server.address() as { address: string; port: number })
})
afterAll(() => service.close())

const marked = { indexUid: 'texts', q: 'river town', limit: 200, attributesToHighlight: ['*'] }
const multiSearch = (count: number, key: string, signal?: AbortSignal) =>
  fetch(`http://${host}:${port}${prefix}/multi-search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ queries: Array.from({ length: count }, () => marked) }),
    signal,
  })

describe('one request', () => {
  test('asks fewer questions with a key for some indexes than with one for all', async () => {
    expect((await multiSearch(20, publicKey)).status).toBe(200)
    const refused = await multiSearch(21, publicKey)
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([400, 'bad_request'])
    expect((await multiSearch(21, service.client.config.apiKey ?? '')).status).toBe(200)
  })

  test('gets so much text marked, and the rest as it is', async () => {
    const { results } = (await (await multiSearch(1, publicKey)).json()) as {
      results: { hits: { text: string; _formatted: { text: string } }[] }[]
    }
    const hits = results[0]?.hits ?? []
    expect(hits).toHaveLength(200)
    expect(hits[0]?._formatted.text).toContain('<em>river</em>')
    expect(hits.at(-1)?._formatted.text).toBe(hits.at(-1)?.text)
  })

  test('gets no more hits once the answer is long', async () => {
    const { results } = (await (await multiSearch(20, publicKey)).json()) as { results: { hits: unknown[] }[] }
    expect(results).toHaveLength(20)
    expect(results.map(({ hits }) => hits.length)).toEqual([200, 200, 200, ...Array(17).fill(0)])
  })
})

test('others are answered while a large one is, and one that nobody waits for is left', async () => {
  let asked = 0
  const index = service.store.get('texts').index
  const search = index.search.bind(index)
  index.search = (query) => {
    asked++
    // On any machine all of them take longer than one caller may have at once.
    for (const end = performance.now() + 25; performance.now() < end; );
    return search(query)
  }
  try {
    const body = JSON.stringify({ queries: Array.from({ length: 20 }, () => ({ ...marked, limit: 20 })) })
    const call = request({
      host,
      port,
      path: `${prefix}/multi-search`,
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${publicKey}` },
    })
    call.on('error', () => {})
    const closed = new Promise((resolve) =>
      service.app.server.once('connection', (socket: Socket) => socket.once('close', resolve)),
    )
    call.end(body)
    while (asked < 2) await new Promise((resolve) => setImmediate(resolve))
    const checkHealth = async () => expect((await fetch(`http://${host}:${port}${prefix}/health`)).status).toBe(200)
    await checkHealth()
    expect(asked).toBeLessThan(20)
    call.destroy()
    await closed
    await checkHealth()
    const left = asked
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(asked).toBe(left)
    expect(left).toBeLessThan(20)
  } finally {
    index.search = search
  }
})
