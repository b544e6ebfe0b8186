import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { type BotCheck, maxTokenLength, type UseOnce } from './bot-check.ts'

type Altcha = {
  secret: string
  useOnce: UseOnce
  /** PBKDF2 rounds of one attempt: what a challenge costs us to make, once. */
  cost?: number
  /** The most attempts that a challenge takes. The number is drawn from none to this, since attempts below a known number could be skipped. */
  maxAttempts?: number
}

const lifetime = 5 * 60_000

const Token = z.object({
  challenge: z.object({
    parameters: z.looseObject({ expiresAt: z.number(), keySignature: z.string() }),
    signature: z.string(),
  }),
  solution: z.object({ derivedKey: z.string().regex(/^([0-9a-f]{2})+$/i) }),
})

/**
 * Proof of work in ALTCHA's own format, without any outside service.
 *
 * 2500 rounds × 0 to 800 attempts take 0.3 s on the average on one core of a 2020s server (0.3 s a million rounds, Web Crypto),
 * so 2 s on a cheap phone that is 6 to 8 times slower; making a challenge takes 1 ms off the main thread, checking a token
 * takes two HMACs. Few attempts of many rounds are better than the reverse: each call of Web Crypto has a price of its own.
 *
 * Under load the attempts grow and not the rounds, so that making a challenge stays as cheap as it is.
 */
export function createAltchaCheck({ secret, useOnce: isFirstUse, cost = 2500, maxAttempts = 800 }: Altcha): BotCheck {
  if (secret.length < 16) throw new Error('The secret of the bot check must have at least 16 characters')
  const challengeSecret = hmac(secret, 'challenge').toString('hex')
  const keySecret = hmac(secret, 'key').toString('hex')

  return {
    kind: 'altcha',
    async challenge(now, load = 0) {
      const { parameters, signature = '' } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(maxAttempts * hardnessOf(load) + 1),
        deriveKey,
        expiresAt: new Date(now.getTime() + lifetime),
        hmacSignatureSecret: challengeSecret,
        hmacKeySignatureSecret: keySecret,
      })
      const { keySignature = '', expiresAt = 0 } = parameters
      return { provider: 'altcha', parameters: { ...parameters, keySignature, expiresAt }, signature }
    },

    // Not the library's `verifySolution`: that reads the clock of the machine.
    async check(token, { now }) {
      const parsed = parseToken(token)
      if (!parsed) return 'refused'
      const { challenge, solution } = parsed
      const signature = hmac(challengeSecret, toCanonicalJson(challenge.parameters))
      if (!isSame(signature, challenge.signature)) return 'refused'
      const { expiresAt, keySignature } = challenge.parameters
      if (expiresAt * 1000 <= now.getTime()) return 'refused'
      if (!isSame(hmac(keySecret, Buffer.from(solution.derivedKey, 'hex')), keySignature)) return 'refused'
      // Our own spelling of the signature: that of the token may differ from one use to the next.
      const key = `altcha:${signature.toString('hex')}`
      return (await isFirstUse(key, new Date(expiresAt * 1000))) ? 'passed' : 'refused'
    },

    origins: { script: [], frame: [], connect: [] },
  }
}

/** Twice the work for each quarter of the load, up to eight times: half a minute of a cheap phone at the very most. */
const hardnessOf = (load: number): number => 2 ** Math.min(3, Math.floor(load * 4))

function parseToken(token: string | undefined): z.infer<typeof Token> | undefined {
  if (!token || token.length > maxTokenLength) return undefined
  try {
    // Node reads base64url as base64 too.
    return Token.safeParse(JSON.parse(Buffer.from(token, 'base64').toString())).data
  } catch {
    return undefined
  }
}

const hmac = (secret: string, data: string | Buffer): Buffer => createHmac('sha256', secret).update(data).digest()

const isSame = (expected: Buffer, hex: string): boolean => {
  const input = Buffer.from(hex, 'hex')
  return input.length === expected.length && timingSafeEqual(input, expected)
}

/** JSON with sorted keys, which the library signs. Ours have no nested objects. */
const toCanonicalJson = (parameters: Record<string, unknown>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1))))
