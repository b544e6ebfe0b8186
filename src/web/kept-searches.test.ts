import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptSearches } from './kept-searches.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what was searched for ends with the session, here and for a page that had read it', async () => {
  const { remember } = await import('./features/search/recent-searches.ts')
  const { noteSignOut } = await import('./api/access-token.ts')
  remember('a hotel in Erbil')
  remember('visa')
  expect(JSON.parse(kept.get(keptSearches) ?? '')).toEqual(['visa', 'a hotel in Erbil'])
  noteSignOut()
  expect(kept.has(keptSearches)).toBe(false)
  remember('Umrah')
  expect(JSON.parse(kept.get(keptSearches) ?? '')).toEqual(['Umrah'])
})
