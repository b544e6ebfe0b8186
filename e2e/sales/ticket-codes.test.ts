import { afterAll, expect, inject, test } from 'vitest'
import { addTickets, findSales } from '../../src/api/tickets/testing/tickets.ts'
import { openDatabase } from '../../src/db/database.ts'
import { fill } from '../../src/i18n/fill.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { codeViewerText } from '../../src/i18n/messages/code-viewer.ts'
import { ticketsText } from '../../src/i18n/messages/tickets.ts'
import { query } from '../support/booking.ts'
import type { Visit } from '../support/browser.ts'
import { readDevice } from '../support/device-contents.ts'
import { expectHealthy } from '../support/page-health.ts'
import { openSignedIn } from '../support/signed-in.ts'

const database = openDatabase(inject('database'), { connections: 1 })
afterAll(() => database.close())

async function addTicketsOf(phone: string): Promise<string> {
  const [owner] = await query<{ id: number }>(
    'select c.id from customers c join accounts a on a.id = c.account_id where a.phone = $1',
    [phone],
  )
  const [sale] = await findSales(database.db, 'activity')
  if (!owner || !sale) throw new Error('There is no customer, or nothing to buy')
  const { purchase } = await addTickets(database.db, { customer: owner.id, sale, now: new Date() })
  return `/account/purchases/${purchase}/tickets`
}

/** Counts the screen locks that the page holds. */
const countLocks = ({ page }: Visit) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        async request() {
          const held = Number(document.documentElement.dataset.locks ?? 0)
          document.documentElement.dataset.locks = String(held + 1)
          const release = async () => {
            document.documentElement.dataset.locks = String(Number(document.documentElement.dataset.locks) - 1)
          }
          return { released: false, release }
        },
      },
    })
  })

test('a ticket shows its code in the first window, and on a white screen that stays awake, offline too', {
  timeout: 120_000,
}, async () => {
  const visit = await openSignedIn({ locale: 'ar', width: 390, worker: true })
  const { page, context, go, locale } = visit
  const [text, viewer] = [ticketsText.ar, codeViewerText.ar]
  const path = await addTicketsOf(visit.phone)
  await countLocks(visit)
  await page.clock.install()
  await go('/')
  await page.clock.fastForward(2_000)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await go(path)
  const first = page.getByRole('img', { name: fill(text.qr, { number: 1 }), exact: true })
  const bar = await page.getByRole('navigation').last().boundingBox()
  const code = await first.boundingBox()
  expect((code?.y ?? 0) + (code?.height ?? 0)).toBeLessThan(Math.min(bar?.y ?? 0, 844))
  expect(code?.width).toBeGreaterThan(280)

  const open = async () => {
    await page.getByRole('button', { name: viewer.open }).first().click()
    const dialog = page.getByRole('dialog', { name: text.title })
    await dialog.getByRole('img', { name: fill(text.qr, { number: 1 }) }).waitFor()
    return dialog
  }
  const dialog = await open()
  await page.locator('html[data-locks="1"]').waitFor({ state: 'attached' })
  expect((await dialog.boundingBox())?.height).toBe(844)
  expect((await dialog.getByRole('img').boundingBox())?.width).toBeGreaterThan(340)
  await dialog.getByRole('button', { name: viewer.next }).click()
  await dialog.getByRole('img', { name: fill(text.qr, { number: 2 }) }).waitFor()
  await expectHealthy(visit)
  // The way back of the phone closes the code, and leaves the page where it is.
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  await page.locator('html[data-locks="0"]').waitFor({ state: 'attached' })
  expect(new URL(page.url()).pathname).toBe(localPath(locale, path))

  await page.clock.fastForward(2_000)
  await expect.poll(() => readDevice(page, context)).toContain(localPath(locale, path))
  await context.setOffline(true)
  await go(path)
  await page.locator('html[data-saved-at]').waitFor({ state: 'attached' })
  await open()
})

test('on a wide screen the code stands beside what it is for', async () => {
  const visit = await openSignedIn({ locale: 'ku', width: 1280 })
  await visit.go(await addTicketsOf(visit.phone))
  const card = visit.page.getByRole('article').first()
  const [code, heading, whole] = await Promise.all(
    [card.getByRole('img').first(), card.getByRole('heading').first(), card].map((one) => one.boundingBox()),
  )
  expect(heading?.y).toBeLessThan((code?.y ?? 0) + (code?.height ?? 0))
  expect(whole?.height).toBeLessThan(600)
})
