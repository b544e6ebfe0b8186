import { useSyncExternalStore } from 'react'

/** A value that this device keeps, the same in every tab. */
export type StoredValue<T> = {
  get(): T
  /** False where the browser refused to keep it: then it is gone with the page. */
  set(next: T): boolean
  subscribe(listener: () => void): () => void
  readonly empty: T
}

export function createKept<T>(name: string, empty: T, open: () => Storage = () => localStorage): StoredValue<T> {
  let text: string | null = null
  let value = empty
  const listeners = new Set<() => void>()

  const read = (): string | null => {
    try {
      return open().getItem(name)
    } catch {
      return text
    }
  }
  return {
    empty,
    // The same object for the same text, or whoever watches it would see a change at every look.
    get() {
      const now = read()
      if (now !== text) {
        text = now
        value = parse(now, empty)
      }
      return value
    },
    set(next) {
      let isKept = true
      const written = JSON.stringify(next)
      try {
        open().setItem(name, written)
      } catch {
        isKept = false
        text = written
        value = next
      }
      for (const listener of listeners) listener()
      return isKept
    },
    subscribe(listener) {
      const hear = ({ key }: StorageEvent) => {
        if (key === name || key === null) listener()
      }
      listeners.add(listener)
      addEventListener('storage', hear)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', hear)
      }
    },
  }
}

/** What an older version or another hand has left there is worth nothing. */
function parse<T>(text: string | null, empty: T): T {
  try {
    return (JSON.parse(text ?? 'null') as T | null) ?? empty
  } catch {
    return empty
  }
}

export const useKept = <T>({ subscribe, get, empty }: StoredValue<T>): T =>
  useSyncExternalStore(subscribe, get, () => empty)
