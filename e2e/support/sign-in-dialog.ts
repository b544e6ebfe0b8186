import type { Locator } from 'playwright-core'
import type { Locale } from '../../src/domain/text/locale.ts'
import { signIn as ar } from '../../src/i18n/messages/sign-in/ar.ts'
import { signIn as en, type SignInText } from '../../src/i18n/messages/sign-in/en.ts'
import { signIn as ku } from '../../src/i18n/messages/sign-in/ku.ts'
import type { Visit } from './browser.ts'
import { goodPassword } from './client.ts'
import { messages } from './messages.ts'
import { codeOf } from './outbox.ts'

export const signInText: Record<Locale, SignInText> = { en, ar, ku }

export const toArabicDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))

/** The national spelling. */
export const toNational = (phone: string): string => phone.replace('+964', '0')

export type SignInDialog = ReturnType<typeof dialogOf>

/** The dialog as a person finds it: by its words. */
export function dialogOf({ page, locale }: Pick<Visit, 'page' | 'locale'>) {
  const text = signInText[locale]
  const dialog = page.getByRole('dialog')
  const titled = (title: string) => dialog.getByRole('heading', { name: title, exact: true }).waitFor()
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  const field = (label: string): Locator =>
    dialog.locator('input, select').and(dialog.getByLabel(label, { exact: true }))
  const site = () => new URL(page.url()).origin

  const phone = () => field(text.phone)
  /** In the middle of an action the person types the number first, and then says whether they are new. */
  const startWith = async (number: string, as: 'login' | 'register' = 'login') => {
    await titled(text.start.title)
    await phone().fill(number)
    await button(text.start[as]).click()
    await titled(text[as].title)
  }
  const fillLogin = async (number: string, password = goodPassword) => {
    const first = dialog.getByRole('heading', { level: 2 })
    await first.waitFor()
    if ((await first.textContent()) === text.start.title) await startWith(number)
    await titled(text.login.title)
    await phone().fill(number)
    await field(text.password).fill(password)
  }
  const typeCode = async (code: string) => {
    await titled(text.code.title)
    await field(text.code.label).pressSequentially(code)
  }
  const typeCodeOf = async (number: string, write = (code: string) => code) => {
    await titled(text.code.title)
    await typeCode(write(await codeOf(site(), number)))
  }

  return {
    text,
    dialog,
    titled,
    button,
    field,
    phone,
    open: () => page.locator('header').getByRole('button', { name: messages[locale].nav.signIn, exact: true }).click(),
    gone: () => dialog.waitFor({ state: 'detached' }),
    startWith,
    fillLogin,
    typeCode,
    typeCodeOf,
    async fillRegister(number: string, password = goodPassword, confirmation = password) {
      await titled(text.register.title)
      await phone().fill(number)
      await field(text.password).fill(password)
      await field(text.confirmPassword).fill(confirmation)
    },
    /** Until the dialog has gone. */
    async login(number: string, password = goodPassword, write = (typed: string) => typed) {
      await fillLogin(write(toNational(number)), password)
      await button(text.login.title).click()
      await typeCodeOf(number)
      await dialog.waitFor({ state: 'detached' })
    },
  }
}
