import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Locale, locales } from '../../src/domain/text/locale.ts'
import { accountText } from '../../src/i18n/messages/account.ts'
import { notificationsText } from '../../src/i18n/messages/notifications.ts'
import { problemMessages } from '../../src/i18n/messages/problems.ts'
import { successMessages } from '../../src/i18n/messages/successes.ts'
import { closePage, openPage, resize, sizeOf, type Visit, widths } from '../support/browser.ts'
import { createClient, goodPassword, names, newAddress, newPhone, requireOk } from '../support/client.ts'
import { casesIn } from '../support/locale-sample.ts'
import { codeOf } from '../support/outbox.ts'
import { expectHealthy, findOverflow, onTheWay } from '../support/page-health.ts'
import { dialogOf, type SignInDialog, toNational } from '../support/sign-in-dialog.ts'
import { addCustomer, openSignedIn } from '../support/signed-in.ts'

/** Stops animations: half-visible text has no contrast. */
const isStill = ({ page }: Visit) =>
  page.waitForFunction(
    () =>
      !document.querySelector('[data-entering], [data-exiting]') &&
      document
        .getAnimations()
        .every(({ playState, effect }) => playState === 'finished' || effect?.getTiming().iterations === Infinity),
  )

/** Checks the screen at every width. Layout may differ between widths; the accessibility tree is the same at each. */
async function expectHealthyAtAll(visit: Visit, name: string, isThere: () => Promise<void>): Promise<void> {
  for (const width of widths) {
    await resize(visit.page, sizeOf(width))
    await isThere()
    await isStill(visit)
    await expectHealthy(visit, { skip: width < 700 ? onTheWay(visit.locale) : ['shift', 'axe'] })
  }
  await resize(visit.page, sizeOf(320))
  await isThere()
  expect(await findOverflow(visit.page), `${name} at 320px`).toEqual([])
  await resize(visit.page, sizeOf(390))
  await isThere()
}

describe.each(casesIn('ar', locales))('the dialog in %s', (locale) => {
  let visit: Visit
  let dialog: SignInDialog
  beforeAll(async () => {
    visit = await openPage({ locale, width: 390 })
    await visit.context.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() })
    dialog = dialogOf(visit)
    await visit.go('/about')
  })
  afterAll(() => closePage(visit))

  const said = (message: string) => visit.page.locator('[data-alerts]').getByText(message).waitFor()
  const check = (name: string, title: string) => expectHealthyAtAll(visit, name, () => dialog.titled(title))

  test('sign in, and what is missing', async () => {
    const { text } = dialog
    await dialog.open()
    await check('login', text.login.title)
    await dialog.button(text.login.title).click()
    await dialog.dialog.locator('[aria-invalid=true]').first().waitFor()
    await expectHealthy(visit, { skip: onTheWay(locale) })
  })

  test('a forgotten password, its code and the new one', async () => {
    const { text } = dialog
    const { phone } = await addCustomer(createClient({ locale }))
    await dialog.button(text.login.forgot).click()
    await check('forgot', text.forgot.title)
    await dialog.phone().fill(toNational(phone))
    await dialog.button(text.sendCode).click()
    await check('code', text.code.title)
    await dialog.typeCodeOf(phone)
    await check('renew', text.renew.title)
    for (const label of [text.renew.password, text.confirmPassword]) await dialog.field(label).fill('a second good one')
    await dialog.button(text.renew.save).click()
    await said(successMessages[locale].PASSWORD_CHANGED)
    await dialog.fillLogin(toNational(phone))
    await dialog.button(text.login.title).click()
    await dialog.dialog.getByRole('alert').getByText(problemMessages[locale].INVALID_CREDENTIALS).waitFor()
    // That the old one is refused is meant.
    visit.errors.forget()
    await visit.page.keyboard.press('Escape')
    await dialog.gone()
  })

  test('a registration, its code and the personal information', async () => {
    const { text } = dialog
    const phone = newPhone()
    await dialog.open()
    await dialog.button(text.login.register).click()
    await check('register', text.register.title)
    await dialog.fillRegister(toNational(phone))
    await dialog.button(text.sendCode).click()
    await check('code of a registration', text.code.title)
    await dialog.typeCodeOf(phone)
    await dialog.titled(text.personal.title)
    // That there is no profile yet is what opened it.
    visit.errors.forget()
    await check('personal', text.personal.title)
    await dialog.button(text.personal.save).click()
    await dialog.dialog.locator('[aria-invalid=true]').first().waitFor()
    await expectHealthy(visit, { skip: onTheWay(locale) })
    await dialog.field(text.personal.name).fill(names[locale])
    await dialog.button(text.personal.save).click()
    await said(successMessages[locale].PROFILE_SAVED)
    await dialog.gone()
  })
})

