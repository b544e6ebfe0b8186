import { createHash } from 'node:crypto'
import { askSiteverify, isSameHost } from './ask-siteverify.ts'
import { type BotCheck, maxTokenLength, type UseOnce } from './bot-check.ts'

type Turnstile = {
  siteKey: string
  secret: string
  useOnce: UseOnce
  /** The script and the check are below it. */
  url?: string
  hostname?: string
  timeout?: number
}

const lifetime = 5 * 60_000

/** Cloudflare Turnstile. Its actions may have letters, digits, `_` and `-`, 32 at most. */
export function createTurnstileCheck({
  siteKey,
  secret,
  useOnce: isFirstUse,
  url = 'https://challenges.cloudflare.com/turnstile/v0',
  hostname,
  timeout = 5000,
}: Turnstile): BotCheck {
  if (!siteKey || !secret) throw new Error('Turnstile needs its site key and its secret')
  const base = url.replace(/\/+$/, '')
  const { origin } = new URL(base)
  return {
    kind: 'turnstile',
    challenge: async () => ({ provider: 'turnstile', siteKey, script: `${base}/api.js?render=explicit` }),
    async check(token, { action, address, now }) {
      if (!token || token.length > maxTokenLength) return 'refused'
      const verdict = await askSiteverify(`${base}/siteverify`, { secret, response: token, remoteip: address }, timeout)
      if (!verdict) return 'unavailable'
      if (!verdict.success || verdict.action !== action || !isSameHost(verdict.hostname, hostname)) return 'refused'
      const key = createHash('sha256').update(token).digest('hex')
      return (await isFirstUse(`turnstile:${key}`, new Date(now.getTime() + lifetime))) ? 'passed' : 'refused'
    },
    origins: { script: [origin], frame: [origin], connect: [origin] },
  }
}
