import { describe, expect, test } from 'vitest'
import type { PaymentMethod } from '../../src/domain/money/payment-method.ts'
import type { Locale } from '../../src/domain/text/locale.ts'
import { addDays, type Day, toInstant } from '../../src/domain/time/day.ts'
import { fill } from '../../src/i18n/fill.ts'
import { formatPrice } from '../../src/i18n/format.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { arrivalText } from '../../src/i18n/messages/arrival.ts'
import { bookingText } from '../../src/i18n/messages/booking.ts'
import { bookingMessages } from '../../src/i18n/messages/booking-messages.ts'
import { checkoutText } from '../../src/i18n/messages/checkout.ts'
import { propertiesText } from '../../src/i18n/messages/properties.ts'
import { reservationsText } from '../../src/i18n/messages/reservations.ts'
import { toQrDrawing } from '../../src/ui/qr-drawing.ts'
import { atPaymentPage, bookButton, bookOver, findChoice, partyQuery, query, today } from '../support/booking.ts'
import { closePage, isReady, openPage, type Visit } from '../support/browser.ts'
import { names, newAddress, newPhone } from '../support/client.ts'
import { testInSoak } from '../support/locale-sample.ts'
import { expectHealthy, findOverflow, listErrors, onTheWay } from '../support/page-health.ts'
import { becomes, propertiesWith } from '../support/paying.ts'
import { dialogOf, toNational } from '../support/sign-in-dialog.ts'
import { openSignedIn } from '../support/signed-in.ts'

type SignedIn = Awaited<ReturnType<typeof openSignedIn>>

/** In the middle of the next month: free of charge to cancel, and one press away in the calendar. */
const checkIn: Day = addDays(`${addDays(`${today.slice(0, 7)}-01`, 31).slice(0, 7)}-01`, 13)
const checkOut = addDays(checkIn, 2)

const methods: Record<Locale, PaymentMethod> = { en: 'qi', ar: 'fastpay', ku: 'fib' }
const plain = (text: string | null) => (text ?? '').replace(/[\u2066-\u2069]/g, '')

/** Registers in the open dialog. */
async function register(visit: Visit, phone: string): Promise<void> {
  const dialog = dialogOf(visit)
  const { sendCode, personal } = dialog.text
  await dialog.dialog.getByText(dialog.text.kept, { exact: true }).waitFor()
  await dialog.startWith(toNational(phone), 'register')
  expect(await dialog.phone().inputValue(), 'the number is not typed twice').toBe(toNational(phone))
  await dialog.fillRegister(toNational(phone))
  await dialog.button(sendCode).click()
  await dialog.typeCodeOf(phone)
  await dialog.titled(personal.title)
  await dialog.field(personal.name).fill(names[visit.locale])
  await dialog.button(personal.save).click()
  await dialog.gone()
}

/** A gift of an operator after a bad night. */
const givePoints = (phone: string, points: number) =>
  query(
    `insert into point_entries (customer_id, points, balance, reason)
     select c.id, $2::int, $2::int, 'reservation' from customers c join accounts a on a.id = c.account_id where a.phone = $1`,
    [phone, points],
  )

/** On paper: the voucher alone, with a code that says the same. In a calendar: the days by Baghdad's clock. */
async function checkPapers({ page, locale }: Visit, id: number): Promise<void> {
  const [{ code: number = '' } = {}] = await query<{ code: string }>(
    'select o.code from reservations r join orders o on o.id = r.order_id where r.id = $1',
    [id],
  )
  const messages = reservationsText[locale]
  await page.emulateMedia({ media: 'print' })
  const paper = page.locator('section.print\\:block')
  await paper.getByText(messages.confirmation.title, { exact: true }).waitFor()
  // Once for the guest, once for who brings them there.
  for (const text of [number, messages.confirmation.phone]) await paper.getByText(text).first().waitFor()
  expect(
    await paper.locator('[lang]').evaluateAll((sides) => new Set(sides.map((side) => side.getAttribute('lang'))).size),
  ).toBe(2)
  expect(await page.locator('h1').isVisible()).toBe(false)
  const code = page.getByRole('img', { name: messages.confirmation.qr }).filter({ visible: true }).locator('path')
  const { path } = toQrDrawing(`Safar ${number}\n${checkIn} - ${checkOut}\n${names[locale]}`)
  expect(await code.getAttribute('d')).toBe(path)
  expect(await findOverflow(page)).toEqual([])
  await page.emulateMedia({ media: 'screen' })
  const link = page.getByRole('link', { name: messages.detail.calendar })
  const file = await link.evaluate(async (link) => (await fetch((link as HTMLAnchorElement).href)).text())
  const clocks = await query<{ arrival: string; departure: string }>(
    `select to_char(check_in_clock, 'HH24:MI') arrival, to_char(leaves_at at time zone 'Asia/Baghdad', 'HH24:MI') departure
     from reservations where id = $1`,
    [id],
  )
  const stamp = (day: Day, clock = '') =>
    toInstant(day, clock)
      .toISOString()
      .replace(/[-:]|\.\d+/g, '')
  expect(file).toContain(
    `DTSTART:${stamp(checkIn, clocks[0]?.arrival)}\r\nDTEND:${stamp(checkOut, clocks[0]?.departure)}`,
  )
}

