import type { WorkerNews } from '../../client/device/worker-news.ts'
import { showNotice } from './notice.ts'

/** Stands behind the pages from now on: what was seen can be seen again without a network. */
export async function registerWorker(): Promise<void> {
  const wasThere = navigator.serviceWorker.controller !== null
  const registration = await navigator.serviceWorker.register('/service-worker.js').catch(() => null)
  if (!registration) return
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      // Nothing is taken out of anybody's hands: the page goes on as it is until they want the new one.
      if (installing.state === 'activated' && wasThere) showNotice({ kind: 'new-version' })
    })
  })
  if (wasThere) return
  const { active } = await navigator.serviceWorker.ready
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`))
  active?.postMessage({ kind: 'keep', page: location.pathname + location.search, files } satisfies WorkerNews)
}
