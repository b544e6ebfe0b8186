import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Locale } from '../src/domain/locale.ts'
import type { Visit } from './browser.ts'
import { findForeignText } from './foreign-text.ts'

const mostShift = 0.1
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Colours are the same in every language, and to compare them takes longer than all else: they are looked at in one. */
const rulesOf = (locale: Locale): RunOptions => ({
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast': { enabled: locale === 'en' } },
})

export async function findBarriers({ page, locale }: Visit, within = 'html'): Promise<string[]> {
  // The page's policy refuses added scripts, but not what comes by the debugger.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const { violations } = await page.evaluate(
    ({ within, rules }) =>
      (window as unknown as { axe: { run: (within: string, rules: unknown) => Promise<AxeResults> } }).axe.run(
        within,
        rules,
      ),
    { within, rules: rulesOf(locale) as unknown },
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map((node) => `axe ${id} (${help}): ${node.html.slice(0, 200)}${colors(node.any[0]?.data)}`),
  )
}

const colors = (data: { contrastRatio?: number; fgColor?: string; bgColor?: string } | undefined): string =>
  data?.contrastRatio ? ` [${data.fgColor} on ${data.bgColor}: ${data.contrastRatio}]` : ''

/** What makes the page wider than the window. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth
    const excess = document.documentElement.scrollWidth - room
    if (excess <= 0) return []
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement))
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < -1 || right > room + 1) && !isClipped(element.parentElement)
    })
    const culprits = wide.slice(0, 3).map((element) => element.cloneNode() as Element)
    return [
      `${excess}px wider than the window: ${culprits.map((element) => element.outerHTML.slice(0, 160)).join(' ')}`,
    ]
  })

const findOverlay = (page: Page): Promise<string[]> =>
  page
    .locator('.loading-overlay')
    .isVisible()
    .then((is) => (is ? ['the loading overlay is still there'] : []))

/** Without its first line a page is drawn by the rules of the last century. */
const findQuirks = (page: Page): Promise<string[]> =>
  page.evaluate(() => (document.compatMode === 'CSS1Compat' ? [] : ['the page is drawn in quirks mode']))

const findShift = async ({ errors }: Visit): Promise<string[]> => {
  const shift = await errors.shift()
  return shift < mostShift ? [] : [`the layout shifts by ${shift.toFixed(3)}`]
}

export type Check = 'axe' | 'shift' | 'language'

/** A dialog that is still fading in has no contrast yet. */
const comeToRest = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished.catch(() => null))
    return Promise.race([Promise.all(ending), new Promise((resolve) => setTimeout(resolve, 2_000))]).then(() => null)
  })

/** Asserts at once all that a page must never do, whatever it shows. */
export async function expectHealthy(visit: Visit, { skip = [] }: { skip?: Check[] } = {}): Promise<void> {
  const { page, locale, errors } = visit
  await comeToRest(page)
  const found = [
    ...(await findOverlay(page)),
    ...(await findQuirks(page)),
    ...(await findOverflow(page)),
    ...(skip.includes('language') ? [] : await findForeignText(page, locale)),
    ...(skip.includes('shift') ? [] : await findShift(visit)),
    ...(skip.includes('axe') ? [] : await findBarriers(visit)),
    ...errors.list(),
  ]
  if (found.length > 0)
    expect.fail(`${page.url()} at ${page.viewportSize()?.width}px:\n  ${[...new Set(found)].join('\n  ')}`)
}
