import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { SearchIcon } from '../../../ui/icons.tsx'
import { summaryLook } from './search-look.ts'

/** The entries of the history that were left with an open search, by the router's keys. */
const openEntries = new Set<string>()

/**
 * Opens the search of a list on a phone. The way back finds it open where it was left open: its height is part of the scroll
 * position that the router restores.
 */
export function SearchFold({ text, hint }: { text: string; hint: string }) {
  const { key } = useLocation()
  const fold = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => {
    const element = fold.current
    return () => {
      if (element?.open) openEntries.add(key)
      else openEntries.delete(key)
    }
  }, [key])
  return (
    <details key={key} ref={fold} open={openEntries.has(key)} className="open:mb-2 md:hidden">
      <summary className={summaryLook}>
        <SearchIcon className="size-5 shrink-0 text-brand" />
        <span className="line-clamp-2 grow text-sm/snug">{text}</span>
        <span className="sr-only">{hint}</span>
      </summary>
    </details>
  )
}
