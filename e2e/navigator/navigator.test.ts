import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { type Locale, locales } from '../../src/domain/text/locale.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { mapText } from '../../src/i18n/messages/map.ts'
import { openPage } from '../support/browser.ts'
import { htmlOf, textOf } from '../support/html.ts'
import { casesIn } from '../support/locale-sample.ts'
import { expectHealthy } from '../support/page-health.ts'

/** Pairs of names on the map that touch each other, as they are drawn. */
const findTouching = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('svg g[direction=ltr] text')]
      .map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
    return names.flatMap((one, index) =>
      names
        .slice(index + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right - 1 &&
            one.box.left < box.right - 1 &&
            box.top < one.box.bottom - 3 &&
            one.box.top < box.bottom - 3,
        )
        .map(({ text }) => `${one.text} and ${text}`),
    )
  })

const recordRequests = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) asked.push(request.url())
  })
  return asked
}

/** Addresses without personal data. */
const isForAll = (url: string): boolean => /\/(assets|map)\/[\w.-]+$|\/icon\.svg$/.test(url)

const frameInAddress = (page: Page): number[] =>
  (new URL(page.url()).searchParams.get('frame') ?? '').split(',').map(Number)

/** How many degrees the frame in the address is wide. */
async function widthInAddress(page: Page): Promise<number> {
  await page.waitForURL(/frame=/)
  const [west = 0, , east = 0] = frameInAddress(page)
  return east - west
}

type Spot = { x: number; y: number }

async function swipe(page: Page, from: Spot, by: Spot): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  for (const part of [0.2, 0.4, 0.6, 0.8, 1])
    await touch('touchMove', [{ x: from.x + by.x * part, y: from.y + by.y * part }])
  await touch('touchEnd', [])
  await cdp.detach()
}

async function pinch(page: Page, { x, y }: Spot): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const fingers = (reach: number) => [
    { x: x - reach, y, id: 0 },
    { x: x + reach, y, id: 1 },
  ]
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) })
  for (const reach of [50, 60, 70, 80])
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(reach) })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await cdp.detach()
}

test.each(casesIn('ku', locales))('the map in %s asks nobody else and lets every name be read', async (locale) => {
  const visit = await openPage({ locale, width: 390, colorScheme: 'dark' })
  const asked = recordRequests(visit.page)
  await visit.go('/navigator?frame=43,35,46,37.5')
  expect(await visit.page.locator('svg g[direction=ltr] text:visible').count()).toBeGreaterThan(2)
  await expect.poll(() => findTouching(visit.page)).toEqual([])
  // Layout shifts while the page loads: resizing the window moves everything.
  await expectHealthy(visit, { skip: ['axe'] })
  await visit.page.setViewportSize({ width: 1280, height: 900 })
  await visit.page.waitForFunction(() => innerWidth === 1280)
  // The names are placed anew once the map knows its size.
  await expect.poll(() => findTouching(visit.page)).toEqual([])
  expect(asked.filter((url) => !url.startsWith(inject('site')))).toEqual([])
  expect(asked.some((url) => url.endsWith('/map/iraq-lines.svg'))).toBe(true)
  await expectHealthy(visit, { skip: ['shift'] })
})

test('without script the map is moved by links, and a place has a card', async () => {
  const { page, go } = await openPage({ javaScript: false, width: 390 })
  const text = mapText.en
  await go('/navigator?kinds=airport')
  await page.getByRole('link', { name: text.ways.in }).click()
  await page.waitForURL(/frame=/)
  expect(page.url()).toContain('kinds=airport')
  await go('/navigator?kinds=airport')
  await page.getByRole('link', { name: 'Najaf International' }).click()
  await page.getByRole('heading', { name: 'Al Najaf International Airport' }).waitFor()
  await page.getByText(text.driver).click()
  await page.getByText('مطار النجف الأشرف الدولي').waitFor()
  await page.getByText(text.apps).click()
  expect(await page.getByRole('link', { name: text.appNames.phone }).getAttribute('href')).toMatch(/^geo:31\.9/)
})

