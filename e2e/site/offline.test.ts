import { expect, test } from 'vitest'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { accountText } from '../../src/i18n/messages/account.ts'
import { keepingText } from '../../src/i18n/messages/keeping.ts'
import { offlineText } from '../../src/i18n/messages/offline.ts'
import { bookOver } from '../support/booking.ts'
import { isReady, openPage, type Visit } from '../support/browser.ts'
import { subscribe } from '../support/buying.ts'
import { createClient, goodPassword } from '../support/client.ts'
import { readDevice } from '../support/device-contents.ts'
import { testInSoak } from '../support/locale-sample.ts'
import { atBank, days, propertiesWith } from '../support/paying.ts'
import { addCustomer, holdCookie, openSignedIn } from '../support/signed-in.ts'

/** The addresses of the worker's public pages, and of personal ones. */
const storedIn = ({ page }: Visit): Promise<{ pages: string[]; personal: string[] }> =>
  page.evaluate(async () => {
    const toPath = ({ url }: Request) => new URL(url).pathname
    const pages = await (await caches.open('safar-pages')).keys()
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'safar-personal-pages')
    if (!isThere) return { pages: pages.map(toPath), personal: [] }
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('safar-personal-pages')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const paths = await new Promise<IDBValidKey[]>((resolve) => {
      if (!database.objectStoreNames.contains('rows')) return resolve([])
      const request = database.transaction('rows').objectStore('rows').getAllKeys()
      request.onsuccess = () => resolve(request.result)
    })
    database.close()
    return { pages: pages.map(toPath), personal: paths.map(String) }
  })

const isStored = (visit: Visit, where: 'pages' | 'personal', path: string): Promise<void> =>
  expect.poll(async () => (await storedIn(visit))[where]).toContain(localPath(visit.locale, path))

/** Once a page was loaded with it behind. */
async function isBehind({ page }: Visit): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Work that begins two seconds after loading begins now. One test waits for it. */
const hurry = ({ page }: Visit): Promise<void> => page.clock.fastForward(2_000)

/** It says that it is an old one. */
async function isSaved(visit: Visit): Promise<void> {
  await hurry(visit)
  await visit.page.locator('[data-notice="saved"]').waitFor()
}

/** Nothing of this is left on the device. */
const isGone = ({ page, context }: Visit, theirs: string[]): Promise<void> =>
  expect
    .poll(async () => {
      const left = await readDevice(page, context)
      return theirs.filter((text) => left.includes(text))
    })
    .toEqual([])

