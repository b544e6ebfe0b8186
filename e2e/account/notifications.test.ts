import { expect, test } from 'vitest'
import { notificationTitles } from '../../src/i18n/messages/notification-titles.ts'
import { notificationsText } from '../../src/i18n/messages/notifications.ts'
import { bookOver } from '../support/booking.ts'
import { openPage, type Visit } from '../support/browser.ts'
import { createClient, requireOk } from '../support/client.ts'
import { messages } from '../support/messages.ts'
import { expectHealthy } from '../support/page-health.ts'
import { atBank, days, propertiesWith } from '../support/paying.ts'
import { holdCookie, openSignedIn } from '../support/signed-in.ts'

/** The bell of the page, with the number on it. */
const bellOf = ({ page, locale }: Visit) => {
  const link = page.locator('[data-personal]').getByRole('link', { name: messages[locale].nav.notifications })
  return { link, count: async () => (await link.locator('[aria-live]').textContent()) ?? '' }
}

test('a booking paid in one browser rings the bell in another; seen there, it falls here', {
  timeout: 180_000,
}, async () => {
  const here = await openSignedIn({ locale: 'ku', width: 390 })
  const among = await propertiesWith('automatic')
  const booked = await bookOver(here, { ...days(40), among })
  // The same person on another device, in another language.
  const there = await openPage({ locale: 'ar', width: 1280 })
  const client = createClient({ locale: 'ar' })
  const { id } = requireOk(await client.login(here.phone))
  requireOk(await client.verify(id, await client.codeOf(here.phone), here.phone))
  await holdCookie(there, client)
  const listening = there.page.waitForResponse((response) => response.url().includes('/api/events'))
  await there.go('/about')
  await listening
  const [bellHere, bellThere] = [bellOf(here), bellOf(there)]
  expect(await bellThere.count()).toBe('')

  await atBank(here, booked, 'pay')
  await here.page.waitForURL((url) => url.pathname.endsWith('/payment/success'))
  await expect.poll(bellThere.count).toBe('1')
  await expect.poll(bellHere.count).toBe('1')

  await bellThere.link.click()
  const row = there.page.getByRole('link', { name: notificationTitles.ku.confirmed })
  await row.waitFor()
  expect(await row.textContent()).toContain(notificationsText.ar.unseen)
  await expectHealthy(there, { skip: ['shift'] })
  await row.click()
  await there.page.getByRole('heading', { level: 1, name: notificationTitles.ku.confirmed }).waitFor()
  await expect.poll(bellHere.count).toBe('')
  await expect.poll(bellThere.count).toBe('')
  await there.page.getByRole('link', { name: notificationsText.ar.open.reservation, exact: true }).click()
  await there.page.waitForURL((url) => url.pathname === `/ar/account/history/${booked.id}`)

  await here.go('/account/Notifications')
  await here.page.getByRole('link', { name: notificationTitles.ku.confirmed }).waitFor()
  expect(await here.page.getByRole('button', { name: notificationsText.ku.seeAll }).count()).toBe(0)
  await expectHealthy(here, { skip: ['shift'] })
})

test('who was told nothing is told so', async () => {
  const visit = await openSignedIn({ locale: 'en', width: 390 })
  await visit.go('/account/Notifications')
  await visit.page.getByRole('heading', { name: notificationsText.en.empty }).waitFor()
  await expectHealthy(visit, { skip: ['shift'] })
})
