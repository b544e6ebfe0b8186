import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BotChallenge } from '../../contract/bot-check.ts'
import { type Behaviour, failures, openStandIn } from '../testing/stand-in.ts'
import type { BotCheck, UseOnce } from './bot-check.ts'
import { noBotCheck } from './no-bot-check.ts'
import { createRecaptchaCheck } from './recaptcha-check.ts'
import { createTurnstileCheck } from './turnstile-check.ts'

const now = new Date('2026-03-03T10:00:00Z')
const input = { action: 'login', address: '203.0.113.7', now }
const good = {
  success: true,
  score: 0.7,
  action: 'login',
  hostname: 'safar.example',
  challenge_ts: '2026-03-03T09:59:00Z',
}
const json = (value: unknown, status = 200): Behaviour => ({ status, body: JSON.stringify(value) })

let service: Awaited<ReturnType<typeof openStandIn>>
let used: Set<string>
beforeEach(async () => {
  used = new Set()
  service = await openStandIn(json(good))
})
afterEach(() => service.close())

const useOnce: UseOnce = async (key) => !used.has(key) && Boolean(used.add(key))
const options = () => ({
  url: `${service.url}/base`,
  siteKey: 'site-key',
  secret: 'the-secret',
  hostname: 'safar.example',
  timeout: service.patience(),
  useOnce,
})
const checks = {
  recaptcha: () => createRecaptchaCheck(options()),
  turnstile: () => createTurnstileCheck(options()),
} satisfies Record<string, () => BotCheck>
const paths = { recaptcha: '/base/api/siteverify', turnstile: '/base/siteverify' }

describe.each(['recaptcha', 'turnstile'] as const)('%s', (kind) => {
  const check = (token: string | undefined = 'token-1', own = input) => checks[kind]().check(token, own)

  test('asks once, by form, and passes', async () => {
    expect(await check('a token&with=signs')).toBe('passed')
    const [request] = service.asked
    expect([request?.method, request?.path]).toEqual(['POST', paths[kind]])
    expect(request?.headers['content-type']).toContain('application/x-www-form-urlencoded')
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      secret: 'the-secret',
      response: 'a token&with=signs',
      remoteip: '203.0.113.7',
    })
  })

  test('leaves out an address that is not known', async () => {
    await checks[kind]().check('token', { action: 'login', now })
    expect(service.asked[0]?.body).toBe('secret=the-secret&response=token')
  })

  test('a token is good once, and keeps nothing that could be used', async () => {
    expect([await check(), await check(), await check('token-2')]).toEqual(['passed', 'refused', 'passed'])
    expect([...used].join()).not.toContain('token-1')
  })

  test.each<[string, unknown]>([
    ['a token that is not theirs', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['a used or old token', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['another action', { ...good, action: 'register' }],
    ['no action', { ...good, action: undefined }],
    ['another host', { ...good, hostname: 'evil.example' }],
    ['no host', { ...good, hostname: undefined }],
  ])('%s is refused', async (_, verdict) => {
    service.answer(json(verdict))
    expect(await check()).toBe('refused')
    expect(used.size).toBe(0)
  })

  test('a refusal may come with 400', async () => {
    service.answer(json({ success: false, 'error-codes': ['invalid-input-response'] }, 400))
    expect(await check()).toBe('refused')
  })

  test.each<[string, Behaviour]>([
    ...failures,
    ['a wrong secret of ours', json({ success: false, 'error-codes': ['invalid-input-secret'] })],
    ['their own trouble', json({ success: false, 'error-codes': ['internal-error'] })],
    ['429', json({ success: false }, 429)],
    ['500 that says yes', json(good, 500)],
    ['403 that says yes', json(good, 403)],
    ['yes in words', json({ ...good, success: 'true' })],
    ['a redirect', { status: 307, headers: { location: 'https://elsewhere.example/' } }],
  ])('%s: unavailable, and the token is not used up', async (_, behaviour) => {
    service.answer(behaviour)
    expect(await check()).toBe('unavailable')
    service.answer(json(good))
    expect(await check()).toBe('passed')
  })

  test('nobody there: unavailable', async () => {
    await service.close()
    expect(await check()).toBe('unavailable')
  })

  test.each([undefined, '', 'x'.repeat(8193)])('the token %#: refused without asking', async (token) => {
    expect(await checks[kind]().check(token, input)).toBe('refused')
    expect(service.asked).toEqual([])
  })

  test('tells the browser its key and script, and the page what to allow', async () => {
    const own = checks[kind]()
    const challenge = BotChallenge.parse(await own.challenge(now))
    const query = kind === 'recaptcha' ? 'render=site-key' : 'render=explicit'
    expect(challenge).toEqual({ provider: kind, siteKey: 'site-key', script: `${service.url}/base/api.js?${query}` })
    expect(JSON.stringify(challenge)).not.toContain('the-secret')
    expect(own.origins.script[0]).toContain(service.url)
  })

  test('needs its keys', () => {
    const create = kind === 'recaptcha' ? createRecaptchaCheck : createTurnstileCheck
    expect(() => create({ ...options(), secret: '' })).toThrow(/needs its site key and its secret/)
    expect(() => create({ ...options(), siteKey: '' })).toThrow(/needs its site key and its secret/)
  })
})

describe('the score of reCAPTCHA', () => {
  test.each([
    [0.5, 'passed'],
    [0.49, 'refused'],
    [0, 'refused'],
    [undefined, 'unavailable'],
  ])('%s: %s', async (score, expected) => {
    service.answer(json({ ...good, score }))
    expect(await checks.recaptcha().check('token', input)).toBe(expected)
  })

  test('its bar can be moved', async () => {
    const strict = createRecaptchaCheck({ ...options(), minScore: 0.9 })
    expect(await strict.check('token', input)).toBe('refused')
  })
})

test('reCAPTCHA spells a hyphen in an action otherwise, Turnstile does not', async () => {
  const own = { ...input, action: 'forgot-password' }
  service.answer(json({ ...good, action: 'forgot_password' }))
  expect([await checks.recaptcha().check('a', own), await checks.turnstile().check('a', own)]).toEqual([
    'passed',
    'refused',
  ])
  service.answer(json({ ...good, action: 'forgot-password' }))
  expect(await checks.turnstile().check('a', own)).toBe('passed')
})

test('Turnstile has no score', async () => {
  service.answer(json({ ...good, score: undefined }))
  expect(await checks.turnstile().check('token', input)).toBe('passed')
})

test('the addresses of the real providers', async () => {
  const keys = { siteKey: 'k', secret: 's', useOnce }
  const [recaptcha, turnstile] = [createRecaptchaCheck(keys), createTurnstileCheck(keys)]
  expect(await recaptcha.challenge(now)).toMatchObject({ script: 'https://www.google.com/recaptcha/api.js?render=k' })
  expect(recaptcha.origins.script).toEqual(['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'])
  expect(turnstile.origins.frame).toEqual(['https://challenges.cloudflare.com'])
})

test('without a check everyone passes, and it says so', async () => {
  expect([noBotCheck.kind, await noBotCheck.check(undefined, input)]).toEqual(['none', 'passed'])
  expect(BotChallenge.parse(await noBotCheck.challenge(now))).toEqual({ provider: 'none' })
})
