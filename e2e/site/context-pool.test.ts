import { expect, inject, test } from 'vitest'
import { closePage, openPage, type Visit } from '../support/browser.ts'

const leftOf = async ({ page, context }: Visit) => {
  const answer = (await page.goto('/health'))?.status()
  await page.goto('/robots.txt')
  return {
    answer,
    cookies: await context.cookies(),
    pages: context.pages().length,
    ...(await page.evaluate(() => ({
      stored: [localStorage.length, sessionStorage.length],
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
      isPrint: matchMedia('print').matches,
      width: innerWidth,
    }))),
  }
}

test('whoever comes next finds nothing of the visitor before', async () => {
  const first = await openPage({ isNew: true })
  const untouched = await leftOf(first)
  await closePage(first)

  const messy = await openPage({ width: 390 })
  const { page, context } = messy
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    localStorage.setItem('left', 'here')
    sessionStorage.setItem('left', 'here')
  })
  await context.addCookies([{ name: 'left', value: 'here', url: inject('site') }])
  await context.setExtraHTTPHeaders({ 'x-left': 'here' })
  await context.route('**/health', (route) => route.fulfill({ status: 418 }))
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'no-preference' })
  await context.newPage()
  let heard = 0
  page.on('request', () => heard++)
  context.on('request', () => heard++)
  await closePage(messy)

  const next = await openPage()
  expect(next.context).toBe(context)
  const heardBefore = heard
  const sent = next.page.waitForRequest('**/robots.txt')
  expect(await leftOf(next)).toEqual(untouched)
  expect((await sent).headers()).not.toHaveProperty('x-left')
  expect(heard).toBe(heardBefore)
})

test.each<[string, (visit: Visit) => Promise<unknown>]>([
  ['a script for every document', ({ page }) => page.addInitScript('1')],
  ['another clock', ({ page }) => page.clock.install()],
  ['no network', ({ context }) => context.setOffline(true)],
  ['the debugger', ({ context, page }) => context.newCDPSession(page)],
  ['a closed page', ({ page }) => page.close()],
])('after %s nobody gets the context', async (_, spoil) => {
  const visit = await openPage()
  await spoil(visit)
  await closePage(visit)
  expect((await openPage()).context).not.toBe(visit.context)
})
