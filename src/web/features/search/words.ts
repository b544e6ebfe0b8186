import { createContext, use } from 'react'
import type { SearchText } from '../../../i18n/messages/search.ts'

/** The words of the search come with its page: no other page needs them. */
export const WordsContext = createContext<SearchText | null>(null)

export function useWords(): SearchText {
  const words = use(WordsContext)
  if (!words) throw new Error('The search has no words')
  return words
}

/** `#` stands for what was typed. */
export const fill = (text: string, typed: string): string => text.replace('#', () => typed)
