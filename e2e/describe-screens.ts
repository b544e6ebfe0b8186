import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '../src/domain/locale.ts'
import { localeFacts } from '../src/i18n/locale-facts.ts'
import { closePage, openPage, type Visit, type Width } from './browser.ts'
import { expectHealthy, findOverflow } from './health.ts'
import { screens } from './screens.ts'

type Input = { width: Width; hasAxe: (name: string) => boolean; narrowest?: Width }

/** Every screen in every locale in the browser; a file a width, so that the two run side by side. */
export function describeScreens({ width, hasAxe, narrowest }: Input): void {
  describe.each(locales)(`every screen in %s at ${width}px`, (locale) => {
    let visit: Visit
    beforeAll(async () => {
      visit = await openPage({ locale, width })
    })
    afterAll(() => closePage(visit))

    test.each(screens)('$name', async ({ name, path }) => {
      await visit.page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
      const response = await visit.go(await path())
      expect(response.status()).toBe(200)
      const frame = await visit.page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])
      expect(frame).toEqual([localeFacts[locale].tag, localeFacts[locale].direction])
      await expectHealthy(visit, { skip: hasAxe(name) ? [] : ['axe'] })
      if (!narrowest) return
      await visit.page.setViewportSize({ width: narrowest, height: 640 })
      expect(await findOverflow(visit.page), `${name} at ${narrowest}px`).toEqual([])
    })
  })
}
