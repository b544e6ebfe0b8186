import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '../../src/domain/text/locale.ts'
import { addDays, toDay } from '../../src/domain/time/day.ts'
import { formatDay } from '../../src/i18n/format.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { propertiesText } from '../../src/i18n/messages/properties.ts'
import { allProperties, dinarsOf } from '../support/all-properties.ts'
import { journeyCases, openPage } from '../support/browser.ts'
import { cardTitlesOf, htmlOf, textOf } from '../support/html.ts'
import { casesIn } from '../support/locale-sample.ts'
import { messages } from '../support/messages.ts'
import { expectHealthy, onTheWay } from '../support/page-health.ts'

const cards = (page: Page) => page.locator('main article h2')
const today = toDay(new Date())
const [arrival, departure] = [addDays(today, 20), addDays(today, 23)]

const plan = `checkIn=${arrival}&checkOut=${departure}&adults=2&children=1`
const planned = (locale: Locale): string[] => [
  ...[arrival, departure].map((day) => formatDay(locale, day)),
  propertiesText[locale].nights(3),
  propertiesText[locale].guests(3),
]

/** Brings the filters to light: a phone has them in a sheet. */
const openFilters = async (page: Page, locale: Locale) => {
  const button = page.getByRole('button', { name: new RegExp(`^${propertiesText[locale].filters}`) })
  if (await button.isVisible()) await button.click()
}

describe.each(casesIn('ku', journeyCases))('the filters of stays, %s at %ipx', (locale, width) => {
  const t = propertiesText[locale]

  test('leave what fits, are shown, and go one by one or all at once', async () => {
    const visit = await openPage({ locale, width })
    const { page } = visit
    const properties = await allProperties(locale)
    // Not the kind of the first in the list: it may have no stars, and what leads nowhere cannot be ticked.
    const kind = properties.find(({ stars }) => stars === 5)?.propertyType.id
    const hotels = properties.filter(({ propertyType }) => propertyType.id === kind)
    const fitting = hotels.filter(({ stars }) => stars === 3 || stars === 5)
    await visit.go('/properties')
    await openFilters(page, locale)
    const form = page.getByRole('form', { name: t.filters })
    await form.locator(`input[name=type][value="${kind}"]`).check()
    await form.locator('input[name=stars][value="3"]').check()
    await form.locator('input[name=stars][value="5"]').check()
    const submit = form.getByRole('button', { name: t.showCount(fitting.length), exact: true })
    await submit.waitFor()
    // The numbers beside the boxes belong to the present choice: another type would show so many of these stars.
    const others = properties.filter((one) => one.propertyType.id !== kind)
    const otherKind = others[0]?.propertyType.id
    const leaves = others.filter(({ stars, propertyType: { id } }) => id === otherKind && (stars === 3 || stars === 5))
    const besideOther = form.locator('label', { has: page.locator(`input[name=type][value="${otherKind}"]`) })
    expect(await besideOther.locator('.note').textContent()).toBe(String(leaves.length))
    const open = form.locator('label', { has: page.locator('input:enabled:not(:checked)') })
    expect(await open.locator('.note').allTextContents()).not.toContain('0')
    await submit.click()
    await page.waitForURL('**stars=5&stars=3')
    const total = messages[locale].home.properties(fitting.length)
    await page.locator('main header').getByText(total, { exact: true }).waitFor()
    expect(await cards(page).count()).toBe(Math.min(20, fitting.length))
    const titles = new Set(fitting.map(({ title }) => title))
    expect((await cards(page).allTextContents()).filter((title) => !titles.has(title))).toEqual([])
    // On a phone the filters are closed by now, and the list is the one that every screen's check knows.
    await expectHealthy(visit, { skip: width < 700 ? ['shift', 'axe'] : ['shift'] })

    const chosen = page.getByRole('list', { name: t.chosen })
    const three = chosen.getByRole('link', { name: t.remove(messages[locale].rating.stars(3)) })
    await three.click()
    await three.waitFor({ state: 'detached' })
    expect(page.url()).toContain('stars=5')
    await page.goBack()
    await three.waitFor()
    await openFilters(page, locale)
    await expect.poll(() => form.locator('input[name=stars][value="3"]').isChecked()).toBe(true)
    if (width < 700) await page.keyboard.press('Escape')
    await chosen.getByRole('link', { name: t.clearAll }).click()
    await page.waitForURL(`**${localPath(locale, '/properties')}`)
  })
})

