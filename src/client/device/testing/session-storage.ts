import { vi } from 'vitest'

/** A tab's storage with these values. Gone with `vi.unstubAllGlobals()`. */
export function stubSessionStorage(): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  return kept
}