const seen = ({ page }: Visit, text: string) => page.getByText(text).filter({ visible: true }).first().waitFor()
const isSound = (visit: Visit) => expectHealthy(visit, { skip: onTheWay(visit.locale) })
const toPrice = (locale: Locale, amount: number, sign: '' | '+' | '−' = '') =>
  formatPrice(locale, { amount, currency: 'IQD' }, sign)

/** From the list of stays to the bank; returns the amount. */
async function book(visit: Visit): Promise<{ total: number; propertyId: number }> {
  const { page, locale } = visit
  const phone = newPhone()
  const checkout = checkoutText[locale]
  const choosing = bookingText[locale]
  await visit.go('/properties')
  const prefix = localPath(locale, '/properties/')
  const shown = await page
    .locator(`main a[href^="${prefix}"]`)
    .evaluateAll((links) => links.map((link) => Number(link.getAttribute('href')?.match(/(\d+)$/)?.[1])))
  const automatic = `select id from properties where acceptance = 'automatic' and id = any($1)`
  const among = (await query<{ id: number }>(automatic, [shown])).map(({ id }) => id)
  const { propertyId, rooms, price: offered } = await findChoice(locale, { checkIn, checkOut }, among)
  await isSound(visit)
  await page.locator(`main a[href="${prefix}${propertyId}"]`).first().click()
  await page.waitForURL((url) => url.pathname === prefix + propertyId)

  const plan = page.getByRole('region', { name: propertiesText[locale].plan })
  await plan.getByRole('combobox', { name: propertiesText[locale].children }).selectOption('1')
  await plan.getByRole('combobox', { name: choosing.age(1) }).selectOption('5')
  await plan.getByRole('button', { name: choosing.messages.pickDates }).click()
  const calendar = page.getByRole('dialog')
  await calendar.getByRole('button', { name: choosing.calendar.nextMonth }).click()
  for (const day of [checkIn, checkOut]) await calendar.locator(`button[data-day="${day}"]`).click()
  await calendar.getByRole('button', { name: choosing.calendar.done, exact: true }).click()
  await page.waitForURL(`**?checkIn=${checkIn}&checkOut=${checkOut}&${partyQuery}`)
  await page.getByRole('button', { name: choosing.messages.take }).first().click()
  await seen(visit, toPrice(locale, offered.amount))
  await isSound(visit)
  await page
    .getByRole('button', { name: choosing.messages.book, exact: true })
    .filter({ visible: true })
    .first()
    .click()

  await register(visit, phone)
  await givePoints(phone, 500)
  await page.waitForURL((url) => url.pathname === localPath(locale, '/checkout'))
  await page.locator('[name=guestName]').waitFor()
  expect(await page.locator('[name=guestName]').inputValue()).toBe(names[locale])
  // Without a profile the lookup answers 404.
  expect((await listErrors(visit)).filter((error) => !/^404 for .*\/customer\/auth\/me/.test(error))).toEqual([])
  visit.errors.forget()
  // The points were given after this page was made.
  await page.reload()
  await isReady(page)
  await page.locator('[name=guestName]').waitFor()
  const { count } = rooms[0] ?? { count: 0 }
  await page
    .locator('dd')
    .filter({ hasText: `${count} ×` })
    .first()
    .waitFor()
  await seen(visit, toPrice(locale, offered.amount))
  await isSound(visit)

  await page.getByRole('textbox', { name: checkout.voucher.label }).fill('SAFAR10')
  await page.getByRole('button', { name: checkout.voucher.apply, exact: true }).click()
  const less = Math.min(25_000, Math.floor(offered.amount / 10))
  await seen(visit, toPrice(locale, offered.amount - less))
  await page.getByRole('switch').check()
  const total = offered.amount - less - 5_000
  await seen(visit, toPrice(locale, total))
  const [, ...message] = checkout.points.message.split(/:discount|:points/)
  await seen(visit, `5,000${message[0]}`)
  await page.locator(`input[value=${methods[locale]}]`).check()
  await page.locator('[name=arrivalHour]').selectOption('22')
  await page.locator('input[value=quiet_room]').check()
  await isSound(visit)
  await bookButton(visit).click()
  return { total, propertyId }
}

