import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { accountText } from '../../src/i18n/messages/account.ts'
import { isReady, openPage, type Visit, type VisitInput } from '../support/browser.ts'
import { createClient, goodPassword, names, newAddress, newPhone } from '../support/client.ts'
import { testInSoak } from '../support/locale-sample.ts'
import { messages } from '../support/messages.ts'
import { codeOf } from '../support/outbox.ts'
import { comeToRest } from '../support/page-health.ts'
import { dialogOf, type SignInDialog, toNational } from '../support/sign-in-dialog.ts'
import { openSignedIn } from '../support/signed-in.ts'

const locale = 'ar'

async function open(input: VisitInput = {}) {
  const visit = await openPage({ locale, width: 390, motion: true, ...input })
  await visit.context.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() })
  return { ...visit, ...dialogOf(visit) }
}

const account = (page: Page) => page.locator(`header [data-personal] a[href="${localPath(locale, '/account')}"]`)

async function registerUpToCode({ open: press, button, text, fillRegister, titled }: SignInDialog) {
  const phone = newPhone()
  await press()
  await button(text.login.register).click()
  await fillRegister(toNational(phone))
  await button(text.sendCode).click()
  await titled(text.code.title)
  return phone
}

test('a double tap that corrects a fault saves, and presses nothing that moves under the finger', async () => {
  const visit = await open()
  const { go, page, field, text, button, titled, typeCode, dialog, gone } = visit
  await go('/about')
  const phone = await registerUpToCode(visit)
  await typeCode(await codeOf(inject('site'), phone))
  await titled(text.personal.title)
  await field(text.personal.name).fill(names[locale])
  await field(text.personal.email).fill('not an address')
  await button(text.personal.save).click()
  await dialog.getByRole('alert').waitFor()
  await field(text.personal.email).fill('layla@example.iq')
  await button(text.personal.save).dblclick()
  await gone()
  await account(page).waitFor()
})

describe('a double tap', () => {
  const tapTwice = async (page: Page, button: Locator) => {
    const { x, y, width, height } = (await button.boundingBox()) ?? expect.fail('There is nothing to tap')
    await page.mouse.click(x + width / 2, y + height / 2, { clickCount: 2, delay: 20 })
  }

  test('on the way to the account opens the dialog, and does not close it', async () => {
    const { go, page, titled, text, dialog } = await open()
    await page.clock.install()
    await go('/about')
    const way = page
      .getByRole('navigation', { name: messages[locale].nav.phone })
      .getByRole('link', { name: messages[locale].nav.account, exact: true })
    // Once, so that its code is there and it opens at once.
    await way.click()
    await titled(text.start.title)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const { x, y, width, height } = (await way.boundingBox()) ?? expect.fail('There is nothing to tap')
    // By the page's clock the two are one moment, however long a busy machine takes for the first.
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await page.mouse.click(x + width / 2, y + height / 2)
    await dialog.waitFor({ state: 'attached' })
    await page.mouse.click(x + width / 2, y + height / 2)
    await page.clock.resume()
    await page.waitForTimeout(500)
    await titled(text.start.title)
  })

  test('on another way in goes there, and not back again', async () => {
    const { go, page, open: press, button, titled, text } = await open()
    await go('/about')
    await press()
    await titled(text.login.title)
    await page.waitForTimeout(500)
    // On a busy machine the button may still be moving.
    await comeToRest(page)
    await tapTwice(page, button(text.login.register))
    await page.waitForTimeout(300)
    await titled(text.register.title)
  })
})

describe('a dialog that was closed over a code', () => {
  test('stays closed, and opens at the code again, also after a reload', async () => {
    const visit = await open()
    const { go, page, open: press, titled, text, dialog, gone, typeCode } = visit
    await go('/about')
    const phone = await registerUpToCode(visit)
    // Beside it.
    await page.touchscreen.tap(195, 60).catch(() => page.mouse.click(195, 60))
    await gone()
    await page.reload()
    await isReady(page)
    await page.waitForTimeout(500)
    expect(await dialog.count(), 'not by itself').toBe(0)
    await press()
    await titled(text.code.title)
    await typeCode(await codeOf(inject('site'), phone))
    await titled(text.personal.title)
  })

  test('the number that was typed is there when it opens again', async () => {
    const { go, page, open: press, phone, titled, text, gone } = await open()
    await go('/about')
    await press()
    await titled(text.login.title)
    await phone().fill('0770 123 4567')
    await page.keyboard.press('Escape')
    await gone()
    await press()
    await titled(text.login.title)
    expect(await phone().inputValue()).toBe('0770 123 4567')
  })
})

testInSoak('a reload before the personal information still leads to where the person was going', async () => {
  const { go, page, button, text, startWith, fillRegister, titled, typeCode, field } = await open()
  await go('/contact')
  await page
    .getByRole('navigation', { name: messages[locale].nav.phone })
    .getByRole('link', { name: messages[locale].nav.account, exact: true })
    .click()
  const phone = newPhone()
  await startWith(toNational(phone), 'register')
  await fillRegister(toNational(phone))
  await button(text.sendCode).click()
  await titled(text.code.title)
  await typeCode(await codeOf(inject('site'), phone))
  await titled(text.personal.title)
  await page.reload()
  await isReady(page)
  await titled(text.personal.title)
  await field(text.personal.name).fill(names[locale])
  await button(text.personal.save).click()
  await page.waitForURL((url) => url.pathname === localPath(locale, '/account'))
})

