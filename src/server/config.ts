import { createPrivateKey } from 'node:crypto'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { fileLimits } from '../domain/files/file.ts'
import { limits } from '../domain/limits/limits.ts'
import { dinarsPerDollar } from '../domain/money/money.ts'
import { paymentMethods } from '../domain/money/payment-method.ts'
import type { Localized } from '../domain/text/locale.ts'
import type { ClamavTarget } from '../gateways/files/scan-with-clamav.ts'
import { parseMailUrl, parseSender } from '../gateways/mail/parse-mail-url.ts'
import { isSecret, type SettingName } from './settings.ts'

const Url = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .transform((url) => url.replace(/\/$/, ''))

const services = ['site', 'api', 'auth', 'search'] as const

const oneOf = <const Names extends readonly string[]>(...names: Names) =>
  z.enum(names, { error: `must be one of ${names.join(', ')}` }).default(names[0] as Names[number])
export type Service = (typeof services)[number]

/** Headers as a JSON object. */
const Json = z.string().transform((text, context): Record<string, string> => {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(text))
  } catch {
    context.addIssue({ code: 'custom', message: 'must be a JSON object of texts' })
    return z.NEVER
  }
})

/** One text, the same in every language, or a JSON object with one for each. */
const Texts = z.string().transform((text, context): Localized => {
  if (!text.trimStart().startsWith('{')) return { en: text, ar: text, ku: text }
  try {
    return z.object({ en: z.string(), ar: z.string(), ku: z.string() }).parse(JSON.parse(text))
  } catch {
    context.addIssue({ code: 'custom', message: 'must be a text, or a JSON object with en, ar and ku' })
    return z.NEVER
  }
})

const toList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

const Account = z.object({
  project_id: z.string(),
  client_email: z.string(),
  private_key: z.string().refine(isPrivateKey),
  token_uri: z.url(),
})

const ServiceAccount = z.string().transform((text, context): z.output<typeof Account> => {
  try {
    return Account.parse(JSON.parse(text))
  } catch {
    context.addIssue({ code: 'custom', message: 'must be the JSON of a service account' })
    return z.NEVER
  }
})

function isPrivateKey(text: string): boolean {
  try {
    return createPrivateKey(text).type === 'private'
  } catch {
    return false
  }
}

/** The first seals, all of them open. */
const Keys = z
  .string()
  .transform((list) => list.split(',').map((key) => key.trim()))
  .pipe(z.array(z.string().min(32, 'must have at least 32 characters a key')).min(1))

