import { expect, inject, test } from 'vitest'
import { locales } from '../../src/domain/text/locale.ts'
import { localeFacts, localPath } from '../../src/i18n/locale-facts.ts'
import { notificationTitles } from '../../src/i18n/messages/notification-titles.ts'
import { pushText } from '../../src/i18n/messages/push.ts'
import { bookOver, query } from '../support/booking.ts'
import { openPage } from '../support/browser.ts'
import { deliverPush, prepareDevice, shownBy, tap } from '../support/notified-device.ts'
import { atBank, days, propertiesWith } from '../support/paying.ts'
import { openSignedIn } from '../support/signed-in.ts'

const messagesFor = (phone: string) => query('select from sms_messages where phone = $1 and code is null', [phone])

test('a paid booking shows on a device that was asked in words, leads to its page, and costs no message', {
  timeout: 180_000,
}, async () => {
  const visit = await openSignedIn({ locale: 'ku', width: 390, worker: true, notifications: true })
  const { page, go, phone } = visit
  const device = await prepareDevice(visit)
  await go('/about')
  const worker = await device.worker()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

  await go('/account/Notifications')
  await page.getByText(pushText.ku.off).waitFor()
  await page.getByRole('button', { name: pushText.ku.turnOn }).click()
  await page.getByText(pushText.ku.on).waitFor()

  const booked = await bookOver(visit, { ...days(40), among: await propertiesWith('automatic') })
  await atBank(visit, booked, 'pay')
  await page.waitForURL((url) => url.pathname.endsWith('/payment/success'))
  await expect.poll(device.taken).toHaveLength(1)
  const [push = ''] = await device.taken()
  const path = `/ku/account/history/${booked.id}`
  const { id, title, body } = JSON.parse(push)
  expect(JSON.parse(push)).toMatchObject({ title: notificationTitles.ku.confirmed, language: 'ku', path })
  // A service has taken it: nothing is paid for any more.
  await expect.poll(() => messagesFor(phone)).toEqual([])

  await deliverPush(page, push)
  const shown = { title, body, lang: 'ckb', dir: 'rtl', tag: `notification-${id}` }
  await expect.poll(() => shownBy(worker)).toEqual([shown])
  const { href } = new URL(path, page.url())
  expect(await tap(worker)).toBe(`open ${href}`)
  await expect.poll(() => shownBy(worker)).toEqual([])

  await page.goto(href)
  await page.locator('h1').waitFor()
  await deliverPush(page, push)
  await expect.poll(() => shownBy(worker)).toEqual([shown])
  expect(await tap(worker)).toBe(`focus ${href}`)
})

type Icon = { src: string; sizes: string; type: string; purpose?: string }
type Manifest = {
  lang: string
  dir: string
  name: string
  start_url: string
  scope: string
  display: string
  icons: Icon[]
  shortcuts: { name: string; url: string; icons: Icon[] }[]
}

/** Width and height, as a PNG says them. */
async function sizeOf({ src }: Icon): Promise<string> {
  const bytes = Buffer.from(await (await fetch(inject('site') + src)).arrayBuffer())
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

const answers = async (path: string): Promise<number> =>
  (await fetch(inject('site') + path, { redirect: 'manual' })).status

test('the app can be installed in every language, and its shortcuts lead somewhere', async () => {
  const { page, context } = await openPage({ width: 390, worker: true, notifications: true })
  const debug = await context.newCDPSession(page)
  const problems = async () => (await debug.send('Page.getInstallabilityErrors')).installabilityErrors
  for (const locale of locales) {
    await page.goto(localPath(locale, '/about'))
    // The window of a test is a private one, where nothing is ever installed. A Chromium without windows has no more to say.
    expect((await problems()).filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
    const { errors, data } = await debug.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const manifest: Manifest = JSON.parse(data ?? '')
    const { tag, direction } = localeFacts[locale]
    const start = localPath(locale, '/')
    expect(manifest).toMatchObject({ lang: tag, dir: direction, start_url: start, scope: '/', display: 'standalone' })
    const drawn = manifest.icons.filter(({ type }) => type === 'image/png')
    expect(await Promise.all(drawn.map(sizeOf))).toEqual(['192x192', '512x512'])
    for (const { purpose } of drawn) expect(purpose?.split(' ')).toEqual(['any', 'maskable'])
    const paths = manifest.shortcuts.map(({ url }) => url)
    expect(paths.length).toBeGreaterThanOrEqual(3)
    // A personal page sends a visitor home.
    for (const path of [start, ...paths]) {
      expect(path === start || path.startsWith(start === '/' ? start : `${start}/`)).toBe(true)
      expect(await answers(path)).toBe(path.includes('/account/') ? 302 : 200)
    }
  }
})
