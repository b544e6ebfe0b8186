import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { accountText } from '../../src/i18n/messages/account.ts'
import { eventsText } from '../../src/i18n/messages/events.ts'
import { ask } from '../support/api.ts'
import { directionCases, openPage } from '../support/browser.ts'
import { hold } from '../support/hold-response.ts'
import { casesIn } from '../support/locale-sample.ts'
import { messages } from '../support/messages.ts'
import { openSignedIn } from '../support/signed-in.ts'

/** The link that this width shows, pressed from within: Playwright would scroll to it. */
const follow = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]:visible`)
    .first()
    .evaluate((link: HTMLElement) => link.click())

const isWaiting = (page: Page) =>
  page.waitForFunction(() => {
    const [old, skeleton] = [document.querySelector('main > *'), document.querySelector('.coming')]
    return (
      old &&
      skeleton?.checkVisibility() &&
      getComputedStyle(skeleton).opacity === '1' &&
      getComputedStyle(old).visibility === 'hidden'
    )
  })

const isOver = (page: Page) =>
  page.waitForFunction(() => {
    const [old, skeleton] = [document.querySelector('main > *'), document.querySelector('.coming')]
    return old && !skeleton?.checkVisibility() && getComputedStyle(old).visibility === 'visible'
  })

/** Whether cards are drawn, and not one page. */
const hasCards = (page: Page) =>
  page
    .locator('.coming > i')
    .nth(3)
    .evaluate((piece) => getComputedStyle(piece).backgroundImage !== 'none')

const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await page.waitForFunction((top) => Math.abs(scrollY - top) < 2, y)
}

describe.each(casesIn('ar', directionCases))('on a slow way to another page, %s at %ipx', (locale, width) => {
  test('the old one gives way to what the new one looks like, under the header; it begins at its top, and back is where it was', async () => {
    const visit = await openPage({ locale, width, motion: true })
    const { page, context } = visit
    await visit.go('/properties')
    await scrollTo(page, 900)
    const letEvents = await hold(context, '**/events.data*')
    await follow(page, localPath(locale, '/events'))
    await isWaiting(page)
    expect(await hasCards(page)).toBe(true)
    const header = await page.locator('header').first().boundingBox()
    const first = await page.locator('.coming > i').first().boundingBox()
    expect(first?.y).toBeGreaterThan(header?.height ?? 0)
    expect(first?.y).toBeLessThan(150)
    expect(await page.locator('header nav a:visible, nav[aria-label] a:visible').count()).toBeGreaterThan(3)
    expect(await page.locator('#footer a').first().isVisible()).toBe(false)
    expect(await page.locator('main').getAttribute('aria-busy')).toBe('true')
    // Said once, by the bar.
    const said = page.locator('[role=status]', { hasText: messages[locale].loading }).and(page.locator(':visible'))
    expect(await said.count()).toBe(1)

    // The first moment in which it is seen is at its top already: it does not slide there.
    await page.evaluate(() => {
      const look = new MutationObserver(() => {
        if (document.documentElement.dataset.coming === undefined)
          document.documentElement.dataset.seenAt = `${scrollY}`
      })
      look.observe(document.documentElement, { attributes: true, attributeFilter: ['data-coming'] })
    })
    await letEvents()
    await page.getByRole('heading', { level: 1, name: eventsText[locale].list.title }).waitFor()
    await isOver(page)
    expect(await page.evaluate(() => document.documentElement.dataset.seenAt)).toBe('0')

    const letList = await hold(context, '**/properties.data*')
    await page.evaluate(() => history.back())
    await isWaiting(page)
    await letList()
    await page.getByRole('heading', { level: 1, name: messages[locale].property.title }).waitFor()
    await isOver(page)
    await page.waitForFunction(() => Math.abs(scrollY - 900) < 5)
  })
})

test('of one stay a page is drawn, not cards; it stands still for who asked for less motion, and whatever is quick shows none of it', async () => {
  const visit = await openPage({ locale: 'ar', width: 390 })
  const { page, context } = visit
  const [stay] = (await ask('/user/properties', 'ar')).data
  await visit.go('/properties')
  const letStay = await hold(context, `**/properties/${stay?.id}.data*`)
  await follow(page, localPath('ar', `/properties/${stay?.id}`))
  await isWaiting(page)
  expect(await hasCards(page)).toBe(false)
  const delays = await page.evaluate(() =>
    [...document.querySelectorAll('.coming, main > *')].flatMap((part) =>
      part.getAnimations().map(({ effect }) => effect?.getTiming().delay),
    ),
  )
  expect(delays.length).toBeGreaterThan(1)
  expect(new Set(delays)).toEqual(new Set([400]))
  const turns = await page
    .locator('.coming > i')
    .evaluateAll((pieces) => pieces.map((piece) => getComputedStyle(piece).animationIterationCount))
  expect(new Set(turns)).toEqual(new Set(['1']))
  await letStay()
  await page.getByRole('heading', { level: 1, name: stay?.title }).waitFor()
  await isOver(page)
})

test('the menu that led there is gone while the page comes', async () => {
  const visit = await openPage({ locale: 'ar', width: 390 })
  const { page, context } = visit
  await visit.go('/properties')
  await hold(context, '**/events.data*')
  await page.locator('button[popovertarget=sections]:visible').click()
  const menu = page.locator('.sections-menu')
  await menu.waitFor()
  await menu.locator(`a[href="${localPath('ar', '/events')}"]`).click()
  await isWaiting(page)
  expect(await menu.isVisible()).toBe(false)
})

/** On a phone a list keeps its search behind one line. */
const searchFold = (page: Page) => page.locator('details:has(+ form[role=search]) > summary')

test('whoever turns back finds the old page as it was, with what was typed', async () => {
  const visit = await openPage({ locale: 'ar' })
  const { page, context } = visit
  await visit.go('/properties')
  const box = page.locator('[data-place]')
  await box.fill('بغداد')
  await scrollTo(page, 300)
  await hold(context, '**/{events,properties}.data*')
  await follow(page, localPath('ar', '/events'))
  await isWaiting(page)
  expect(await box.isVisible()).toBe(false)
  // The way to where one is.
  await page.locator('.sections-menu a[aria-current=page]').evaluate((link: HTMLElement) => link.click())
  await isOver(page)
  expect(await box.inputValue()).toBe('بغداد')
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(300)
})

test('within the account its own skeleton is shown, once, and nothing that was typed is lost', async () => {
  const visit = await openSignedIn({ locale: 'ar', width: 390 })
  const { page, context } = visit
  await visit.go('/account/profile#personal')
  const name = page.locator('main input[name=name]')
  await name.fill('زينب')
  await hold(context, '**/account/*.data*')
  await follow(page, localPath('ar', '/account/travellers'))
  await page.locator('[data-own-skeleton]').waitFor()
  expect(await page.locator('.coming').isVisible()).toBe(false)
  await page.getByRole('navigation', { name: accountText.ar.layout.screens }).waitFor()
  await follow(page, localPath('ar', '/account/profile'))
  await page.locator('[data-own-skeleton]').waitFor({ state: 'detached' })
  expect(await name.inputValue()).toBe('زينب')
})

test('icons of the header, of the ways under the thumb and of the search come with the page', async () => {
  const visit = await openPage({ locale: 'ar', width: 390, isNew: true })
  const { page, context } = visit
  await hold(context, '**/assets/*.{js,svg}')
  await page.goto(localPath('ar', '/properties'), { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => document.querySelector('nav[data-bottom-navigation]'))
  await searchFold(page).click()
  const sizes = await page
    .locator(':is(header, nav[data-bottom-navigation], form[role=search]) use')
    .evaluateAll((drawings) =>
      drawings
        .filter((drawing) => drawing.parentElement?.checkVisibility())
        .map((drawing) => [drawing.getAttribute('href'), Math.round((drawing as SVGUseElement).getBBox().width)]),
    )
  expect(sizes.length).toBeGreaterThan(9)
  expect(sizes.filter(([, width]) => !width)).toEqual([])
})