test('the way back closes the dialog, and leaves the page where it is', async () => {
  const { go, page, open: press, titled, phone, text, gone } = await open()
  await go('/about')
  await page
    .getByRole('navigation', { name: messages[locale].nav.phone })
    .locator(`a[href="${localPath(locale, '/discounts')}"]`)
    .click()
  await page.waitForURL((url) => url.pathname === localPath(locale, '/discounts'))
  await press()
  await titled(text.login.title)
  // The dialog listens some milliseconds after it is visible; no person is faster.
  await phone().pressSequentially('077')
  await page.goBack()
  await gone()
  // The address was the other one for a moment, and is taken back.
  await page.waitForURL((url) => url.pathname === localPath(locale, '/discounts'))
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  await page.waitForURL((url) => url.pathname === localPath(locale, '/about'))
})

test('a session that was ended elsewhere leads home with a word, from a form of the auth service too', async () => {
  const visit = await openSignedIn({ locale: 'en', width: 390 })
  const { page } = visit
  await visit.go('/account/profile#personal')
  // A token is at hand, so that the service itself refuses it. The saved list is loaded anew: after the message, and before the end.
  const answer = (path: string) => page.waitForResponse((response) => new URL(response.url()).pathname === path)
  const [session, profile] = [answer('/api/session'), answer('/account/profile.data')]
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await page.locator('[data-alerts]').getByText('Success').waitFor()
  await Promise.all([session, profile])
  await visit.client.send('POST', '/api/logout', { body: {} })
  await page.getByRole('heading', { name: 'Password', exact: true }).click()
  await page.getByRole('button', { name: 'Change the password', exact: true }).click()
  await page.locator('[name=currentPassword]').fill(goodPassword)
  await page.locator('[name=newPassword]').fill('another-gate-575')
  await page.locator('[name=confirmPassword]').fill('another-gate-575')
  // An alert hides after five seconds, and a busy machine may need longer for the way home.
  const word = page.locator('[data-alerts]').getByText('You have been signed out. Sign in again.')
  await Promise.all([word.waitFor(), page.waitForURL((url) => url.pathname === '/'), page.keyboard.press('Enter')])
})

test('the next person in the same tab is not shown the new phone of the last one', async () => {
  const visit = await openSignedIn({ locale: 'en', width: 390 })
  const { page } = visit
  const code = page.locator('[name=code]')
  const proof = dialogOf(visit)
  const { confirm } = accountText.en.profile
  const askForPhone = async () => {
    await page.getByRole('button', { name: 'Change the number', exact: true }).click()
    await page.locator('[name=newIdentifier]').fill(newPhone())
    await page.keyboard.press('Enter')
    await proof.field(confirm.password).fill(goodPassword)
    await proof.button(confirm.submit).click()
    await code.waitFor()
  }
  await visit.go('/account/profile#phone')
  await askForPhone()
  await page.reload()
  await code.waitFor()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() })
  const { phone } = await createClient().signUp()
  const { open: press, login } = dialogOf(visit)
  await press()
  await login(phone)
  await visit.go('/account/profile#phone')
  await page.getByRole('button', { name: 'Change the number', exact: true }).waitFor()
  expect(await code.count()).toBe(0)
})

describe('offline', () => {
  const offlineAt = async (visit: Visit, path: string) => {
    // With these parts the page can speak, and say what it was told. They come once it is at rest.
    const parts = ['alert-card', 'auth-call'].map((name) => visit.page.waitForResponse(new RegExp(`/assets/${name}-`)))
    await visit.go(path)
    await Promise.all(parts)
    await visit.context.setOffline(true)
  }

  test('signing out says so, and nobody is told that the server broke', async () => {
    const visit = await openSignedIn({ locale: 'en', width: 390, isNew: true })
    await offlineAt(visit, '/account')
    await visit.page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await visit.page.locator('[data-alerts]').getByText(messages.en.error.offline).waitFor()
  })

  test('a page whose chunk cannot be fetched stays', async () => {
    const visit = await open({ isNew: true })
    await visit.go('/about')
    await visit.page.evaluate(() => Object.assign(window, { isSame: true }))
    const atRest = visit.page.waitForRequest(/start-when-idle/)
    const lost = visit.page.waitForEvent('requestfailed')
    await visit.context.setOffline(true)
    await visit.open()
    await lost
    // A page that is loaded anew would be gone by then.
    await visit.page.waitForTimeout(1_000)
    await visit.page.getByRole('heading', { level: 1 }).waitFor()
    await visit.context.setOffline(false)
    // Nor does it close when it loads parts ahead, some of which were lost with the rest.
    await atRest
    await visit.page.waitForTimeout(500)
    expect(await visit.page.evaluate(() => 'isSame' in window)).toBe(true)
    await visit.open()
    await visit.titled(visit.text.login.title)
  })
})

test('without script the profile offers nothing to send, and says why', async () => {
  const { page, go } = await openSignedIn({ locale: 'en', width: 390, javaScript: false })
  await go('/account/profile')
  await page.getByText('turn on JavaScript in your browser').waitFor()
  expect(await page.locator('main form button[type=submit]:visible').count()).toBe(0)
})

test('the row of account screens shows where one is', async () => {
  const { page, go } = await openSignedIn({ locale, width: 390 })
  await go('/account/profile')
  const here = page.locator('main nav a[aria-current=page]').last()
  await expect.poll(async () => (await here.boundingBox())?.x ?? -1).toBeGreaterThanOrEqual(0)
})

test('who turns their phone finds everything as it was typed', async () => {
  const { go, page, open: press, fillLogin, phone, field, text } = await open()
  await go('/about')
  await press()
  await fillLogin('07701234567')
  await page.setViewportSize({ width: 844, height: 390 })
  await page.waitForFunction(() => innerWidth === 844 && document.getAnimations().length === 0)
  expect(await phone().inputValue()).toBe('07701234567')
  expect(await field(text.password).inputValue()).toBe(goodPassword)
})
