import { Problem } from '../contract/problems.ts'
import type { BotCheck } from '../gateways/bot-check/bot-check.ts'
import type { CallContext } from './handler.ts'
import { countChecked, countInVain } from './limits-of-calls.ts'

/** Providers take letters, digits and `_` in an action. */
export type BotCheckAction = 'register' | 'login' | 'verify' | 'forgot_password' | 'google'

/** To ask a provider costs time and money, so it is counted before. */
const isAskedElsewhere = ({ kind }: BotCheck): boolean => kind === 'recaptcha' || kind === 'turnstile'

/** A solution is good once, so everything that can be refused without it is refused before. `count`: counts the call after it passed. */
export async function requireHuman(
  call: CallContext & { body: { recaptchaToken?: string } },
  action: BotCheckAction,
  count: () => Promise<void> = () => countChecked(call),
): Promise<void> {
  const { botCheck, botToken, isVouched, address, now, body, security } = call
  if (isVouched || isAskedElsewhere(botCheck)) await countChecked(call)
  if (isVouched) return
  const result = await botCheck.check(body.recaptchaToken || botToken, { action, address, now })
  if (result === 'unavailable') throw new Problem('UNAVAILABLE')
  if (result === 'refused') {
    await countInVain(call)
    security.record({ name: 'bot_check.failed', detail: action, address })
    throw new Problem('BOT_CHECK_FAILED')
  }
  if (!isAskedElsewhere(botCheck)) await count()
}
