import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createPageCache } from '../cache/page-cache.ts'
import { createFront } from '../http/listener.ts'
import { createLoadGuard, type LoadGuard } from './load-guard.ts'

let server: Server | undefined
let guard: LoadGuard | undefined
afterEach(() => {
  guard?.stop()
  server?.close()
})

/** A front whose event loop is as late as the test says. */
async function open() {
  let setLate: (late: number) => void = () => {}
  let shed = 0
  guard = createLoadGuard({
    lateAfter: 200,
    look: (_pause, onLate) => {
      setLate = onLate
      return { stop() {} }
    },
    onShed: () => {
      shed++
    },
  })
  const cache = createPageCache()
  const body = Buffer.from('a cached page')
  cache.keep({ url: '/about', isFiltered: false, isDated: false }, { locale: 'en', version: 0, headers: {}, body })
  const front = createFront(cache, { guard })
  server = front
    .create(({ url }, response) => response.end(url === '/about' ? 'a cached page' : 'made'), {})
    .listen(0, '127.0.0.1')
  await new Promise((resolve) => server?.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const get = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() }
  }
  const beLate = (...lates: number[]) => {
    for (const late of lates) setLate(late)
  }
  return { get, beLate, shed: () => shed }
}

test('three late turns of the event loop in a row refuse requests until it is on time again', async () => {
  const { get, beLate, shed } = await open()
  beLate(900, 900)
  expect(await get('/events')).toMatchObject({ status: 200, text: 'made' })
  beLate(900)
  expect(await get('/events')).toMatchObject({ status: 503, retryAfter: '2' })
  expect(shed()).toBe(1)
  beLate(10)
  expect((await get('/events')).status).toBe(200)
  beLate(900, 900, 10, 900, 900)
  expect((await get('/events')).status).toBe(200)
})

test('cached pages, files and health are answered all the same', async () => {
  const { get, beLate } = await open()
  beLate(900, 900, 900)
  expect(await get('/about')).toMatchObject({ status: 200, text: 'a cached page' })
  for (const path of ['/health', '/ready', '/metrics', '/assets/x.js']) expect((await get(path)).status).toBe(200)
  expect((await get('/healthy')).status).toBe(503)
})

test('a refusal under load is in the language of the page or the call', async () => {
  const { get, beLate } = await open()
  beLate(900, 900, 900)
  expect((await get('/ku/events')).text).toContain('lang="ckb" dir="rtl"')
  expect((await get('/ar/events')).text).toContain('منصة سفر مشغولة حالياً')
  expect(JSON.parse((await get('/services/api/public/events?lang=ar')).text)).toMatchObject({
    statusCode: 503,
    code: 'UNAVAILABLE',
    message: expect.stringMatching(/[\u0600-\u06ff]/),
  })
})

test('the load guard notices a late event loop', async () => {
  const watching = createLoadGuard({ lateAfter: 30 })
  guard = watching
  const said: number[] = []
  const response = { writeHead: (status: number) => said.push(status), end() {} } as never
  const busy = () => {
    for (const end = performance.now() + 100; performance.now() < end; );
  }
  // Until it is seen: between two of them a busy machine may be late by as much as looks like being on time.
  while (!watching.shed({ url: '/x', method: 'GET' } as never, response)) {
    busy()
    await sleep(0)
  }
  expect(said).toEqual([503])
})
