import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPage, type Visit } from '../support/browser.ts'
import { findBarriers } from '../support/page-health.ts'

/** The one that floats, not the samples on the page. */
const alert = (page: Page) => page.locator('[data-alerts] [role]').first()
const raise = (page: Page, name: string) => page.locator(`[data-raise=${name}]`).click()

let visit: Visit
let page: Page
beforeAll(async () => {
  visit = await openPage()
  page = visit.page
  await page.clock.install()
  await visit.go('/dev/ui')
})

/** Hue in degrees and lightness from 0 to 1. */
function toHue(color: string): { hue: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => Number(part) / 255)
  const max = Math.max(red, green, blue)
  const span = max - Math.min(red, green, blue)
  const turn = max === red ? (green - blue) / span : max === green ? 2 + (blue - red) / span : 4 + (red - green) / span
  return { hue: (turn * 60 + 360) % 360, lightness: max - span / 2 }
}

const looks = {
  green: ({ hue }: { hue: number }) => hue > 90 && hue < 165,
  red: ({ hue }: { hue: number }) => hue > 345 || hue < 15,
  'light yellow': ({ hue, lightness }: { hue: number; lightness: number }) => hue > 44 && hue < 66 && lightness > 0.8,
}

describe('the transient alert', () => {
  test.each([
    ['success', 'Success', 'status', 'green'],
    ['info', 'Information', 'status', 'green'],
    ['error', 'Error', 'alert', 'red'],
    ['warning', 'Warning', 'status', 'light yellow'],
  ] as const)('%s: title %s, role %s, %s', async (name, title, role, look) => {
    await raise(page, name)
    await alert(page).waitFor()
    expect(await alert(page).getAttribute('role')).toBe(role)
    expect(await alert(page).locator('p').first().textContent()).toBe(title)
    const background = await alert(page).evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(looks[look](toHue(background)), `${background} is ${look}`).toBe(true)
    // Another one, with five seconds of its own: this look takes longest.
    await raise(page, name)
    expect(await findBarriers(visit, '[data-alerts]')).toEqual([])
  })

  test('its message may have some HTML', async () => {
    await raise(page, 'warning')
    expect(await alert(page).locator('b').textContent()).toBe('two minutes')
  })

  test('a click anywhere on it, or its button, takes it away', async () => {
    await raise(page, 'success')
    await alert(page).locator('p').first().click()
    await alert(page).waitFor({ state: 'detached' })
    await raise(page, 'error')
    await alert(page).getByRole('button').focus()
    await page.keyboard.press('Enter')
    await alert(page).waitFor({ state: 'detached' })
  })

  test('it goes by itself after five seconds, and a new one has five of its own', async () => {
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await raise(page, 'success')
    await page.clock.runFor(3_000)
    await raise(page, 'error')
    await page.clock.runFor(4_900)
    expect(await page.locator('[data-alerts] [role]').count()).toBe(1)
    expect(await alert(page).getAttribute('role')).toBe('alert')
    await page.clock.runFor(200)
    expect(await page.locator('[data-alerts] [role]').count()).toBe(0)
    await page.clock.resume()
  })

  test('nothing of a hostile message runs', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await raise(page, 'html')
    await alert(page).waitFor()
    expect(await alert(page).locator('b').textContent()).toBe('Bold')
    expect(await alert(page).getByRole('link', { name: 'link', exact: true }).getAttribute('href')).toBe(
      'https://safar.example',
    )
    expect(await alert(page).locator('script, img, [onclick], [onerror], [href^="javascript:"]').count()).toBe(0)
    await alert(page).getByText('bad link').click()
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    expect(asked).toEqual([])
  })

  test('on a phone it covers neither the heading nor the navigation', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => scrollTo(0, 0))
    await page.locator('[data-raise=warning]').evaluate((button: HTMLElement) => button.click())
    await alert(page).waitFor()
    const boxOf = async (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return { top, bottom }
        })
    const [shown, heading, header, navigation] = await Promise.all(
      ['[data-alerts] [role]', 'h1', 'header', 'nav[data-bottom-navigation]'].map(boxOf),
    )
    expect(shown?.top).toBeGreaterThan(Math.max(heading?.bottom ?? 0, header?.bottom ?? 0))
    expect(shown?.bottom).toBeLessThan(navigation?.top ?? 0)
    await page.setViewportSize({ width: 1280, height: 900 })
  })
})
