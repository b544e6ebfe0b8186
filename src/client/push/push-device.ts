import type { useCall } from '../session/auth.ts'
import { pushRenewal } from './push-renewal-time.ts'

type CallApi = ReturnType<typeof useCall>

/** `none`: this browser shows no notifications of sites, or we have none to send. */
export type PushState = 'none' | 'off' | 'on' | 'refused'

/** That of the customers' site: the worker of the back office may stand behind `/business/download`, and shows nothing. */
const findRegistration = async (): Promise<ServiceWorkerRegistration | null> =>
  (await navigator.serviceWorker?.getRegistration('/').catch(() => undefined)) ?? null

export async function findPushState(): Promise<PushState> {
  if (!('PushManager' in window) || typeof Notification === 'undefined') return 'none'
  const registration = await findRegistration()
  if (!registration) return 'none'
  if (Notification.permission === 'denied') return 'refused'
  const isOn = pushRenewal.read() != null && (await registration.pushManager.getSubscription()) !== null
  return isOn ? 'on' : 'off'
}

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** Asked for in a tap. */
export async function turnOnPush(call: CallApi): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return findPushState()
  const registration = await findRegistration()
  const key = await call('GET /public/push-key', {})
  if (!registration || !key.ok || key.body.publicKey === null) return 'none'
  await subscribe(registration.pushManager, toBytes(key.body.publicKey))
  return (await saveDevice(call)) ? 'on' : 'off'
}

/** A browser with a subscription by other keys, ours or an earlier site's, refuses new ones until it is unsubscribed. */
async function subscribe(manager: PushManager, applicationServerKey: BufferSource): Promise<void> {
  const options = { userVisibleOnly: true, applicationServerKey }
  await manager.subscribe(options).catch(async (error) => {
    const old = await manager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    await manager.subscribe(options)
  })
}

/** Tells the server where this device is reached. */
export async function saveDevice(call: CallApi): Promise<boolean> {
  const subscription = await (await findRegistration())?.pushManager.getSubscription()
  if (!subscription) {
    pushRenewal.remove()
    return false
  }
  const body = { platform: 'web', token: JSON.stringify(subscription) } as const
  const saved = await call('POST /user/notifications/token', { body }, { hide: { success: true } })
  if (!saved.ok) return false
  return pushRenewal.write(saved.body.renewAt)
}

/** The push service then says that the device is gone, and nothing is sent there any more. */
export async function turnOffPush(): Promise<PushState> {
  await (await (await findRegistration())?.pushManager.getSubscription())?.unsubscribe()
  pushRenewal.remove()
  return 'off'
}
