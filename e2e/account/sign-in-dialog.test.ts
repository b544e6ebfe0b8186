import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { formatPhone } from '../../src/i18n/format.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { problemMessages } from '../../src/i18n/messages/problems.ts'
import { successMessages } from '../../src/i18n/messages/successes.ts'
import { query } from '../support/booking.ts'
import { isReady, openPage, type VisitInput } from '../support/browser.ts'
import { createClient, goodPassword, names, newAddress, newPhone } from '../support/client.ts'
import { casesIn } from '../support/locale-sample.ts'
import { messages } from '../support/messages.ts'
import { codeOf, messagesTo } from '../support/outbox.ts'
import { findOverflow } from '../support/page-health.ts'
import { dialogOf, signInText, toNational } from '../support/sign-in-dialog.ts'

async function open(input: VisitInput = {}) {
  const visit = await openPage(input)
  await visit.context.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() })
  return { ...visit, ...dialogOf(visit) }
}

const secondsLeft = async (page: Page) => {
  const [minutes = 0, seconds = 0] = ((await page.getByRole('timer').textContent()) ?? '').split(':').map(Number)
  return minutes * 60 + seconds
}

describe('what is wrong is said where it is, in the words of the product', () => {
  test('two passwords that differ', async () => {
    const { go, page, open: press, button, fillRegister, text, field } = await open()
    await go('/about')
    await press()
    await button(text.login.register).click()
    await fillRegister(toNational(newPhone()), goodPassword, `${goodPassword}x`)
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await button(text.sendCode).click()
    const wrong = field(text.confirmPassword)
    await wrong.and(page.locator('[aria-invalid=true]')).waitFor()
    expect(await wrong.evaluate((input) => document.getElementById(`${input.id}-error`)?.textContent)).toBe(
      'The new password and confirm password fields do not match.',
    )
    await expect.poll(() => wrong.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(sent.filter((url) => url.includes('/api/'))).toEqual([])
  })

  test('a phone that is taken, from which the way to sign in is short', async () => {
    const { phone } = await createClient().signUp()
    const { go, open: press, button, fillRegister, text, dialog, titled, phone: number } = await open({ width: 390 })
    await go('/about')
    await press()
    await button(text.login.register).click()
    await fillRegister(toNational(phone))
    await button(text.sendCode).click()
    await dialog.getByText('This phone number is already taken, try using another number', { exact: true }).waitFor()
    await button(text.register.loginInstead).click()
    await titled(text.login.title)
    expect(await number().inputValue()).toBe(toNational(phone))
  })

  test('more messages than may be sent: the newest code that the phone has, and too many attempts where that is old', async () => {
    const client = createClient()
    const { phone } = await client.signUp()
    const nobodys = newPhone()
    await Promise.all(Array.from({ length: 5 }, () => client.register(nobodys)))
    // And those that are sent where the newest is too old.
    for (let n = 0; n < 5; n += 1) {
      await query(`update verifications set sent_at = sent_at - interval '1 day' where phone = $1`, [nobodys])
      if (n < 4) await client.register(nobodys)
    }
    for (let n = 0; n < 5; n += 1) await client.forgot(phone)
    const {
      go,
      page,
      open: press,
      button,
      fillRegister,
      text,
      titled,
      dialog,
      ...visit
    } = await open({
      locale: 'ar',
      width: 390,
    })
    await go('/about')
    await press()
    await button(text.login.forgot).click()
    await titled(text.forgot.title)
    await visit.phone().fill(toNational(phone))
    await button(text.sendCode).click()
    await dialog.getByText(text.code.sentBefore).waitFor()
    await visit.typeCodeOf(phone)
    await titled(text.renew.title)
    await page.keyboard.press('Escape')
    await press()
    await button(text.login.register).click()
    await fillRegister(toNational(nobodys))
    await button(text.sendCode).click()
    await page.getByRole('alert').getByText(problemMessages.ar.TOO_MANY_REQUESTS, { exact: true }).first().waitFor()
    await titled(text.register.title)
  })
})

test('where others have used up the tries, the long code or the phone lets one in', async () => {
  const { phone } = await createClient().signUp()
  const visit = await open({ locale: 'ar', width: 390 })
  const { go, page, text, dialog, open: press, button, titled, phone: number, field, ...steps } = visit
  const refused = { statusCode: 429, code: 'TOO_MANY_REQUESTS', message: problemMessages.ar.TOO_MANY_REQUESTS }
  await page.route('**/api/verify*', (route) => route.fulfill({ status: 429, json: refused }), { times: 1 })
  await go('/about')
  await press()
  await button(text.login.forgot).click()
  await number().fill(toNational(phone))
  await button(text.sendCode).click()
  await steps.typeCodeOf(phone)
  await page.getByRole('alert').getByText(text.code.tooMany, { exact: true }).first().waitFor()
  expect(await findOverflow(page)).toEqual([])
  expect((await messagesTo(inject('site'), phone))[0]?.text).not.toMatch(/\d{12}/)
  // The refusal above was the stand-in's: the service has to have refused a guess, too.
  await query('update verifications set refused_at = now() where phone = $1', [phone])
  await button(text.code.sendLong).click()
  await dialog.getByText(successMessages.ar.LONG_CODE_SENT).waitFor()
  expect(await findOverflow(page)).toEqual([])
  const [message] = await messagesTo(inject('site'), phone)
  await field(text.code.labelLong).pressSequentially(message?.text.match(/\d{12}/)?.[0] ?? 'none')
  await titled(text.renew.title)
  await page.keyboard.press('Escape')

  await page.route(
    '**/api/login*',
    async (route) => {
      const sent = await (await route.fetch()).json()
      await route.fulfill({ status: 429, json: { ...refused, details: { sent } } })
    },
    { times: 1 },
  )
  await press()
  await steps.fillLogin(toNational(phone))
  await button(text.login.title).click()
  await dialog.getByText(text.code.sentIfRight).waitFor()
  expect(await findOverflow(page)).toEqual([])
  await steps.typeCodeOf(phone)
  await steps.gone()
})

describe.each(casesIn('ar', ['en', 'ar']))('while the code is awaited, in %s', (locale) => {
  test('a reload keeps the dialog, the number and the timer, and the way that was wanted', async () => {
    const visit = await open({ locale, width: 390 })
    const { go, page, text, button, fillRegister, titled, dialog, typeCode, field, startWith } = visit
    const phone = newPhone()
    await go('/contact')
    await page
      .getByRole('navigation', { name: messages[locale].nav.phone })
      .getByRole('link', { name: messages[locale].nav.account, exact: true })
      .click()
    await startWith(toNational(phone), 'register')
    await fillRegister(toNational(phone))
    await button(text.sendCode).click()
    await titled(text.code.title)
    const before = await secondsLeft(page)
    expect(before).toBeGreaterThan(270)
    expect(new URL(page.url()).pathname).toBe(localPath(locale, '/contact'))

    await page.waitForFunction((then) => document.querySelector('[role=timer]')?.textContent !== then, toClock(before))
    await page.reload()
    await isReady(page)
    await titled(text.code.title)
    await dialog.getByText(formatPhone(phone), { exact: true }).waitFor()
    const after = await secondsLeft(page)
    expect(after).toBeLessThan(before)
    expect(after).toBeGreaterThan(before - 60)

    await typeCode(await codeOf(inject('site'), phone))
    await titled(text.personal.title)
    await field(text.personal.name).fill(names[locale])
    await button(text.personal.save).click()
    await page.waitForURL((url) => url.pathname === localPath(locale, '/account'))
    await page.getByRole('heading', { level: 1, name: names[locale] }).waitFor()
  })
})

const toClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

test('after five minutes another code can be had, once', async () => {
  const { go, page, open: press, button, fillRegister, text, titled, dialog } = await open({ width: 390 })
  await page.clock.install()
  await go('/about')
  await press()
  await button(text.login.register).click()
  await fillRegister(toNational(newPhone()))
  await button(text.sendCode).click()
  await titled(text.code.title)
  expect(await button(text.code.resend).count()).toBe(0)
  await page.clock.fastForward('05:01')
  // The server's clock has not moved: it refuses, and says so in the dialog.
  await button(text.code.resend).click()
  await dialog.getByRole('alert').getByText(messages.en.alert.tooManyText).waitFor()
  await button(text.code.startAgain).click()
  await titled(text.register.title)
})

test('whoever closed the page before the personal information finds the dialog there', async () => {
  const client = createClient()
  const phone = newPhone()
  const { id } = (await client.register(phone)).body
  await client.verify(id, await client.codeOf(phone), phone)
  const visit = await open()
  await visit.context.addCookies([{ name: 'safar_session', value: client.cookie(), url: inject('site') }])
  await visit.go('/')
  await visit.titled(visit.text.personal.title)
  await visit.button(visit.text.personal.signOut).click()
  await visit.gone()
  await visit.page.locator('header').getByRole('button', { name: messages.en.nav.signIn, exact: true }).waitFor()
})

describe('without a mouse', () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const { activeElement: element } = document
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent
      return element?.getAttribute('aria-label') ?? label?.trim()
    })

  test('Escape closes, and the focus returns to the button', async () => {
    const { go, page, titled, gone, text } = await open()
    await go('/about')
    const door = page.locator('header').getByRole('button', { name: messages.en.nav.signIn, exact: true })
    await door.focus()
    await page.keyboard.press('Enter')
    await titled(text.login.title)
    await page.keyboard.press('Escape')
    await gone()
    await expect.poll(() => door.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  test('Tab and Enter lead through signing in, and never out of the dialog', async () => {
    const { phone } = await createClient().signUp()
    const { go, page, titled, gone, text } = await open()
    await go('/about')
    await page.locator('header').getByRole('button', { name: messages.en.nav.signIn, exact: true }).focus()
    await page.keyboard.press('Enter')
    await titled(text.login.title)
    await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'tel')
    expect(await focused(page)).toBe(text.phone)
    await page.keyboard.type(toNational(phone))
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe(text.password)
    await page.keyboard.type(goodPassword)

    const seen = new Set<string | undefined>()
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
      seen.add(await focused(page))
    }
    expect([...seen]).toEqual(expect.arrayContaining([text.showPassword, text.login.forgot, text.login.title]))

    await page.getByLabel(text.password, { exact: true }).focus()
    await page.keyboard.press('Enter')
    await titled(text.code.title)
    await page.waitForFunction(() => document.activeElement?.getAttribute('autocomplete') === 'one-time-code')
    await page.keyboard.type(await codeOf(inject('site'), phone))
    await gone()
    await page.locator('header [data-personal] a[href="/account"]').waitFor()
  })
})

test('the words of the product', () => {
  expect(signInText.en.mismatch).toBe('The new password and confirm password fields do not match.')
})
