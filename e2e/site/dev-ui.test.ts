import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { type Locale, locales } from '../../src/domain/text/locale.ts'
import { showcaseText } from '../../src/site/routes/dev-ui/showcase-text.ts'
import { closePage, openPage, resize, sizeOf, type VisitInput, widths } from '../support/browser.ts'
import { casesIn } from '../support/locale-sample.ts'
import { expectHealthy } from '../support/page-health.ts'

async function openShowcase(input: VisitInput = {}) {
  const visit = await openPage(input)
  // The samples' days are counted from today, and some days of a month are taken.
  await visit.page.clock.setFixedTime('2026-03-02T09:00:00Z')
  await visit.go('/dev/ui')
  for (const locale of locales) await visit.page.locator(`#${locale}-dates`).waitFor()
  return visit
}

// The page is large, and each of these tests uses a part of it that no other one touches.
const shared = new Map<string, ReturnType<typeof openShowcase>>()
function visitAt(width: VisitInput['width'], colorScheme: VisitInput['colorScheme'] = 'light') {
  const name = `${colorScheme} ${width}`
  const visit = shared.get(name) ?? openShowcase({ width, colorScheme, staysOpen: true })
  shared.set(name, visit)
  return visit
}
const showcaseAt = async (width: VisitInput['width']): Promise<Page> => (await visitAt(width)).page

const focused = (page: Page) => page.locator(':focus')
/** A frame after what was in front of it has gone. */
const isFocused = (one: Locator) =>
  expect.poll(() => one.evaluate((element) => element === document.activeElement)).toBe(true)
const hasFocus = (page: Page, inside: string) =>
  page.evaluate((selector) => document.activeElement?.closest(selector) !== null, inside)

// Before any other test has opened or changed something there.
describe('the design system', () => {
  afterAll(async () => closePage(await visitAt(390, 'dark')))

  // Its samples come in parts after the page, which moves what stands below them. Pages of the product are checked for that.
  test.each(widths)('is healthy in the light theme at %ipx', async (width) =>
    expectHealthy(await visitAt(width), { skip: ['shift'] }),
  )

  test.each(widths)('is healthy in the dark theme at %ipx', async (width) => {
    const visit = await visitAt(390, 'dark')
    await resize(visit.page, sizeOf(width))
    // Themes differ in their colours alone, which are the same at both widths.
    await expectHealthy(visit, { skip: width === 390 ? ['shift'] : ['shift', 'axe'] })
  })
})

test('a dialog keeps the focus, and gives it back', async () => {
  const page = await showcaseAt(1280)
  const opener = page.locator('#en-overlays button').first()
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog')
  await dialog.waitFor()
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    expect(await hasFocus(page, '[role=alertdialog] button'), key).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await isFocused(opener)
})

const cases: [Locale, (typeof widths)[number]][] = [
  ['en', 390],
  ['en', 1280],
  ['ar', 1280],
  ['ku', 390],
]

test.each(casesIn('ar', cases))('nights are chosen by the keyboard, %s at %ipx', async (locale, width) => {
  const page = await showcaseAt(width)
  const { calendar } = showcaseText[locale]
  const forward = locale === 'en' ? 'ArrowRight' : 'ArrowLeft'
  const dates = page.locator(`#${locale}-dates`)
  const range = dates.locator('p').first()
  const before = await range.textContent()
  const day = async (expected: string) => {
    await page.waitForFunction((one) => (document.activeElement as HTMLElement).dataset.day === one, expected)
  }

  await dates.locator('[data-day="2026-03-09"]').focus()
  await page.keyboard.press('ArrowDown')
  await day('2026-03-16')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press(forward)
  await day('2026-03-10')
  await page.keyboard.press('Enter')
  await dates.getByText(calendar.end, { exact: true }).waitFor()
  await page.keyboard.press(forward)
  await page.keyboard.press(forward)
  await day('2026-03-12')
  await page.keyboard.press('Enter')
  await dates.getByText(calendar.nights(2), { exact: true }).waitFor()
  const chosen = dates.locator('[aria-selected=true] [data-day]')
  expect(await chosen.evaluateAll((days) => days.map((one) => (one as HTMLElement).dataset.day))).toEqual([
    '2026-03-10',
    '2026-03-12',
  ])
  await expect.poll(() => range.textContent()).not.toBe(before)
})

test('a day that is taken cannot be chosen', async () => {
  const page = await showcaseAt(1280)
  const dates = page.locator('#ku-dates')
  const taken = dates.locator('[data-day="2026-03-20"]')
  expect(await taken.getAttribute('aria-disabled')).toBe('true')
  await taken.focus()
  await page.keyboard.press('Enter')
  await dates.getByText(showcaseText.ku.calendar.nights(3), { exact: true }).waitFor()
})

test('a phone number typed in any digits is shown in Latin ones', async () => {
  const page = await showcaseAt(1280)
  for (const locale of locales) {
    await page.locator(`#${locale}-form input[type=tel]`).focus()
    await focused(page).pressSequentially('٠٧٧٠ ۱۲۳ 45')
    expect(await focused(page).inputValue()).toBe('0770 123 45')
  }
})
