import { beforeEach, expect, test, vi } from 'vitest'
import { forgetPerson, staysKey } from '../../../client/session/clear-on-sign-out.ts'
import { readRecentStays, rememberStay } from './recent-stays.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  const store = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  }
  vi.stubGlobal('localStorage', store)
  vi.stubGlobal('sessionStorage', store)
})

const paths = () => readRecentStays().map(({ path }) => path)

test('the last four, the newest first, each once', () => {
  for (const place of ['1', '2', '3', '4', '5', '3'])
    rememberStay({ path: `/properties?location=${place}`, label: place })
  expect(paths()).toEqual([3, 5, 4, 2].map((id) => `/properties?location=${id}`))
})

test('signing out forgets them', () => {
  rememberStay({ path: '/properties?near=landmark-1', label: 'x' })
  forgetPerson({ hasLeft: false })
  expect(paths()).toEqual([])
})

test('what leads elsewhere was not stored by us', () => {
  localStorage.setItem(staysKey, JSON.stringify([{ path: '//evil.example', label: 'x' }, 7, { path: '/properties' }]))
  expect(paths()).toEqual([])
})
