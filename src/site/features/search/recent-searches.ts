import { useSyncExternalStore } from 'react'
import { keptSearches } from '../../../client/session/clear-on-sign-out.ts'

/** Kept on this device only, and until whoever is signed in signs out. */
const max = 8
const none: readonly string[] = []

let known: { text: string | null; searches: readonly string[] } = { text: null, searches: none }
const listeners = new Set<() => void>()

const readText = (): string | null => {
  try {
    return localStorage.getItem(keptSearches)
  } catch {
    // A browser that keeps nothing for us still shows them until the page is left.
    return known.text
  }
}

function parse(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, max) : none
  } catch {
    return none
  }
}

function write(searches: readonly string[]): void {
  known = { text: JSON.stringify(searches), searches }
  try {
    localStorage.setItem(keptSearches, JSON.stringify(searches))
  } catch {}
  for (const listener of listeners) listener()
}

/** As it is kept now: another tab may have added one, or signed out. */
const recent = (): readonly string[] => {
  const text = readText()
  if (text !== known.text) known = { text, searches: parse(text) }
  return known.searches
}

export const remember = (query: string): void => {
  if (query) write([query, ...recent().filter((other) => other !== query)].slice(0, max))
}
export const forget = (query: string): void => write(recent().filter((other) => other !== query))

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The newest first. The server knows none. */
export const useRecentSearches = (): readonly string[] => useSyncExternalStore(subscribe, recent, () => none)
