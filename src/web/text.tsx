import { createContext, use } from 'react'
import { useHref } from 'react-router'
import { defaultLocale, type Locale, locales } from '../domain/locale.ts'
import { localeFacts } from '../i18n/locale-facts.ts'
import type { Messages } from '../i18n/messages/en.ts'
import type { DocumentFrame } from './document-context.ts'

// The server registers all three at its start; a browser only the one of its page, before the first render.
const registry = new Map<Locale, Messages>()

export const registerMessages = (locale: Locale, messages: Messages): void => void registry.set(locale, messages)

export function messagesOf(locale: Locale): Messages {
  const messages = registry.get(locale)
  if (!messages) throw new Error(`The messages of ${locale} are not loaded`)
  return messages
}

/** The locale is the router's basename, so even an error screen without any data knows it. */
export function useLocale(): Locale {
  const base = useHref('/')
  return locales.find((locale) => localeFacts[locale].base === base) ?? defaultLocale
}

export const useText = (): Messages => messagesOf(useLocale())

/** What only the document's frame needs, and only while it is rendered on the server. */
export const DocumentContext = createContext<DocumentFrame>({})
export const useDocument = () => use(DocumentContext)
