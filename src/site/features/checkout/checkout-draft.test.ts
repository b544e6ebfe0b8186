import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubSessionStorage } from '../../../client/device/testing/session-storage.ts'
import { findDraft, forgetDraft, keepDraft } from './checkout-draft.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = stubSessionStorage()
})
afterEach(() => vi.unstubAllGlobals())

test('what was filled in is found again, part by part, until it is forgotten', () => {
  expect(findDraft('layla')).toEqual({})
  keepDraft('layla', { notes: 'late' })
  keepDraft('layla', { usePoints: true })
  expect(findDraft('layla')).toEqual({ notes: 'late', usePoints: true })
  forgetDraft()
  expect(findDraft('layla')).toEqual({})
})

test('nobody sees what another has written, and nothing of it is mixed in', () => {
  keepDraft('layla', { notes: 'late' })
  expect(findDraft('omar')).toEqual({})
  keepDraft('omar', { usePoints: true })
  expect(findDraft('omar')).toEqual({ usePoints: true })
})

test.each(['no JSON', 'null', '7'])('%s is no draft', (stored) => {
  kept.set('safar.checkout', stored)
  expect(findDraft('layla')).toEqual({})
})

test('a browser that keeps nothing is no obstacle', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepDraft('layla', { notes: 'late' })
  expect(findDraft('layla')).toEqual({})
})