test('kilometres are said from where somebody is, and from nowhere else', async () => {
  const listOf = async (locale: Locale) => textOf(await htmlOf(localPath(locale, '/navigator?kinds=airport')))
  for (const locale of locales) expect(await listOf(locale)).not.toMatch(/\d\s*(km|كم|کم)/)
  const { page, go, context } = await openPage({ width: 1280 })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 36.191, longitude: 44.009 })
  await go('/navigator?kinds=airport')
  await page.getByRole('button', { name: mapText.en.nearMe }).click()
  await expect.poll(() => page.locator('#places li').first().textContent()).toMatch(/Erbil.*\d km$/)
})

describe('on a phone', () => {
  const topOf = (page: Page) => page.locator('#in-view').evaluate((head) => head.getBoundingClientRect().top)

  test.each(casesIn('ar', locales))(
    'the map in %s fills the window, and the list is a sheet over it',
    async (locale) => {
      const visit = await openPage({ locale, width: 390, isNew: true })
      const { page, go } = visit
      const text = mapText[locale]
      await go('/navigator')
      const map = await page.getByRole('application').boundingBox()
      const bar = await page.locator('nav[data-bottom-navigation]').boundingBox()
      if (!map || !bar) throw new Error('There is no map')
      expect([map.x, map.width]).toEqual([0, 390])
      expect(Math.round(map.y + map.height)).toBe(Math.round(bar.y))
      expect(map.height).toBeGreaterThan(500)
      // All that belongs to the map lies within it, above the sheet.
      const closed = await topOf(page)
      for (const part of ['nav:has(details) a[href]:visible', 'p[lang=en]', '.chip >> nth=0']) {
        const box = await page.locator(part).last().boundingBox()
        expect([part, box && box.y >= map.y && box.y + box.height < closed]).toEqual([part, true])
      }

      const head = page.getByRole('button', { name: text.list })
      expect(await head.getAttribute('aria-expanded')).toBe('false')
      await head.focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => topOf(page)).toBeLessThan(closed - 200)
      await expect.poll(() => head.getAttribute('aria-expanded')).toBe('true')
      const half = await topOf(page)
      await page.keyboard.press('Enter')
      await expect.poll(() => topOf(page)).toBeLessThan(half - 200)
      await expectHealthy(visit, { skip: ['shift'] })
      await page.keyboard.press('Enter')
      await expect.poll(() => topOf(page)).toBe(closed)
      await expect.poll(() => head.getAttribute('aria-expanded')).toBe('false')
    },
  )

  test('one finger moves the map and pulls the sheet, and a place opens it', async () => {
    const { page, go } = await openPage({ locale: 'ku', width: 390, isNew: true })
    await go('/navigator?kinds=airport')
    await page.getByRole('application').waitFor()
    const closed = await topOf(page)
    await swipe(page, { x: 200, y: 300 }, { x: 40, y: 60 })
    await page.waitForURL(/frame=/)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    // The address has all that the window shows, which is higher than wide.
    const [west = 0, south = 0, east = 0, north = 0] = frameInAddress(page)
    expect((north - south) / (east - west)).toBeGreaterThan(1.1)
    await swipe(page, { x: 200, y: closed }, { x: 0, y: -250 })
    await expect.poll(() => topOf(page)).toBeLessThan(closed - 200)
    // The page may still be moving on from the pull.
    const pushBack = async () => {
      await page.evaluate(() => scrollTo(0, 0))
      return topOf(page)
    }
    await expect.poll(pushBack).toBe(closed)
    await page.locator('svg a[href*="place="]').first().click()
    await page.getByRole('heading', { level: 2, name: /./ }).nth(1).waitFor()
    await expect.poll(() => topOf(page)).toBeLessThan(closed - 200)
  })

  test('what cannot drag moves the map by taps, with and without script', async () => {
    for (const javaScript of [true, false]) {
      const { page, go } = await openPage({ width: 390, javaScript })
      const { ways } = mapText.en
      await go('/navigator?kinds=airport&frame=43,32,46,34.5')
      const pad = page.getByRole('navigation', { name: ways.label })
      await pad.locator('summary').click()
      await pad.getByRole('link', { name: ways.east }).click()
      await page.waitForURL(/frame=44\.[45]/)
      if (javaScript) expect(await page.getByRole('button', { name: mapText.en.list }).isVisible()).toBe(true)
      else
        await page
          .getByRole('link', { name: /Airport/ })
          .first()
          .scrollIntoViewIfNeeded()
    }
  })
})

