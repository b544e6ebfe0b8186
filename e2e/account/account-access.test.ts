import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Locale, locales } from '../../src/domain/text/locale.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { accountText } from '../../src/i18n/messages/account.ts'
import { closePage, countDocuments, openPage, type Visit } from '../support/browser.ts'
import { createClient } from '../support/client.ts'
import { expectHealthy, listErrors } from '../support/page-health.ts'
import { dialogOf } from '../support/sign-in-dialog.ts'

const closed = [
  '/account',
  '/account/profile',
  '/account/pending',
  '/account/history',
  '/account/history/1',
  '/account/history/1/driver',
  '/account/history/1/change',
  '/account/Notifications',
  '/account/Notifications/1',
  '/account/purchases',
  '/account/purchases/1',
  '/account/purchases/1/calendar',
  '/account/subscription',
  '/account/subscription/1',
  '/account/subscription/code',
  '/account/travellers',
  '/account/wallet',
  '/account/points',
  '/account/invoices/1',
  '/account/transactions',
  '/account/transactions/1',
  '/account/visa-applications',
  '/account/visa-applications/1',
  '/account/wishlist',
  '/account/waiting',
  '/account/no/such/screen',
  '/checkout',
  '/checkout/property/1',
  '/checkout/wallet/25000',
  '/checkout/visa/1',
  '/checkout/tourism/1?departure=1&adults=2',
  '/payment/success',
]

/** One screen of each kind: the router is the same in all languages. */
const closedWithin = ['/account/history/1', '/account', '/checkout', '/checkout/property/1', '/payment/success']

type Router = { navigate(to: string): Promise<void> }

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(inject('site') + path, { redirect: 'manual', headers })

describe.each(locales)('what is a customer’s own, in %s', (locale) => {
  const home = localPath(locale, '/')

  test.each(closed)('%s leads a visitor home', async (path) => {
    const response = await get(localPath(locale, path))
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(home)
    expect(response.headers.get('cache-control')).not.toMatch(/public/)
  })

  test('a cookie that is nobody’s does not help, and is taken away', async () => {
    const response = await get(localPath(locale, '/account'), { cookie: `safar_session=${'x'.repeat(43)}` })
    expect([response.status, response.headers.get('location')]).toEqual([302, home])
    expect(response.headers.get('set-cookie')).toMatch(/^safar_session=;.*Max-Age=0/)
  })

  describe('within the site', () => {
    let visit: Visit
    beforeAll(async () => {
      visit = await openPage({ locale })
      await visit.go('/about')
    })
    afterAll(() => closePage(visit))

    test.each(locale === 'ar' ? closedWithin : closedWithin.slice(0, 1))(
      '%s leads a visitor home as well, without a new document',
      async (path) => {
        const { page } = visit
        const documents = countDocuments(page)
        // The router itself: no page shows a visitor such a link. It knows paths without their language.
        const navigate = (to: string) =>
          page.evaluate(
            (to) => (window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter.navigate(to),
            to,
          )
        await navigate('/about')
        await page.waitForURL((url) => url.pathname === localPath(locale, '/about'))
        await navigate(path)
        await page.waitForURL((url) => url.pathname === home)
        expect(documents()).toBe(0)
        expect(await listErrors(visit)).toEqual([])
      },
    )
  })
})

describe('a visitor with a link to a page of their own', () => {
  const to = '/account/profile'

  async function goHome(locale: Locale) {
    const visit = await openPage({ locale, width: 390 })
    const dialog = dialogOf(visit)
    await visit.page.goto(inject('site') + localPath(locale, to))
    await dialog.titled(dialog.text.start.title)
    expect(new URL(visit.page.url()).pathname + new URL(visit.page.url()).hash).toBe(localPath(locale, '/'))
    await dialog.dialog.getByText(dialog.text.wanted, { exact: true }).waitFor()
    await expectHealthy(visit, { skip: ['shift'] })
    return { visit, dialog }
  }

  test.each(['en', 'ku'] as const)('goes home, where the dialog is open, in %s', async (locale) => {
    const { visit } = await goHome(locale)
    await closePage(visit)
  })

  test('and then, in ar, to that page', async () => {
    const { phone } = await createClient({ locale: 'ar' }).signUp()
    const { visit, dialog } = await goHome('ar')
    await dialog.login(phone)
    await visit.page.waitForURL((url) => url.pathname === localPath('ar', to))
    const { events } = accountText.ar.profile
    await visit.page.getByRole('heading', { name: events.title, exact: true }).click()
    await visit.page.getByText(events.names['account.created'], { exact: true }).waitFor()
    await closePage(visit)
  })
})

describe('a customer', () => {
  test('finds the screens that exist, a 404 for those that do not, and is nobody else’s business', async () => {
    const client = createClient()
    const { name } = await client.signUp()
    const cookie = `safar_session=${client.cookie()}`
    const own = await get('/account', { cookie })
    expect(own.status).toBe(200)
    expect(own.headers.get('cache-control')).toMatch(/no-store|private/)
    expect((await own.text()).includes(name)).toBe(true)
    expect((await get('/account/no/such/screen', { cookie })).status).toBe(404)
    // The choice is in the browser alone: without one the page leads to the stays.
    expect((await get('/checkout', { cookie })).status).toBe(200)
    const unknown = ['property/1', 'reservation/1', 'discount_package/999999', 'discount_package/x', 'wallet/much']
    for (const path of [
      ...unknown,
      'offer/999999',
      'event/x',
      'tourism/999999',
      'umrah/0',
      'activity/999999',
      'visa/999999',
    ])
      expect((await get(`/checkout/${path}`, { cookie })).status, path).toBe(404)
    const plan = await get('/checkout/discount_package/1', { cookie })
    expect([plan.status, plan.headers.get('location')]).toEqual([302, '/packages#package-1'])
    const payment = await get('/payment/success', { cookie })
    expect([payment.status, payment.headers.get('location')]).toEqual([302, '/account'])
    // The home page is kept for visitors: that of a customer must not be.
    const home = await get('/', { cookie })
    expect(home.headers.get('cache-control')).toMatch(/no-store|private/)
    expect((await (await get('/')).text()).includes(name)).toBe(false)
  })
})
