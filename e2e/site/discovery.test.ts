import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { type Locale, locales } from '../../src/domain/text/locale.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { catalogueText } from '../../src/i18n/messages/catalogue.ts'
import { discountsText } from '../../src/i18n/messages/discounts.ts'
import { offersText } from '../../src/i18n/messages/offers.ts'
import { umrahText } from '../../src/i18n/messages/umrah.ts'
import { ask, find } from '../support/api.ts'
import { countDocuments, directionCases, journeyCases, openPage, reusePage } from '../support/browser.ts'
import { htmlOf } from '../support/html.ts'
import { casesIn } from '../support/locale-sample.ts'
import { messages } from '../support/messages.ts'
import { expectHealthy } from '../support/page-health.ts'

const nonsense: Record<Locale, string> = { en: 'qqqqq', ar: 'ظظظظظ', ku: 'ژژژژژ' }
const titlesOn = (page: Page) => page.locator('main article h2').allTextContents()
const titlesOf = async (path: string, locale: Locale) => (await ask(path, locale)).data.map(({ title }) => title)
const isAt = (page: Page, locale: Locale, path: string) =>
  page.waitForURL(({ pathname, search }) => pathname + search === localPath(locale, path))

describe.each(casesIn('ar', directionCases))('looking for a flight, %s at %ipx', (locale, width) => {
  const t = offersText[locale]

  test('by type, order and words, all in the address; back undoes each', async () => {
    const visit = await reusePage({ locale, width })
    const { page } = visit
    await visit.go('/offers')
    const documents = countDocuments(page)
    const expectList = async (query: string) => {
      await isAt(page, locale, `/offers${query}`)
      const wanted = await titlesOf(`/public/offers${query}`, locale)
      await expect.poll(() => titlesOn(page)).toEqual(wanted)
    }
    await expectList('')
    await page.getByRole('link', { name: t.types.flight, exact: true }).click()
    await expectList('?type=flight')
    await page.getByRole('heading', { level: 1, name: t.titleOf(t.types.flight) }).waitFor()
    const order = page.locator('main summary', { hasText: catalogueText[locale].sort })
    await order.click()
    await page.getByRole('link', { name: t.sorts['price-asc'], exact: true }).click()
    await expectList('?type=flight&sort=price-asc')
    await page.goBack()
    await expectList('?type=flight')
    await expect.poll(() => order.textContent()).toContain(t.sorts.newest)
    await page.goBack()
    await expectList('')
    expect(documents()).toBe(0)
    await expectHealthy(visit, { skip: ['axe', 'shift'] })
  })
})

describe.each(casesIn('ku', journeyCases))('flights, %s at %ipx', (locale, width) => {
  const t = offersText[locale]

  test('what nothing matches says so and leads back', async () => {
    const visit = await reusePage({ locale, width })
    const { page } = visit
    await visit.go(`/offers?search=${nonsense[locale]}`)
    await page.getByRole('heading', { level: 2, name: t.nothing }).waitFor()
    await expectHealthy(visit)
    await page.getByRole('link', { name: t.showAll, exact: true }).click()
    await isAt(page, locale, '/offers')
    await expect.poll(() => titlesOn(page)).toEqual(await titlesOf('/public/offers', locale))
  })
})

describe('what a list offers leads somewhere', () => {
  const total = async (path: string) => (await ask(path)).meta.total

  test('the types of offers, by what was typed', async () => {
    const [flight] = (await ask('/public/offers?type=flight')).data
    const search = encodeURIComponent(flight?.title ?? '')
    const html = await htmlOf(`/offers?search=${search}`)
    const types = Object.keys(offersText.en.types)
    const offered = types.filter((type) => html.includes(`href="/offers?type=${type}&amp;search=`))
    expect(offered).toContain('flight')
    expect(offered.length).toBeLessThan(types.length)
    for (const type of types)
      expect([type, (await total(`/public/offers?search=${search}&type=${type}`)) > 0]).toEqual([
        type,
        offered.includes(type),
      ])
  })

  test('the governorates of a category', async () => {
    const { data } = await ask('/locations')
    let left = 0
    for (const type of [1, 2, 3]) {
      const html = await htmlOf(`/discounts/categories/${type}`)
      const offered = data.filter(({ id }) => html.includes(`href="/discounts/categories/${type}?location=${id}"`))
      left += data.length - offered.length
      for (const { id } of offered)
        expect(await total(`/public/businesses?type=${type}&location=${id}`)).toBeGreaterThan(0)
    }
    expect(left).toBeGreaterThan(0)
  })
})

