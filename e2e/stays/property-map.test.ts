import { expect, test } from 'vitest'
import { mapText } from '../../src/i18n/messages/map.ts'
import { propertiesText } from '../../src/i18n/messages/properties.ts'
import { propertyMapText } from '../../src/i18n/messages/property-map.ts'
import { openPage } from '../support/browser.ts'
import { findBarriers } from '../support/page-health.ts'

const [t, ways, filters] = [propertyMapText.ar, mapText.ar.ways, propertiesText.ar]

test('on a phone the map searches where it is moved to, goes back, and a price leads to its stay', async () => {
  const visit = await openPage({ locale: 'ar', width: 390, colorScheme: 'dark' })
  const { page } = visit
  // The nearest to a shrine come first, each with its distance.
  await visit.go('/properties?near=landmark-1')
  expect(await page.locator('article').first().textContent()).toContain(' م')
  await page.getByRole('link', { name: t.map, exact: true }).click()
  await page.locator('svg [data-landmark]').waitFor()

  // From here on it is the code of the map that answers.
  await page.getByRole('button', { name: ways.move }).click()
  await page.getByRole('application', { name: t.label }).press('+')
  await page.waitForURL(/frame=/)
  const chip = page.getByRole('link', { name: filters.remove(filters.inFrame) })
  await chip.waitFor()
  await page.goBack()
  await chip.waitFor({ state: 'detached' })
  expect(page.url()).not.toContain('frame=')

  await page.getByRole('link', { name: filters.clearAll }).click()
  // The prices of before are there until then, the first of them another one.
  await page.waitForURL((url) => !url.searchParams.has('near'))
  const price = page.locator('svg a[href*="/properties/"]').first()
  await price.waitFor()
  expect(await findBarriers(visit, 'html', { hasColors: true })).toEqual([])
  expect(visit.errors.list()).toEqual([])
  const href = await price.getAttribute('href')
  await price.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${href}`)
})

test('without script it is drawn, and moved by links', async () => {
  const { page, go } = await openPage({ javaScript: false, width: 1280 })
  await go('/properties?view=map')
  expect(await page.locator('svg a[href^="/properties/"]').count()).toBeGreaterThan(0)
  await page.getByRole('link', { name: mapText.en.ways.in, exact: true }).click()
  await page.waitForURL(/frame=/)
  await page.locator('svg a').first().waitFor()
})
