import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page, Response } from 'playwright-core'
import type { Locale } from '../../src/domain/text/locale.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { giveBack, leave, takeContext } from './context-pool.ts'
import { type PageErrors, recordErrors } from './page-errors.ts'

export const widths = [390, 1280] as const
export type Width = (typeof widths)[number] | 320

/**
 * On a screen from the left, on a phone from the right, for journeys that are the same in every language: `casesIn()` says in which of them.
 * How a screen looks in each language at each width is looked at by the screens' own tests.
 */
export const journeyCases = [
  ['en', 1280],
  ['ar', 390],
  ['ku', 390],
] as const satisfies [Locale, Width][]

/** For what a language changes by its direction alone: both directions, both widths. */
export const directionCases = [
  ['en', 390],
  ['ar', 1280],
] as const satisfies [Locale, Width][]

export type VisitInput = {
  locale?: Locale
  width?: Width
  javaScript?: boolean
  colorScheme?: 'light' | 'dark'
  /** Drawing and encoding pictures takes long, so tests get the real ones only on request. */
  realPictures?: boolean
  /** A film that the camera sees over and over, in a browser of its own. */
  film?: string
  /** Lives as long as the file; otherwise what a test has opened ends with it. */
  staysOpen?: boolean
  /** With the service worker, in a context of its own. */
  worker?: boolean
  /** Together with the worker, allowed to show notifications: in a browser of its own that can, where there is one. */
  notifications?: boolean
  /** With an empty cache, for tests that count requests. It costs as much as the page itself. */
  isNew?: boolean
  /** With animations, for tests about them: scrolling to the end of a long page takes a second each time. */
  motion?: boolean
}

export type Visit = {
  page: Page
  context: BrowserContext
  locale: Locale
  errors: PageErrors
  /** Goes to a path of the site, given without its locale, and waits until the app is ready. */
  go(path: string): Promise<Response>
}

const contexts = new Map<BrowserContext, { ofTest: boolean }>()
let isInTest = false

export const sizeOf = (width: Width) => ({ width, height: width < 700 ? 844 : 900 })

/** A page of a new visitor: nothing of another one is in its context, except files in the browser's cache. */
export async function openPage(input: VisitInput = {}): Promise<Visit> {
  const { locale = 'en', width = 1280, javaScript = true, colorScheme = 'light', realPictures = false } = input
  const { isNew, film, worker, notifications, motion = false } = input
  const page = await takeContext({ javaScript, colorScheme, realPictures }, { isNew, film, worker, notifications })
  const context = page.context()
  contexts.set(context, { ofTest: isInTest && !input.staysOpen })
  await resize(page, sizeOf(width))
  await page.emulateMedia({ reducedMotion: motion ? null : 'reduce' })
  const errors = recordErrors(page)
  return { page, context, locale, errors, go: createGo(page, { locale, javaScript, errors }) }
}

/** The window draws itself anew even if it is told the size that it has. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const { width, height } = page.viewportSize() ?? {}
  if (width !== size.width || height !== size.height) await page.setViewportSize(size)
}

/** The same with only these options. */
export const reusePage = (input: Pick<VisitInput, 'locale' | 'width' | 'motion'> = {}): Promise<Visit> =>
  openPage(input)

const createGo =
  (page: Page, { locale, javaScript, errors }: { locale: Locale; javaScript: boolean; errors: PageErrors }) =>
  async (path: string): Promise<Response> => {
    await leave(page)
    errors.forget()
    const response = await page.goto(localPath(locale, path), { waitUntil: 'load' })
    if (!response) throw new Error(`No answer for ${path}`)
    if (javaScript) await isReady(page)
    return response
  }

export const closePage = async ({ context }: Visit): Promise<void> => {
  contexts.delete(context)
  await giveBack(context)
}

export const beginTest = (): void => {
  isInTest = true
}

/** A page that a test leaves open would go on animating, and slow down the next one. */
export async function endTest(): Promise<void> {
  isInTest = false
  await closeAll(([, { ofTest }]) => ofTest)
}

export const endFile = (): Promise<void> => closeAll(() => true)

async function closeAll(which: (entry: [BrowserContext, { ofTest: boolean }]) => boolean): Promise<void> {
  const ending = [...contexts].filter(which).map(([context]) => context)
  for (const context of ending) contexts.delete(context)
  await Promise.all(ending.map(giveBack))
}

const patience = 30_000

/** Waits in the page itself: a selector that is waited for brings a large script of Playwright's into each document, for 50 ms of the processor. */
export async function isReady(page: Page): Promise<void> {
  const begun = performance.now()
  const outcomeOf = () =>
    page
      .evaluate(
        (max) =>
          new Promise<string>((resolve) => {
            const root = document.documentElement
            const look = () => root.dataset.ready === '' && resolve('ready')
            new MutationObserver(look).observe(root, { attributes: true })
            setTimeout(resolve, max, 'late')
            look()
          }),
        patience,
      )
      // Another document has come in its place.
      .catch((error: Error) => (page.isClosed() ? Promise.reject(error) : sleep(20, 'replaced')))
  while (performance.now() - begun < patience) if ((await outcomeOf()) === 'ready') return
  throw new Error(`${page.url()} was not ready within ${patience / 1000} seconds`)
}

/** How many documents the page has asked for since. */
export function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count++
  })
  return () => count
}
