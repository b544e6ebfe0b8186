import { decodeJwt, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose'
import type { Member } from '../../domain/accounts/member.ts'
import { lifetimes } from '../lifetimes.ts'
import { algorithm, type SigningKeys } from './signing-keys.ts'

export type AccessTokens = {
  issue(member: Member, now: Date): Promise<string>
  /** Whose token it is; null for one that is forged, expired or not ours. */
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

export function createAccessTokens({ keys, issuer }: { keys: SigningKeys; issuer: string }): AccessTokens {
  const known = new Map<string, Member & { expiresAt: number }>()

  const remember = (token: string, member: Member, expiresAt: number): void => {
    const [oldest] = known.keys()
    if (known.size >= maxKnown && oldest !== undefined) known.delete(oldest)
    known.set(token, { ...member, expiresAt })
  }

  async function check(
    token: string,
    { now, at }: { now: Date; at: Date },
  ): Promise<(Member & { exp: number }) | null> {
    if (token.length > maxLength) return null
    // A key that cannot be read is the database's problem, and none of the token.
    const failure: { error?: unknown } = {}
    const getKey = async ({ kid }: JWTHeaderParameters) => {
      const key = await keys.find(kid ?? '', now).catch((error) => {
        failure.error = error
        throw error
      })
      if (!key) throw new Error('unknown key')
      return key.publicKey
    }
    const options = {
      algorithms: [algorithm],
      typ: type,
      issuer,
      audience,
      currentDate: at,
    }
    const verified = await jwtVerify(token, getKey, options).catch(() => null)
    if (failure.error) throw failure.error
    const { sub, sid, exp } = verified?.payload ?? {}
    return sub && typeof sid === 'string' && exp ? { account: sub, session: sid, exp } : null
  }

  return {
    async issue({ account, session }, now) {
      const key = await keys.getSigner(now)
      const issuedAt = Math.floor(now.getTime() / 1000)
      const expiresAt = issuedAt + lifetimes.accessToken
      const token = await new SignJWT({ sid: session })
        .setProtectedHeader({ alg: algorithm, typ: type, kid: key.id })
        .setSubject(account)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key.privateKey)
      remember(token, { account, session }, expiresAt * 1000)
      return token
    },

    async identify(token, now) {
      const seen = known.get(token)
      if (seen && seen.expiresAt > now.getTime()) return { account: seen.account, session: seen.session }
      if (seen) {
        known.delete(token)
        return null
      }
      const found = await check(token, { now, at: now })
      if (!found) return null
      const { account, session, exp } = found
      remember(token, { account, session }, exp * 1000)
      return { account, session }
    },

    async identifyEver(token, now) {
      const found = await check(token, { now, at: issueOf(token) ?? now })
      return found && { account: found.account, session: found.session }
    },
  }
}

function issueOf(token: string): Date | null {
  try {
    const { iat } = decodeJwt(token)
    return typeof iat === 'number' ? new Date(iat * 1000) : null
  } catch {
    return null
  }
}
