import type { WorkerMessage } from '../device/worker-message.ts'
import { showNotice } from './notice.ts'

/** Registers the worker: visited pages open again offline. */
export async function registerWorker({ url, scope }: { url: string; scope: string }): Promise<void> {
  const { serviceWorker } = navigator
  // Not that of this page: the worker of the other site stands behind it until its own is there, and always behind `/business/download`.
  const before = await serviceWorker.getRegistration(scope)
  const wasThere = before?.scope === new URL(scope, location.origin).href && before.active !== null
  const registration = await serviceWorker.register(url, { scope }).catch(() => null)
  if (!registration) return
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      // Nothing is taken out of anybody's hands: the page goes on as it is until they want the new one.
      if (installing.state === 'activated' && wasThere) showNotice({ kind: 'new-version' })
    })
  })
  if (wasThere) return
  const active = await waitForActive(registration)
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`))
  active?.postMessage({ kind: 'keep', page: location.pathname + location.search, files } satisfies WorkerMessage)
}

/** Not `ready`: that may be the worker of the other site, which stands behind this page until its own is there. */
async function waitForActive(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const coming = registration.installing ?? registration.waiting
  if (!coming) return registration.active
  await new Promise<void>((resolve) => {
    const look = () => {
      if (coming.state === 'activated' || coming.state === 'redundant') resolve()
    }
    coming.addEventListener('statechange', look)
    look()
  })
  return registration.active
}
