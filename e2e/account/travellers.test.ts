import { expect, test } from 'vitest'
import { locales } from '../../src/domain/text/locale.ts'
import { toFieldMessage } from '../../src/i18n/field-errors.ts'
import { fill } from '../../src/i18n/fill.ts'
import { formatDate } from '../../src/i18n/format.ts'
import { travellersText } from '../../src/i18n/messages/travellers.ts'
import { closePage } from '../support/browser.ts'
import { casesIn } from '../support/locale-sample.ts'
import { expectHealthy, onTheWay } from '../support/page-health.ts'
import { openSignedIn } from '../support/signed-in.ts'

const languages = casesIn('ku', locales)

test.each(languages)('somebody to travel with: saved, changed, removed (%s)', { timeout: 180_000 }, async (locale) => {
  const visit = await openSignedIn({ locale, width: 390 })
  const { page } = visit
  // The bar at the bottom of a phone covers half of a field, wherever one stands: here there is room for all of it.
  await page.setViewportSize({ width: 390, height: 1_400 })
  const { list, fields } = travellersText[locale]
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
  const field = (label: string) => page.getByLabel(new RegExp(`^${label}`))

  await visit.go('/account/travellers')
  await page.getByRole('heading', { name: list.empty }).waitFor()
  await expectHealthy(visit)
  await button(list.add).click()
  await button(list.save).click()
  await page
    .getByText(toFieldMessage(locale, { error: 'required' }))
    .first()
    .waitFor()
  // Refused, as it should be.
  visit.errors.forget()
  await expectHealthy(visit, { skip: onTheWay(locale) })

  // In any digits, with or without what stands between them.
  await field(fields.firstName).fill('Zara')
  await field(fields.lastName).fill('Ahmed')
  await field(fields.birthDate).pressSequentially('١٧٠٥١٩٩٠')
  expect(await field(fields.birthDate).inputValue()).toBe('17/05/1990')
  await page.getByRole('radio', { name: fields.female, exact: true }).check()
  await field(fields.passportNumber).fill('a۱۲۳۴۵۶۷')
  await field(fields.passportExpiresOn).fill('1/2/2024')
  await button(list.save).click()

  await page.getByRole('heading', { name: 'Zara Ahmed' }).waitFor()
  const main = page.getByRole('main')
  await main.getByText(list.expired).waitFor()
  expect(await main.textContent()).toContain(fill(list.born, { day: formatDate(locale, '1990-05-17') }))
  expect(await main.textContent()).not.toContain('A1234567')
  await expectHealthy(visit, { skip: onTheWay(locale) })

  await page.getByRole('button', { name: new RegExp(`^${list.change}: .*Zara Ahmed`) }).click()
  await expect.poll(() => field(fields.passportNumber).inputValue()).toBe('A1234567')
  await field(fields.passportExpiresOn).fill('01022035')
  await button(list.save).click()
  await main.getByText(list.expired).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: new RegExp(`^${list.remove}.*Zara Ahmed`) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: list.remove, exact: true }).click()
  await page.getByRole('heading', { name: list.empty }).waitFor()
  await closePage(visit)
})
