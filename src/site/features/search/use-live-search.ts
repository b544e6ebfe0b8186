import { useEffect, useState } from 'react'
import { useRootData } from '../../../client/root-data.ts'
import { useLocale } from '../../../client/text.tsx'
import { localPath } from '../../../i18n/locale-facts.ts'
import { findLive } from './find-live.ts'
import { type SearchPageQuery, toCallQuery, toQueryText, toSearchPath } from './search-address.ts'
import type { SearchResults } from './to-results.ts'

/** The answer to a search; `found` is null where it failed. */
export type LiveResults = { asked: SearchPageQuery; found: SearchResults | null }

const typingPause = 120
const addressPause = 400

/** Searches while the visitor types. The server's results come first. */
export function useLiveSearch(initial: LiveResults) {
  const locale = useLocale()
  const root = useRootData()
  const [typed, setTyped] = useState(initial.asked.q)
  const [answered, setAnswered] = useState(initial)
  const q = toQueryText(typed)
  const { kind } = initial.asked
  const isFresh = q === answered.asked.q

  useEffect(() => {
    if (isFresh || !q || !root) return
    const asked: SearchPageQuery = { q, kind, page: 1, not: [] }
    // Every further letter ends the search before it, so that no late answer can replace a newer one.
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(async () => {
      try {
        const found = await findLive(toCallQuery(asked), { locale, apiUrl: root.apiUrl, signal })
        if (!signal.aborted) setAnswered({ asked, found })
      } catch {
        if (!signal.aborted) setAnswered({ asked, found: null })
      }
    }, typingPause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isFresh, q, kind, locale, root])

  /**
   * Bypasses the router, which would load the page at every pause and take the focus out of the box. The router reads the address anew when the visitor
   * comes back to it.
   */
  const keepAddress = () => {
    const there = new URLSearchParams(location.search).get('q') ?? ''
    if (toQueryText(there) !== q)
      history.replaceState(history.state, '', localPath(locale, toSearchPath({ q, kind, page: 1, not: [] })))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the address
  useEffect(() => {
    const timer = setTimeout(keepAddress, addressPause)
    return () => clearTimeout(timer)
  }, [q])

  return { typed, setTyped, q, answered, isPending: !isFresh && q !== '', keepAddress }
}
