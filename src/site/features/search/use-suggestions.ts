import { useEffect, useState } from 'react'
import { useRootData } from '../../../client/root-data.ts'
import { useLocale } from '../../../client/text.tsx'
import { searchText } from '../../../i18n/messages/search.ts'
import { findLive } from './find-live.ts'
import { toQueryText } from './search-address.ts'
import { minTyped, perKind, type Suggestion, toSuggestions } from './suggest.ts'

/** The pause after the last key before suggestions are requested: short enough not to be noticed. */
const pause = 150

/** Suggestions for the typed text. While the next answer is under way, the last one stays. */
export function useSuggestions(typed: string): Suggestion[] {
  const locale = useLocale()
  const root = useRootData()
  const [suggestions, setSuggestions] = useState<Suggestion[]>([])
  const q = toQueryText(typed)

  useEffect(() => {
    if (q.length < minTyped || !root) {
      setSuggestions([])
      return
    }
    // A further letter ends the request before it, so that no late answer can replace a newer one.
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(async () => {
      try {
        const found = await findLive({ q, limit: perKind }, { locale, apiUrl: root.apiUrl, signal })
        if (!signal.aborted) setSuggestions(toSuggestions(found, searchText[locale]))
      } catch {
        if (!signal.aborted) setSuggestions([])
      }
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [q, locale, root])

  return suggestions
}
