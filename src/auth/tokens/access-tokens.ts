import { decodeJwt, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose'
import type { Member } from '../../domain/accounts/member.ts'
import { lifetimes } from '../lifetimes.ts'
import { algorithm, type SigningKeys } from './signing-keys.ts'

export type AccessTokens = {
  issue(member: Member, now: Date): Promise<string>
  /** The owner of a token; null for one that is forged, expired or not ours. */
  identify(token: string, now: Date): Promise<Member | null>
  /** The same for one that may have expired. */
  identifyEver(token: string, now: Date): Promise<Member | null>
}

const type = 'at+jwt'
const audience = 'safar'
/** Ours have about 400 characters. */
const maxLength = 2_000
/** A signature takes far longer to check than a look into a map. */
const maxKnown = 10_000

type Issuer = { keys: SigningKeys; issuer: string }
/** `exp` in seconds, as in the token. */
type Claims = Member & { exp: number }

export function createAccessTokens({ keys, issuer }: Issuer): AccessTokens {
  const known = new Map<string, Member & { expiresAt: number }>()

  const remember = (token: string, { account, session, exp }: Claims): void => {
    const [oldest] = known.keys()
    if (known.size >= maxKnown && oldest !== undefined) known.delete(oldest)
    known.set(token, { account, session, expiresAt: exp * 1000 })
  }

  return {
    async issue({ account, session }, now) {
      const exp = Math.floor(now.getTime() / 1000) + lifetimes.accessToken
      const claims = { account, session, exp }
      const token = await sign({ keys, issuer }, claims, now)
      remember(token, claims)
      return token
    },

    async identify(token, now) {
      const seen = known.get(token)
      if (seen && seen.expiresAt > now.getTime()) return { account: seen.account, session: seen.session }
      if (seen) {
        known.delete(token)
        return null
      }
      const claims = await verify({ keys, issuer }, token, { now, at: now })
      if (!claims) return null
      remember(token, claims)
      return { account: claims.account, session: claims.session }
    },

    async identifyEver(token, now) {
      const claims = await verify({ keys, issuer }, token, { now, at: issueOf(token) ?? now })
      return claims && { account: claims.account, session: claims.session }
    },
  }
}

async function sign({ keys, issuer }: Issuer, { account, session, exp }: Claims, now: Date): Promise<string> {
  const key = await keys.getSigner(now)
  return new SignJWT({ sid: session })
    .setProtectedHeader({ alg: algorithm, typ: type, kid: key.id })
    .setSubject(account)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(exp - lifetimes.accessToken)
    .setExpirationTime(exp)
    .sign(key.privateKey)
}

/** Null for a token that is forged, not ours, or expired at the moment `at`. */
async function verify(
  { keys, issuer }: Issuer,
  token: string,
  { now, at: currentDate }: { now: Date; at: Date },
): Promise<Claims | null> {
  if (token.length > maxLength) return null
  // A key that cannot be read is a failure of the database, not of the token.
  const failure: { error?: unknown } = {}
  const getKey = async ({ kid }: JWTHeaderParameters) => {
    const key = await keys.find(kid ?? '', now).catch((error) => {
      failure.error = error
      throw error
    })
    if (!key) throw new Error('unknown key')
    return key.publicKey
  }
  const options = { algorithms: [algorithm], typ: type, issuer, audience, currentDate }
  const verified = await jwtVerify(token, getKey, options).catch(() => null)
  if (failure.error) throw failure.error
  const { sub, sid, exp } = verified?.payload ?? {}
  return sub && typeof sid === 'string' && exp ? { account: sub, session: sid, exp } : null
}

function issueOf(token: string): Date | null {
  try {
    const { iat } = decodeJwt(token)
    return typeof iat === 'number' ? new Date(iat * 1000) : null
  } catch {
    return null
  }
}