// Checks without texts run in one language.
describe('stays', () => {
  test('another order is chosen from a list, and paging keeps it', async () => {
    const locale = 'ku'
    const t = propertiesText[locale]
    const visit = await openPage({ locale })
    const { page } = visit
    await visit.go('/properties')
    await page.locator('main summary', { hasText: t.sort }).click()
    await page.getByRole('link', { name: t.sorts['rating-asc'], exact: true }).click()
    await page.waitForURL('**?sort=rating-asc')
    await page.locator('main a[rel=next][href$="?sort=rating-asc&page=2"]').click()
    await page.waitForURL('**?sort=rating-asc&page=2')
    await page.locator('[aria-current=page]').getByText('2', { exact: true }).waitFor()
    const rendered = cardTitlesOf(await htmlOf(localPath(locale, '/properties?sort=rating-asc&page=2')))
    expect(await cards(page).allTextContents()).toEqual(rendered)
  })

  test('without a script the sheet opens, and the address holds only what was chosen', async () => {
    const locale = 'ar'
    const t = propertiesText[locale]
    const visit = await openPage({ locale, width: 390, javaScript: false })
    const { page } = visit
    await visit.go('/properties')
    await openFilters(page, locale)
    await page.getByLabel(t.minPrice, { exact: true }).fill('٥٠٬٠٠٠')
    await page.getByRole('button', { name: t.show }).click()
    await page.waitForURL('**minPrice=*')
    expect([...new URL(page.url()).searchParams.keys()]).toEqual(['minPrice'])
    const min = new Set(
      (await allProperties(locale)).filter((property) => dinarsOf(property) >= 50_000).map(({ title }) => title),
    )
    expect((await cards(page).allTextContents()).filter((title) => !min.has(title))).toEqual([])
  })

  test('days and guests go along to the stay, and back', async () => {
    const locale = 'en'
    const t = propertiesText[locale]
    const visit = await openPage({ locale, width: 390 })
    const { page } = visit
    await visit.go(`/properties?${plan}`)
    await page.locator('main article a').first().click()
    await page.waitForURL(`**/properties/*?${plan}`)
    const note = page.getByRole('region', { name: t.plan })
    await note.getByText(formatDay(locale, arrival)).waitFor()
    const text = (await note.textContent()) ?? ''
    for (const part of planned(locale)) expect(text).toContain(part)
    await expectHealthy(visit, { skip: onTheWay(locale) })
    await page.getByRole('navigation', { name: messages[locale].nav.trail }).getByRole('link').nth(1).click()
    await page.waitForURL(`**${localPath(locale, '/properties')}?${plan}`)
  })
})

describe.each(locales)('stays in %s', (locale) => {
  const t = propertiesText[locale]

  test('days that cannot be are named beside their field and above the list', async () => {
    const visit = await openPage({ locale })
    const { page } = visit
    const query = `checkIn=${arrival}&checkOut=${addDays(arrival, -1)}&minPrice=abc&rating=9&type=999`
    expect((await visit.go(`/properties?${query}`)).status()).toBe(200)
    const checkOut = page.getByLabel(t.checkOut, { exact: true })
    expect(await checkOut.getAttribute('aria-invalid')).toBe('true')
    expect(await checkOut.inputValue()).toBe(addDays(arrival, -1))
    for (const text of [t.errors.reversed, t.errors.price, t.errors.unknown])
      expect(await page.getByText(text).count()).toBeGreaterThanOrEqual(2)
    expect(await cards(page).count()).toBe(20)
    await expectHealthy(visit)
  })

  test('nothing fits: the filter that keeps stays away can be given up', async () => {
    const visit = await openPage({ locale })
    const { page } = visit
    await visit.go('/properties?stars=5&maxPrice=1')
    await page.getByRole('heading', { name: t.empty }).waitFor()
    await expectHealthy(visit)
    const five = (await allProperties(locale)).filter(({ stars }) => stars === 5)
    await page.locator('main').getByText(messages[locale].home.properties(five.length), { exact: true }).click()
    await page.waitForURL(`**${localPath(locale, '/properties')}?stars=5`)
    await cards(page).first().waitFor()
    expect(await cards(page).count()).toBe(Math.min(20, five.length))
  })

  test('days and guests are told by the stay that they led to', async () => {
    const [, stay = ''] =
      (await htmlOf(localPath(locale, `/properties?${plan}`))).match(/<article[\s\S]*?href="([^"]+)"/) ?? []
    expect(stay).toContain(plan.replaceAll('&', '&amp;'))
    const text = textOf(await htmlOf(stay.replaceAll('&amp;', '&')))
    for (const part of planned(locale)) expect(text).toContain(part)
  })
})

