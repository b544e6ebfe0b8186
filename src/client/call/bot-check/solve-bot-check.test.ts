import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BotChallenge } from '../../../contract/bot-check.ts'
import { eventually } from '../../../domain/testing/time.ts'
import { createAltchaCheck } from '../../../gateways/bot-check/altcha-check.ts'
import { type Behaviour, openStandIn } from '../../../gateways/testing/stand-in.ts'
import { BotCheckError, prepareBotCheck, solveBotCheck } from './solve-bot-check.ts'

const now = new Date('2026-03-03T10:00:00Z')
const input = { action: 'login', now }
const used = new Set<string>()
const check = createAltchaCheck({
  secret: 'a secret for these tests only',
  useOnce: async (key) => !used.has(key) && Boolean(used.add(key)),
  cost: 10,
  maxAttempts: 9,
})
const toAnswer = (challenge: unknown): Behaviour => ({ body: JSON.stringify(challenge) })
const challenges = await Promise.all(Array.from({ length: 6 }, () => check.challenge(now)))

let service: Awaited<ReturnType<typeof openStandIn>>
let authUrl: string
beforeEach(async () => {
  service = await openStandIn()
  service.answer(() => toAnswer(challenges[(service.asked.length - 1) % challenges.length]))
  authUrl = `${service.url}/auth`
  used.clear()
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterEach(async () => {
  // Takes what a test prepared and left.
  await solveBotCheck(authUrl, 'login').catch(() => {})
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await service.close()
})

const asked = () => service.asked.map(({ method, path }) => `${method} ${path}`)
const nonceOf = (token: string) => JSON.parse(atob(token)).challenge.parameters.nonce
const issued = (index: number) => {
  const challenge = challenges[index]
  return challenge?.provider === 'altcha' ? challenge.parameters.nonce : undefined
}

describe('proof of work', () => {
  test('fetches, solves, and the server lets the token pass', async () => {
    expect(await check.check(await solveBotCheck(authUrl, 'login'), input)).toBe('passed')
    expect(asked()).toEqual(['GET /auth/public/bot-check/challenge'])
  })

  test('uses a worker where there is one, and ends it', async () => {
    const workers = stubWorker((worker) => worker.onmessage?.({ data: { counter: 1, derivedKey: 'ab', time: 2 } }))
    const token = JSON.parse(atob(await solveBotCheck(authUrl, 'login')))
    expect(token.solution).toEqual({ counter: 1, derivedKey: 'ab', time: 2 })
    expect(Object.keys(token.challenge)).toEqual(['parameters', 'signature'])
    expect(workers.map(({ address, isEnded }) => [address, isEnded])).toEqual([
      [expect.stringContaining('/altcha-worker.ts'), true],
    ])
  })

  test('solves on the page when the worker cannot start', async () => {
    const workers = stubWorker((worker) => worker.onerror?.())
    expect(await check.check(await solveBotCheck(authUrl, 'login'), input)).toBe('passed')
    expect(workers[0]?.isEnded).toBe(true)
  })

  test('rejects when it cannot be solved', async () => {
    stubWorker((worker) => worker.onmessage?.({ data: null }))
    await expect(solveBotCheck(authUrl, 'login')).rejects.toThrow('could not be solved')
  })
})

describe('prepared ahead', () => {
  test('the prepared one is taken, once', async () => {
    prepareBotCheck(authUrl)
    prepareBotCheck(authUrl)
    const first = await solveBotCheck(authUrl, 'login')
    expect([nonceOf(first), asked().length]).toEqual([issued(0), 1])
    expect(nonceOf(await solveBotCheck(authUrl, 'login'))).toBe(issued(1))
  })

  test('two calls never share one', async () => {
    prepareBotCheck(authUrl)
    const [a, b] = await Promise.all([solveBotCheck(authUrl, 'login'), solveBotCheck(authUrl, 'register')])
    expect(nonceOf(a)).not.toBe(nonceOf(b))
  })

  test.each([
    [239, 0],
    [240, 1],
  ])('after %i seconds, the challenge number %i is answered', async (seconds, index) => {
    prepareBotCheck(authUrl)
    await eventually(() => expect(asked()).toHaveLength(1))
    vi.setSystemTime(now.getTime() + seconds * 1000)
    expect(nonceOf(await solveBotCheck(authUrl, 'login'))).toBe(issued(index))
  })

  test('an old one is prepared anew', async () => {
    prepareBotCheck(authUrl)
    await eventually(() => expect(asked()).toHaveLength(1))
    vi.setSystemTime(now.getTime() + 240_000)
    prepareBotCheck(authUrl)
    expect(nonceOf(await solveBotCheck(authUrl, 'login'))).toBe(issued(1))
    expect(asked()).toHaveLength(2)
  })

  test('one of another service is not taken', async () => {
    prepareBotCheck(`${service.url}/other`)
    await solveBotCheck(authUrl, 'login')
    expect(asked().sort()).toEqual(['GET /auth/public/bot-check/challenge', 'GET /other/public/bot-check/challenge'])
  })

  test('one that failed is silent, and tried again', async () => {
    service.answer({ status: 503 })
    prepareBotCheck(authUrl)
    await eventually(() => expect(asked()).toHaveLength(1))
    service.answer(toAnswer(challenges[2]))
    expect(await check.check(await solveBotCheck(authUrl, 'login'), input)).toBe('passed')
  })
})

describe('a challenge that cannot be had', () => {
  test('because others at the address ask without end is asked for again', async () => {
    service.answer(() =>
      service.asked.length < 3 ? { status: 429, headers: { 'retry-after': '1' } } : toAnswer(challenges[0]),
    )
    expect(await check.check(await solveBotCheck(authUrl, 'login'), input)).toBe('passed')
    expect(asked()).toHaveLength(3)
  })

  test.each<[string, Behaviour, number]>([
    ['429', { status: 429 }, 429],
    ['500', { status: 500, body: '{}' }, 500],
    ['a cut connection', 'close', 0],
    ['a page', { body: '<html>' }, 0],
    ['null', { body: 'null' }, 0],
    ['an unknown provider', { body: '{"provider":"hcaptcha"}' }, 0],
  ])('%s rejects', async (_, behaviour, status) => {
    service.answer(behaviour)
    const error = await solveBotCheck(authUrl, 'login').catch((reason) => reason)
    expect(error).toBeInstanceOf(BotCheckError)
    expect(error.status).toBe(status)
  })
})

describe('other providers', () => {
  test('none: an empty token', async () => {
    service.answer(toAnswer({ provider: 'none' } satisfies BotChallenge))
    expect(await solveBotCheck(authUrl, 'login')).toBe('')
  })

  test('reCAPTCHA: its script is loaded once, and each action gets its own token', async () => {
    const script = 'https://provider.example/api.js?render=k&case=1'
    service.answer(toAnswer({ provider: 'recaptcha', siteKey: 'k', script } satisfies BotChallenge))
    const page = stubPage('load')
    vi.stubGlobal('window', {
      grecaptcha: {
        ready: (callback: () => void) => callback(),
        execute: async (siteKey: string, { action }: { action: string }) => `${siteKey}:${action}`,
      },
    })
    prepareBotCheck(authUrl)
    expect(await solveBotCheck(authUrl, 'login')).toBe('k:login')
    expect(await solveBotCheck(authUrl, 'forgot-password')).toBe('k:forgot_password')
    expect(page.scripts).toEqual([script])
  })

  test.each([
    ['a token', (options: Render) => options.callback('token'), 'token'],
    ['a failure', (options: Render) => options['error-callback'](), 'could not be solved'],
    ['nobody at the box', (options: Render) => options['timeout-callback'](), 'could not be solved'],
  ])('Turnstile: %s, and nothing is left on the page', async (name, act, expected) => {
    const script = `https://provider.example/api.js?case=${encodeURIComponent(name)}`
    service.answer(toAnswer({ provider: 'turnstile', siteKey: 'k', script } satisfies BotChallenge))
    const page = stubPage('load')
    const removed: string[] = []
    vi.stubGlobal('window', {
      turnstile: {
        render: (place: unknown, options: Render) => {
          expect([page.places.has(place), options.sitekey, options.action]).toEqual([true, 'k', 'login'])
          setTimeout(() => act(options))
          return 'widget-1'
        },
        remove: (widget: string) => removed.push(widget),
      },
    })
    const outcome = await solveBotCheck(authUrl, 'login').catch((error) => error.message)
    expect(outcome).toContain(expected)
    expect([removed, page.places.size]).toEqual([['widget-1'], 0])
  })

  test('a script that does not load rejects, and is tried again', async () => {
    const script = 'https://provider.example/blocked.js'
    service.answer(toAnswer({ provider: 'turnstile', siteKey: 'k', script } satisfies BotChallenge))
    const page = stubPage('error')
    await expect(solveBotCheck(authUrl, 'login')).rejects.toThrow('could not be loaded')
    await expect(solveBotCheck(authUrl, 'login')).rejects.toThrow('could not be loaded')
    expect(page.scripts).toEqual([script, script])
  })
})

type Render = {
  sitekey: string
  action: string
  callback(token: string): void
  'error-callback'(): void
  'timeout-callback'(): void
}
type FakeWorker = { onmessage?: (event: { data: unknown }) => void; onerror?: () => void }

/** The browser's part of a worker: it acts as told when it is given work. */
function stubWorker(act: (worker: FakeWorker) => void) {
  const workers: { address: string; isEnded: boolean }[] = []
  class StandIn {
    onmessage?: FakeWorker['onmessage']
    onerror?: FakeWorker['onerror']
    #entry: { address: string; isEnded: boolean }
    constructor(address: URL) {
      this.#entry = { address: address.href, isEnded: false }
      workers.push(this.#entry)
    }
    postMessage() {
      setTimeout(() => act(this))
    }
    terminate() {
      this.#entry.isEnded = true
    }
  }
  vi.stubGlobal('Worker', StandIn)
  return workers
}

/** The part of a page that scripts and places need. */
function stubPage(outcome: 'load' | 'error') {
  const scripts: string[] = []
  const places = new Set<unknown>()
  vi.stubGlobal('document', {
    createElement: () => {
      const element = { dataset: {}, style: {}, remove: () => places.delete(element) }
      return element
    },
    head: {
      append: (script: { src: string; onload(): void; onerror(): void }) => {
        scripts.push(script.src)
        setTimeout(() => (outcome === 'load' ? script.onload() : script.onerror()))
      },
    },
    body: { append: (place: unknown) => places.add(place) },
  })
  return { scripts, places }
}