describe('with script', () => {
  test('“near me” sorts the list on the device and tells the server nothing', async () => {
    const { page, go, context, errors } = await openPage({ locale: 'ku', width: 390 })
    const text = mapText.ku
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 36.191, longitude: 44.009 })
    await go('/navigator?kinds=ancient_site')
    const asked = recordRequests(page)
    await page.getByRole('button', { name: text.nearMe }).click()
    await page.getByText(text.nearHint).waitFor()
    // A closer view has another picture of the ground, which is public, like the parts of the page that load late.
    expect(asked.filter((url) => !isForAll(url))).toEqual([])
    await page.getByRole('link', { name: text.ways.search }).click()
    await page.waitForURL(/sort=near/)
    await page.getByRole('link', { name: 'قەڵای هەولێر' }).waitFor()
    await page.waitForURL(/frame=43\./)
    await expect.poll(() => page.locator('section ul a').first().textContent()).toContain('قەڵای هەولێر')
    expect(errors.list()).toEqual([])
  })

  test('who refuses is told what else to do', async () => {
    const { page, go } = await openPage({ locale: 'ar', width: 390 })
    await go('/navigator')
    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = (_found, refused) =>
        refused?.({ code: 1, message: '' } as GeolocationPositionError)
    })
    await page.getByRole('button', { name: mapText.ar.nearMe }).click()
    await page.getByText(mapText.ar.nearRefused).waitFor()
  })

  test('the map is moved by keys and by dragging, and loads what is there when asked to', async () => {
    const visit = await openPage({ width: 1280 })
    const { page, go } = visit
    const text = mapText.en
    await go('/navigator')
    // Dragging moves elements: only shifts that the document makes by itself count.
    await expectHealthy(visit, { skip: ['axe'] })
    const asked = recordRequests(page)
    const map = page.getByRole('application', { name: text.mapOfIraq })
    await map.press('+')
    await map.press('ArrowRight')
    const box = await map.boundingBox()
    if (!box) throw new Error('There is no map')
    await page.mouse.move(box.x + 300, box.y + 300)
    await page.mouse.down()
    await page.mouse.move(box.x + 200, box.y + 250, { steps: 4 })
    await page.mouse.up()
    const dragged = await widthInAddress(page)
    await pinch(page, { x: box.x + 300, y: box.y + 300 })
    await expect.poll(() => widthInAddress(page)).toBeLessThan(dragged * 0.8)
    const pinched = await widthInAddress(page)
    await page.mouse.wheel(0, -200)
    await expect.poll(() => widthInAddress(page)).toBeLessThan(pinched * 0.8)
    await page.getByRole('application').press('Tab')
    expect(await page.evaluate(() => document.activeElement?.matches('svg a[href]'))).toBe(true)
    // Nothing but the address has changed, for which the browser looks at the icon again: the server has heard nothing.
    expect(asked.filter((url) => !isForAll(url))).toEqual([])
    await expectHealthy(visit, { skip: ['shift'] })
    // Escape leaves the marks: the tab key goes on behind the map.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('svg') ?? null)).toBe(null)
    const there = page.url()
    await page.getByRole('link', { name: text.ways.search }).click()
    await expect.poll(() => asked.some((url) => url.includes('/navigator.data'))).toBe(true)
    await page.getByRole('navigation', { name: text.kindsLabel }).getByText(text.kinds.hospital).click()
    await page.waitForURL(/kinds=hospital/)
    await page.goBack()
    await page.waitForURL(there)
  })
})
