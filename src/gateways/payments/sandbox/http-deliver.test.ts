import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../../../domain/testing/time.ts'
import { openStandIn } from '../../testing/stand-in.ts'
import { request } from '../testing/request.ts'
import { createHttpDeliver } from './http-deliver.ts'
import { createSandboxBank } from './sandbox-bank.ts'
import { createSandboxGateway } from './sandbox-gateway.ts'
import { parseSandboxForm, renderSandboxPage } from './sandbox-page.ts'
import { createMemorySandboxStore } from './testing/memory-sandbox-store.ts'

const headers = { 'x-test': '1' }
const retries = [20, 40]
/** For a shop that never answers: any other may be late on a busy machine. */
const becomeImpatient = (tries = retries) => {
  line = createHttpDeliver({ retries: tries, timeout: 200 })
}
let shop: Awaited<ReturnType<typeof openStandIn>>
let line: ReturnType<typeof createHttpDeliver>
beforeEach(async () => {
  shop = await openStandIn()
  line = createHttpDeliver({ retries })
})
afterEach(async () => {
  line.close()
  await shop.close()
})
const arrived = (count: number) => eventually(() => expect(shop.asked).toHaveLength(count))

describe('a delivery', () => {
  test('is a POST of the body as it is, and not repeated once taken', async () => {
    shop.answer({ status: 202 })
    await line.deliver(`${shop.url}/notices`, '{"a":"ä"}', headers, { after: 0 })
    await arrived(1)
    expect(shop.asked[0]).toMatchObject({ method: 'POST', path: '/notices', body: '{"a":"ä"}', headers })
    await sleep(150)
    expect(shop.asked).toHaveLength(1)
  })

  test('waits as long as it should, without keeping its caller', async () => {
    const start = performance.now()
    await line.deliver(shop.url, '{}', headers, { after: 150 })
    expect(shop.asked).toEqual([])
    await arrived(1)
    expect(performance.now() - start).toBeGreaterThanOrEqual(145)
  })

  test.each([{ status: 500 }, { status: 302 }, 'close', 'never'] as const)('is tried again after %j', async (first) => {
    // On a busy machine some are given up before they have arrived, and are tried again as well.
    if (first === 'never') becomeImpatient(Array.from({ length: 100 }, () => 20))
    shop.answer(() => (shop.asked.length < 3 ? first : { status: 200 }))
    await line.deliver(shop.url, '{}', headers, { after: 0 })
    await eventually(() => expect(shop.asked.length).toBeGreaterThanOrEqual(3))
  })

  test('is given up in the end', async () => {
    shop.answer({ status: 500 })
    await line.deliver(shop.url, '{}', headers, { after: 0 })
    await arrived(3)
    await sleep(150)
    expect(shop.asked).toHaveLength(3)
  })

  test('does not outlive the line', async () => {
    await line.deliver(shop.url, '{}', headers, { after: 30 })
    line.close()
    await sleep(100)
    expect(shop.asked).toEqual([])
  })

  test('is not tried again once the line is closed', async () => {
    becomeImpatient()
    shop.answer(() => {
      line.close()
      return 'never'
    })
    await line.deliver(shop.url, '{}', headers, { after: 0 })
    await arrived(1)
    await sleep(350)
    expect(shop.asked).toHaveLength(1)
  })
})

describe('a person at the bank', () => {
  const secret = 'a secret for these tests only'
  const store = createMemorySandboxStore()
  let site: Server
  let pageUrl: string
  beforeEach(async () => {
    const bank = createSandboxBank({ store, secret, deliver: line.deliver })
    site = createServer(async (asked, reply) => {
      const chunks: Buffer[] = []
      for await (const chunk of asked) chunks.push(chunk)
      const ref = asked.url?.split('/').at(-1) ?? ''
      const form = asked.method === 'POST' && parseSandboxForm(Buffer.concat(chunks).toString())
      const chosen = form && (await bank.choose(ref, form, new Date()))
      if (chosen) return reply.writeHead(303, { location: chosen.goTo }).end()
      const page = renderSandboxPage({ payment: await bank.find(ref, new Date()), brand: 'Safar' })
      return reply.writeHead(page.status, page.headers).end(page.html)
    })
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    pageUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}/bank`
  })
  afterEach(() => new Promise((resolve) => site.close(resolve)))

  test('pays, comes back, and the shop learns of it three times and acts once', async () => {
    const gateway = createSandboxGateway({ secret, pageUrl, store })
    const { ref, next } = await gateway.create({
      ...request,
      noticeUrl: `${shop.url}/notices`,
      expiresAt: new Date(Date.now() + 60_000),
    })
    if (next.kind !== 'redirect') throw new Error('no page')
    expect(await (await fetch(next.url)).text()).toContain('value="pay"')

    const body = new URLSearchParams([
      ['failure', 'duplicate'],
      ['choice', 'pay'],
    ])
    const answer = await fetch(next.url, { method: 'POST', body, redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, request.successUrl])

    await eventually(() => expect(shop.asked).toHaveLength(3))
    const notices = shop.asked.map(({ headers, body }) =>
      gateway.readNotice({ headers: headers as Record<string, string>, body, query: {}, now: new Date() }),
    )
    expect(new Set(notices.map(({ eventKey }) => eventKey))).toEqual(new Set([`${ref}:paid`]))
    expect(await gateway.status({ ref, key: request.key })).toMatchObject({ status: 'paid', amount: 25_000 })
    expect(await (await fetch(next.url)).text()).not.toContain('<form')
  })
})