/** `tcp://host:port`, or `unix:/path`. */
const Clamav = z.string().transform((text, context): ClamavTarget => {
  const [, path] = /^unix:(?:\/\/)?(\/[^\0]+)$/.exec(text) ?? []
  if (path) return { path }
  const [, host, port] = /^tcp:\/\/([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i.exec(text) ?? []
  if (host && Number(port) > 0 && Number(port) < 65_536)
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
  context.addIssue({ code: 'custom', message: 'must be tcp://host:port or unix:/path' })
  return z.NEVER
})

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return namedNetworks.includes(text)
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** A number of hops, networks, or `none`. */
function toTrusted(text: string, context: z.core.$RefinementCtx<string>): number | string[] | false {
  if (text === 'none') return false
  if (/^\d$/.test(text)) return Number(text)
  const networks = text.split(',').map((part) => part.trim())
  if (networks.every(isNetwork)) return networks
  context.addIssue({ code: 'custom', message: 'must be none, a number of hops up to 9, or networks divided by commas' })
  return z.NEVER
}

const parsedBy = <Value>(parse: (text: string) => Value | null, message: string) =>
  z.string().transform((text, context): Value => {
    const value = parse(text)
    if (value !== null) return value
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

/** Everything the environment may say. Nothing else of the product reads it. */
export const Environment = z.object({
  PORT: z.coerce
    .number({ error: 'must be a number' })
    .int()
    .min(0, 'must be at least 0')
    .max(65_535, 'must be at most 65535')
    .default(3000),
  HOST: z.string().min(1, 'must not be empty').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'must not be empty').default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number({ error: 'must be a number' }).int().min(1).max(500).default(10),
  DATABASE_LOCK_TIMEOUT: z.coerce.number({ error: 'must be a number' }).min(0).max(3600).default(5),
  DATABASE_STATEMENT_TIMEOUT: z.coerce.number({ error: 'must be a number' }).min(0).max(3600).default(15),
  TRUST_PROXY: z.string().default('loopback').transform(toTrusted),
  LIMITS_BY_ADDRESS: oneOf('on', 'off'),
  SHED_LOAD_AFTER: z.coerce.number({ error: 'must be a number' }).min(0).max(60_000).default(200),
  PUBLIC_URL: Url.optional(),
  API_URL: Url.optional(),
  AUTH_URL: Url.optional(),
  SEARCH_URL: Url.optional(),
  SEARCH_KEY: z.string().min(1, 'must not be empty').optional(),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  PERSONAL_DATA_KEY: Keys.optional(),
  BACKUP_KEY: Keys.optional(),
  FILES: oneOf('disk', 's3'),
  FILES_DIR: z.string().optional(),
  FILES_KEY: Keys.optional(),
  FILES_URL: Url.optional(),
  FILES_REGION: z.string().min(1).default('us-east-1'),
  FILES_ACCESS_KEY: z.string().optional(),
  FILES_SECRET: z.string().optional(),
  FILE_MEGABYTES: z.coerce.number({ error: 'must be a number' }).int().min(1).max(100).default(fileLimits.megabytes),
  CLAMAV: Clamav.optional(),
  FILES_PER_FIELD: z.coerce.number({ error: 'must be a number' }).int().min(1).max(50).default(fileLimits.files),
  BOT_CHECK: oneOf('altcha', 'recaptcha', 'turnstile', 'none'),
  BOT_CHECK_ATTEMPTS: z.coerce.number({ error: 'must be a number' }).int().min(1).max(10_000).default(400),
  BOT_CHECK_SITE_KEY: z.string().optional(),
  BOT_CHECK_SECRET: z.string().optional(),
  BOT_CHECK_URL: Url.optional(),
  SMS: oneOf('log', 'http', 'otpiq'),
  SMS_URL: Url.optional(),
  SMS_KEY: z.string().optional(),
  SMS_HEADERS: Json.optional(),
  SMS_BODY: z.string().optional(),
  SMS_PER_HOUR: z.coerce
    .number({ error: 'must be a number' })
    .int()
    .min(1)
    .max(1_000_000)
    .default(limits.smsGlobally.burst),
  SMS_PER_DAY: z.coerce
    .number({ error: 'must be a number' })
    .int()
    .min(1)
    .max(10_000_000)
    .default(limits.smsGloballyPerDay.burst),
  MAIL: oneOf('log', 'smtp'),
  MAIL_URL: parsedBy(parseMailUrl, 'must be smtp://user:password@host:587, or smtps://').optional(),
  MAIL_FROM: parsedBy(parseSender, 'must be an address, or Name <address>').optional(),
  MAIL_PER_HOUR: z.coerce.number({ error: 'must be a number' }).int().min(1).max(1_000_000).default(2_000),
  MAIL_PER_DAY: z.coerce.number({ error: 'must be a number' }).int().min(1).max(10_000_000).default(20_000),
  PUSH_HOSTS: z.string().default('').transform(toList),
  FCM_SERVICE_ACCOUNT: ServiceAccount.optional(),
  FCM_URL: Url.optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_JWKS_URL: Url.optional(),
  GOOGLE_SIGN_IN_URL: Url.default('https://accounts.google.com/o/oauth2/v2/auth'),
  MAP_STYLE_URL: Url.optional(),
  MAP_TILES_FILE: z.string().optional(),
  PAYMENT_METHODS: z
    .string()
    .default(paymentMethods.join(','))
    .transform((list) => list.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(paymentMethods, { error: `must name some of ${paymentMethods.join(', ')}` }))),
  PAYMENTS_URL: Url.optional(),
  SANDBOX_BANK: oneOf('auto', 'on', 'off'),
  DINARS_PER_DOLLAR: z.coerce
    .number({ error: 'must be a number' })
    .int()
    .min(1, 'must be at least 1')
    .default(dinarsPerDollar),
  CASH_ADDRESS: Texts.optional(),
  QI_URL: Url.optional(),
  QI_USERNAME: z.string().optional(),
  QI_PASSWORD: z.string().optional(),
  QI_TERMINAL_ID: z.string().optional(),
  QI_PUBLIC_KEY: z.string().optional(),
  FIB_URL: Url.optional(),
  FIB_CLIENT_ID: z.string().optional(),
  FIB_CLIENT_SECRET: z.string().optional(),
  FASTPAY_URL: Url.optional(),
  FASTPAY_STORE_ID: z.string().optional(),
  FASTPAY_STORE_PASSWORD: z.string().optional(),
  FASTPAY_REFUND_SECRET: z.string().optional(),
  CORS_ORIGINS: z.string().default('').transform(toList).pipe(z.array(Url)),
  SERVICES: z
    .string()
    .default(services.join(','))
    .transform((list) => list.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(services, { error: `must name some of ${services.join(', ')}` })).min(1)),
  DEMO_CONTENT: oneOf('auto', 'true', 'false'),
  DEV_PAGES: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false')
    .transform((value) => value === 'true'),
  SERVICE_WORKER: oneOf('on', 'off'),
  METRICS: oneOf('loopback', 'public', 'off'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'must be a level such as info or warn',
    })
    .default('info'),
} satisfies Record<SettingName, z.ZodType>)

type Derived = { PUBLIC_URL: string; DEMO_CONTENT: boolean }

export type Config = Omit<z.output<typeof Environment>, keyof Derived> & Derived

export class ConfigError extends Error {}

/** An empty variable counts as unset. Every bad value is told at once. */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const input = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(input)
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues
        .map(
          ({ path, message }) =>
            `${String(path[0])} ${message} (it is "${shown(String(path[0]), input[String(path[0])])}")`,
        )
        .join('\n'),
    )
  const { PUBLIC_URL, PORT, DATA_DIR, DEMO_CONTENT, ...rest } = parsed.data
  return {
    ...rest,
    PORT,
    DATA_DIR: resolve(DATA_DIR),
    PUBLIC_URL: PUBLIC_URL ?? `http://localhost:${PORT}`,
    // An external database is for real content.
    DEMO_CONTENT: DEMO_CONTENT === 'auto' ? rest.DATABASE_URL === undefined : DEMO_CONTENT === 'true',
  }
}

/** Keeps secrets out of the terminal and the log; an address only hides its password. */
const shown = (name: string, value: string | undefined): string =>
  isSecret(name) && name !== 'DATABASE_URL' ? '…' : withoutPassword(value)

const withoutPassword = (value: string | undefined): string => String(value).replace(/(:\/\/[^:/@]*):[^@]*@/, '$1:…@')
