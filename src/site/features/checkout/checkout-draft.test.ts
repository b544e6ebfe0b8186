import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubSessionStorage } from '../../../client/device/testing/session-storage.ts'
import { findCheckoutDraft, forgetDraft, keepDraft } from './checkout-draft.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = stubSessionStorage()
})
afterEach(() => vi.unstubAllGlobals())

test('what was filled in is found again, part by part, until it is forgotten', () => {
  expect(findCheckoutDraft('layla')).toEqual({})
  keepDraft('layla', { notes: 'late' })
  keepDraft('layla', { usePoints: true })
  expect(findCheckoutDraft('layla')).toEqual({ notes: 'late', usePoints: true })
  forgetDraft()
  expect(findCheckoutDraft('layla')).toEqual({})
})

test('nobody sees what another has written, and nothing of it is mixed in', () => {
  keepDraft('layla', { notes: 'late' })
  expect(findCheckoutDraft('omar')).toEqual({})
  keepDraft('omar', { usePoints: true })
  expect(findCheckoutDraft('omar')).toEqual({ usePoints: true })
})

test.each(['no JSON', 'null', '7'])('%s is no draft', (text) => {
  stored.set('safar.checkout', text)
  expect(findCheckoutDraft('layla')).toEqual({})
})

test('a browser that keeps nothing is no obstacle', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepDraft('layla', { notes: 'late' })
  expect(findCheckoutDraft('layla')).toEqual({})
})
