import { Problem } from '../contract/problems.ts'
import type { CallContext } from './handler.ts'

/** Providers take letters, digits and `_` in an action. */
export type Action = 'register' | 'login' | 'verify' | 'forgot_password' | 'google'

/** A solution is good once: whatever can be refused without it is refused before. */
export async function requireHuman(
  { botCheck, botToken, isVouched, address, now, body, security }: CallContext & { body: { recaptchaToken?: string } },
  action: Action,
): Promise<void> {
  if (isVouched) return
  const result = await botCheck.check(body.recaptchaToken || botToken, { action, address, now })
  if (result === 'unavailable') throw new Problem('UNAVAILABLE')
  if (result === 'passed') return
  security.record({ name: 'bot_check.failed', detail: action, address })
  throw new Problem('BOT_CHECK_FAILED')
}
