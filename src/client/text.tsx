import { createContext, use } from 'react'
import { defaultLocale, type Locale } from '../domain/text/locale.ts'
import type { Messages } from '../i18n/messages/en.ts'

// The server registers all three at its start; a browser only the one of its page, before the first render.
const registry = new Map<Locale, Messages>()

export const registerMessages = (locale: Locale, messages: Messages): void => void registry.set(locale, messages)

export function messagesOf(locale: Locale): Messages {
  const messages = registry.get(locale)
  if (!messages) throw new Error(`The messages of ${locale} are not loaded`)
  return messages
}

/** Given around everything, so even an error screen without any data knows it. It is the router's basename, too. */
export const LocaleContext = createContext<Locale>(defaultLocale)
export const useLocale = (): Locale => use(LocaleContext)

export const useText = (): Messages => messagesOf(useLocale())
