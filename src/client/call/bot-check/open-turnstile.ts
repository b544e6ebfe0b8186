import type { BotChallenge } from '../../../contract/bot-check.ts'
import { loadScript } from './load-script.ts'

type Turnstile = {
  render(container: HTMLElement, options: Record<string, unknown>): string | undefined
  remove(widgetId: string): void
}

type Challenge = Extract<BotChallenge, { provider: 'turnstile' }>

export async function openTurnstile({ siteKey, script }: Challenge): Promise<(action: string) => Promise<string>> {
  await loadScript(script)
  const { turnstile } = window as unknown as { turnstile: Turnstile }
  return async (action) => {
    const place = addPlace()
    let widget: string | undefined
    try {
      return await new Promise<string>((resolve, reject) => {
        const fail = () => {
          reject(new Error('The bot check could not be solved'))
          return true
        }
        widget = turnstile.render(place, {
          sitekey: siteKey,
          action,
          appearance: 'interaction-only',
          retry: 'never',
          callback: resolve,
          'error-callback': fail,
          'timeout-callback': fail,
          'unsupported-callback': fail,
        })
      })
    } finally {
      if (widget) turnstile.remove(widget)
      place.remove()
    }
  }
}

/** Some people are asked to tick a box: above an open dialog, which otherwise makes all that is outside of it inert. */
function addPlace(): HTMLElement {
  const place = document.createElement('div')
  place.dataset.reactAriaTopLayer = 'true'
  Object.assign(place.style, {
    position: 'fixed',
    insetInline: '0',
    bottom: '1rem',
    marginInline: 'auto',
    inlineSize: 'fit-content',
    zIndex: '2147483647',
  })
  document.body.append(place)
  return place
}
