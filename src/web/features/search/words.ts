import { createContext, use } from 'react'
import type { SearchText } from '../../../i18n/messages/search.ts'

/** The words of the search come with its page: no other page needs them. */
export const WordsContext = createContext<SearchText | null>(null)

export function useWords(): SearchText {
  const words = use(WordsContext)
  if (!words) throw new Error('The search has no words')
  return words
}

/** `#` stands for what was typed, which may run in the other direction: isolated, it leaves the sentence around it as it is. */
export const fill = (text: string, typed: string): string => text.replace('#', () => `\u2068${typed}\u2069`)
