import { createHmac } from 'node:crypto'
import { solveChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { describe, expect, test } from 'vitest'
import { BotChallenge } from '../../contract/bot-check.ts'
import { createAltchaCheck } from './altcha-check.ts'
import type { UseOnce } from './bot-check.ts'

const secret = 'a secret for these tests only'
const now = new Date('2026-03-03T10:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const input = { action: 'login', now }

const countUses = (): UseOnce & { keys: [string, Date][] } => {
  const keys: [string, Date][] = []
  const record = async (key: string, until: Date) => {
    const isFirst = !keys.some(([used]) => used === key)
    keys.push([key, until])
    return isFirst
  }
  return Object.assign(record, { keys })
}

const create = (useOnce: UseOnce = countUses(), own = secret) =>
  createAltchaCheck({ secret: own, useOnce, cost: 10, maxAttempts: 9 })

type Altcha = Extract<BotChallenge, { provider: 'altcha' }>
const issue = async (check = create(), at = now): Promise<Altcha> => {
  const challenge = BotChallenge.parse(await check.challenge(at))
  if (challenge.provider !== 'altcha') throw new Error('not altcha')
  return challenge
}
const solve = async (challenge: Altcha) => {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('unsolved')
  return { challenge: { parameters: challenge.parameters, signature: challenge.signature }, solution }
}
type Solved = Awaited<ReturnType<typeof solve>>
const pack = (value: unknown, encoding: 'base64' | 'base64url' = 'base64') =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString(encoding)

describe('a challenge', () => {
  test('lasts five minutes, is never the same twice, and takes any number of attempts from none on', async () => {
    const check = create()
    const all = await Promise.all(Array.from({ length: 30 }, () => issue(check)))
    expect(new Set(all.map(({ parameters }) => parameters.nonce)).size).toBe(30)
    expect(all.every(({ parameters }) => parameters.expiresAt === later(300).getTime() / 1000)).toBe(true)
    const counters = await Promise.all(all.map(async (challenge) => (await solve(challenge)).solution.counter))
    expect(Math.min(...counters)).toBeLessThan(3)
    expect(Math.max(...counters)).toBeLessThanOrEqual(9)
    expect(new Set(counters).size).toBeGreaterThan(1)
  })

  test('does not carry the rest of the key that proves the work', async () => {
    const challenge = await issue()
    const { solution } = await solve(challenge)
    expect(challenge.parameters.keyPrefix).toHaveLength(32)
    expect(JSON.stringify(challenge)).not.toContain(solution.derivedKey.slice(32))
  })

  test('asks for real work by default', async () => {
    const challenge = await issue(createAltchaCheck({ secret, useOnce: countUses() }))
    expect(challenge.parameters.cost).toBe(2500)
    expect((await solve(challenge)).solution.counter).toBeLessThanOrEqual(800)
  })

  test('is more work the more goes on, and no dearer to make', async () => {
    const check = create()
    const max = async (load: number) => {
      const all = await Promise.all(
        Array.from({ length: 60 }, async () => {
          const challenge = BotChallenge.parse(await check.challenge(now, load))
          if (challenge.provider !== 'altcha') throw new Error('not altcha')
          expect(challenge.parameters.cost).toBe(10)
          return (await solve(challenge)).solution.counter
        }),
      )
      return Math.max(...all)
    }
    expect(await max(0.2)).toBeLessThanOrEqual(9)
    const [half, full] = [await max(0.5), await max(1)]
    expect(half).toBeGreaterThan(18)
    expect(half).toBeLessThanOrEqual(36)
    expect(full).toBeGreaterThan(36)
    expect(full).toBeLessThanOrEqual(72)
  })

  test('needs a secret worth the name', () => {
    expect(() => create(countUses(), '')).toThrow(/at least 16 characters/)
  })
})

describe('a solution', () => {
  test.each(['base64', 'base64url'] as const)('in %s passes, even in the last second', async (encoding) => {
    const check = create()
    const token = pack(await solve(await issue(check)), encoding)
    expect(await check.check(token, { ...input, now: later(299) })).toBe('passed')
  })

  test('passes with the provider inside, as a widget would send back what it got', async () => {
    const check = create()
    const challenge = await issue(check)
    const { solution } = await solve(challenge)
    expect(await check.check(pack({ challenge, solution: { ...solution, took: 12 } }), input)).toBe('passed')
  })

  test('is judged as the library would', async () => {
    const check = create()
    const real = new Date()
    const good = await solve(await issue(check, real))
    const lowered = { ...good, challenge: { ...good.challenge, parameters: { ...good.challenge.parameters, cost: 1 } } }
    for (const [solved, expected] of [
      [good, true],
      [lowered, false],
    ] as const) {
      const derive = (name: string) => createHmac('sha256', secret).update(name).digest('hex')
      const { verified } = await verifySolution({
        ...solved,
        deriveKey,
        hmacSignatureSecret: derive('challenge'),
        hmacKeySignatureSecret: derive('key'),
      })
      expect(verified).toBe(expected)
      expect((await check.check(pack(solved), { ...input, now: real })) === 'passed').toBe(expected)
    }
  })

  test('is good once, however it is spelled', async () => {
    const useOnce = countUses()
    const check = create(useOnce)
    const { challenge, solution } = await solve(await issue(check))
    const spelled = [
      pack({ challenge, solution }),
      pack({ challenge, solution }, 'base64url'),
      pack({ challenge: { ...challenge, signature: challenge.signature.toUpperCase() }, solution }),
      pack({ challenge, solution: { ...solution, derivedKey: solution.derivedKey.toUpperCase(), time: 1 } }),
      pack({ solution: { ...solution, counter: 1 }, challenge: { ...challenge, more: true } }),
      pack({
        challenge: { ...challenge, parameters: Object.fromEntries(Object.entries(challenge.parameters).reverse()) },
        solution,
      }),
      ` ${pack({ challenge, solution })}\n`,
    ]
    const results = []
    for (const token of spelled) results.push(await check.check(token, input))
    expect(results).toEqual(['passed', ...Array(spelled.length - 1).fill('refused')])
    expect(new Set(useOnce.keys.map(([key]) => key)).size).toBe(1)
    expect(useOnce.keys[0]?.[1]).toEqual(later(300))
  })

  test('is good once when two come together', async () => {
    const check = create()
    const token = pack(await solve(await issue(check)))
    const results = await Promise.all([check.check(token, input), check.check(token, input)])
    expect(results.sort()).toEqual(['passed', 'refused'])
  })
})

describe('what is refused without being remembered', () => {
  const altered: [string, (solved: Solved) => unknown][] = [
    ['a lower cost', (solved) => withParameters(solved, { cost: 1 })],
    ['a later end', (solved) => withParameters(solved, { expiresAt: later(9000).getTime() / 1000 })],
    ['no end', (solved) => withParameters(solved, { expiresAt: undefined })],
    ['an end that is no number', (solved) => withParameters(solved, { expiresAt: '9999999999' })],
    ['another prefix', (solved) => withParameters(solved, { keyPrefix: '00' })],
    ['another key signature', (solved) => withParameters(solved, { keySignature: '00'.repeat(32) })],
    ['no key signature', (solved) => withParameters(solved, { keySignature: undefined })],
    ['one parameter more', (solved) => withParameters(solved, { data: { nested: { deep: 1 } } })],
    [
      'the signature of another',
      (solved) => ({ ...solved, challenge: { ...solved.challenge, signature: '0'.repeat(64) } }),
    ],
    ['an empty signature', (solved) => ({ ...solved, challenge: { ...solved.challenge, signature: '' } })],
    ['no signature', ({ challenge, solution }) => ({ challenge: { parameters: challenge.parameters }, solution })],
    ['a guessed key', (solved) => withKey(solved, solved.challenge.parameters.keyPrefix + '0'.repeat(32))],
    ['the prefix alone', (solved) => withKey(solved, solved.challenge.parameters.keyPrefix)],
    ['an empty key', (solved) => withKey(solved, '')],
    ['a key that is no text', (solved) => withKey(solved, 7)],
    ['no solution', ({ challenge }) => ({ challenge })],
    ['null', () => null],
    ['an array', () => []],
    ['text', () => 'hello'],
    ['nothing', () => ''],
    ['half of it', (solved) => JSON.stringify(solved).slice(0, 200)],
    ['a flood', (solved) => ({ ...solved, filler: 'x'.repeat(8000) })],
  ]
  test.each(altered)('%s', async (_, alter) => {
    const useOnce = countUses()
    const check = create(useOnce)
    const solved = await solve(await issue(check))
    expect(await check.check(pack(alter(solved)), input)).toBe('refused')
    expect(useOnce.keys).toEqual([])
    expect(await check.check(pack(solved), input)).toBe('passed')
  })

  test.each([undefined, '', '%%%', '💥'.repeat(100)])('the token %j', async (token) => {
    expect(await create().check(token, input)).toBe('refused')
  })

  test('a solution after its end', async () => {
    const useOnce = countUses()
    const check = create(useOnce)
    const token = pack(await solve(await issue(check)))
    expect(await check.check(token, { ...input, now: later(300) })).toBe('refused')
    expect(useOnce.keys).toEqual([])
  })

  test('a challenge signed with another secret', async () => {
    const token = pack(await solve(await issue(create(countUses(), 'quite another secret'))))
    expect(await create().check(token, input)).toBe('refused')
  })
})

const withParameters = (solved: Solved, parameters: Record<string, unknown>) => ({
  ...solved,
  challenge: { ...solved.challenge, parameters: { ...solved.challenge.parameters, ...parameters } },
})
const withKey = (solved: Solved, derivedKey: unknown) => ({ ...solved, solution: { ...solved.solution, derivedKey } })
