import { type Browser, type BrowserContext, chromium, type Page, type Response } from 'playwright-core'
import { inject } from 'vitest'
import { chromiumFlags } from '../scripts/find-chromium.ts'
import type { Locale } from '../src/domain/locale.ts'
import { localPath } from '../src/i18n/locale-facts.ts'
import { type PageErrors, recordErrors } from './page-errors.ts'
import { realPicturesHeader } from './picture-dots.ts'

export const widths = [390, 1280] as const
export type Width = (typeof widths)[number] | 320

export type VisitInput = {
  locale?: Locale
  width?: Width
  javaScript?: boolean
  colorScheme?: 'light' | 'dark'
  /** Drawing and encoding them takes long, so nobody gets the real ones unasked. */
  realPictures?: boolean
  /** Lives as long as the file; otherwise what a test has opened ends with it. */
  staysOpen?: boolean
}

export type Visit = {
  page: Page
  context: BrowserContext
  locale: Locale
  errors: PageErrors
  /** Goes to a path of the site, given without its locale, and waits until the app is ready. */
  go(path: string): Promise<Response>
}

// One browser for all files of a worker: it ends with the worker's process.
let browser: Promise<Browser> | undefined
let reused: Promise<Visit> | undefined
const contexts = new Map<BrowserContext, { ofTest: boolean }>()
let isInTest = false

const launch = (): Promise<Browser> => chromium.launch({ executablePath: inject('chromium'), args: chromiumFlags })

export const sizeOf = (width: Width) => ({ width, height: width < 700 ? 844 : 900 })

/** A page in a context of its own: nothing of another visitor is in it. */
export async function openPage(input: VisitInput = {}): Promise<Visit> {
  const { locale = 'en', javaScript = true, staysOpen = false } = input
  const context = await openContext(input)
  contexts.set(context, { ofTest: isInTest && !staysOpen })
  return visitOf(await context.newPage(), locale, javaScript)
}

async function openContext(input: VisitInput): Promise<BrowserContext> {
  const { width = 1280, javaScript = true, colorScheme = 'light', realPictures = false } = input
  browser ??= launch()
  const context = await (await browser).newContext({
    baseURL: inject('site'),
    viewport: sizeOf(width),
    javaScriptEnabled: javaScript,
    colorScheme,
    // Far from Baghdad: a page that takes the visitor's clock for the server's does not hydrate here.
    timezoneId: 'America/Los_Angeles',
    extraHTTPHeaders: realPictures ? { [realPicturesHeader]: 'yes' } : {},
  })
  // Two cores, two browsers and a server share this machine: slow is not broken.
  context.setDefaultTimeout(30_000)
  return context
}

async function visitOf(page: Page, locale: Locale, javaScript: boolean): Promise<Visit> {
  const errors = await recordErrors(page)
  return { page, context: page.context(), locale, errors, go: createGo(page, { locale, javaScript, errors }) }
}

const createGo =
  (page: Page, { locale, javaScript, errors }: { locale: Locale; javaScript: boolean; errors: PageErrors }) =>
  async (path: string): Promise<Response> => {
    errors.forget()
    const response = await page.goto(localPath(locale, path), { waitUntil: 'load' })
    if (!response) throw new Error(`No answer for ${path}`)
    if (javaScript) await isReady(page)
    return response
  }

/**
 * The page of the visitor before, with nothing of theirs in it. A window of its own costs as much as loading a page, so
 * this is for whoever only looks, clicks and goes on: no routes, no clock, no second tab, nobody signed in.
 */
export async function reusePage({
  locale = 'en',
  width = 1280,
}: Pick<VisitInput, 'locale' | 'width'> = {}): Promise<Visit> {
  reused ??= openContext({ width }).then(async (context) => visitOf(await context.newPage(), locale, true))
  const { page, context, errors } = await reused
  if (page.url().startsWith('http'))
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  await page.goto('about:blank')
  await context.clearCookies()
  await page.setViewportSize(sizeOf(width))
  errors.forget()
  return { page, context, locale, errors, go: createGo(page, { locale, javaScript: true, errors }) }
}

export const closePage = async ({ context }: Visit): Promise<void> => {
  contexts.delete(context)
  await context.close()
}

export const beginTest = (): void => {
  isInTest = true
}

/** What a test has opened would go on moving, and slow down the next one. */
export async function endTest(): Promise<void> {
  isInTest = false
  await closeAll(([, { ofTest }]) => ofTest)
}

export const endFile = (): Promise<void> => closeAll(() => true)

async function closeAll(which: (entry: [BrowserContext, { ofTest: boolean }]) => boolean): Promise<void> {
  const ending = [...contexts].filter(which).map(([context]) => context)
  for (const context of ending) contexts.delete(context)
  await Promise.all(ending.map((context) => context.close()))
}

export const isReady = async (page: Page): Promise<void> => {
  await page.waitForSelector('html[data-ready=""]', { state: 'attached' })
}

/** How many documents the page has asked for since. */
export function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count++
  })
  return () => count
}
