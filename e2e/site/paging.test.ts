import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { type Locale, locales } from '../../src/domain/text/locale.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { ask } from '../support/api.ts'
import { countDocuments, directionCases, journeyCases, reusePage } from '../support/browser.ts'
import { headOf, textOf } from '../support/html.ts'
import { casesIn } from '../support/locale-sample.ts'
import { messages } from '../support/messages.ts'
import { expectHealthy } from '../support/page-health.ts'

const titlesOn = (page: Page) => page.locator('main article h2').allTextContents()

const titlesOf = async (locale: Locale, n: number) =>
  (await ask(`/user/properties?page=${n}`, locale)).data.map(({ title }) => title)

describe.each(directionCases)('the pages of /properties, %s at %ipx', (locale, width) => {
  const t = messages[locale].list

  test('first, second, last and back, by links', async () => {
    const visit = await reusePage({ locale, width })
    const { page } = visit
    await visit.go('/properties')
    const documents = countDocuments(page)
    const pages = page.getByRole('navigation', { name: t.pages })
    const expectPage = async (n: number) => {
      await pages.locator('[aria-current=page]').getByText(String(n), { exact: true }).waitFor()
      const wanted = await titlesOf(locale, n)
      await expect.poll(() => titlesOn(page)).toEqual(wanted)
      expect(page.url()).toMatch(new RegExp(`${localPath(locale, '/properties')}${n > 1 ? `\\?page=${n}` : ''}$`))
    }
    const { last } = (await ask('/user/properties', locale)).meta

    await expectPage(1)
    expect(await pages.getByRole('link', { name: t.previous, exact: true }).count()).toBe(0)
    await pages.getByRole('link', { name: t.next, exact: true }).click()
    await expectPage(2)
    await pages.getByRole('link', { name: t.page(last), exact: true }).click()
    await expectPage(last)
    expect(await pages.getByRole('link', { name: t.next, exact: true }).count()).toBe(0)
    await pages.getByRole('link', { name: t.page(1), exact: true }).click()
    await expectPage(1)
    expect(documents()).toBe(0)
    await expectHealthy(visit, { skip: ['axe', 'shift'] })
  })
})

describe.each(casesIn('ku', journeyCases))('a page of /properties beyond the last, %s at %ipx', (locale, width) => {
  const t = messages[locale].list

  test('says so and leads back', async () => {
    const visit = await reusePage({ locale, width })
    const { page } = visit
    expect((await visit.go('/properties?page=999')).status()).toBe(200)
    await page.getByText(t.emptyPage, { exact: true }).waitFor()
    await expectHealthy(visit)
    await page.getByRole('link', { name: t.firstPage, exact: true }).click()
    await page.locator('main article h2').first().waitFor()
    const wanted = await titlesOf(locale, 1)
    await expect.poll(() => titlesOn(page)).toEqual(wanted)
  })
})

// Another test covers its screen in a browser.
describe.each(locales)('a page that is no number, in %s', (locale) => {
  test.each(['abc', '0', '-1', '1.5', '', '99999999999999999999'])('?page=%s', async (input) => {
    const response = await fetch(inject('site') + localPath(locale, `/properties?page=${input}`))
    const html = await response.text()
    expect([response.status, headOf(html).headings]).toEqual([404, 1])
    expect(textOf(html)).toContain(messages[locale].error.notFound)
  })
})
