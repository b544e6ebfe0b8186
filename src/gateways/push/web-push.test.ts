import { createPublicKey, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encryptPush } from './encrypt-push.ts'
import type { Push, PushError } from './push-gateway.ts'
import { isPushService } from './push-services.ts'
import { createTestBrowser, decryptPush } from './testing/decrypt-push.ts'
import { toVapidKeys } from './vapid.ts'
import { createWebPush } from './web-push.ts'

const keys = toVapidKeys('a secret of this installation')

/** A push service that lets a browser read what it took: a body is bytes, so the shared stand-in, which keeps texts, cannot be it. */
const taken: { headers: NodeJS.Dict<string | string[]>; body: Buffer }[] = []
let answer: { status: number; headers?: Record<string, string> } | 'never' = { status: 201 }
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  taken.push({ headers: request.headers, body: Buffer.concat(chunks) })
  if (answer !== 'never') response.writeHead(answer.status, answer.headers).end('{"reason":"the token is abc"}')
})
let host = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const toPush = (token: string): Push => ({
  id: 12,
  token,
  title: 'حجزەکەت پشتڕاست کرایەوە',
  body: 'حجزی ABC پشتڕاست کرایەوە.',
  language: 'ku',
  data: { entity: 'reservation', id: 7 },
  path: '/ku/account/history/7',
  lifetime: 3_600,
})

const send = (token: string, timeout = 10_000) =>
  createWebPush({ keys, subject: 'https://safar.example', hosts: [host], timeout }).send(toPush(token))

describe('a push to a browser', () => {
  test('can be read by that browser alone, and is signed for that service alone', async () => {
    answer = { status: 201 }
    const browser = createTestBrowser(`http://${host}/send/1`)
    await send(browser.token)
    const { headers, body } = taken.at(-1) ?? { headers: {}, body: Buffer.alloc(0) }
    expect(JSON.parse(decryptPush(browser, body))).toEqual({
      id: 12,
      title: 'حجزەکەت پشتڕاست کرایەوە',
      body: 'حجزی ABC پشتڕاست کرایەوە.',
      language: 'ku',
      data: { entity: 'reservation', id: 7 },
      path: '/ku/account/history/7',
    })
    expect(() => decryptPush(createTestBrowser('http://x'), body)).toThrow()
    expect(headers).toMatchObject({ ttl: '3600', topic: 'n12', 'content-encoding': 'aes128gcm' })
    const [, text = '', signature = '', key] =
      /^vapid t=(.+)\.([\w-]+), k=([\w-]+)$/.exec(`${headers.authorization}`) ?? []
    expect(key).toBe(keys.publicKey)
    const point = Buffer.from(keys.publicKey, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    const verifier = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    const isSigned = verify(
      'sha256',
      Buffer.from(text),
      { key: verifier, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    expect(isSigned).toBe(true)
    const claims = JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({ aud: `http://${host}`, sub: 'https://safar.example' })
    expect(claims.exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * 3_600_000)
  })

  test.each([
    [404, { isGone: true }],
    [410, { isGone: true }],
    [400, { isGone: false, isFinal: true }],
    [413, { isGone: false, isFinal: true }],
    [500, { isGone: false, isFinal: false }],
    [503, { isGone: false, isFinal: false }],
    [429, { isGone: false, isFinal: false, retryAfter: 120 }],
  ])('that is answered with %d says what to do, and nothing of the answer', async (status, error) => {
    answer = { status, headers: status === 429 ? { 'retry-after': '120' } : {} }
    const problem = await send(createTestBrowser(`http://${host}/send/2`).token).catch((thrown: PushError) => thrown)
    expect(problem).toMatchObject(error)
    expect(String(problem)).not.toContain('abc')
  })

  test('that is not answered in time is tried again', async () => {
    answer = 'never'
    await expect(send(createTestBrowser(`http://${host}/send/3`).token, 50)).rejects.toMatchObject({ isFinal: false })
  })

  test('goes nowhere but to push services', async () => {
    const before = taken.length
    const elsewhere = createTestBrowser(`http://127.0.0.1:1/${host}`).token
    await expect(send(elsewhere)).rejects.toMatchObject({ isGone: true })
    await expect(send('nonsense')).rejects.toMatchObject({ isGone: true })
    expect(taken).toHaveLength(before)
  })
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://db5p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.example.com/abc', false],
  ['https://evilpush.apple.com.example/abc', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://localhost/abc', false],
])('%s is a push service: %s', (endpoint, isOne) => expect(isPushService(endpoint, [])).toBe(isOne))

test('the same secret is the same pair of keys, in every process', () => {
  expect(toVapidKeys('a secret of this installation').publicKey).toBe(keys.publicKey)
  expect(toVapidKeys('another').publicKey).not.toBe(keys.publicKey)
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65)
})

test('what was encrypted stays within what a push service takes', () => {
  const browser = createTestBrowser('https://push.example')
  const body = encryptPush(browser.subscription, 'ڵ'.repeat(1_900))
  expect(body.length).toBeLessThanOrEqual(4_096)
  expect(decryptPush(browser, body)).toHaveLength(1_900)
})
