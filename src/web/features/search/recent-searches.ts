import { useSyncExternalStore } from 'react'

/** Kept on this device only. */
const name = 'safar.searches'
const most = 8
const none: readonly string[] = []

let known: readonly string[] | null = null
const listeners = new Set<() => void>()

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, most) : none
  } catch {
    return none
  }
}

function write(searches: readonly string[]): void {
  known = searches
  try {
    localStorage.setItem(name, JSON.stringify(searches))
  } catch {
    // A browser that keeps nothing for us still shows them until the page is left.
  }
  for (const listener of listeners) listener()
}

const recent = (): readonly string[] => {
  known ??= read()
  return known
}

export const remember = (query: string): void => {
  if (query) write([query, ...recent().filter((other) => other !== query)].slice(0, most))
}
export const forget = (query: string): void => write(recent().filter((other) => other !== query))

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The newest first. The server knows none. */
export const useRecentSearches = (): readonly string[] => useSyncExternalStore(subscribe, recent, () => none)