test('a trip that was saved on a device opens offline, encrypted, and is deleted at sign-out', {
  timeout: 300_000,
}, async () => {
  const visit = await openSignedIn({ locale: 'ku', width: 390, worker: true })
  const { page, context, go, locale, name, phone } = visit
  const booked = await bookOver(visit, { ...days(40), among: await propertiesWith('automatic') })
  const confirmation = `/account/history/${booked.id}`
  const stay = `/properties/${booked.choice.propertyId}`
  const text = keepingText.ku
  await page.clock.install()
  await go('/')
  await hurry(visit)
  await isBehind(visit)
  await atBank(visit, booked, 'pay')
  await page.waitForURL((url) => url.pathname.endsWith('/payment/success'))
  for (const path of ['/', confirmation]) {
    await go(path)
    await isStored(visit, 'personal', path)
  }
  const online = await page.locator('h1').textContent()
  await page.getByRole('button', { name: text.keep }).click()
  const prayer = page.getByRole('link', { name: text.parts.prayer })
  await prayer.waitFor()
  const prayerPath = (await prayer.getAttribute('href')) ?? ''
  const left = await readDevice(page, context)
  expect(left).toContain(localPath(locale, confirmation))
  expect(left).not.toContain(name)

  await context.setOffline(true)
  await go(stay)
  await isSaved(visit)
  const ground = page.locator('section[aria-labelledby="surroundings"] svg image[href^="/map/"]')
  const address = (await ground.getAttribute('href')) ?? ''
  expect(await page.evaluate(async (href) => (await fetch(href)).status, address)).toBe(200)
  for (const path of [prayerPath.slice('/ku'.length), '/', `${confirmation}/driver`, confirmation]) {
    await go(path)
    await isSaved(visit)
  }
  expect(await page.locator('h1').textContent()).toBe(online)
  await page.goto(localPath(locale, '/account/wallet'))
  await page.getByRole('heading', { level: 1, name: offlineText.ku.title }).waitFor()

  await context.setOffline(false)
  await go(confirmation)
  await page.getByRole('button', { name: text.drop }).click()
  await page.getByRole('button', { name: text.keep }).waitFor()
  await expect.poll(async () => (await storedIn(visit)).personal).not.toContain(localPath(locale, stay))
  for (const path of ['/account/tickets', '/account/subscription']) {
    await go(path)
    await isStored(visit, 'personal', path)
  }
  // Signing out in one tab signs out all of them.
  const other = await context.newPage()
  await other.goto(localPath(locale, '/account/profile'))
  await isReady(other)
  await other.getByRole('button', { name: accountText.ku.layout.signOut, exact: true }).click()
  for (const tab of [other, page]) await tab.waitForURL((url) => url.pathname === '/ku')
  await expect.poll(async () => (await storedIn(visit)).personal).toEqual([])
  await isGone(visit, [name, phone, phone.slice(4), confirmation, 'a key'])
  // The other page's clock is put forward as well, and it does not hear of the new cookie.
  await other.close()

  // The next person's session ends elsewhere: the page learns of it without being loaded, and says so to the worker.
  const next = createClient({ locale })
  await addCustomer(next)
  await holdCookie(visit, next)
  await go('/account/tickets')
  await isStored(visit, 'personal', '/account/tickets')
  await hurry(visit)
  await page.waitForFunction(() => localStorage.getItem('safar.owner') !== null)
  await next.send('POST', '/api/logout', { body: {} })
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(async () => (await storedIn(visit)).personal).toEqual([])
})

/** A page as the first version stored it: encrypted, but not bound to its address. One worker served the back office as well. */
async function storeFirstForm(paths: string[]): Promise<void> {
  const isGone = indexedDB.deleteDatabase('safar-personal-pages')
  await new Promise((resolve) => {
    isGone.onsuccess = resolve
  })
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const sealRow = async (path: string) => {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const html = new TextEncoder().encode(`<html ><h1>the first form of ${path}</h1></html>`)
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, html)
    return { path, savedAt: 1, headers: [['content-type', 'text/html']], iv, sealed, journeys: [] }
  }
  const rows = await Promise.all(paths.map(sealRow))
  const request = indexedDB.open('safar-personal-pages', 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('keys').put(key, 'pages')
    const pages = request.result.createObjectStore('pages', { keyPath: 'path' })
    for (const row of rows) pages.put(row)
  }
  await new Promise((resolve, reject) => {
    request.onsuccess = resolve
    request.onerror = reject
  })
  request.result.close()
}

/** Whether a page was stored anew since. */
async function isBound(path: string): Promise<boolean> {
  const request = indexedDB.open('safar-personal-pages')
  await new Promise((resolve) => {
    request.onsuccess = resolve
  })
  const found = request.result.transaction('rows').objectStore('rows').get(path)
  await new Promise((resolve) => {
    found.onsuccess = resolve
  })
  request.result.close()
  return found.result.isUnbound === undefined
}

/** Puts the encrypted bytes of one page under the address of another. */
async function copyRow([from, to]: [string, string]): Promise<void> {
  const request = indexedDB.open('safar-personal-pages')
  await new Promise((resolve) => {
    request.onsuccess = resolve
  })
  const rows = request.result.transaction('rows', 'readwrite').objectStore('rows')
  const found = rows.get(from)
  found.onsuccess = () => rows.put({ ...found.result, name: to })
  await new Promise((resolve) => {
    rows.transaction.oncomplete = resolve
  })
  request.result.close()
}

