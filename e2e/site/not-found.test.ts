import { describe, expect, inject, test } from 'vitest'
import { type Locale, locales } from '../../src/domain/text/locale.ts'
import { localeFacts, localPath } from '../../src/i18n/locale-facts.ts'
import { homeText } from '../../src/i18n/pages/home.ts'
import { resize, reusePage, sizeOf, widths } from '../support/browser.ts'
import { headOf, textOf } from '../support/html.ts'
import { messages } from '../support/messages.ts'
import { expectHealthy } from '../support/page-health.ts'

const paths = [
  '/xx/properties',
  '/no/such/page',
  '/properties/999999',
  '/properties/abc',
  '/properties/-1',
  '/events/0',
  '/events/99999999999999999999',
  '/activity/1.5',
  '/activity/1/more',
  '/article?id=999999',
  '/article?id=abc',
]
const cases = locales.flatMap((locale) => paths.map((path) => [locale, path] as const))

const shownPath = (locale: Locale, path: string) => `${messages[locale].error.notFound}: ${localPath(locale, path)}`

describe('an address that leads nowhere', () => {
  test.each(cases)('%s %s', async (locale, path) => {
    const response = await fetch(inject('site') + localPath(locale, path))
    const html = await response.text()
    const head = headOf(html)
    expect(response.status).toBe(404)
    expect(head).toMatchObject({ lang: localeFacts[locale].tag, dir: localeFacts[locale].direction, headings: 1 })
    expect(head.title).toContain(messages[locale].error.notFound)
    expect(head.meta('robots')).toBe('noindex')
    expect(textOf(html)).toContain(shownPath(locale, path))
  })

  test('the words of the product', () => {
    expect(messages.en.error.notFound).toBe('Page Not Found')
  })

  test('a path in Arabic letters is shown in them', async () => {
    const response = await fetch(`${inject('site')}/ar/${encodeURIComponent('فندق')}`)
    expect(response.status).toBe(404)
    expect(textOf(await response.text())).toContain(`${messages.ar.error.notFound}: /ar/فندق`)
  })

  test('a path that is no text at all, or means harm, is still only not found', async () => {
    for (const path of ['/%ff', '/%00', '/ar/%E0%A4%A', '/<script>alert(1)</script>']) {
      const response = await fetch(inject('site') + path, { redirect: 'manual' })
      const html = await response.text()
      expect([400, 404], path).toContain(response.status)
      expect(html).not.toContain('<script>alert')
    }
  })

  test('what looks like another site leads nowhere but here', async () => {
    const response = await fetch(`${inject('site')}//example.org/x`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([308, '/example.org/x'])
  })
})

describe.each(locales)('the screen in %s', (locale) => {
  test('is healthy at both widths, and has a way on', async () => {
    const visit = await reusePage({ locale, width: widths[0] })
    const { page } = visit
    expect((await visit.go('/no/such/page?really=1')).status()).toBe(404)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(messages[locale].error.notFound)
    expect(await page.locator('main').textContent()).toContain(shownPath(locale, '/no/such/page?really=1'))
    await expectHealthy(visit)
    await resize(page, sizeOf(widths[1]))
    // Another size of the window moves all of it.
    await expectHealthy(visit, { skip: ['shift'] })
    await page.getByRole('link', { name: messages[locale].error.home, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: homeText[locale].hero }).waitFor()
    expect(new URL(page.url()).pathname).toBe(localeFacts[locale].base)
  })

  test('also where the router meets it, without a new document', async () => {
    const { page, go } = await reusePage({ locale })
    await go('/events')
    await page.evaluate(() => {
      history.pushState({}, '', `${location.pathname}/999999`)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    })
    await page.getByRole('heading', { level: 1, name: messages[locale].error.notFound }).waitFor()
    expect(await page.locator('main').textContent()).toContain(shownPath(locale, '/events/999999'))
  })
})
