import type { BotChallenge } from '../../../contract/bot-check.ts'
import { loadScript } from './load-script.ts'

type Recaptcha = {
  ready(callback: () => void): void
  execute(siteKey: string, options: { action: string }): PromiseLike<string>
}

type Challenge = Extract<BotChallenge, { provider: 'recaptcha' }>

/** A token of reCAPTCHA lasts two minutes, so it is asked for only when it is needed. */
export async function openRecaptcha({ siteKey, script }: Challenge): Promise<(action: string) => Promise<string>> {
  await loadScript(script)
  const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha }
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  // It throws at a hyphen in an action.
  return async (action) => grecaptcha.execute(siteKey, { action: action.replaceAll('-', '_') })
}