/** The same without the screens: booked, and at the bank. */
async function bookWithout(visit: SignedIn): Promise<{ total: number; propertyId: number }> {
  const among = await propertiesWith('automatic')
  const days = { checkIn, checkOut }
  const more = { voucherCode: 'SAFAR10', arrivalHour: 22, requests: ['quiet_room'] }
  const { link, total, choice } = await bookOver(visit, { days, among, method: methods[visit.locale], more })
  await visit.page.goto(link)
  return { total: total.amount, propertyId: choice.propertyId }
}
/** At the bank: paid, shown, printed, cancelled, and the money comes back. */
async function payAndCancel(visit: Visit, { total, propertyId }: { total: number; propertyId: number }): Promise<void> {
  const { page, locale } = visit
  const messages = reservationsText[locale]
  const booking = bookingMessages[locale]
  const prefix = localPath(locale, '/properties/')
  const price = (amount: number, sign?: '+' | '−') => toPrice(locale, amount, sign)

  await page.locator('button[value=pay]').waitFor()
  expect(await page.locator('.amount').textContent()).toBe(price(total))
  await isSound(visit)
  await page.locator('button[value=pay]').click()

  await atPaymentPage(page)
  await page.getByRole('heading', { level: 1, name: messages.payment.accepted }).waitFor()
  await isReady(page)
  await isSound(visit)
  const order = Number(new URL(page.url()).searchParams.get('order'))
  const [{ id } = { id: 0 }] = await query<{ id: number }>('select id from reservations where order_id = $1', [order])

  await visit.go('/account/history?show=upcoming')
  await isSound(visit)
  await page.locator(`main a[href="${localPath(locale, `/account/history/${id}`)}"]`).click()
  await page.waitForURL(`**/account/history/${id}`)
  await seen(visit, price(total))
  await seen(visit, booking.methods[methods[locale]])
  await seen(visit, messages.paymentStatuses.paid)
  await seen(visit, arrivalText[locale].choices.quiet_room)
  await isSound(visit)

  await checkPapers(visit, id)
  await page.getByRole('link', { name: arrivalText[locale].property.driver }).click()
  await page.waitForURL(`**/account/history/${id}/driver`)
  await page.getByRole('heading', { level: 1, name: arrivalText[locale].driver.title }).waitFor()
  await isSound(visit)
  await visit.go(`/account/history/${id}`)

  await page.getByRole('button', { name: messages.cancel.action }).click()
  const question = page.getByRole('alertdialog')
  const facts = async () => plain(await question.textContent())
  await expect.poll(facts).toContain(plain(fill(messages.cancel.refundAll, { amount: price(total) })))
  for (const fact of [messages.cancel.voucherBack, messages.cancel.rooms]) expect(await facts()).toContain(fact)
  await isSound(visit)
  await question.getByRole('button', { name: messages.cancel.action }).click()
  await question.waitFor({ state: 'detached' })
  await seen(visit, messages.cancelled)
  const back = fill(messages.next.refunded, { amount: price(total), method: booking.methods[methods[locale]] })
  await becomes(id, 'ended', 'refunded')
  await visit.go(`/account/history/${id}`)
  expect(plain(await page.locator('main').textContent())).toContain(plain(back))
  await isSound(visit)

  expect(await page.getByRole('link', { name: messages.detail.again }).getAttribute('href')).toBe(
    `${prefix}${propertyId}?checkIn=${checkIn}&checkOut=${checkOut}&${partyQuery}`,
  )

  await visit.go('/account/transactions')
  const rows = page.locator(`main a[href^="${localPath(locale, '/account/transactions/')}"]`)
  await expect.poll(() => rows.count()).toBe(2)
  await seen(visit, price(total, '+'))
  await seen(visit, price(total, '−'))
  await isSound(visit)
  await rows.first().click()
  await page.waitForURL(/\/account\/transactions\/\d+$/)
  await seen(visit, messages.transactions.types.credit)
  await isSound(visit)
}

describe('on a phone', { timeout: 240_000 }, () => {
  test('from the list of stays to the money that comes back', async () => {
    const visit = await openPage({ locale: 'en', width: 390 })
    await visit.context.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() })
    await payAndCancel(visit, await book(visit))
    await closePage(visit)
  })

  // Tests of the lists, of choosing rooms, of the dialog and of the checkout cover the steps before, in every language.
  testInSoak.each(['ar', 'ku'] as const)('from the bank to the money that comes back, %s', async (locale) => {
    const visit = await openSignedIn({ locale, width: 390 })
    await payAndCancel(visit, await bookWithout(visit))
    await closePage(visit)
  })
})
