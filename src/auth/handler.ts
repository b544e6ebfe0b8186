import type { AuthContract, AuthKey, AuthOk } from '../contract/auth.ts'
import type { ParsedOf } from '../contract/call.ts'
import type { Db } from '../db/database.ts'
import type { Locale } from '../domain/text/locale.ts'
import type { BotCheck } from '../gateways/bot-check/bot-check.ts'
import type { Google } from '../gateways/google/google.ts'
import type { Callers } from '../http/find-caller.ts'
import type { Limits } from '../http/limits.ts'
import type { SecurityLog } from '../http/security-log.ts'
import type { Secrets } from './secrets.ts'
import type { AccessTokens } from './tokens/access-tokens.ts'

/** The parts of the service that every call shares. */
export type AuthDependencies = {
  db: Db
  botCheck: BotCheck
  google: Google | null
  secrets: Secrets
  limits: Limits
  security: SecurityLog
  accessTokens: AccessTokens
  /** The host of the site in messages with codes. */
  host: string
  onSms: () => void
  rotating: Map<string, Promise<AuthOk<'POST /public/auth/refresh'>>>
}

/** The facts of a call besides its input. */
export type CallContext = AuthDependencies & {
  locale: Locale
  now: Date
  address: string | undefined
  agent: string | undefined
  botToken: string | undefined
  /** The device cookie of the browser: the accounts that it signed in to before. */
  device: string | undefined
  isVouched: boolean
  token: string | undefined
}

export type AuthCall<K extends AuthKey> = CallContext &
  ParsedOf<AuthContract[K]> & { caller: Callers[AuthContract[K]['audience']] }

export type Handler<K extends AuthKey> = (call: AuthCall<K>) => Promise<AuthOk<K>>
export type AuthHandlers = { [K in AuthKey]: Handler<K> }