describe.each(['en', 'ku'] as const)('without script, in %s', (locale) => {
  test('the filters are links, and nothing offers what needs script', async () => {
    const { page, go } = await openPage({ locale, javaScript: false })
    await go('/umrah')
    const t = umrahText[locale]
    await page.locator('main summary', { hasText: catalogueText[locale].sort }).click()
    await page.getByRole('link', { name: t.sorts.nearest, exact: true }).click()
    await page.waitForURL('**/umrah?sort=nearest')
    const nearest = await page.locator('main article h2').first().textContent()
    const hits = await find('umrah', { sort: ['nearest:asc'], filter: 'isSoldOut = false', limit: 1 })
    expect(nearest).toBe(hits[0]?.[locale === 'en' ? 'titleEn' : 'titleKu'])
    await page.locator('main summary', { hasText: t.choices.level.label }).click()
    await page.getByRole('link', { name: new RegExp(`^${t.choices.level.all}`) }).click()
    await page.locator('main article a').first().click()
    await page.getByRole('heading', { level: 2, name: t.hotels }).waitFor()
    await page.getByRole('button', { name: messages[locale].share.action }).waitFor({ state: 'hidden' })
  })

  test('the menu of all sections opens all the same', async () => {
    const { page, go } = await openPage({ locale, width: 390, javaScript: false })
    await go('/')
    await page.getByRole('button', { name: messages[locale].nav.more }).click()
    await page
      .getByRole('navigation', { name: messages[locale].nav.sections })
      .getByRole('link', { name: messages[locale].nav.visas })
      .first()
      .click()
    await page.waitForURL('**/visa-permits')
  })
})

describe.each(casesIn('en', directionCases))('from a city to a discount, %s at %ipx', (locale, width) => {
  test('a category of the city, one of its discounts, and the packages', async () => {
    const visit = await reusePage({ locale, width })
    const { page } = visit
    const [city] = (await ask('/locations', locale)).data
    await visit.go(`/discounts/cities/${city?.id}`)
    const chips = page.getByRole('navigation', { name: discountsText[locale].categories })
    await chips.getByRole('link').nth(1).click()
    await page.waitForURL(/type=\d+$/)
    const type = new URL(page.url()).searchParams.get('type')
    await expect
      .poll(() => titlesOn(page))
      .toEqual(await titlesOf(`/public/businesses?location=${city?.id}&type=${type}`, locale))
    await page.locator('main article a').first().click()
    await page.getByRole('heading', { level: 2, name: discountsText[locale].about }).waitFor()
    await expectHealthy(visit, { skip: ['shift'] })
    await page.getByRole('link', { name: discountsText[locale].packages, exact: true }).first().click()
    await isAt(page, locale, '/packages')
  })
})

const missing = [
  '/offers?type=submarine',
  '/offers?sort=colour',
  '/offers?page=0',
  '/offers/999999',
  '/offers/abc',
  '/discounts/999999',
  '/discounts/nothing',
  '/discounts/categories/999999',
  '/discounts/categories/1?location=999999',
  '/discounts/cities/999999',
  '/discounts/cities/1?type=999999',
  '/tourism-packages',
  '/tourism-packages/moon',
  '/tourism-packages/iraq/submarine',
  '/tourism-packages/iraq/family/999999',
  '/umrah/type/luxury',
  '/umrah/999999',
  '/umrah/type',
  '/visa-permits?kind=spy',
  '/visa-permits/999999',
]