test('the sheet is a dialog that begins at its title, keeps it in sight, and shows nothing that leads nowhere', async () => {
  const t = propertiesText.ar
  const visit = await openPage({ locale: 'ar', width: 390 })
  const { page } = visit
  await visit.go('/properties')
  await openFilters(page, 'ar')
  const sheet = page.getByRole('dialog', { name: t.filters, exact: true })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(t.filters)
  await sheet.evaluate((element) => element.scrollBy({ top: 300, behavior: 'instant' }))
  const [title, edge] = [await sheet.locator('h2').locator('..').boundingBox(), await sheet.boundingBox()]
  expect(Math.abs((title?.y ?? 0) - (edge?.y ?? 99))).toBeLessThan(2)
  const form = page.getByRole('form', { name: t.filters })
  for (const count of await form.locator('fieldset .note').allTextContents()) expect(count).not.toBe('0')
})

test('prices follow the ticks, what was typed stays, and nothing moves until the sheet is opened again', async () => {
  const t = propertiesText.ar
  const visit = await openPage({ locale: 'ar', width: 390 })
  const { page } = visit
  await visit.go('/properties')
  await openFilters(page, 'ar')
  const form = page.getByRole('form', { name: t.filters })
  const notes = () => form.locator('fieldset label:visible .note').allTextContents()
  const bounds = () => form.locator('[id$=Price-hint]').allTextContents()
  const five = (await allProperties('ar')).filter(({ stars }) => stars === 5)
  const [all, offered] = [await bounds(), (await notes()).length]
  await page.getByLabel(t.maxPrice, { exact: true }).fill('900000')
  await form.locator('input[name=stars][value="5"]').check()
  await form.getByRole('button', { name: t.showCount(five.length), exact: true }).waitFor()
  const ofFive = await bounds()
  expect(ofFive).not.toEqual(all)
  const prices = five.map(dinarsOf)
  expect(ofFive.map((text) => Number(text.replace(/\D/g, '')))).toEqual([Math.min(...prices), Math.max(...prices)])
  expect(await page.getByLabel(t.maxPrice, { exact: true }).inputValue()).toBe('900000')
  expect((await notes()).length).toBe(offered)
  expect(await notes()).toContain('0')

  await page.keyboard.press('Escape')
  await openFilters(page, 'ar')
  expect((await notes()).length).toBeLessThan(offered)
  expect(await notes()).not.toContain('0')
  await form.locator('input[name=stars][value="5"]').uncheck()
  await expect.poll(async () => (await notes()).length).toBe(offered)
  expect(await bounds()).toEqual(all)
})

test('what is chosen already has left nothing useless, which comes back with what is given up', async () => {
  const t = propertiesText.ar
  const visit = await openPage({ locale: 'ar', width: 390 })
  const { page } = visit
  await visit.go(`/properties?stars=5&features=1`)
  const button = page.getByRole('button', { name: new RegExp(`^${t.filters}`) })
  expect(await button.textContent()).toBe(`${t.filters}2`)
  await openFilters(page, 'ar')
  const form = page.getByRole('form', { name: t.filters })
  const kinds = form.locator('label:visible:has(input[name=type])')
  const before = await kinds.count()
  expect(await form.locator('label:visible .note').allTextContents()).not.toContain('0')
  await form.locator('input[name=stars][value="5"]').uncheck()
  await expect.poll(() => kinds.count()).toBeGreaterThan(before)
  expect(await form.locator('label:visible .note').allTextContents()).not.toContain('0')
})

test('with days chosen the button counts filters alone, and all can be cleared without looking for it', async () => {
  const t = propertiesText.ar
  const visit = await openPage({ locale: 'ar', width: 390 })
  const { page } = visit
  await visit.go(`/properties?${plan}&stars=5`)
  expect(await page.getByRole('button', { name: new RegExp(`^${t.filters}`) }).textContent()).toBe(`${t.filters}1`)
  const chosen = page.getByRole('list', { name: t.chosen })
  expect(await chosen.getByRole('link').first().textContent()).toBe(messages.ar.rating.stars(5))
  const clear = await chosen.getByRole('link', { name: t.clearAll }).boundingBox()
  expect(clear?.x).toBeGreaterThanOrEqual(0)
  expect((clear?.x ?? 0) + (clear?.width ?? 999)).toBeLessThanOrEqual(390)
})
