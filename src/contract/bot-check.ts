import { z } from 'zod'

/** The challenge that a browser solves before the sign-in. `script` is the provider's own, loaded on demand. */
export const BotChallenge = z.discriminatedUnion('provider', [
  z.looseObject({
    provider: z.literal('altcha'),
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number().int(),
      keyLength: z.number().int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      /** Seconds since 1970. */
      expiresAt: z.number().int(),
    }),
    signature: z.string(),
  }),
  z.object({ provider: z.literal('recaptcha'), siteKey: z.string(), script: z.string() }),
  z.object({ provider: z.literal('turnstile'), siteKey: z.string(), script: z.string() }),
  z.object({ provider: z.literal('none') }),
])

export type BotChallenge = z.infer<typeof BotChallenge>
