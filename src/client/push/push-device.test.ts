import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '../device/testing/local-storage.ts'
import { forgetPerson, pushKey } from '../session/clear-on-sign-out.ts'
import { findPushState, saveDevice, turnOffPush, turnOnPush } from './push-device.ts'
import { isDue } from './push-renewal.ts'

const publicKey = Buffer.alloc(65, 4).toString('base64url')
const renewAt = '2026-11-23T10:00:00.000Z'

let stored: Map<string, string>
let permission: NotificationPermission
let answer: NotificationPermission
let subscription: { unsubscribe(): Promise<boolean>; key: string } | null
let posted: string[]
let isTaken: boolean

const subscribe = async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
  const key = Buffer.from(applicationServerKey).toString('base64url')
  if (subscription && subscription.key !== key) throw new DOMException('other keys', 'InvalidStateError')
  subscription = { key, unsubscribe }
}
const unsubscribe = async () => {
  subscription = null
  return true
}
const registration = { pushManager: { subscribe, getSubscription: async () => subscription } }

const call = (async (key: string, { body }: { body?: { token: string } }) => {
  if (key === 'GET /public/push-key') return { ok: true, body: { publicKey } }
  posted.push(`${key} ${body?.token}`)
  return isTaken ? { ok: true, body: { renewAt } } : { ok: false }
}) as unknown as Parameters<typeof turnOnPush>[0]

beforeEach(() => {
  stored = stubLocalStorage()
  permission = 'default'
  answer = 'granted'
  subscription = null
  posted = []
  isTaken = true
  vi.stubGlobal('window', { PushManager: class {} })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration, controller: null } })
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: async () => {
      permission = answer
      return answer
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('a device', () => {
  test('that cannot show notifications is offered none', async () => {
    vi.stubGlobal('window', {})
    expect(await findPushState()).toBe('none')
  })

  test('that may is asked, and says where it is reached and until when', async () => {
    expect(await findPushState()).toBe('off')
    expect(await turnOnPush(call)).toBe('on')
    expect(posted).toEqual([expect.stringMatching(/^POST \/user\/notifications\/token .*key/)])
    expect(stored.get(pushKey)).toBe(renewAt)
    expect(await findPushState()).toBe('on')
  })

  test.each([
    ['denied', 'refused'],
    ['default', 'off'],
  ] as const)('whose owner answers the browser with %s is %s, and nobody is told of it', async (said, state) => {
    answer = said
    expect(await turnOnPush(call)).toBe(state)
    expect([posted, [...stored]]).toEqual([[], []])
  })

  test('that was blocked later says so, though it had been on', async () => {
    await turnOnPush(call)
    permission = 'denied'
    expect(await findPushState()).toBe('refused')
  })

  test('that the server did not take is off, and may be asked again', async () => {
    isTaken = false
    expect(await turnOnPush(call)).toBe('off')
    expect(await findPushState()).toBe('off')
  })

  test('that had subscribed with other keys subscribes with ours', async () => {
    subscription = { key: 'old', unsubscribe }
    expect(await turnOnPush(call)).toBe('on')
    expect(subscription?.key).toBe(publicKey)
  })

  test('says again after its time that it is there, and forgets it where the browser has dropped it', async () => {
    await turnOnPush(call)
    expect([isDue(Date.parse(renewAt) - 1), isDue(Date.parse(renewAt))]).toEqual([false, true])
    expect(await saveDevice(call)).toBe(true)
    expect(posted).toHaveLength(2)
    subscription = null
    expect(await saveDevice(call)).toBe(false)
    expect([stored.has(pushKey), isDue(Number.MAX_SAFE_INTEGER)]).toEqual([false, false])
  })

  test('is off when it is turned off, and for the next person when somebody has left', async () => {
    await turnOnPush(call)
    expect(await turnOffPush()).toBe('off')
    expect([subscription, stored.has(pushKey)]).toEqual([null, false])
    await turnOnPush(call)
    forgetPerson({ hasLeft: true })
    expect(await findPushState()).toBe('off')
  })
})
