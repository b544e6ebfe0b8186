import { expect, test } from 'vitest'
import { findBarriersAtRest } from './barriers.ts'
import { openPage, type Visit } from './browser.ts'

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
  // What was found once is found until it is mended.
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