test('a personal page opens under its own address only, and those of the first version open until they are stored anew', async () => {
  const visit = await openSignedIn({ locale: 'en', width: 390, worker: true })
  const { page, context, go } = visit
  await page.clock.install()
  await go('/')
  await hurry(visit)
  await isBehind(visit)
  await go('/account/subscription')
  await isStored(visit, 'personal', '/account/subscription')
  await page.evaluate(storeFirstForm, ['/account/history', '/account', '/business'])
  for (const path of ['/account/tickets', '/account/history']) {
    await go(path)
    await isStored(visit, 'personal', path)
  }
  await expect.poll(() => page.evaluate(isBound, '/account/history')).toBe(true)
  expect(await page.evaluate(isBound, '/account')).toBe(false)

  await page.evaluate(copyRow, ['/account/tickets', '/account/purchases'] as [string, string])
  await context.setOffline(true)
  await page.goto('/account/purchases')
  await page.getByRole('heading', { level: 1, name: offlineText.en.title }).waitFor()
  // The back office has no worker of its own here yet: its till is not lost until then.
  for (const path of ['/account', '/business']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: `the first form of ${path}`, exact: true }).waitFor()
  }
  await go('/account/tickets')
  await isSaved(visit)
})

test('a visitor finds again what they have seen, and elsewhere a page in their language that says why', async () => {
  const visit = await openPage({ locale: 'ar', width: 390, worker: true })
  const { page, context, go, locale } = visit
  await go('/')
  await isBehind(visit)
  await isStored(visit, 'pages', '/')
  // Opened inside the app, the whole page is asked for as well.
  await go('/properties')
  await page.locator('main a[href*="/properties/"]').first().click()
  await page.waitForURL(/\/properties\/\d+/)
  const { pathname } = new URL(page.url())
  await isStored(visit, 'pages', pathname.slice('/ar'.length))
  await context.setOffline(true)
  await page.goto(pathname)
  await page.locator('[data-notice="saved"]').waitFor()
  await page.goto(localPath(locale, '/events'))
  await page.getByRole('heading', { level: 1, name: offlineText.ar.title }).waitFor()
  // A link inside the app that finds no network ends at the same page.
  await page.goto(localPath(locale, '/'))
  await page.locator('html[data-saved-at]').waitFor({ state: 'attached' })
  await page.locator(`footer a[href="${localPath(locale, '/about')}"]`).click()
  await page.getByRole('heading', { level: 1, name: offlineText.ar.title }).waitFor()
})

testInSoak(
  'a kept subscription is gone when somebody else signs in, and what was theirs with their account',
  {
    timeout: 120_000,
  },
  async () => {
    const visit = await openSignedIn({ locale: 'ar', width: 390, worker: true })
    const { page, context, go, locale, name, phone } = visit
    const subscription = await subscribe(visit)
    await page.clock.install()
    await go('/')
    await hurry(visit)
    await isBehind(visit)
    await atBank(visit, subscription, 'pay')
    await page.waitForURL((url) => url.pathname.endsWith('/payment/success'))
    const path = `/account/subscription/${subscription.id}`
    await go(path)
    await page.getByRole('button', { name: keepingText.ar.keep }).click()
    await page.getByRole('button', { name: keepingText.ar.drop }).waitFor()
    await context.setOffline(true)
    await page.goto(localPath(locale, path))
    await isSaved(visit)
    await context.setOffline(false)

    const next = createClient({ locale })
    const { phone: nextPhone } = await addCustomer(next)
    await holdCookie(visit, next)
    await go('/account/tickets')
    await isStored(visit, 'personal', '/account/tickets')
    await hurry(visit)
    await expect.poll(async () => (await storedIn(visit)).personal).not.toContain(localPath(locale, path))
    await isGone(visit, [phone, phone.slice(4), path])

    await go('/account/profile#leave')
    const { leave } = accountText.ar.profile
    await page.getByRole('button', { name: leave.remove, exact: true }).click()
    const question = page.getByRole('alertdialog')
    await question.getByLabel(leave.password, { exact: true }).fill(goodPassword)
    await question.getByRole('button', { name: leave.remove, exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/ar')
    await expect.poll(async () => (await storedIn(visit)).personal).toEqual([])
    await isGone(visit, [name, nextPhone, nextPhone.slice(4), 'a key'])
  },
)
