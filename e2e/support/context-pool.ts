import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { chromiumFlags, findWholeChromium } from '../../scripts/find-chromium.ts'
import { heardOfContexts, heardOfPages, watchDocuments } from './page-errors.ts'
import { realPicturesHeader } from './picture-dots.ts'

/** Options of a context that are fixed from its beginning. */
export type ContextKind = { javaScript: boolean; colorScheme: 'light' | 'dark'; realPictures: boolean }

/** Contexts that are not reused. */
type Fresh = {
  isNew?: boolean | undefined
  film?: string | undefined
  worker?: boolean | undefined
  notifications?: boolean | undefined
}

type Pooled = { context: BrowserContext; page: Page; kind: ContextKind; isSpoiled: boolean }

// One browser for all files of a worker: it ends with the worker's process.
let browser: Promise<Browser> | undefined
const idle: Pooled[] = []
const busy = new Map<BrowserContext, Pooled>()
const maxIdle = 4

/** Pictures load when they come into sight, not two screens before: tests do not wait for them, and a list has thirty. */
const networks = ['Unknown', 'Offline', 'Slow2G', '2G', '3G', '4G']
const lazily = networks.map((network) => `lazyLoadingImageMarginPx${network}=0`).join()

/**
 * What pages do is the same, and takes an eighth less of the processor: no page lives long enough for what the compilers make of it,
 * and what crosses from one process to another is written and read each time.
 */
const frugalFlags = [
  '--js-flags=--no-maglev --no-opt',
  '--enable-features=NetworkServiceInProcess2',
  '--in-process-gpu',
  `--blink-settings=${lazily}`,
]

const launch = (flags: readonly string[] = [], program = inject('chromium')): Promise<Browser> =>
  chromium.launch({ executablePath: program, args: [...chromiumFlags, ...frugalFlags, ...flags] })

function getBrowser(): Promise<Browser> {
  browser ??= launch()
  return browser
}

/** A browser whose camera sees a film over and over: that is said once, when it starts. */
const launchWithFilm = (film: string): Promise<Browser> =>
  launch([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ])

/** Null where the one that all tests run in is as good as any. */
function launchWithNotifications(): Promise<Browser> | null {
  const whole = findWholeChromium()
  return whole && whole !== inject('chromium') ? launch([], whole) : null
}

const isSame = (one: ContextKind, other: ContextKind): boolean =>
  (['javaScript', 'colorScheme', 'realPictures'] as const).every((name) => one[name] === other[name])
const headersOf = ({ realPictures }: ContextKind): Record<string, string> =>
  realPictures ? { [realPicturesHeader]: 'yes' } : {}

/**
 * A context with one page: a new one, or a cleaned one that keeps only the files in the browser's cache. A new one costs more than a page: its process,
 * its tables, every script compiled anew.
 */
export async function takeContext(kind: ContextKind, { isNew = false, ...fresh }: Fresh = {}): Promise<Page> {
  const isOwn = isNew || fresh.film || fresh.worker
  const found = isOwn ? -1 : idle.findLastIndex((one) => isSame(one.kind, kind))
  const pooled = idle.splice(found, found < 0 ? 0 : 1)[0] ?? (await openContext(kind, { isNew, ...fresh }))
  busy.set(pooled.context, pooled)
  return pooled.page
}

async function openContext(kind: ContextKind, { isNew, film, worker, notifications }: Fresh): Promise<Pooled> {
  const own = film ? launchWithFilm(film) : notifications ? launchWithNotifications() : null
  const context = await (await (own ?? getBrowser())).newContext({
    baseURL: inject('site'),
    javaScriptEnabled: kind.javaScript,
    colorScheme: kind.colorScheme,
    // Far from Baghdad: a page that takes the visitor's clock for the server's does not hydrate here.
    timezoneId: 'America/Los_Angeles',
    extraHTTPHeaders: headersOf(kind),
    // A worker's cache would answer other tests, and its requests could not be counted. Its own tests enable it.
    serviceWorkers: worker ? 'allow' : 'block',
    permissions: notifications ? ['notifications'] : [],
  })
  // Two cores, two browsers and a server share this machine: slow is not broken.
  context.setDefaultTimeout(30_000)
  if (own) context.on('close', async () => (await own).close())
  const page = await context.newPage()
  await watchDocuments(page)
  const pooled = { context, page, kind, isSpoiled: isNew === true || worker === true || film !== undefined }
  const spoil = () => {
    pooled.isSpoiled = true
  }
  for (const object of [page, context, context.clock]) noticeCalls(object, spoil)
  return pooled
}

/** Calls that cannot be undone: after one the context is not reused. */
const lasting = [
  ...['addInitScript', 'exposeFunction', 'exposeBinding', 'addLocatorHandler'],
  ...['newCDPSession', 'setGeolocation', 'setOffline'],
  ...['install', 'setFixedTime', 'setSystemTime', 'pauseAt', 'fastForward', 'runFor'],
]

function noticeCalls(object: object, notice: () => void): void {
  const methods = object as Record<string, unknown>
  for (const name of lasting) {
    const method = methods[name]
    if (typeof method !== 'function') continue
    methods[name] = (...values: unknown[]) => {
      notice()
      return method.apply(object, values)
    }
  }
}

/** Ends a visit: what a page has begun would go on, and slow down the next one. */
export async function giveBack(context: BrowserContext): Promise<void> {
  const pooled = busy.get(context)
  if (!pooled) return
  busy.delete(context)
  const isOfUse = !pooled.isSpoiled && !pooled.page.isClosed()
  if (!isOfUse || !(await tidy(pooled))) return context.close()
  idle.push(pooled)
  // The least recently used one is closed: its kind may never be needed again.
  if (idle.length > maxIdle) await idle.shift()?.context.close()
}

/**
 * A page that is left reports its scroll position, and Playwright has invalidated all of its styles by then: an invisible page would be laid out once
 * more, for a fifth of the next page's time.
 */
export const leave = (page: Page): Promise<unknown> =>
  page
    .evaluate(() => {
      document.documentElement.style.display = 'none'
    })
    // One that is between two documents has nothing to lay out.
    .catch(() => undefined)

/** Takes away all that a visitor can leave; false if that did not succeed. */
async function tidy({ context, page, kind }: Pooled): Promise<boolean> {
  try {
    for (const name of heardOfPages) page.removeAllListeners(name)
    for (const name of heardOfContexts) context.removeAllListeners(name)
    for (const other of context.pages()) if (other !== page) await other.close()
    await Promise.all([page, context].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })))
    await context.setExtraHTTPHeaders(headersOf(kind))
    // A page of the same site, which stays in its process. By then the one before has said its last word.
    await leave(page)
    await page.goto('/robots.txt')
    await page.evaluate(async () => {
      localStorage.clear()
      sessionStorage.clear()
      const isGone = (name: string) =>
        new Promise((resolve) => {
          const request = indexedDB.deleteDatabase(name)
          request.onsuccess = request.onerror = request.onblocked = resolve
        })
      for (const { name } of await indexedDB.databases()) if (name) await isGone(name)
    })
    await context.clearCookies()
    await context.clearPermissions()
    await page.emulateMedia({ media: null, colorScheme: kind.colorScheme, reducedMotion: null, forcedColors: null })
    return true
  } catch {
    return false
  }
}
