import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { Locale } from '../../src/domain/text/locale.ts'
import { findBarriersAtRest, type Looks } from './barriers.ts'
import type { Visit } from './browser.ts'
import { findForeignText } from './foreign-text.ts'

const maxShift = 0.1

export async function findBarriers(visit: Visit, within = 'html', looks: Looks = {}): Promise<string[]> {
  await comeToRest(visit.page)
  return findBarriersAtRest(visit, within, looks)
}

/** Targets that are smaller than a finger needs, except for links within a sentence. */
const findSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const min = 24
    const isSmall = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && (width < min || height < min)
    }
    const isTapped = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      getComputedStyle(element).display !== 'inline' &&
      !element.closest('[inert], [aria-hidden=true], :disabled') &&
      // A box with its label is tapped on either.
      ![...((element as HTMLInputElement).labels ?? [])].some((label) => !isSmall(label))
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=button]')]
      .filter((element) => isSmall(element) && isTapped(element))
      .slice(0, 3)
      .map((element) => `smaller than ${min}px: ${element.outerHTML.slice(0, 200)}`)
  })

/** Elements that make the page wider than the window, and still do once it has the window's size. */
export async function findOverflow(page: Page): Promise<string[]> {
  for (let tries = 0; ; tries++) {
    const { found, isSized } = await findWide(page)
    if ((isSized && found.length === 0) || tries === 40) return found
    await sleep(50)
  }
}

const findWide = (page: Page): Promise<{ found: string[]; isSized: boolean }> =>
  page.evaluate((wanted) => {
    const isSized = innerWidth === wanted
    const room = document.documentElement.clientWidth
    const excess = document.documentElement.scrollWidth - room
    if (excess <= 0) return { found: [], isSized }
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement))
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < -1 || right > room + 1) && !isClipped(element.parentElement)
    })
    const culprits = wide.slice(0, 3).map((element) => (element.cloneNode() as Element).outerHTML.slice(0, 160))
    return { found: [`${excess}px wider than the window: ${culprits.join(' ')}`], isSized }
  }, page.viewportSize()?.width)

/** Faults of the document: without its first line a page is drawn by the rules of the last century. */
const findOddities = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const overlay = document.querySelector('.loading-overlay')
    return [
      ...(overlay?.checkVisibility({ visibilityProperty: true }) ? ['the loading overlay is still there'] : []),
      ...(document.compatMode === 'CSS1Compat' ? [] : ['the page is drawn in quirks mode']),
    ]
  })

const findShift = async ({ errors }: Visit): Promise<string[]> => {
  const shifts = await errors.shifts()
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  return sum < maxShift
    ? []
    : [
        `the layout shifts by ${sum.toFixed(3)}`,
        ...shifts.map(({ at, value, moved }) => `${value.toFixed(3)} after ${Math.round(at)} ms: ${moved.join('; ')}`),
      ]
}

/** The sizes of a picture stand in one folder. */
const pictureOf = (url: string): string => url.slice(0, url.lastIndexOf('/'))

/** Addresses of the letters that the page is written in. */
const findLetters = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faces = [...document.fonts].filter(({ status }) => status === 'loaded')
    const plain = (text: string) => text.replace(/["'\s]/g, '').toLowerCase()
    const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
    )
    const isUsed = ({ style }: CSSFontFaceRule) =>
      faces.some(
        ({ family, unicodeRange }) =>
          plain(family) === plain(style.getPropertyValue('font-family')) &&
          plain(unicodeRange) === plain(style.getPropertyValue('unicode-range')),
      )
    return rules.filter(isUsed).flatMap(({ style, parentStyleSheet }) => {
      const [, url = ''] = /url\("?([^")]+)/.exec(style.getPropertyValue('src')) ?? []
      return url ? [new URL(url, parentStyleSheet?.href ?? location.href).href] : []
    })
  })

/**
 * Complaints of a busy machine's browser about fonts and pictures that it shows later; about a picture in a larger size, which it had cached from a page
 * before; or after navigating on without a new document. Complaints about resources that are never shown are right.
 */
const withoutLate = async (page: Page, errors: string[]): Promise<string[]> => {
  const unused = (error: string) => / (\S+) was preloaded using link preload but not used/.exec(error)?.[1]
  if (!errors.some(unused)) return errors
  const { sources, isAsLoaded } = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    const loaded = new URL(entry?.name ?? location.href)
    return {
      sources: [...document.images].map(({ currentSrc }) => currentSrc),
      isAsLoaded: loaded.pathname + loaded.search === location.pathname + location.search,
    }
  })
  const shown = sources.map(pictureOf)
  const letters = await findLetters(page)
  return errors.filter((error) => {
    const late = unused(error)
    if (late === undefined || letters.includes(late)) return late === undefined
    return !late.includes('/pictures/') || (isAsLoaded && !shown.includes(pictureOf(late)))
  })
}

/** Errors so far that no assertion has seen. */
export const listErrors = ({ page, errors }: Visit): Promise<string[]> => withoutLate(page, errors.list())

export type Check = 'axe' | 'shift' | 'language'

/**
 * For the steps of a journey. The accessibility tree is built alike in every language, so axe checks a journey's steps in one language; it checks whole
 * screens in each.
 */
export const onTheWay = (locale: Locale): Check[] =>
  locale === 'en' || !inject('isSoak') ? ['shift'] : ['shift', 'axe']

/** A dialog that is still fading in has no contrast yet, and what a page scrolls by on its way to the top is half under the header. */
export async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished.catch(() => null))
    return Promise.race([Promise.all(ending), new Promise((resolve) => setTimeout(resolve, 2_000))]).then(() => null)
  })
  for (let tries = 0; tries < 40 && (await isScrolling(page)); tries++) await sleep(50)
}

/** From one drawn frame to the others: a busy machine draws so seldom that a page on its way looks like one that stands. */
const isScrolling = (page: Page): Promise<boolean> =>
  Promise.race([
    page.evaluate(async () => {
      const from = scrollY
      for (let frames = 0; frames < 4 && from !== 0; frames++) await new Promise(requestAnimationFrame)
      return scrollY !== from
    }),
    // A page without scripts draws none for us, and does not scroll by itself.
    sleep(2_000, false),
  ])

/** Asserts at once all that holds for every page. */
export async function expectHealthy(visit: Visit, { skip = [] }: { skip?: Check[] } = {}): Promise<void> {
  const { page, locale } = visit
  await comeToRest(page)
  const found = [
    ...(await findOddities(page)),
    ...(await findOverflow(page)),
    ...(skip.includes('language') ? [] : await findForeignText(page, locale)),
    ...(skip.includes('shift') ? [] : await findShift(visit)),
    ...(locale !== 'en' ? await findSmall(page) : []),
    ...(skip.includes('axe') ? [] : await findBarriersAtRest(visit, 'html', {})),
    ...(await listErrors(visit)),
  ]
  if (found.length > 0)
    expect.fail(`${page.url()} at ${page.viewportSize()?.width}px:\n  ${[...new Set(found)].join('\n  ')}`)
}
