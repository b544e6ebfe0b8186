import { tabText } from './stored-text.ts'

/** For how long a stored path counts. */
const lifetime = 10_000

/** The moment and the path, with a space between them. */
const heading = tabText('safar.reload')
/** A tab that was opened before an update may have stored both as JSON. */
const olderForm = /^\{"path":"(.*)","at":(\d+)\}$/

const here = (): string => location.pathname + location.search + location.hash

function readFresh(): string | null {
  const [at = '', ...parts] = (heading.read() ?? '').replace(olderForm, '$2 $1').split(' ')
  const path = parts.join(' ')
  return Date.now() - Number(at) < lifetime && /^\/(?!\/)/.test(path) ? path : null
}

/** The next page: if one of its chunks has gone since a deployment, the router reloads the present page. */
export const noteHeading = (path: string): void => void heading.write(`${Date.now()} ${path}`)

export const noteNavigationEnd = heading.remove

// At the click, not when React has drawn that it is loading: on a slow phone the chunk may have failed by then.
function noteLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.origin === location.origin) noteHeading(link.pathname + link.search + link.hash)
}

// Any other way to a page is the visitor's own choice, which is newer than what the router was heading for.
const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload')

let leftAt = Number.NEGATIVE_INFINITY

const noteLeaving = (): void => {
  leftAt = Date.now()
}

/** A form that a script sends stays on the page. */
const noteForm = (event: SubmitEvent): void => void (event.defaultPrevented || noteLeaving())

/** Safari breaks off what it is loading as soon as a page is left: a reload would bring back that page instead of the next one. */
const isLeaving = (): boolean => Date.now() - leftAt < lifetime

/**
 * Whether the page is being left. An iPhone does not tell a page that a new address was typed, or of the way back: the server is asked
 * something small first, and by its answer the next page has come.
 */
export async function isPageLeft(): Promise<boolean> {
  if (!isLeaving()) await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).catch(() => {})
  return isLeaving()
}

let isReloading = false

/** Every reload of our own goes through here: the guard below holds back others. */
export function reloadPage(): void {
  isReloading = true
  location.reload()
}

async function reloadUnlessLeft(): Promise<void> {
  if (!(await isPageLeft())) reloadPage()
}

/** The router reloads a page by itself when a route's file fails. Browsers with a Navigation API let the guard decide instead. */
function guardReloadOf(event: NavigateEvent): void {
  if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || isReloading) return
  event.preventDefault()
  void reloadUnlessLeft()
}

let unasked = 0

/** Loads a part ahead: where it fails, the page that is being read or filled in stays as it is. */
export function loadUnasked<T>(load: () => Promise<T>): Promise<T> {
  unasked++
  return load().finally(() => unasked--)
}

/**
 * After such a reload the visitor is sent on, once, to where they were heading: a full load brings the new chunks.
 * A chunk that fails outside a navigation reloads the page once; a second failure within ten seconds is left to the error screen.
 */
export function guardReloads(): void {
  const path = isReload() ? readFresh() : null
  if (path && path !== here()) {
    noteNavigationEnd()
    location.replace(path)
  }
  addEventListener('click', noteLink, { capture: true })
  addEventListener('submit', noteForm)
  for (const type of ['beforeunload', 'pagehide']) addEventListener(type, noteLeaving)
  addEventListener('vite:preloadError', (event) => {
    // Offline a reload leaves nothing of the page; the caller of the chunk shows the failure instead.
    if (unasked > 0 || isLeaving() || !navigator.onLine || readFresh() === here()) return
    noteHeading(here())
    if (readFresh() === null) return
    event.preventDefault()
    void reloadUnlessLeft()
  })
  globalThis.navigation?.addEventListener('navigate', guardReloadOf)
}
