import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubSessionStorage } from '../../../../client/device/testing/session-storage.ts'
import { findPendingPhone, keepPendingPhone, toPendingPhone } from './pending-phone.ts'

const now = 1_000_000
const minutes = (count: number) => count * 60_000
const owner = 7
const pending = toPendingPhone({ token: 't', expiresIn: 300, resendIn: 300 }, '+9647701234567', owner, now)

beforeEach(() => {
  stubSessionStorage()
})
afterEach(() => vi.unstubAllGlobals())

test('another code may be asked for after the time that the server names', () => {
  expect(pending).toEqual({
    owner,
    token: 't',
    phone: '+9647701234567',
    resendAt: now + minutes(5),
    endsAt: now + minutes(15),
  })
})

test('it is found again after a reload, until it is of no use', () => {
  keepPendingPhone(pending)
  expect(findPendingPhone(owner, now + minutes(14))).toEqual(pending)
  expect(findPendingPhone(owner, now + minutes(15))).toBeNull()
})

test('the next person on the same device does not find it', () => {
  keepPendingPhone(pending)
  expect(findPendingPhone(owner + 1, now)).toBeNull()
})

test('what is finished is forgotten', () => {
  keepPendingPhone(pending)
  keepPendingPhone(null)
  expect(findPendingPhone(owner, now)).toBeNull()
})

test('a browser that refuses to keep anything is no obstacle', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => keepPendingPhone(pending)).not.toThrow()
  expect(findPendingPhone(owner, now)).toBeNull()
})
