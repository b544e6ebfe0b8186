/** For how long a stored path counts. */
const lifetime = 10_000
const name = 'safar.reload'

type Guard = { path: string; at: number }

const here = (): string => location.pathname + location.search + location.hash

const store = (path: string): void =>
  sessionStorage.setItem(name, JSON.stringify({ path, at: Date.now() } satisfies Guard))

function readFresh(): string | null {
  const text = sessionStorage.getItem(name)
  if (!text) return null
  const { path, at } = JSON.parse(text) as Guard
  return Date.now() - at < lifetime ? path : null
}

/** The router tells where it is heading: if a chunk of a page has gone since a deployment, it reloads the page it is on. */
export const noteHeading = (path: string): void => store(path)
export const noteArrival = (): void => sessionStorage.removeItem(name)

/**
 * After such a reload the visitor is sent on, once, to where they were heading: a full load brings the new chunks.
 * A chunk that fails outside a navigation reloads the page once; a second failure within ten seconds is left to the error screen.
 */
export function guardReloads(): void {
  const heading = readFresh()
  if (heading && heading !== here()) {
    noteArrival()
    location.replace(heading)
  }
  addEventListener('vite:preloadError', (event) => {
    if (readFresh() === here()) return
    event.preventDefault()
    store(here())
    location.reload()
  })
}
