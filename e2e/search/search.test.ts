import type { Page, Request } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { type Locale, locales } from '../../src/domain/text/locale.ts'
import { localeFacts, localPath } from '../../src/i18n/locale-facts.ts'
import { searchText } from '../../src/i18n/messages/search.ts'
import { staySearchText } from '../../src/i18n/messages/stay-search.ts'
import { plural } from '../../src/i18n/plural.ts'
import { ask } from '../support/api.ts'
import { journeyCases, openPage } from '../support/browser.ts'
import { htmlOf, tags, textOf } from '../support/html.ts'
import { casesIn } from '../support/locale-sample.ts'
import { messages } from '../support/messages.ts'
import { expectHealthy } from '../support/page-health.ts'

const results = (page: Page) => page.locator('main a[data-result]')
const boxOf = (page: Page) => page.locator('main input[type=search]')
const fill = (text: string, query: string) => text.replace('#', `\u2068${query}\u2069`)
const hasAddress = (page: Page, locale: Locale, path: string) =>
  page.waitForURL(({ pathname, search }) => pathname + search === encodeURI(localPath(locale, path)))
const asks = (request: Request, q: string) =>
  request.url().includes('/public/search?') && new URL(request.url()).searchParams.get('q') === q
const firstPlace = async (locale: Locale) => {
  const [place] = (await ask('/locations/properties', locale)).data
  if (!place) throw new Error('There are no places')
  return place
}

describe.each(casesIn('ku', journeyCases))('the search, %s at %ipx', (locale, width) => {
  // The keys are the same in all languages.
  const hasKeys = locale !== 'en'
  test(`finds while one types${hasKeys ? ', opens by the keyboard, and comes back to what was typed' : ''}`, async () => {
    const visit = await openPage({ locale, width })
    const { page } = visit
    const { id, title } = await firstPlace(locale)
    await visit.go('/search')
    await page.waitForFunction(() => document.activeElement?.matches('main input[type=search]'))
    const entries = await page.evaluate(() => history.length)

    await page.keyboard.type(title, { delay: 30 })
    const place = page.locator(`main a[data-result][href="${localPath(locale, `/properties?location=${id}`)}"]`)
    await place.waitFor()
    // A place comes first, marked where it matches, and the number of results is told: when all that was typed is answered.
    await expect.poll(() => place.locator('mark').first().textContent()).toBe(title)
    const told = page.locator('main [role=status]')
    await expect.poll(() => told.textContent()).toContain(fill(searchText[locale].results, title))
    expect(await results(page).first().getAttribute('href')).toBe(await place.getAttribute('href'))
    await hasAddress(page, locale, `/search?q=${title}`)
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await expectHealthy(visit, { skip: ['shift'] })
    if (!hasKeys) return

    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const second = results(page).nth(1)
    expect(await second.evaluate((link) => link === document.activeElement)).toBe(true)
    const href = await second.getAttribute('href')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${href}`)
    await page.goBack()
    await place.waitFor()
    expect(await boxOf(page).inputValue()).toBe(title)
    expect(page.url()).toContain('?q=')

    await boxOf(page).press('Escape')
    const recent = page.getByRole('link', { name: title, exact: true }).first()
    await recent.waitFor()
    await hasAddress(page, locale, '/search')
    await page.getByRole('button', { name: fill(searchText[locale].forget, title) }).click()
    await page.getByText(searchText[locale].recent, { exact: true }).waitFor({ state: 'detached' })
  })
})

describe.each(locales)('the search in %s', (locale) => {
  const t = searchText[locale]

  test('is in the HTML, kind by kind and page by page', async () => {
    const { title } = await firstPlace(locale)
    const read = async (more = '') => htmlOf(localPath(locale, `/search?q=${encodeURIComponent(title)}${more}`))
    const countResults = (html: string) => tags(html, 'a').filter((link) => 'data-result' in link).length
    const all = await read()
    expect(countResults(all)).toBeGreaterThan(6)
    expect(textOf(all)).toContain(t.kinds.property)
    expect(countResults(await read('&kind=property'))).toBeGreaterThan(6)
    const beyond = await htmlOf(localPath(locale, `/search?q=${title}&kind=property&page=999`))
    expect(textOf(beyond)).toContain(messages[locale].list.emptyPage)
    expect((await fetch(`${inject('site')}${localPath(locale, `/search?q=${title}&kind=nothing`)}`)).status).toBe(404)
  })

  test('offers and discount packages are found by their titles', async () => {
    const [offer] = (await ask('/public/offers', locale)).data
    const [bundle] = (await ask('/public/discount-packages', locale)).data
    for (const [item, path, kind] of [
      [offer, `/offers/${offer?.id}`, t.kinds.offer],
      [bundle, `/packages#package-${bundle?.id}`, t.kinds.discount_package],
    ] as const) {
      const html = await htmlOf(localPath(locale, `/search?q=${encodeURIComponent(item?.title ?? '')}`))
      const [first = ''] = html.match(/<a\b[^>]*data-result[\s\S]*?<\/a>/) ?? []
      expect(tags(first, 'a')[0]?.href).toBe(localPath(locale, path))
      expect(html.match(/<h2\b[^>]*>([^<]*)</)?.[1]).toBe(kind)
      // A package has several prices, and says the lowest.
      expect(textOf(first).includes(messages[locale].price.from)).toBe(item === bundle)
    }
  })

  test('says what it did not find, and where to go on', async () => {
    const visit = await openPage({ locale, width: 390 })
    await visit.go('/search?q=0000000000')
    await visit.page.getByRole('heading', { name: fill(t.nothing, '0000000000') }).waitFor()
    for (const way of ['/events', '/offers'])
      await visit.page.locator(`main a[href="${localPath(locale, way)}"]`).waitFor()
    await expectHealthy(visit)
  })

  test('a search that fails is told as such, never as nothing found', async () => {
    const { page, go } = await openPage({ locale })
    await go('/search')
    await page.route('**/public/search?*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await boxOf(page).fill('0000000000')
    await page.getByRole('heading', { name: t.failed }).waitFor()
    expect(await page.getByText(fill(t.nothing, '0000000000')).count()).toBe(0)
    await page.unroute('**/public/search?*')
    await page.getByRole('link', { name: messages[locale].error.retry }).click()
    await page.getByRole('heading', { name: fill(t.nothing, '0000000000') }).waitFor()
  })
})

