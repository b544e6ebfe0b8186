import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isReady, openPage, type Visit } from '../support/browser.ts'
import { createClient, names, newAddress } from '../support/client.ts'
import { messages } from '../support/messages.ts'
import { dialogOf } from '../support/sign-in-dialog.ts'
import { holdCookie, openSignedIn } from '../support/signed-in.ts'

const isRefresh = (request: Request) => request.method() === 'POST' && request.url().includes('/api/refresh')
const door = (page: Page) => page.locator('header').getByRole('button', { name: messages.en.nav.signIn, exact: true })
const account = (page: Page) => page.locator('header [data-personal] a[href="/account"]')

async function openTab({ context }: Pick<Visit, 'context'>, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(path)
  await isReady(tab)
  return tab
}

function countRefreshes({ context }: Pick<Visit, 'context'>) {
  const answers: Promise<number | undefined>[] = []
  context.on('request', (request) => {
    if (isRefresh(request)) answers.push(request.response().then((response) => response?.status()))
  })
  return { count: () => answers.length, statuses: () => Promise.all(answers) }
}

/** Calls of the page's own code, as it makes them: the notifications switch writes, so it needs a token. */
const toggle = async (page: Page) => {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/auth/self'),
  )
  await page.getByRole('switch').or(page.getByRole('checkbox')).first().click()
  return (await saved).status()
}

describe('two tabs of one browser', () => {
  test('signing out in one brings the other home', async () => {
    const visit = await openSignedIn()
    await visit.go('/account')
    const [profile, public_] = [await openTab(visit, '/account/profile'), await openTab(visit, '/about')]
    await visit.page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await visit.page.waitForURL((url) => url.pathname === '/')
    await profile.waitForURL((url) => url.pathname === '/')
    for (const page of [visit.page, profile, public_]) await door(page).waitFor()
    expect(new URL(public_.url()).pathname, 'a page for everybody stays').toBe('/about')
    expect(visit.errors.list()).toEqual([])
  })

  test('signing in in one shows in the other', async () => {
    const { phone } = await createClient().signUp()
    const visit = await openPage()
    await visit.context.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() })
    await visit.go('/about')
    const other = await openTab(visit, '/contact')
    await door(other).waitFor()
    const { open, login } = dialogOf(visit)
    await open()
    await login(phone)
    await account(visit.page).waitFor()
    await account(other).waitFor()
    expect(await account(other).textContent()).toBe(names.en[0])
  })

  test('that renew at once stay signed in', async () => {
    const visit = await openSignedIn()
    await visit.go('/account/profile#notifications')
    const other = await openTab(visit, '/account/profile#notifications')
    const refreshes = countRefreshes(visit)
    expect(await Promise.all([toggle(visit.page), toggle(other)])).toEqual([200, 200])
    expect(await refreshes.statuses()).toEqual(Array(refreshes.count()).fill(200))
    expect(refreshes.count()).toBeGreaterThan(0)
    for (const page of [visit.page, other]) {
      await page.reload()
      await account(page).waitFor()
      expect(new URL(page.url()).pathname).toBe('/account/profile')
    }
  })

  test('a session that was ended elsewhere ends here with the next call, and leads home', async () => {
    const visit = await openSignedIn()
    await visit.go('/account/profile#notifications')
    const other = await openTab(visit, '/account')
    await visit.client.send('POST', '/api/logout', { body: {} })
    await visit.page.getByRole('switch').or(visit.page.getByRole('checkbox')).first().click()
    for (const page of [visit.page, other]) {
      await page.waitForURL((url) => url.pathname === '/')
      await door(page).waitFor()
    }
    expect((await visit.context.cookies()).filter(({ name }) => name === 'safar_session')).toEqual([])
  })
})

describe('an expired token', () => {
  /** The page of a customer, and calls through the very module of it that signs them. */
  async function openCaller(input: { isClockOurs?: boolean } = {}) {
    const visit = await openPage()
    const client = createClient()
    await client.signUp()
    await holdCookie(visit, client)
    if (input.isClockOurs) await visit.page.clock.install()
    const loaded = visit.page.waitForRequest(/assets\/send-signed/)
    await visit.go('/account/profile')
    const module = (await loaded).url()
    // A text, because what runs the tests would rewrite the import.
    const callMe = (calls: number): Promise<string[]> =>
      visit.page.evaluate(`(async () => {
        const sendSigned = Object.values(await import('${module}')).find((made) => String(made).includes('Bearer '))
        const me = () => sendSigned('/services/api/customer/auth/me?lang=en', { method: 'GET' }, 'en')
        const outcomes = await Promise.all(Array.from({ length: ${calls} }, me))
        return outcomes.map(({ status, body }) => status + ' ' + body?.name)
      })()`)
    return { visit, callMe, refreshes: countRefreshes(visit) }
  }

  const answered = (calls: number) => Array<string>(calls).fill(`200 ${names.en}`)

  test('200 calls at once cause one renewal: without a token, and with one whose time is over', async () => {
    const { visit, callMe, refreshes } = await openCaller({ isClockOurs: true })
    expect(await callMe(200)).toEqual(answered(200))
    expect(refreshes.count()).toBe(1)
    expect(await callMe(200)).toEqual(answered(200))
    expect(refreshes.count(), 'a fresh token is not renewed').toBe(1)
    await visit.page.clock.fastForward('15:00')
    expect(await callMe(200)).toEqual(answered(200))
    expect(refreshes.count()).toBe(2)
    expect(await refreshes.statuses()).toEqual([200, 200])
  })

  test('one that the server refuses is renewed once, and the calls are made again', async () => {
    const { visit, callMe, refreshes } = await openCaller()
    expect(await callMe(1)).toEqual(answered(1))
    // Two tokens of one second are the same.
    await sleep(1_050 - (Date.now() % 1_000))
    let refused = 0
    let spoiled: string | undefined
    await visit.context.route('**/customer/auth/me?*', async (route) => {
      const input = route.request().headers().authorization
      spoiled ??= input
      if (input !== spoiled) return route.continue()
      refused += 1
      await route.fulfill({ status: 401, json: { statusCode: 401, code: 'UNAUTHORIZED', message: 'Not this one' } })
    })
    expect(await callMe(50)).toEqual(answered(50))
    expect(refused).toBe(50)
    expect(refreshes.count()).toBe(2)
  })
})
