import { generateKeyPairSync, verify } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Behaviour, openStandIn, type ReceivedRequest } from '../testing/stand-in.ts'
import { createFcmPush } from './fcm-push.ts'
import type { Push } from './push-gateway.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
let google: Awaited<ReturnType<typeof openStandIn>>
beforeAll(async () => {
  google = await openStandIn()
})
afterAll(() => google.close())

let tokens = 0
let sent: Behaviour = { body: '{"name":"projects/safar/messages/1"}' }
beforeEach(() => {
  google.asked.length = 0
  sent = { body: '{"name":"projects/safar/messages/1"}' }
  google.answer(({ path }) =>
    path === '/token' ? { body: JSON.stringify({ access_token: `t${++tokens}`, expires_in: 3600 }) } : sent,
  )
})

const push: Push = {
  id: 12,
  token: 'device token',
  title: 'Your booking is confirmed',
  body: 'Your booking ABC is confirmed.',
  language: 'en',
  data: { entity: 'reservation', id: 7 },
  path: '/account/history/7',
  lifetime: 3_600,
}

const open = (settings: { now?: () => Date; timeout?: number } = {}) =>
  createFcmPush({
    account: {
      project_id: 'safar',
      client_email: 'push@safar.iam.example',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      token_uri: `${google.url}/token`,
    },
    url: google.url,
    ...settings,
  })

const pathsOf = (asked: ReceivedRequest[]) => asked.map(({ path }) => path)

describe('a push to an app', () => {
  test('is sent with a token that was given for our signature, and kept', async () => {
    const gateway = open()
    await gateway.send(push)
    await gateway.send(push)
    const message = '/v1/projects/safar/messages:send'
    expect(pathsOf(google.asked)).toEqual(['/token', message, message])
    const assertion = new URLSearchParams(google.asked[0]?.body).get('assertion') ?? ''
    const [head = '', claims = '', signature = ''] = assertion.split('.')
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(
      true,
    )
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      iss: 'push@safar.iam.example',
      aud: `${google.url}/token`,
      scope: 'https://www.googleapis.com/auth/firebase.messaging',
    })
    expect(google.asked[1]?.headers.authorization).toBe(`Bearer t${tokens}`)
    expect(JSON.parse(google.asked[1]?.body ?? '')).toMatchObject({
      message: {
        token: 'device token',
        notification: { title: 'Your booking is confirmed' },
        data: { entity: 'reservation', id: '7', path: '/account/history/7' },
      },
    })
  })

  test('asks for another token when its own is over, or was refused', async () => {
    let at = new Date()
    const gateway = open({ now: () => at })
    await gateway.send(push)
    at = new Date(at.getTime() + 3_600_000)
    await gateway.send(push)
    expect(pathsOf(google.asked).filter((path) => path === '/token')).toHaveLength(2)
    sent = { status: 401, body: '{}' }
    await expect(gateway.send(push)).rejects.toMatchObject({ isFinal: false })
    sent = { body: '{}' }
    await gateway.send(push)
    expect(pathsOf(google.asked).filter((path) => path === '/token')).toHaveLength(3)
  })

  const unregistered = JSON.stringify({ error: { status: 'NOT_FOUND', details: [{ errorCode: 'UNREGISTERED' }] } })
  test.each<[string, Behaviour, object]>([
    ['a device that is no more', { status: 404, body: unregistered }, { isGone: true }],
    ['a project that is none', { status: 404, body: '{}' }, { isGone: false, isFinal: true }],
    ['too many', { status: 429, headers: { 'retry-after': '30' }, body: '{}' }, { isFinal: false, retryAfter: 30 }],
    ['500', { status: 500, body: '' }, { isFinal: false }],
    ['a cut connection', 'close', { isFinal: false }],
    ['nothing in time', 'never', { isFinal: false }],
  ])('that is answered with %s says what to do', async (_, behaviour, error) => {
    const gateway = open({ timeout: behaviour === 'never' ? 500 : 30_000 })
    await gateway.send(push)
    sent = behaviour
    await expect(gateway.send(push)).rejects.toMatchObject(error)
  })

  test('is tried again where no token is given', async () => {
    google.answer({ status: 400, body: '{"error":"invalid_grant"}' })
    await expect(open().send(push)).rejects.toMatchObject({ isFinal: false, isGone: false })
  })
})