test('works without a script, in Arabic', async () => {
  const locale = 'ar'
  const visit = await openPage({ locale, javaScript: false, width: 390 })
  const { page } = visit
  const { title } = await firstPlace(locale)
  await visit.go('/search')
  await page.locator('main input[type=search]').fill(title)
  await page.locator('main input[type=search]').press('Enter')
  await page.waitForURL('**/search?q=*')
  const all = page.getByRole('link', { name: new RegExp(`: ${searchText[locale].kinds.property}$`) })
  const total = Number((await all.textContent())?.match(/\d+/)?.[0])
  expect(await results(page).count()).toBeGreaterThan(6)
  await all.click()
  await page.waitForURL('**&kind=property')
  expect(await results(page).count()).toBe(Math.min(20, total))
})

test('a late answer does not replace a newer one', async () => {
  const { page, go } = await openPage()
  await go('/search')
  let release = () => {}
  const late = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/public/search?*', async (route) => {
    const answer = await route.fetch()
    if (asks(route.request(), 'Basra')) await late
    await route.fulfill({ response: answer }).catch(() => {})
  })
  const isAsked = page.waitForRequest((request) => asks(request, 'Basra'))
  await boxOf(page).fill('Basra')
  await isAsked
  await boxOf(page).fill('Mosul')
  const status = page.locator('main [role=status]')
  await status.getByText('Mosul').waitFor()
  release()
  await page.waitForTimeout(300)
  expect(await status.textContent()).toContain('Mosul')
})

test('a slash goes to the box of the header, whose words the search takes over', async () => {
  const { page, go } = await openPage({ width: 1280 })
  await go('/events')
  await page.keyboard.press('/')
  await page.keyboard.type('river/bank')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=river%2Fbank')
  expect(await boxOf(page).inputValue()).toBe('river/bank')
  expect(await page.locator('header input[type=search]').count()).toBe(0)
})

test('another language keeps what was typed', async () => {
  const { page, go } = await openPage()
  await go('/search')
  await boxOf(page).fill('Basra')
  await hasAddress(page, 'en', '/search?q=Basra')
  await page.getByRole('link', { name: localeFacts.ar.title, exact: true }).click()
  await page.waitForURL('**/ar/search?q=Basra')
  expect(await boxOf(page).inputValue()).toBe('Basra')
})

test('the number of results is in the plural of the language', async () => {
  const { title } = await firstPlace('ar')
  const text = textOf(await htmlOf(localPath('ar', `/search?q=${title}`)))
  const total = Number(text.match(/(\d+) نت/)?.[1])
  expect(text).toContain(plural('ar', total, searchText.ar.total))
})

describe.each(casesIn('en', journeyCases))('suggestions on the home page, %s at %ipx', (locale, width) => {
  const hasKeys = locale !== 'ku'
  test(`come while one types${hasKeys ? ', are walked through by the keyboard, and lead on' : ''}`, async () => {
    const visit = await openPage({ locale, width })
    const { page } = visit
    const { id, title } = await firstPlace(locale)
    await visit.go('/')
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/multi-search') && request.method() === 'POST') asked++
    })
    const box = boxOf(page)
    await box.focus()
    await page.waitForFunction(() => document.querySelector('main input[type=search]')?.role === 'combobox')
    await page.keyboard.type(title.slice(0, 1))
    // A bound that no machine is too slow for.
    await box.evaluate((_, letters) => {
      for (const letter of letters) document.execCommand('insertText', false, letter)
    }, title.slice(1))
    const options = page.locator('main [role=option]')
    await options.first().waitFor()
    // With its kind, and marked where it matches.
    await page.waitForFunction((name) => document.querySelector('main [role=option] mark')?.textContent === name, title)
    expect(await options.first().textContent()).toContain(staySearchText[locale].governorate)
    expect(asked).toBeLessThan(title.length)
    expect(await box.getAttribute('aria-expanded')).toBe('true')
    await expectHealthy(visit, { skip: ['shift'] })

    if (!hasKeys) return
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    expect(await box.getAttribute('aria-activedescendant')).toBeNull()
    await page.keyboard.press('ArrowDown')
    expect(await box.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'))
    await page.keyboard.press('Escape')
    expect(await options.first().isVisible()).toBe(false)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.locator('main input[name=location]').waitFor({ state: 'attached' })
    await page.keyboard.press('Enter')
    await hasAddress(page, locale, `/properties?location=${id}`)

    await visit.go('/')
    await box.focus()
    await box.fill(searchText[locale].kinds.visa)
    await options.filter({ hasText: staySearchText[locale].everything }).click()
    await hasAddress(page, locale, `/search?q=${searchText[locale].kinds.visa}`)
    // Who types the name of a section is shown the way to it.
    const ways = page.locator('main').getByRole('navigation', { name: searchText[locale].sections, exact: true })
    const way = ways.getByRole('link').first()
    expect(await way.getAttribute('href')).toBe(localPath(locale, '/visa-permits'))
  })
})
