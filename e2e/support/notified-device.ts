import type { CDPSession, Page, Worker } from 'playwright-core'
import { inject } from 'vitest'
import { createTestBrowser, decryptPush } from '../../src/gateways/push/testing/decrypt-push.ts'
import type { Visit } from './browser.ts'
import { takenFor } from './push-service.ts'

export type ShownNotification = { title: string; body: string; lang: string; dir: string; tag: string }

/**
 * A browser as a device of our push service. Only three things are not the browser's own: subscribing (Chromium asks Google for that),
 * the way of a push from the service to the worker (the debugger hands it over), and, in a Chromium without windows, the place where
 * notifications are shown.
 */
export async function prepareDevice({ page, context }: Visit) {
  const device = createTestBrowser(`${inject('pushService')}/send/${crypto.randomUUID()}`)
  await page.addInitScript(subscribeAt, device.token)
  await page.goto('/robots.txt')
  const isShown = await page.evaluate(() => Notification.permission === 'granted')
  if (!isShown) await page.addInitScript(allow)
  return {
    /** The pushes that the service has taken for it, decrypted as by the browser. */
    taken: async () => (await takenFor(device.subscription.endpoint)).map((body) => decryptPush(device, body)),
    /** The worker behind the page, which shows pushes. */
    async worker(): Promise<Worker> {
      const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
      if (!isShown) await worker.evaluate(showInMemory)
      return worker
    },
  }
}

function subscribeAt(token: string): void {
  const name = 'test.is-subscribed'
  const subscription = {
    toJSON: () => JSON.parse(token),
    unsubscribe: async () => sessionStorage.removeItem(name),
  }
  const find = async () => (sessionStorage.getItem(name) ? subscription : null)
  const subscribe = async ({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) => {
    if (!userVisibleOnly || (applicationServerKey as Uint8Array).length !== 65) throw new TypeError('not a key')
    sessionStorage.setItem(name, 'yes')
    return subscription
  }
  Object.assign(PushManager.prototype, { subscribe, getSubscription: find })
}

function allow(): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Notification.requestPermission = async () => 'granted'
}

function showInMemory(): void {
  const shown: object[] = []
  const { registration } = globalThis as unknown as { registration: object }
  Object.assign(registration, {
    showNotification: async (title: string, options: object) => {
      shown.push({ title, ...options, close: () => shown.splice(0) })
    },
    getNotifications: async () => shown,
  })
}

/** Hands a push to the worker, as the browser does where its push service brings one. */
export async function deliverPush(page: Page, data: string): Promise<void> {
  const debug: CDPSession = await page.context().newCDPSession(page)
  const scope = new URL('/', page.url()).href
  const found = new Promise<string>((resolve) =>
    debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === scope)
      if (ours) resolve(ours.registrationId)
    }),
  )
  await debug.send('ServiceWorker.enable')
  const registrationId = await found
  await debug.send('ServiceWorker.deliverPushMessage', { origin: scope.slice(0, -1), registrationId, data })
  await debug.detach()
}

type Scope = {
  registration: { getNotifications(): Promise<(Notification & { lang: string })[]> }
  clients: object
  dispatchEvent(event: Event): boolean
}

export const shownBy = (worker: Worker): Promise<ShownNotification[]> =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as Scope
    const all = await registration.getNotifications()
    return all.map(({ title, body, lang, dir, tag }) => ({ title, body, lang, dir, tag }))
  })

/**
 * A tap on a shown notification. A test cannot tap the system's own, and only after a real tap may a worker open a window or bring one to the front: it
 * says which it would.
 */
export const tap = (worker: Worker): Promise<string> =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as Scope
    const [notification] = await scope.registration.getNotifications()
    return new Promise<string>((resolve) => {
      Object.assign(scope.clients, { openWindow: async (url: string) => resolve(`open ${url}`) })
      const { WindowClient } = globalThis as unknown as { WindowClient: { prototype: object } }
      Object.assign(WindowClient.prototype, {
        async focus(this: { url: string }) {
          resolve(`focus ${this.url}`)
        },
      })
      scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil() {} }))
    })
  })
