import { describe, expect, test, vi } from 'vitest'
import { addDays, type Day, toInstant } from '../src/domain/day.ts'
import { type Locale, locales } from '../src/domain/locale.ts'
import type { PaymentMethod } from '../src/domain/payment-method.ts'
import { fill } from '../src/i18n/fill.ts'
import { formatPrice } from '../src/i18n/format.ts'
import { localPath } from '../src/i18n/locale-facts.ts'
import { arrivalText } from '../src/i18n/messages/arrival.ts'
import { bookingText } from '../src/i18n/messages/booking.ts'
import { bookingMessages } from '../src/i18n/messages/booking-messages.ts'
import { checkoutText } from '../src/i18n/messages/checkout.ts'
import { propertiesText } from '../src/i18n/messages/properties.ts'
import { reservationsText } from '../src/i18n/messages/reservations.ts'
import { toQrDrawing } from '../src/web/ui/qr-drawing.ts'
import { atPaymentPage, bookButton, findChoice, partyQuery, query, today } from './booking.ts'
import { closePage, isReady, openPage, type Visit } from './browser.ts'
import { names, newAddress, newPhone } from './client.ts'
import { expectHealthy, findOverflow, onTheWay } from './health.ts'
import { dialogOf, toNational } from './sign-in-dialog.ts'

/** In the middle of the next month: free of charge to cancel, and one press away in the calendar. */
const checkIn: Day = addDays(`${addDays(`${today.slice(0, 7)}-01`, 31).slice(0, 7)}-01`, 13)
const checkOut = addDays(checkIn, 2)

const methods: Record<Locale, PaymentMethod> = { en: 'qi', ar: 'fastpay', ku: 'fib' }
const plain = (text: string | null) => (text ?? '').replace(/[\u2066-\u2069]/g, '')

/** As a newcomer, in the dialog that is open. */
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

/** What an operator might give for a bad night. */
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

describe.each(locales)('the whole journey on a phone, %s', (locale) => {
  const messages = reservationsText[locale]
  const booking = bookingMessages[locale]
  const checkout = checkoutText[locale]
  const choosing = bookingText[locale]
  const price = (amount: number, sign: '' | '+' | '−' = '') => formatPrice(locale, { amount, currency: 'IQD' }, sign)

  test('from the list of stays to the money that comes back', { timeout: 240_000 }, async () => {
    const visit = await openPage({ locale, width: 390 })
    const { page } = visit
    await visit.context.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() })
    const phone = newPhone()
    const isSound = () => expectHealthy(visit, { skip: onTheWay(locale) })
    const seen = (text: string) => page.getByText(text).filter({ visible: true }).first().waitFor()

    await visit.go('/properties')
    const prefix = localPath(locale, '/properties/')
    const shown = await page
      .locator(`main a[href^="${prefix}"]`)
      .evaluateAll((links) => links.map((link) => Number(link.getAttribute('href')?.match(/(\d+)$/)?.[1])))
    const automatic = `select id from properties where acceptance = 'automatic' and id = any($1)`
    const among = (await query<{ id: number }>(automatic, [shown])).map(({ id }) => id)
    const { propertyId, rooms, price: offered } = await findChoice(locale, { checkIn, checkOut }, among)
    await isSound()
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
    await seen(price(offered.amount))
    await isSound()
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
    // The points were given after this page was made.
    await page.reload()
    await isReady(page)
    // Whoever has no profile yet is told so by the lookup.
    expect(visit.errors.list().filter((error) => !/^404 for .*\/customer\/auth\/me/.test(error))).toEqual([])
    visit.errors.forget()
    await page.locator('[name=guestName]').waitFor()
    const { count } = rooms[0] ?? { count: 0 }
    await page
      .locator('dd')
      .filter({ hasText: `${count} ×` })
      .first()
      .waitFor()
    await seen(price(offered.amount))
    await isSound()

    await page.getByRole('textbox', { name: checkout.voucher.label }).fill('SAFAR10')
    await page.getByRole('button', { name: checkout.voucher.apply, exact: true }).click()
    const less = Math.min(25_000, Math.floor(offered.amount / 10))
    await seen(price(offered.amount - less))
    await page.getByRole('switch').check()
    const total = offered.amount - less - 5_000
    await seen(price(total))
    const [, ...message] = checkout.points.message.split(/:discount|:points/)
    await seen(`5,000${message[0]}`)
    await page.locator(`input[value=${methods[locale]}]`).check()
    await page.locator('[name=arrivalHour]').selectOption('22')
    await page.locator('input[value=quiet_room]').check()
    await isSound()
    await bookButton(visit).click()

    await page.locator('button[value=pay]').waitFor()
    expect(await page.locator('.amount').textContent()).toBe(price(total))
    await isSound()
    await page.locator('button[value=pay]').click()

    await atPaymentPage(page)
    await page.getByRole('heading', { level: 1, name: messages.payment.accepted }).waitFor()
    await isReady(page)
    await isSound()
    const order = Number(new URL(page.url()).searchParams.get('order'))
    const [{ id } = { id: 0 }] = await query<{ id: number }>('select id from reservations where order_id = $1', [order])

    await visit.go('/account/history?show=upcoming')
    await isSound()
    await page.locator(`main a[href="${localPath(locale, `/account/history/${id}`)}"]`).click()
    await page.waitForURL(`**/account/history/${id}`)
    await seen(price(total))
    await seen(booking.methods[methods[locale]])
    await seen(messages.paymentStatuses.paid)
    await seen(arrivalText[locale].choices.quiet_room)
    await isSound()

    await checkPapers(visit, id)
    await page.getByRole('link', { name: arrivalText[locale].property.driver }).click()
    await page.waitForURL(`**/account/history/${id}/driver`)
    await page.getByRole('heading', { level: 1, name: arrivalText[locale].driver.title }).waitFor()
    await isSound()
    await visit.go(`/account/history/${id}`)

    await page.getByRole('button', { name: messages.cancel.action }).click()
    const question = page.getByRole('alertdialog')
    const facts = async () => plain(await question.textContent())
    await expect.poll(facts).toContain(plain(fill(messages.cancel.refundAll, { amount: price(total) })))
    for (const fact of [messages.cancel.voucherBack, messages.cancel.rooms]) expect(await facts()).toContain(fact)
    await isSound()
    await question.getByRole('button', { name: messages.cancel.action }).click()
    await question.waitFor({ state: 'detached' })
    await seen(messages.cancelled)
    const back = fill(messages.next.refunded, { amount: price(total), method: booking.methods[methods[locale]] })
    await vi.waitFor(
      async () => {
        await visit.go(`/account/history/${id}`)
        expect(plain(await page.locator('main').textContent())).toContain(plain(back))
      },
      { timeout: 60_000, interval: 1_000 },
    )
    await isSound()

    expect(await page.getByRole('link', { name: messages.detail.again }).getAttribute('href')).toBe(
      `${prefix}${propertyId}?checkIn=${checkIn}&checkOut=${checkOut}&${partyQuery}`,
    )

    await visit.go('/account/transactions')
    const rows = page.locator(`main a[href^="${localPath(locale, '/account/transactions/')}"]`)
    await expect.poll(() => rows.count()).toBe(2)
    await seen(price(total, '+'))
    await seen(price(total, '−'))
    await isSound()
    await rows.first().click()
    await page.waitForURL(/\/account\/transactions\/\d+$/)
    await seen(messages.transactions.types.credit)
    await isSound()
    await closePage(visit)
  })
})
