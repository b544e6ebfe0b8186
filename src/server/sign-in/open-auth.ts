import { toSecrets } from '../../auth/secrets.ts'
import { type Auth, createAuth } from '../../auth/service.ts'
import type { Db } from '../../db/database.ts'
import { getAuthSecret } from '../../db/queries/accounts/auth-secrets.ts'
import { useOnce as createUseOnce } from '../../db/queries/accounts/used-solutions.ts'
import type { Seal } from '../../db/seal.ts'
import { createAltchaCheck } from '../../gateways/bot-check/altcha-check.ts'
import type { BotCheck } from '../../gateways/bot-check/bot-check.ts'
import { noBotCheck } from '../../gateways/bot-check/no-bot-check.ts'
import { createRecaptchaCheck } from '../../gateways/bot-check/recaptcha-check.ts'
import { createTurnstileCheck } from '../../gateways/bot-check/turnstile-check.ts'
import { createGoogle } from '../../gateways/google/google.ts'
import { deliverSms } from '../../gateways/sms/deliver-sms.ts'
import { createHttpSms } from '../../gateways/sms/http-sms.ts'
import { createLogSms } from '../../gateways/sms/log-sms.ts'
import { createOtpiqSms } from '../../gateways/sms/otpiq-sms.ts'
import type { SmsGateway } from '../../gateways/sms/sms-gateway.ts'
import type { Limits, OnHit } from '../../http/limits.ts'
import { createSecurityLog, recordLimitHit, type SecurityLog } from '../../http/security-log.ts'
import type { Config } from '../config.ts'
import type { Say } from '../database/database.ts'
import { isHere, isLoopback } from '../http/loopback.ts'
import { followHits, openLimits } from '../load/limits.ts'
import type { Log } from '../log.ts'
import { countSignIns, countSms } from '../metrics/count-outcomes.ts'
import type { Metrics } from '../metrics/metrics.ts'

export type OpenAuth = { auth: Auth; botCheck: BotCheck; limits: Limits; security: SecurityLog; stop(): Promise<void> }

type Parts = {
  config: Config
  db: Db
  seal?: Seal
  log: Log
  say: Say
  metrics: Pick<Metrics, 'countSignIn' | 'countSms' | 'countLimit'>
}

/** Not an address: processes of one database may be reached by several, and take each other's tokens. */
const issuer = 'safar'

/** The auth service of a process with a database, with the gateways that the configuration names. */
export async function openAuth({ config, db, seal, log, say, metrics }: Parts): Promise<OpenAuth> {
  if (config.BOT_CHECK === 'none') say('BOT_CHECK is none: bots are not kept out. Use it for automated tests only.')
  if (config.SMS === 'log' && !isLoopback(new URL(config.PUBLIC_URL).hostname))
    say('SMS is log: codes are written to this log and not sent.')
  const secret = config.AUTH_SECRET ?? (await getAuthSecret(db, 'tokens', seal))
  const botCheck = createBotCheck(config, { secret: `bot-check ${secret}`, useOnce: createUseOnce(db) })
  const google = config.GOOGLE_CLIENT_ID
    ? createGoogle({ clientId: config.GOOGLE_CLIENT_ID, jwksUrl: config.GOOGLE_JWKS_URL })
    : null
  const sms = signsIn(config) ? deliverSms({ db, gateway: countSms(createSms(config, log), metrics), log }) : null
  const { limit: key } = toSecrets(secret)
  const security = createSecurityLog({ db, lines: log, addressKey: key })
  const follow = followHits({ log, metrics })
  const onHit: OnHit = (name, by, account) => {
    follow(name, by, account)
    recordLimitHit(security, name, { account })
  }
  const limits = openLimits({ config, key, onHit })
  const auth = createAuth({
    limits,
    db,
    security,
    botCheck,
    google,
    secret,
    seal,
    issuer,
    host: new URL(config.PUBLIC_URL).hostname,
    onSms: sms?.wake,
  })
  const stop = async () => {
    await sms?.stop()
    await security.settled()
  }
  return { auth: { ...auth, dispatch: countSignIns(auth.dispatch, metrics) }, botCheck, limits, security, stop }
}

/** A process without sign-in need not know the gateway, and must not take messages that another could send. */
const signsIn = ({ SERVICES, AUTH_URL }: Config): boolean =>
  SERVICES.includes('auth') || (SERVICES.includes('site') && !AUTH_URL)

type OnceKey = { secret: string; useOnce: ReturnType<typeof createUseOnce> }

function createBotCheck(config: Config, { secret, useOnce }: OnceKey): BotCheck {
  const { BOT_CHECK, BOT_CHECK_SITE_KEY: siteKey = '', BOT_CHECK_SECRET: key = '', BOT_CHECK_URL: url } = config
  const hostname = new URL(config.PUBLIC_URL).hostname
  switch (BOT_CHECK) {
    case 'altcha':
      return createAltchaCheck({ secret, useOnce, maxAttempts: config.BOT_CHECK_ATTEMPTS })
    case 'recaptcha':
      return createRecaptchaCheck({ url, siteKey, secret: key, hostname, useOnce })
    case 'turnstile':
      return createTurnstileCheck({ url, siteKey, secret: key, hostname, useOnce })
    case 'none':
      return noBotCheck
  }
}

function createSms(config: Config, log: Log): SmsGateway {
  const { SMS, SMS_URL: url, SMS_KEY: key = '', SMS_HEADERS: headers, SMS_BODY: body } = config
  switch (SMS) {
    case 'log':
      return createLogSms((line) => log.info(line))
    case 'http':
      return createHttpSms({ url: url ?? '', headers, body })
    case 'otpiq':
      return createOtpiqSms({ url, key })
  }
}

/** The development outbox exists only while no gateway sends messages and the server listens on this machine alone. */
export const hasDevOutbox = (config: Config): boolean =>
  (config.SMS === 'log' || config.MAIL === 'log') && isHere(config)

/** The address of the auth service for browsers and for the site's own routes: beside an external API, unless it is configured. */
export function authAddressOf({ AUTH_URL, API_URL, SERVICES }: Config): string {
  if (AUTH_URL) return AUTH_URL
  return API_URL !== undefined && !SERVICES.includes('auth')
    ? new URL('/services/auth', API_URL).href
    : '/services/auth'
}
