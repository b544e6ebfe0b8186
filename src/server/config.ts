import { resolve } from 'node:path'
import { z } from 'zod'

const Url = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .transform((url) => url.replace(/\/$/, ''))

const services = ['site', 'api', 'search'] as const
export type Service = (typeof services)[number]

/** Everything the environment may say. Nothing else of the product reads it. */
const Environment = z.object({
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
  PUBLIC_URL: Url.optional(),
  API_URL: Url.optional(),
  AUTH_URL: Url.optional(),
  SEARCH_URL: Url.optional(),
  SEARCH_KEY: z.string().min(1, 'must not be empty').optional(),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    )
    .pipe(z.array(Url)),
  SERVICES: z
    .string()
    .default(services.join(','))
    .transform((list) => list.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(services, { error: `must name some of ${services.join(', ')}` })).min(1)),
  DEMO_CONTENT: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('true')
    .transform((value) => value === 'true'),
  DEV_PAGES: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false')
    .transform((value) => value === 'true'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'must be a level such as info or warn',
    })
    .default('info'),
})

export type Config = Omit<z.output<typeof Environment>, 'PUBLIC_URL'> & { PUBLIC_URL: string }

export class ConfigError extends Error {}

/** An empty variable counts as unset. Every bad value is told at once. */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues
        .map(({ path, message }) => `${String(path[0])} ${message} (it is "${shown(given[String(path[0])])}")`)
        .join('\n'),
    )
  const { PUBLIC_URL, PORT, DATA_DIR, ...rest } = parsed.data
  return { ...rest, PORT, DATA_DIR: resolve(DATA_DIR), PUBLIC_URL: PUBLIC_URL ?? `http://localhost:${PORT}` }
}

/** A password in an address stays out of the terminal and the log. */
const shown = (value: string | undefined): string => String(value).replace(/(:\/\/[^:/@]*):[^@]*@/, '$1:…@')
