import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Locale } from '../../src/domain/text/locale.ts'
import { localeFacts } from '../../src/i18n/locale-facts.ts'
import { closePage, openPage, resize, sizeOf, type Visit, type Width } from './browser.ts'
import { expectHealthy, findOverflow } from './page-health.ts'
import { screens } from './screens.ts'

// The two widths differ in the frame and in the large layouts; these screens have all of them.
const largeLayouts = ['/', '/properties/:id', '/contact']
const narrowest = { width: 320, height: 640 }

/**
 * Every screen of a locale, loaded once and checked at both widths. Layout shifts of loading appear at the first width, so locales begin with different
 * ones. A file a locale, so that they run side by side.
 */
export function describeScreens(locale: Locale, widths: readonly [Width, Width]): void {
  describe(`every screen in ${locale}`, () => {
    let visit: Visit
    beforeAll(async () => {
      visit = await openPage({ locale, width: widths[0] })
    })
    afterAll(() => closePage(visit))

    describe.each(screens)('$name', ({ name, path }) => {
      beforeAll(async () => {
        await resize(visit.page, sizeOf(widths[0]))
        // A page that is drawn before the window has its size moves when it gets it.
        await visit.page.evaluate(async (width) => {
          const drawn = () => new Promise(requestAnimationFrame)
          while (innerWidth !== width) await drawn()
          await drawn()
          await drawn()
        }, widths[0])
        expect((await visit.go(await path())).status()).toBe(200)
      })

      test.each(widths)('at %ipx', async (width) => {
        const { page } = visit
        await resize(page, sizeOf(width))
        const frame = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])
        expect(frame).toEqual([localeFacts[locale].tag, localeFacts[locale].direction])
        await expectHealthy(visit, {
          skip: [
            ...(width < 700 || largeLayouts.includes(name) ? [] : (['axe'] as const)),
            ...(width === widths[0] ? [] : (['shift'] as const)),
          ],
        })
        if (width > 700) return
        await resize(page, narrowest)
        expect(await findOverflow(page), `${name} at ${narrowest.width}px`).toEqual([])
      })
    })
  })
}
