import { expect, test } from 'vitest'
import { findBarriersAtRest } from '../support/barriers.ts'
import { openPage, type Visit } from '../support/browser.ts'

const find = (visit: Visit) => findBarriersAtRest(visit, 'html', {})

test('what is built as a part that was sound is not looked at again, and what is built otherwise is', async () => {
  const visit = await openPage({ width: 390 })
  const { page } = visit
  await visit.go('/events')
  expect(await find(visit)).toEqual([])
  expect(await find(visit)).toEqual([])

  const last = page.locator('main article').last()
  await last.evaluate((card) => card.append('Another text'))
  expect(await find(visit)).toEqual([])
  await last.evaluate((card) => card.append(document.createElement('button')))
  expect(await find(visit)).toEqual([expect.stringContaining('axe button-name')])
  // A fault stays in the results until it is mended.
  expect(await find(visit)).toEqual([expect.stringContaining('axe button-name')])
  await last
    .locator('button')
    .last()
    .evaluate((button) => button.remove())
  expect(await find(visit)).toEqual([])

  // The same part on other ground, and in other colours of its own.
  const main = page.locator('main')
  await main.evaluate(({ style }) => style.setProperty('background', '#444'))
  expect((await find(visit)).join()).toContain('axe color-contrast')
  await main.evaluate(({ style }) => style.removeProperty('background'))
  await last.evaluate(({ style }) => style.setProperty('color', '#ddd'))
  expect((await find(visit)).join()).toContain('axe color-contrast')
})

test('what is sound in one language is in the next, unless it says nothing there', async () => {
  const english = await openPage({ width: 390 })
  await english.go('/events')
  expect(await find(english)).toEqual([])

  const visit = await openPage({ width: 390, locale: 'ku' })
  const { page } = visit
  await visit.go('/events')
  const isLookedAt = () => page.evaluate(() => 'axe' in window)
  expect(await find(visit)).toEqual([])
  expect(await isLookedAt()).toBe(false)
  await page.evaluate(() => {
    const unnamed = [...document.querySelectorAll('button[aria-label]')].find(
      (one) => one.checkVisibility() && one.textContent === '',
    )
    if (!unnamed) throw new Error('Every button has a text')
    unnamed.setAttribute('aria-label', '')
  })
  const found = await find(visit)
  expect(await isLookedAt()).toBe(true)
  expect(found.join()).toContain('axe button-name')
})

test('what is not there is not taken for sound', async () => {
  const visit = await openPage({ width: 390 })
  await visit.go('/about')
  await expect(findBarriersAtRest(visit, '[role=dialog]', {})).rejects.toThrow('Nothing here is [role=dialog]')
})

test('what lay under a dialog is looked at when it is gone', async () => {
  const visit = await openPage({ width: 390, locale: 'ar' })
  const { page } = visit
  await visit.go('/about')
  await page.evaluate(() => {
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', 'سؤال')
    dialog.append(Object.assign(document.createElement('button'), { textContent: 'نعم' }))
    document.querySelector('main')?.append(dialog)
    document.querySelector('main')?.append(document.createElement('section'))
    document.querySelector('main > section:last-child')?.append(document.createElement('button'))
    dialog.showModal()
  })
  expect(await find(visit)).toEqual([])
  await page.evaluate(() => document.querySelector('dialog')?.remove())
  expect(await find(visit)).toEqual([expect.stringContaining('axe button-name')])
})
