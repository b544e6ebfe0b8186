import { expect, inject, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { messages } from '../support/messages.ts'

test('a page that a browser cannot take over stays as the server made it, with links, menus and forms that work', async () => {
  const { page } = await openPage({ width: 390, isNew: true })
  await page.addInitScript(() => {
    // Sorting is what the list of places does as it is drawn.
    Object.defineProperty(Array.prototype, 'toSorted', {
      value: () => {
        throw new TypeError('An old browser has none')
      },
    })
  })
  await page.goto(`${inject('site')}/navigator`)
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'without-script')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe(messages.en.error.internal)
  expect(await page.locator('svg [data-places], main svg').count()).toBeGreaterThan(0)

  const menu = page.locator('#sections')
  await page.locator('[popovertarget=sections]:visible').click()
  await menu.waitFor()
  await menu.locator('a[href="/events"]').click()
  await page.waitForURL('**/events')
})
