import { createRemoteJWKSet, errors, type FlattenedJWSInput, type JWSHeaderParameters, jwtVerify } from 'jose'
import { z } from 'zod'

export type GoogleIdentity = {
  /** The only lasting name of a Google account: an address may move to another person. */
  subject: string
  /** Only where Google has verified it. */
  email: string | null
  name: string | null
  nonce: string | null
  /** When the person last proved to Google who they are, as far as it says so; else when the token was made. */
  signedInAt: Date
  expiresAt: Date
}

export type Google = { verify(idToken: string, now?: Date): Promise<GoogleIdentity> }

/** Carries no cause: those of the library hold the person's data. */
export class GoogleError extends Error {
  reason: 'refused' | 'unavailable'

  constructor(reason: 'refused' | 'unavailable', message: string) {
    super(message)
    this.name = 'GoogleError'
    this.reason = reason
  }
}

type Options = {
  clientId: string
  jwksUrl?: string
  issuers?: string[]
  timeout?: number
}

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().nullish().catch(null),
  email_verified: z.boolean().nullish().catch(null),
  name: z.string().trim().min(1).nullish().catch(null),
  nonce: z.string().nullish().catch(null),
  auth_time: z.number().nullish().catch(null),
  iat: z.number(),
  exp: z.number(),
})

/** Google's own are about 1 KB. */
const maxLength = 16_384
const clockTolerance = 30

export function createGoogle({
  clientId,
  jwksUrl = 'https://www.googleapis.com/oauth2/v3/certs',
  issuers = ['https://accounts.google.com', 'accounts.google.com'],
  timeout = 5000,
}: Options): Google {
  if (!clientId) throw new Error('Google needs the client id that its tokens are for')
  const getKey = createKeys(new URL(jwksUrl), timeout)
  const options = {
    algorithms: ['RS256'],
    audience: clientId,
    issuer: issuers,
    requiredClaims: ['sub', 'exp', 'iat'],
    clockTolerance,
  }
  return {
    async verify(idToken, now = new Date()) {
      if (idToken.length > maxLength) throw new GoogleError('refused', 'The ID token is too long')
      const { payload } = await jwtVerify(idToken, getKey, { ...options, currentDate: now }).catch(refuse)
      const claims = Claims.safeParse(payload)
      if (!claims.success) throw new GoogleError('refused', 'The ID token has no usable subject')
      const { sub, email, email_verified, name, nonce, auth_time, iat, exp } = claims.data
      return {
        subject: sub,
        email: email_verified === true ? (email ?? null) : null,
        name: name ?? null,
        nonce: nonce ?? null,
        signedInAt: new Date((auth_time ?? iat) * 1000),
        expiresAt: new Date(exp * 1000),
      }
    },
  }
}

/** Tells keys that could not be read from a token that names none of them. */
function createKeys(url: URL, timeout: number) {
  const keys = createRemoteJWKSet(url, { timeoutDuration: timeout })
  return async (header: JWSHeaderParameters, token: FlattenedJWSInput) => {
    try {
      return await keys(header, token)
    } catch (error) {
      const isUnknownKey = error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys
      if (isUnknownKey && keys.jwks()?.keys.length) throw error
      throw new GoogleError('unavailable', `The keys of Google could not be read${describeFailure(error)}`)
    }
  }
}

function refuse(error: unknown): never {
  if (error instanceof GoogleError) throw error
  // All that is wrong with a token is an error of the library's own; the rest is a key that cannot be used.
  if (!(error instanceof errors.JOSEError)) throw new GoogleError('unavailable', 'The keys of Google cannot be used')
  throw new GoogleError('refused', `The ID token is refused${describeFailure(error)}`)
}

/** The kind of a failure and the claim that failed; never a value. */
const describeFailure = (error: unknown): string => {
  if (!(error instanceof errors.JOSEError)) return ''
  return error instanceof errors.JWTClaimValidationFailed
    ? ` (${error.code}: ${JSON.stringify(error.claim)})`
    : ` (${error.code})`
}
