import { type Browser, type BrowserContext, chromium, type Page, type Response } from 'playwright-core'
import { afterAll, inject } from 'vitest'
import { chromiumFlags } from '../scripts/find-chromium.ts'
import type { Locale } from '../src/domain/locale.ts'
import { localPath } from '../src/i18n/locale-facts.ts'
import { type PageErrors, recordErrors } from './page-errors.ts'

export const widths = [390, 1280] as const
export type Width = (typeof widths)[number] | 320

export type VisitInput = {
  locale?: Locale
  width?: Width
  javaScript?: boolean
  colorScheme?: 'light' | 'dark'
  /** Drawing and encoding them takes long, so nobody gets the real ones unasked. */
  realPictures?: boolean
}

export type Visit = {
  page: Page
  context: BrowserContext
  locale: Locale
  errors: PageErrors
  /** Goes to a path of the site, given without its locale, and waits until the app is ready. */
  go(path: string): Promise<Response>
}

let browser: Promise<Browser> | undefined
const contexts: BrowserContext[] = []

afterAll(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()))
  await (await browser)?.close()
})

const launch = (): Promise<Browser> => chromium.launch({ executablePath: inject('chromium'), args: chromiumFlags })

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** A page in a context of its own: nothing of another visitor is in it. */
export async function openPage(input: VisitInput = {}): Promise<Visit> {
  const { locale = 'en', width = 1280, javaScript = true, colorScheme = 'light', realPictures = false } = input
  browser ??= launch()
  const context = await (await browser).newContext({
    baseURL: inject('site'),
    viewport: { width, height: width < 700 ? 844 : 900 },
    javaScriptEnabled: javaScript,
    colorScheme,
    // Far from Baghdad: a page that takes the visitor's clock for the server's does not hydrate here.
    timezoneId: 'America/Los_Angeles',
  })
  // Two cores, two browsers and a server share this machine: slow is not broken.
  context.setDefaultTimeout(60_000)
  contexts.push(context)
  if (!realPictures)
    await context.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/png', body: dot }))
  const page = await context.newPage()
  const errors = await recordErrors(page)
  const go = async (path: string) => {
    errors.forget()
    const response = await page.goto(localPath(locale, path), { waitUntil: 'load' })
    if (!response) throw new Error(`No answer for ${path}`)
    if (javaScript) await isReady(page)
    return response
  }
  return { page, context, locale, errors, go }
}

export const closePage = async ({ context }: Visit): Promise<void> => {
  contexts.splice(contexts.indexOf(context), 1)
  await context.close()
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