describe.each(locales)('what is not there, in %s', (locale) => {
  test.each(missing)('%s', async (path) => {
    const response = await fetch(inject('site') + localPath(locale, path))
    expect(response.status).toBe(404)
    expect(await response.text()).toContain(messages[locale].error.notFound)
  })

  test('a tour has one address: under another category or type there is nothing', async () => {
    const [hit] = await find('tourism', { limit: 1 })
    if (!hit) throw new Error('There is no tour')
    const at = async (category: string, type: string) =>
      (await fetch(inject('site') + localPath(locale, `/tourism-packages/${category}/${type}/${hit.id}`))).status
    expect(await at(hit.category.key, hit.type.key)).toBe(200)
    expect(await at(hit.category.key === 'iraq' ? 'world' : 'iraq', hit.type.key)).toBe(404)
    expect(await at(hit.category.key, hit.type.key === 'family' ? 'culture' : 'family')).toBe(404)
  })
})

test('what is shared is the page’s one address, and the alert says that it was copied', async () => {
  const { page, context, go } = await openPage({ locale: 'ar' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  const [offer] = (await ask('/public/offers')).data
  await go(`/offers/${offer?.id}?from=mail`)
  await page.getByRole('button', { name: messages.ar.share.action }).click()
  await page.getByText(messages.ar.share.copied).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    inject('site') + localPath('ar', `/offers/${offer?.id}`),
  )
})

test('a page tells machines what it is: the way to it, and the thing with its price', async () => {
  const [offer] = (await ask('/public/offers')).data
  const html = await (await fetch(`${inject('site')}/offers/${offer?.id}`)).text()
  const told = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )
  expect(told.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'Product'])
  expect(told[1]).toMatchObject({ name: offer?.title, offers: { '@type': 'Offer', priceCurrency: expect.any(String) } })
})

test.each([
  ['/properties', 'properties_banner'],
  ['/events', 'events_banner'],
])('%s shows its own advertisements, and counts who sees them', async (path, type) => {
  const { page, go } = await openPage()
  const { data } = await ask(`/public/advertisements/${type}`)
  expect(data.length).toBeGreaterThan(0)
  // From before the page is loaded: advertisements on its first screen are counted at once.
  const counted = data.map(({ id }) =>
    page.waitForResponse((response) => response.url().includes(`/advertisements/${id}/views`)),
  )
  await go(path)
  for (const { title } of data) await page.getByRole('heading', { level: 3, name: title }).scrollIntoViewIfNeeded()
  for (const response of await Promise.all(counted)) expect(response.status()).toBe(200)
})

test('the price of every plan stands beside its title on a phone, whatever badge it has', async () => {
  const { page, go } = await openPage({ locale: 'ar', width: 390 })
  await go('/packages')
  const isBeside = await page.locator('main fieldset label:has(.price)').evaluateAll((plans) =>
    plans.map((plan) => {
      const [title, price] = ['.font-bold', '.price'].map((part) => plan.querySelector(part)?.getBoundingClientRect())
      return title && price && price.top < title.bottom
    }),
  )
  expect(isBeside.length).toBeGreaterThan(3)
  expect(isBeside).toEqual(isBeside.map(() => true))
})

test('the buttons of a row of cards stand in line with its link to all', async () => {
  const { page, go } = await openPage({ locale: 'ar' })
  await go('/')
  const row = page.locator('[data-carousel]:has(h2 ~ a)').first()
  const middleOf = (selector: string) =>
    row.locator(selector).evaluate((element) => {
      const { top, height } = element.getBoundingClientRect()
      return Math.round(top + height / 2)
    })
  expect(await middleOf('h2 ~ a')).toBe(await middleOf('button[aria-label] >> nth=0'))
})
