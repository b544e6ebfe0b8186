import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { formatPhone } from '../../src/i18n/format.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { accountText } from '../../src/i18n/messages/account.ts'
import { problemMessages } from '../../src/i18n/messages/problems.ts'
import { successMessages } from '../../src/i18n/messages/successes.ts'
import { toGoodPasswordMessage, toWeaknessMessage } from '../../src/i18n/password-weakness.ts'
import { noticeSms } from '../../src/i18n/sms.ts'
import { closePage, openPage, type Visit } from '../support/browser.ts'
import { goodPassword, names, newAddress, newPhone } from '../support/client.ts'
import { casesIn } from '../support/locale-sample.ts'
import { messages } from '../support/messages.ts'
import { codeOf, messagesTo } from '../support/outbox.ts'
import { dialogOf, type SignInDialog, toArabicDigits, toNational } from '../support/sign-in-dialog.ts'
import { openSignedIn } from '../support/signed-in.ts'

const secondPassword = 'a second good one'
const thirdPassword = 'the third is good too'

// The dialog is looked at in every language by `account-screens.test.ts`: what it leads to is the same in all of them.
describe.each(
  casesIn('ar', [
    ['the first visit', 'ar', 390],
    ['the profile', 'en', 1280],
    ['the profile', 'ku', 390],
  ] as const),
)('from %s to the last, %s at %ipx', (beginning, locale, width) => {
  const isWhole = beginning === 'the first visit'
  let visit: Visit
  let page: Page
  let dialog: SignInDialog
  let phone = newPhone()
  /** The one before no longer lets anybody in. */
  let [former, password] = ['not this one', goodPassword]
  const texts = accountText[locale]
  const successes = successMessages[locale]
  const home = localPath(locale, '/')
  const pathOf = (path: string) => (url: URL) => url.pathname === localPath(locale, path)

  beforeAll(async () => {
    if (isWhole) visit = await openPage({ locale, width })
    else ({ phone } = visit = await openSignedIn({ locale, width }))
    await visit.context.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() })
    page = visit.page
    dialog = dialogOf(visit)
  })
  afterAll(() => closePage(visit))

  const said = (message: string) => page.locator('[data-alerts]').getByText(message).waitFor()
  const account = () => page.locator(`header [data-personal] a[href="${localPath(locale, '/account')}"]`)
  /** A visitor's page has the way in; a customer's the way to the account, with their initial. */
  const isOfCustomer = (html: string): boolean => {
    const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
    const isCustomer = new RegExp(`<a aria-label="${messages[locale].nav.account}"`).test(header)
    expect(header.includes(`>${messages[locale].nav.signIn}</span>`)).toBe(!isCustomer)
    return isCustomer
  }
  const openSection = async (title: string) => {
    const section = page.getByRole('region', { name: title, exact: true })
    const isOpen = (await section.locator('details[open]').count()) > 0
    if (!isOpen) await section.getByRole('heading', { name: title, exact: true }).click()
    return section
  }
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const signOut = async () => {
    await press(texts.layout.signOut)
    await page.waitForURL(pathOf('/'))
    await page.locator('header').getByRole('button', { name: messages[locale].nav.signIn, exact: true }).waitFor()
  }

  const prove = async () => {
    const proof = texts.profile.confirm
    await dialog.titled(proof.title)
    await dialog.field(proof.password).fill(password)
    await dialog.button(proof.submit).click()
    await dialog.gone()
  }

  if (isWhole) {
    test('a newcomer registers, with the digits of their keyboard', async () => {
      await visit.go('/events')
      await dialog.open()
      await dialog.button(dialog.text.login.register).click()
      await dialog.fillRegister(toArabicDigits(toNational(phone)), 'Ahmad1990', 'something else')
      const ofNameAndYear = toWeaknessMessage(locale, { reason: 'parts', parts: ['name', 'year'] })
      await dialog.dialog.getByRole('status').getByText(ofNameAndYear, { exact: true }).waitFor()
      await dialog.field(dialog.text.password).fill(goodPassword)
      await dialog.dialog.getByRole('status').getByText(toGoodPasswordMessage(locale), { exact: true }).waitFor()
      await dialog.button(dialog.text.sendCode).click()
      await dialog.dialog.getByText(problemMessages[locale].PASSWORD_MISMATCH, { exact: true }).waitFor()
      await dialog.field(dialog.text.confirmPassword).fill(goodPassword)
      await dialog.button(dialog.text.sendCode).click()
      await dialog.typeCodeOf(phone, toArabicDigits)

      const { personal } = dialog.text
      await dialog.titled(personal.title)
      expect(visit.errors.list().filter((error) => error.startsWith('404'))).toEqual([])
      await dialog.field(personal.name).fill(names[locale])
      await dialog.field(personal.year).selectOption('1990')
      await dialog.field(personal.month).selectOption('02')
      await dialog.field(personal.day).selectOption('28')
      await dialog.field(personal.gender).selectOption('female')
      await dialog.button(personal.save).click()
      await said(successes.PROFILE_SAVED)
      await dialog.gone()
      expect(new URL(page.url()).pathname, 'they stay where they were').toBe(localPath(locale, '/events'))
      expect(await account().textContent()).toBe([...names[locale].toLocaleUpperCase()][0])
    })

    test('a reload finds them signed in, in the HTML of the server', async () => {
      const html = (await (await page.reload())?.text()) ?? ''
      expect(isOfCustomer(html)).toBe(true)
      const own = await (await visit.go('/account')).text()
      expect(isOfCustomer(own)).toBe(true)
      expect(own.includes(`<bdi>${names[locale]}</bdi>`)).toBe(true)
      await page.getByRole('heading', { level: 1, name: names[locale] }).waitFor()
    })

    test('they sign out, which leads home, and in again', async () => {
      await signOut()
      expect(await account().count()).toBe(0)
      expect(isOfCustomer(await (await visit.go('/account')).text())).toBe(false)
      expect(new URL(page.url()).pathname).toBe(home)
      // Who wanted a page of their own finds the dialog open.
      await dialog.fillLogin(toNational(phone), 'not this one')
      await dialog.button(dialog.text.login.title).click()
      await dialog.dialog.getByRole('alert').getByText(problemMessages[locale].INVALID_CREDENTIALS).waitFor()
      await dialog.login(phone, goodPassword, toArabicDigits)
      await account().waitFor()
    })

    test('they forget the password, choose another, and sign in with it', async () => {
      await visit.go('/account')
      await signOut()
      await dialog.open()
      await dialog.phone().fill(toNational(phone))
      await dialog.button(dialog.text.login.forgot).click()
      await dialog.titled(dialog.text.forgot.title)
      expect(await dialog.phone().inputValue(), 'the number is not typed twice').toBe(toNational(phone))
      await dialog.button(dialog.text.sendCode).click()
      await dialog.typeCodeOf(phone)
      const { renew } = dialog.text
      await dialog.titled(renew.title)
      await dialog.field(renew.password).fill(secondPassword)
      await dialog.field(dialog.text.confirmPassword).fill(`${secondPassword}!`)
      await dialog.button(renew.save).click()
      await dialog.dialog.getByText(problemMessages[locale].PASSWORD_MISMATCH, { exact: true }).waitFor()
      await dialog.field(dialog.text.confirmPassword).fill(secondPassword)
      await dialog.button(renew.save).click()
      await said(successes.PASSWORD_CHANGED)
      await dialog.login(phone, secondPassword)
      await account().waitFor()
      ;[former, password] = [password, secondPassword]
    })
  }

  test('they change the phone, with its code', async () => {
    const next = newPhone()
    const t = texts.profile.phone
    await visit.go('/account/profile')
    const place = await openSection(t.title)
    await place.getByRole('button', { name: t.change, exact: true }).click()
    await place.getByLabel(t.label, { exact: true }).fill(toArabicDigits(toNational(next)))
    await place.getByRole('button', { name: t.send, exact: true }).click()
    const proof = texts.profile.confirm
    await dialog.titled(proof.title)
    await dialog.field(proof.password).fill(former)
    await dialog.button(proof.submit).click()
    await dialog.dialog.getByText(problemMessages[locale].WRONG_PASSWORD).waitFor()
    await dialog.field(proof.password).fill(password)
    await dialog.button(proof.submit).dblclick()
    await dialog.gone()
    await place.getByRole('timer').waitFor()
    await place
      .getByLabel(t.code, { exact: true })
      .pressSequentially(toArabicDigits(await codeOf(inject('site'), next)))
    await said(successes.PHONE_CHANGED)
    await place.getByText(formatPhone(next), { exact: true }).waitFor()
    const [told] = await messagesTo(inject('site'), phone)
    expect(told).toMatchObject({ text: noticeSms(locale, 'phone'), code: null })
    await place.getByRole('button', { name: t.change, exact: true }).waitFor()
    phone = next
  })

  test('they change the password', async () => {
    const t = texts.profile.password
    const place = await openSection(t.title)
    const fill = async (current: string, confirmation: string) => {
      await place.getByLabel(t.current, { exact: true }).fill(current)
      await place.getByLabel(t.next, { exact: true }).fill(thirdPassword)
      await place.getByLabel(t.confirm, { exact: true }).fill(confirmation)
      await place.getByRole('button', { name: texts.profile.save, exact: true }).click()
    }
    await place.getByRole('button', { name: t.change, exact: true }).click()
    await fill(password, 'something else')
    await place.getByText(problemMessages[locale].PASSWORD_MISMATCH, { exact: true }).waitFor()
    await fill(former, thirdPassword)
    await place.getByText(problemMessages[locale].WRONG_PASSWORD).waitFor()
    await fill(password, thirdPassword)
    await said(successes.PASSWORD_CHANGED)
    await place.getByRole('button', { name: t.change, exact: true }).waitFor()
    ;[former, password] = [password, thirdPassword]
  })

  test('they deactivate the account, and activate it', async () => {
    const t = texts.profile.leave
    await (await openSection(t.title)).getByRole('button', { name: t.deactivate, exact: true }).click()
    await prove()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: t.keep, exact: true }).click()
    await question.waitFor({ state: 'detached' })
    await (await openSection(t.title)).getByRole('button', { name: t.deactivate, exact: true }).click()
    await question.getByRole('button', { name: t.deactivate, exact: true }).click()
    await said(successes.ACCOUNT_DEACTIVATED)
    await page.getByRole('heading', { level: 1, name: texts.inactive.title }).waitFor()
    if (isWhole) {
      await visit.go('/account')
      await page.getByRole('heading', { level: 1, name: texts.inactive.title }).waitFor()
      await signOut()
      await dialog.open()
      await dialog.login(phone, password)
      await account().click()
      await page.getByRole('heading', { level: 1, name: texts.inactive.title }).waitFor()
    }
    await press(texts.inactive.activate)
    if (isWhole) await prove()
    await said(successes.ACCOUNT_ACTIVATED)
    await page.getByRole('heading', { level: 1, name: isWhole ? names[locale] : texts.profile.title }).waitFor()
  })

  test(`they delete the account after their password${isWhole ? ', and the phone is free' : ''}`, async () => {
    const t = texts.profile.leave
    await visit.go('/account/profile')
    await (await openSection(t.title)).getByRole('button', { name: t.remove, exact: true }).click()
    const question = page.getByRole('alertdialog')
    const remove = () => question.getByRole('button', { name: t.remove, exact: true }).click()
    await question.getByLabel(t.password, { exact: true }).fill(former)
    await remove()
    await question.getByText(problemMessages[locale].WRONG_PASSWORD).waitFor()
    await question.getByLabel(t.password, { exact: true }).fill(password)
    await remove()
    await said(successes.ACCOUNT_DELETED)
    await page.waitForURL(pathOf('/'))
    expect((await visit.context.cookies()).filter(({ name }) => name === 'safar_session')).toEqual([])
    if (!isWhole) return
    await dialog.open()
    await dialog.fillLogin(toNational(phone), password)
    await dialog.button(dialog.text.login.title).click()
    await dialog.dialog.getByRole('alert').getByText(problemMessages[locale].INVALID_CREDENTIALS).waitFor()
    await dialog.button(dialog.text.login.register).click()
    await dialog.fillRegister(toNational(phone))
    await dialog.button(dialog.text.sendCode).click()
    await dialog.titled(dialog.text.code.title)
  })

  test('nothing went wrong unseen on the way', () => {
    const expected = /^(400|401|404) for .*\/(api|services)\//
    expect(visit.errors.list().filter((error) => !expected.test(error))).toEqual([])
  })
})
