import { timingSafeEqual } from 'node:crypto'
import { type AuthContract, authCalls } from '../contract/auth.ts'
import type { Db } from '../db/database.ts'
import { findRefreshToken } from '../db/queries/accounts/sessions.ts'
import type { Seal } from '../db/seal.ts'
import type { Member } from '../domain/accounts/member.ts'
import type { BotCheck } from '../gateways/bot-check/bot-check.ts'
import type { Google } from '../gateways/google/google.ts'
import type { Dispatch } from '../http/call-input.ts'
import { createDispatch } from '../http/create-dispatch.ts'
import { createLimits, type Limits } from '../http/limits.ts'
import { noSecurityLog, recordLimitHit, type SecurityLog } from '../http/security-log.ts'
import { resendCode } from './codes/resend-code.ts'
import { sendLongCode } from './codes/send-long-code.ts'
import { type Proof, requireConfirmation } from './confirmation/require-confirmation.ts'
import type { AuthDependencies, AuthHandlers } from './handler.ts'
import { beginBotCheck } from './handlers/bot-check.ts'
import { initiatePhoneChange, verifyPhoneChange } from './handlers/change-phone.ts'
import { confirmIdentity, sendConfirmationCode } from './handlers/confirm-identity.ts'
import { forgotPassword } from './handlers/forgot-password.ts'
import { signInWithGoogle } from './handlers/google.ts'
import { login } from './handlers/login.ts'
import { resetPassword, updatePassword } from './handlers/passwords.ts'
import { register } from './handlers/register.ts'
import { logout, refresh } from './handlers/sessions.ts'
import { verify } from './handlers/verify.ts'
import { admitBrowser, followCall } from './limits-of-calls.ts'
import { sha256, toSecrets } from './secrets.ts'
import { type AccessTokens, createAccessTokens } from './tokens/access-tokens.ts'
import { createSigningKeys } from './tokens/signing-keys.ts'

export type AuthDeps = {
  db: Db
  botCheck: BotCheck
  google: Google | null
  /** The key behind codes, limits and refresh tokens; the same in every process. */
  secret: string
  /** How the signing keys lie in the database; in the clear without it. */
  seal?: Seal
  /** The address of this service, as its tokens name it. */
  issuer: string
  /** The site that the codes are for, as a browser knows it; that of the issuer unless it is another one. */
  host?: string
  /** Shared with the other services of the process. */
  limits?: Limits
  security?: SecurityLog
  /** A message was written down and can be sent. */
  onSms?: () => void
  now?: () => Date
}

export type Auth = {
  dispatch: Dispatch<AuthContract>
  jwks(): Promise<{ keys: object[] }>
  /** Counts a request that is no call, such as one for a document. */
  admit(as: 'documents' | 'reads', address: string): Promise<void>
  accounts: {
    identify(token: string, now: Date): Promise<Member | null>
    requireConfirmation(member: Member, proof: Proof, now: Date): Promise<void>
  }
  /** Whether it is a site of ours that calls over HTTP. */
  isSite(key: unknown): boolean
  /** The account of a refresh token, with an access token for calls on the server; the token is not used up. Null unless it is live. */
  peek(refreshToken: string): Promise<({ accessToken: string } & Member) | typeof replaced | null>
}

/** The token was live, and its successor is on its way to the same browser or was lost there: it opens nothing, and signs nobody out. */
export const replaced = 'replaced'

const handlers: AuthHandlers = {
  'GET /public/bot-check/challenge': beginBotCheck,
  'POST /public/mfa-provider-password-otp/register': register,
  'POST /public/mfa-provider-password-otp/login': login,
  'POST /public/mfa-provider-password-otp/verify': verify,
  'POST /public/mfa-provider-password-otp/resend-otp-register': resendCode,
  'POST /public/mfa-provider-password-otp/send-long-code': sendLongCode,
  'POST /public/auth/google': signInWithGoogle,
  'POST /public/auth/refresh': refresh,
  'POST /public/auth/logout': logout,
  'POST /forgot-password': forgotPassword,
  'POST /reset-password': resetPassword,
  'POST /update-password': updatePassword,
  'POST /public/auth/initiate-update-identifier': initiatePhoneChange,
  'POST /public/auth/verify-update-identifier': verifyPhoneChange,
  'POST /public/auth/send-confirmation-code': sendConfirmationCode,
  'POST /public/auth/confirm-identity': confirmIdentity,
}

export function createAuth({ now = () => new Date(), security = noSecurityLog, ...deps }: AuthDeps): Auth {
  const keys = createSigningKeys(deps.db, deps.seal)
  const accessTokens = createAccessTokens({ keys, issuer: deps.issuer })
  const parts = toParts({ ...deps, security }, accessTokens)
  return {
    dispatch: createAuthDispatch(parts, now),
    isSite: (key) =>
      typeof key === 'string' && timingSafeEqual(sha256(key), sha256(parts.secrets.site.toString('base64url'))),
    jwks: async () => ({ keys: await keys.list(now()) }),
    admit: (as, address) => parts.limits.require(deps.db, as, address),
    accounts: {
      identify: accessTokens.identify,
      requireConfirmation: async (member, proof, at) => {
        await requireConfirmation(parts, member, proof, at)
      },
    },
    async peek(refreshToken) {
      const at = now()
      const member = await findRefreshToken(deps.db, sha256(refreshToken), at)
      if (!member) return null
      const { account, session, isReplaced } = member
      if (isReplaced) return replaced
      return { accessToken: await accessTokens.issue({ account, session }, at), account, session }
    },
  }
}

function toParts(
  deps: Omit<AuthDeps, 'now'> & { security: SecurityLog },
  accessTokens: AccessTokens,
): AuthDependencies {
  const { db, botCheck, google, security, issuer } = deps
  const secrets = toSecrets(deps.secret)
  return {
    db,
    botCheck,
    google,
    secrets,
    limits:
      deps.limits ??
      createLimits({ key: secrets.limit, onHit: (name, _, account) => recordLimitHit(security, name, { account }) }),
    security,
    accessTokens,
    host: deps.host ?? new URL(issuer).hostname,
    onSms: deps.onSms ?? (() => {}),
    rotating: new Map(),
  }
}

const createAuthDispatch = (parts: AuthDependencies, now: () => Date): Dispatch<AuthContract> =>
  createDispatch({
    calls: authCalls,
    handlers,
    db: parts.db,
    identify: parts.accessTokens.identify,
    now,
    security: parts.security,
    admit: (key, input) => admitBrowser(parts, key, input),
    inTurn: (key, input, call) => followCall(parts, key, input, call),
    toContext: ({ input: { token, address, agent, botToken, device, isVouched = false } }) => ({
      ...parts,
      token,
      address,
      agent,
      botToken,
      device,
      isVouched,
    }),
  })
