import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember, type TestMember, testAccounts } from '../../api/customers/testing/member.ts'
import { mountApi } from '../../api/http.ts'
import { addNotification } from '../../api/notifications/testing/contract-fixtures.ts'
import { createApi } from '../../api/service.ts'
import { replaced } from '../../auth/service.ts'
import { followChanges } from '../../db/follow-changes.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { createPeople } from '../load/session-cache.ts'
import { mountEventRoute } from './event-route.ts'
import { sessionCookieOf } from './session-cookie.ts'

const database = openTestDatabase()
const apps: FastifyInstance[] = []
let member: TestMember
let urls: string[] = []
let stop = async () => {}

/** Two sites: one with the API in it, the other with it elsewhere. */
beforeAll(async () => {
  member = await addMember(database.db)
  const api = createApi({ db: database.db, accounts: testAccounts })
  const service = fastify()
  await mountApi(service, { api, origins: [], publicUrl: '' })
  const apiUrl = await service.listen({ port: 0, host: '127.0.0.1' })
  const { account, token } = member
  const look = async (cookie: string) => {
    if (cookie === 'being-renewed') return replaced
    return cookie === 'good' ? { account, token, session: { user: null } } : null
  }
  const people = createPeople({ look, lifetime: 0 })
  const cookie = sessionCookieOf('http://localhost')
  for (const events of [api.events, null]) {
    const app = fastify()
    mountEventRoute(app, { people, cookie, events, apiUrl })
    urls = [...urls, await app.listen({ port: 0, host: '127.0.0.1' })]
    apps.push(app)
  }
  const { onAccount, onCustomer } = api.events
  const following = followChanges(database.url, { onContent() {}, onAccount, onCustomer })
  stop = async () => {
    await following.stop()
    api.events.stop()
    await service.close()
  }
})
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
  await stop()
})

const ask = (at: number, cookie: string, signal?: AbortSignal) =>
  fetch(`${urls[at]}/api/events?lang=ku`, { headers: cookie ? { cookie: `safar_session=${cookie}` } : {}, signal })

test.each([0, 1])('a cookie is enough to listen (%d)', async (at) => {
  const left = new AbortController()
  const response = await ask(at, 'good', left.signal)
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('cache-control')).toContain('no-store')
  let text = ''
  const read = async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk
  }
  const reading = read().catch(() => {})
  await expect.poll(() => text).toContain('event: ready')
  const id = await addNotification(database.db, member.customer)
  await expect.poll(() => text).toContain(`event: notification\ndata: {"id":${id},`)
  left.abort()
  await reading
})

test.each([0, 1])(
  'the event route answers an unknown visitor, and a cookie that is being renewed or expired (%d)',
  async (at) => {
    expect((await ask(at, '')).status).toBe(401)
    for (const cookie of ['of-yesterday', 'being-renewed']) {
      const { status, headers } = await ask(at, cookie)
      expect([status, headers.get('cache-control')]).toEqual([204, 'no-store'])
    }
  },
)

test('a site that is closed lets go of who listens by way of it', async () => {
  const app = apps[1]
  const response = await ask(1, 'good')
  await app?.close()
  expect(await response.text().catch(() => 'cut')).toMatch(/ready|cut/)
})