describe.each(casesIn('ku', locales))('the account in %s', (locale: Locale) => {
  let visit: Awaited<ReturnType<typeof openSignedIn>>
  const texts = accountText[locale]
  beforeAll(async () => {
    visit = await openSignedIn({ locale })
    // A second device, so that the list of them has its buttons.
    const other = createClient({ locale })
    const { id } = (await other.login(visit.phone)).body
    await other.verify(id, await other.codeOf(visit.phone))
  })
  afterAll(() => closePage(visit))

  const heading = (name: string) => visit.page.getByRole('heading', { level: 1, name }).waitFor()
  const press = (name: string) => visit.page.getByRole('button', { name, exact: true }).first().click()
  const confirmByPassword = async () => {
    const { confirm } = texts.profile
    const proof = dialogOf(visit)
    await proof.titled(confirm.title)
    await proof.field(confirm.password).fill(goodPassword)
    await proof.button(confirm.submit).click()
    await proof.gone()
  }

  test.each([
    ['/account', () => visit.name],
    ['/account/profile', () => texts.profile.title],
  ])('%s', async (path, title) => {
    // Layout shifts of loading appear at the first width, so locales begin with different ones.
    const [first, second] = locale === 'ar' ? ([1280, 390] as const) : widths
    await resize(visit.page, sizeOf(first))
    expect((await visit.go(path)).status()).toBe(200)
    await heading(title())
    await expectHealthy(visit)
    await resize(visit.page, sizeOf(second))
    await expectHealthy(visit, { skip: ['shift', 'axe'] })
    await resize(visit.page, sizeOf(320))
    expect(await findOverflow(visit.page), `${path} at 320px`).toEqual([])
  })

  test('the profile is folded, and so is how news is told', async () => {
    const { page } = visit
    const { personal, notifications } = texts.profile
    const { caption, rules } = notificationsText[locale].channels
    await resize(page, sizeOf(390))
    await visit.go('/account/profile')
    expect(await page.locator('main details[open]').count()).toBe(0)
    // Two windows of a phone, with the way out at the end.
    expect((await page.locator('main').boundingBox())?.height).toBeLessThan(2 * 844)
    await page.getByRole('heading', { name: personal.title, exact: true }).click()
    await page.getByLabel(personal.name, { exact: true }).waitFor()
    // A link opens the part that it names.
    await visit.go('/account')
    await visit.go('/account/profile#notifications')
    await page.getByRole('switch', { name: notifications.label }).waitFor()
    const table = page.getByRole('table')
    expect(await table.isVisible()).toBe(false)
    await page.getByText(caption, { exact: true }).click()
    await table.getByRole('cell', { name: rules['unless-reached'], exact: true }).first().waitFor()
    await expectHealthyAtAll(visit, 'how news is told', () => table.waitFor())
  })

  test('the forms of the profile', async () => {
    // A target that the sticky header half covers is not too small.
    const isAtTop = async () => {
      await visit.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await heading(texts.profile.title)
    }
    const { phone, password, confirm } = texts.profile
    const proof = dialogOf(visit)
    // By a code to the account's number, as for an account without a password.
    const confirmByCode = async () => {
      await expectHealthyAtAll(visit, 'the proof', () => proof.titled(confirm.title))
      await proof.button(confirm.byCode).click()
      await proof.button(phone.send).click()
      const code = proof.field(phone.code)
      await code.waitFor()
      await expectHealthyAtAll(visit, 'the code of the proof', () => code.waitFor())
      await code.pressSequentially(await codeOf(inject('site'), visit.phone))
      await proof.gone()
    }
    const next = newPhone()
    await visit.go('/account/profile')
    await visit.page.getByRole('heading', { name: phone.title, exact: true }).click()
    await press(phone.change)
    await visit.page.getByRole('heading', { name: password.title, exact: true }).click()
    await press(password.change)
    await expectHealthyAtAll(visit, 'the forms', isAtTop)
    await visit.page.getByLabel(phone.label, { exact: true }).fill(toNational(next))
    await press(phone.send)
    await confirmByCode()
    await visit.page.getByRole('timer').waitFor()
    await press(texts.profile.save)
    await visit.page.getByLabel(password.next, { exact: true }).fill('one thing')
    await expectHealthyAtAll(visit, 'the code', isAtTop)
    expect(await codeOf(inject('site'), next)).toMatch(/^\d{6}$/)
    await press(texts.profile.cancel)
  })

  test('the questions before leaving', async () => {
    const { leave } = texts.profile
    await visit.go('/account/profile')
    await visit.page.getByRole('heading', { name: leave.title, exact: true }).click()
    await press(leave.deactivate)
    await confirmByPassword()
    await visit.page.getByRole('alertdialog').getByRole('button', { name: leave.keep, exact: true }).click()
    for (const name of [leave.deactivate, leave.remove]) {
      await press(name)
      const question = visit.page.getByRole('alertdialog')
      await expectHealthyAtAll(visit, name, () => question.waitFor())
      await question.getByRole('button', { name: leave.keep, exact: true }).click()
      await question.waitFor({ state: 'detached' })
    }
  })

  test('a deactivated account', async () => {
    const proof = { password: goodPassword }
    requireOk(await visit.client.customer('POST', 'deactivate-account', visit.accessToken, proof))
    for (const [path, width] of [
      ['/account', 1280],
      ['/account/profile', 390],
    ] as const) {
      await resize(visit.page, sizeOf(width))
      await visit.go(path)
      await heading(texts.inactive.title)
      await expectHealthy(visit)
      const { data, leave } = texts.profile
      for (const name of [data.download, leave.remove])
        await visit.page.getByRole('button', { name, exact: true }).waitFor()
    }
    await resize(visit.page, sizeOf(320))
    expect(await findOverflow(visit.page), 'deactivated at 320px').toEqual([])
    // The file takes proof, which then activates as well.
    await press(texts.profile.data.download)
    const download = visit.page.waitForEvent('download')
    await confirmByPassword()
    expect((await download).suggestedFilename()).toMatch(/^safar-\d{4}-\d\d-\d\d\.json$/)
    await press(texts.inactive.activate)
    await heading(texts.profile.title)
  })
})
