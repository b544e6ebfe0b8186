import { createHash } from 'node:crypto'
import { askSiteverify, isSameHost } from './ask-siteverify.ts'
import { type BotCheck, maxTokenLength, type UseOnce } from './bot-check.ts'

type Recaptcha = {
  siteKey: string
  secret: string
  useOnce: UseOnce
  /** The script and the check are below it; https://www.recaptcha.net/recaptcha where Google's own is blocked. */
  url?: string
  minScore?: number
  hostname?: string
  timeout?: number
}

const lifetime = 2 * 60_000

/** reCAPTCHA v3. Its actions have no hyphens, so the browser sends `forgot_password` for `forgot-password`. */
export function createRecaptchaCheck({
  siteKey,
  secret,
  useOnce: isFirstUse,
  url = 'https://www.google.com/recaptcha',
  minScore = 0.5,
  hostname,
  timeout = 5000,
}: Recaptcha): BotCheck {
  if (!siteKey || !secret) throw new Error('reCAPTCHA needs its site key and its secret')
  const base = url.replace(/\/+$/, '')
  return {
    kind: 'recaptcha',
    challenge: async () => ({
      provider: 'recaptcha',
      siteKey,
      script: `${base}/api.js?render=${encodeURIComponent(siteKey)}`,
    }),
    async check(token, { action, address, now }) {
      if (!token || token.length > maxTokenLength) return 'refused'
      const form = { secret, response: token, remoteip: address }
      const verdict = await askSiteverify(`${base}/api/siteverify`, form, timeout)
      if (!verdict) return 'unavailable'
      if (!verdict.success) return 'refused'
      // A key of version 2 gives no score: nothing that a person could do better.
      if (verdict.score === undefined) return 'unavailable'
      const isOurs = verdict.action === action.replaceAll('-', '_') && isSameHost(verdict.hostname, hostname)
      if (!isOurs || verdict.score < minScore) return 'refused'
      const key = createHash('sha256').update(token).digest('hex')
      return (await isFirstUse(`recaptcha:${key}`, new Date(now.getTime() + lifetime))) ? 'passed' : 'refused'
    },
    // With their paths: all of www.google.com would let in scripts that anyone can bend.
    origins: {
      script: [`${base}/`, 'https://www.gstatic.com/recaptcha/'],
      frame: [`${base}/`, 'https://recaptcha.google.com/recaptcha/'],
      connect: [`${base}/`],
    },
  }
}
