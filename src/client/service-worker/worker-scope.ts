/** The globals of a service worker. The types of workers and of pages exclude each other, and these few are enough. */
type Extendable = { waitUntil(done: Promise<unknown>): void }
export type FetchEvent = Extendable & {
  request: Request
  respondWith(answer: Promise<Response>): void
  preloadResponse?: Promise<Response | undefined>
}
type Message = Extendable & { data: unknown; ports: readonly MessagePort[] }
export type PushEvent = Extendable & { data: { json(): unknown } | null }
export type NotificationClick = Extendable & { notification: Notification }

type WindowClient = { url: string; focus(): Promise<unknown> }

export type WorkerScope = {
  addEventListener(name: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(name: 'message', listener: (event: Message) => void): void
  addEventListener(name: 'push', listener: (event: PushEvent) => void): void
  addEventListener(name: 'notificationclick', listener: (event: NotificationClick) => void): void
  skipWaiting(): Promise<void>
  location: Location
  navigator: { userAgent: string }
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<WindowClient[]>
    openWindow(url: string): Promise<unknown>
  }
  registration: {
    navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> }
    pushManager?: Pick<PushManager, 'getSubscription'>
    getNotifications(): Promise<Notification[]>
    showNotification(title: string, options: NotificationOptions): Promise<void>
  }
}
