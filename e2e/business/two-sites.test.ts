import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isOfficePath } from '../../src/client/screens/office-path.ts'
import { pushKey } from '../../src/client/session/clear-on-sign-out.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { businessText } from '../../src/i18n/messages/business.ts'
import { notificationsText } from '../../src/i18n/messages/notifications.ts'
import { officeText } from '../../src/i18n/messages/office.ts'
import { offlineText } from '../../src/i18n/messages/offline.ts'
import { partners } from '../../src/i18n/pages/partners.ts'
import { query } from '../support/booking.ts'
import { isReady, openPage } from '../support/browser.ts'
import { createClient, requireOk } from '../support/client.ts'
import { addCustomer, openSignedIn } from '../support/signed-in.ts'

const pathOf = (url = ''): string => new URL(url).pathname

/** Data of one site that a page of the other has asked for: its router has no route for that. */
function recordForeignData(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    const [from, to] = [request.headers().referer, pathOf(request.url())]
    if (from && to.endsWith('.data') && isOfficePath(pathOf(from)) !== isOfficePath(to)) found.push(`${from}: ${to}`)
  })
  return found
}

test('links between the two sites load a document, there and back', { timeout: 120_000 }, async () => {
  const manager = await openSignedIn({ locale: 'ar', width: 390 })
  const { page, go, locale } = manager
  const [property] = await query<{ id: number; title: string }>(
    `select p.id, p.title ->> 'ar' as title from properties p
     where exists (select from reviews v where v.kind = 'property' and v.item_id = p.id) order by p.id limit 1`,
  )
  if (!property) throw new Error('Nobody has reviewed a property of the demo')
  await query(
    `insert into memberships (account_id, property_id, role, created_at)
     select id, $2, 'manager', now() from accounts where phone = $1`,
    [manager.phone, property.id],
  )
  const guest = createClient({ locale: 'en' })
  const { accessToken } = await addCustomer(guest)
  const question = { body: { text: 'Is there a quiet room towards the garden?' }, token: accessToken }
  requireOk(await guest.send('POST', `/services/api/customer/properties/${property.id}/questions?lang=en`, question))
  const foreign = recordForeignData(page)
  const arrive = async (path: string) => {
    await page.waitForURL((url) => url.pathname === localPath(locale, path))
    await isReady(page)
    await page.locator('h1').first().waitFor()
  }

  // A notification leads to the back office, and an answer to the public page.
  await go('/account/Notifications')
  await page.getByRole('article').or(page.locator('main a[href*="/account/Notifications/"]')).first().click()
  await page.getByRole('link', { name: notificationsText.ar.open.guest_question, exact: true }).click()
  await arrive('/business/questions')
  await page.getByRole('article').getByRole('link', { name: property.title }).first().click()
  await arrive(`/properties/${property.id}`)
  await page.goBack()
  await arrive('/business/questions')

  // The footer is HTML without code of its own.
  await page.locator('footer').getByRole('link', { name: officeText.ar.customers, exact: true }).click()
  await arrive('/')
  await page.locator('footer a[href*="/business/download"]').first().click()
  await arrive('/business/download')
  await page.locator('main').getByRole('link', { name: businessText.ar.title, exact: true }).click()
  await arrive('/business')
  await page.goBack()
  await arrive('/business/download')
  expect(foreign).toEqual([])
})

test('the page about the back office opens offline as it was seen, under the worker of the back office', {
  timeout: 120_000,
}, async () => {
  const { page, context, go, locale } = await openPage({ locale: 'ku', width: 390, worker: true })
  const path = localPath(locale, '/business/download')
  const isBehind = (script: string) =>
    page.waitForFunction((script) => navigator.serviceWorker.controller?.scriptURL.endsWith(script), script)
  await go('/')
  await isBehind('/service-worker.js')
  await go('/business')
  await isBehind('/business/service-worker.js')
  await go('/business/download')
  await isBehind('/business/service-worker.js')
  const cached = () => page.evaluate(async (path) => (await caches.match(path)) !== undefined, path)
  await expect.poll(cached).toBe(true)

  await context.setOffline(true)
  await page.goto(path)
  await page.locator('html[data-saved-at]').waitFor({ state: 'attached' })
  await page.getByRole('heading', { level: 1, name: partners.ku.title, exact: true }).waitFor()
  // Never seen, it is a page of the customers' site.
  await page.evaluate(async (path) => (await caches.open('safar-pages')).delete(path), path)
  await page.goto(path)
  await page.getByText(offlineText.ku.text).waitFor()
})

test('a page of the back office renews the push subscription of this device', async () => {
  const { page, go } = await openSignedIn({ locale: 'en', width: 390 })
  await go('/business')
  // The next renewal is due, and the browser has no subscription any more: that is forgotten.
  await page.evaluate((key) => localStorage.setItem(key, '2026-01-01T00:00:00.000Z'), pushKey)
  await go('/business')
  await page.waitForFunction((key) => localStorage.getItem(key) === null, pushKey)
})
