import { createContext, use } from 'react'
import type { SearchText } from '../../../i18n/messages/search.ts'

/** The words of the search come with its page: no other page needs them. */
export const SearchMessagesContext = createContext<SearchText | null>(null)

export function useSearchMessages(): SearchText {
  const messages = use(SearchMessagesContext)
  if (!messages) throw new Error('The search has no words')
  return messages
}

/** `#` stands for what was typed, which may run in the other direction: isolated, it leaves the sentence around it as it is. */
export const fillTyped = (text: string, typed: string): string => text.replace('#', () => `\u2068${typed}\u2069`)
