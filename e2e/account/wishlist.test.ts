import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { locales } from '../../src/domain/text/locale.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { successMessages } from '../../src/i18n/messages/successes.ts'
import { wishlistText } from '../../src/i18n/messages/wishlist.ts'
import { closePage, isReady, openPage } from '../support/browser.ts'
import { type Client, createClient, newAddress, requireOk } from '../support/client.ts'
import { casesIn } from '../support/locale-sample.ts'
import { expectHealthy, listErrors } from '../support/page-health.ts'
import { dialogOf } from '../support/sign-in-dialog.ts'
import { openSignedIn } from '../support/signed-in.ts'

const heartOf = (page: Page, id: number): Locator => page.getByRole('main').locator(`[data-heart="${id}"]`).first()
const isPressed = (page: Page, id: number) => expect.poll(() => heartOf(page, id).getAttribute('aria-pressed'))

const list = '/services/api/customer/property-wishlist'
const idsOf = async (client: Client, token: string): Promise<number[]> =>
  requireOk(await client.send('GET', `${list}?limit=100`, { token })).data.map(
    ({ propertyId }: { propertyId: number }) => propertyId,
  )

/** The stays of the first page, as they stand on it. */
const shownOn = (page: Page): Promise<number[]> =>
  page
    .getByRole('main')
    .locator('[data-heart]')
    .evaluateAll((hearts) => hearts.map((heart) => Number((heart as HTMLElement).dataset.heart)))

test('a visitor taps a heart, signs in, and it is done; it is so after a reload and in the other tab', {
  timeout: 180_000,
}, async () => {
  const client = createClient({ locale: 'ku' })
  const { phone, accessToken } = await client.signUp()
  const visit = await openPage({ locale: 'ku', width: 390 })
  const { page, context } = visit
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() })
  await visit.go('/properties')
  const [first = 0, second = 0, third = 0] = await shownOn(page)
  await isPressed(page, first).toBe('false')
  const box = await heartOf(page, first).boundingBox()
  expect([box?.width, box?.height]).toEqual([44, 44])
  await heartOf(page, first).click()
  const { login, text, dialog } = dialogOf(visit)
  await dialog.getByText(text.kept).waitFor()
  await login(phone)
  await isPressed(page, first).toBe('true')
  await page.getByText(successMessages.ku.WISHLIST_SAVED).waitFor()
  await expect.poll(() => idsOf(client, accessToken)).toEqual([first])
  expect(new URL(page.url()).pathname, 'the page stays').toBe('/ku/properties')

  visit.errors.forget()
  await page.reload()
  await isReady(page)
  await isPressed(page, first).toBe('true')
  await isPressed(page, second).toBe('false')
  expect(await listErrors(visit), 'nothing to mend').toEqual([])

  const other = await context.newPage()
  await other.goto(localPath('ku', `/properties/${second}`))
  await isReady(other)
  await isPressed(other, second).toBe('false')
  await heartOf(page, second).click()
  await isPressed(page, second).toBe('true')
  await isPressed(other, second).toBe('true')

  // Another device is looked at when the page is.
  requireOk(await client.send('POST', list, { token: accessToken, body: { propertyId: third } }))
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await isPressed(page, third).toBe('true')

  // A refusal takes it back.
  await page.route('**/customer/property-wishlist/property/*', (route) => route.fulfill({ status: 503, json: {} }))
  await heartOf(page, third).click()
  await expect.poll(() => page.getByRole('alert').count()).toBeGreaterThan(0)
  await isPressed(page, third).toBe('true')
  expect(await idsOf(client, accessToken)).toContain(third)
  await closePage(visit)
})

test('the heart of an event saves it beside the stays, and taps there take it out and put it back', {
  timeout: 180_000,
}, async () => {
  const visit = await openSignedIn({ locale: 'ku', width: 390 })
  const { page } = visit
  await visit.go('/events')
  const heart = page.getByRole('main').locator('[data-heart^="event:"]').first()
  const id = (await heart.getAttribute('data-heart')) ?? ''
  const answered = () => page.waitForResponse((response) => response.url().includes('/customer/item-wishlist'))
  const tap = async () => {
    const answer = answered()
    await page.getByRole('main').locator(`[data-heart="${id}"]`).first().click()
    expect((await answer).status()).toBe(200)
  }
  const isOn = () =>
    expect.poll(() => page.getByRole('main').locator(`[data-heart="${id}"]`).first().getAttribute('aria-pressed'))
  await tap()
  await isOn().toBe('true')
  await visit.go('/account/wishlist')
  await page.getByRole('region', { name: wishlistText.ku.list.items }).getByRole('link').first().waitFor()
  await isOn().toBe('true')
  await expectHealthy(visit)
  await tap()
  await isOn().toBe('false')
  await tap()
  await isOn().toBe('true')
  await closePage(visit)
})

describe.each(casesIn('ar', locales))('the wishlist in %s', (locale) => {
  const { entry, note, share, list: text } = wishlistText[locale]

  test('is searched, sorted, annotated, shared, and what is removed comes back', { timeout: 180_000 }, async () => {
    const visit = await openSignedIn({ locale, width: locale === 'en' ? 1280 : 390 })
    const { page, client, accessToken } = visit
    for (const propertyId of [1, 2, 3])
      requireOk(await client.send('POST', list, { token: accessToken, body: { propertyId } }))
    const titles = requireOk(await client.send('GET', `${list}?lang=${locale}`, { token: accessToken })).data.map(
      ({ title }: { title: string }) => title,
    )
    await visit.go('/account/wishlist')
    const main = page.getByRole('main')
    const headings = () => main.getByRole('heading', { level: 2 }).allTextContents()
    const entries = expect.poll(async () => (await headings()).filter((title) => titles.includes(title)))
    await entries.toEqual(titles)
    await expectHealthy(visit)

    await main.getByLabel(text.sort).selectOption({ label: text.sorts.oldest })
    await entries.toEqual([...titles].reverse())
    await main.getByRole('searchbox').fill(titles[1])
    await main.getByRole('searchbox').press('Enter')
    await entries.toEqual([titles[1]])

    await main.getByRole('button', { name: new RegExp(`^${note.add}.*${titles[1]}`) }).click()
    await main.getByLabel(note.label).fill('a b')
    await main.getByRole('button', { name: note.save, exact: true }).click()
    await main.getByText('a b', { exact: true }).waitFor()

    await main.getByRole('button', { name: new RegExp(`^${entry.remove}.*${titles[1]}`) }).click()
    await entries.toEqual([])
    await main.getByRole('button', { name: entry.undo, exact: true }).click()
    await entries.toEqual([titles[1]])
    await main.getByText('a b', { exact: true }).waitFor()

    await main.getByRole('button', { name: share.make, exact: true }).click()
    const link = await main.getByLabel(share.link).inputValue()
    const answer = await fetch(inject('site') + new URL(link).pathname)
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    const html = await answer.text()
    for (const title of titles) expect(html).toContain(title)
    for (const own of ['a b', visit.name, visit.phone]) expect(html).not.toContain(own)
    await closePage(visit)
  })
})
