import { expect, test } from 'vitest'
import { formatPhone } from '../../src/i18n/format.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { meetingText } from '../../src/i18n/messages/meeting.ts'
import { purchasesText } from '../../src/i18n/messages/purchases.ts'
import { reservationsText } from '../../src/i18n/messages/reservations.ts'
import { atPaymentPage, query } from '../support/booking.ts'
import { closePage, type Visit } from '../support/browser.ts'
import { type BuyResult, buyTickets, buyTour, couple } from '../support/buying.ts'
import { casesIn } from '../support/locale-sample.ts'
import { findOverflow } from '../support/page-health.ts'
import { isSound, reports } from '../support/paying.ts'
import { openSignedIn } from '../support/signed-in.ts'

/** The part of a sentence before its placeholder. */
const beginning = (text: string): string => text.split(/ ?:[a-z]/)[0] ?? ''

/** On paper, in two languages: what was bought, when and where it begins, what it cost, whom to call, who comes, and nothing to press. */
async function checkPaper({ page, locale }: Visit, { id, code }: BuyResult): Promise<void> {
  const [bought] = await query<{ address: string; phone: string; clock: string }>(
    `select s.meeting #>> array['address', $2::text] as address, w.phone,
       to_char(p.starts_at at time zone 'Asia/Baghdad', 'HH24:MI') as clock
     from purchases p join sales s on s.id = p.sale_id join sellers w on w.id = p.seller_id where p.id = $1`,
    [id, locale],
  )
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('main button:visible').count()).toBe(0)
  expect(await page.locator('h1').isVisible()).toBe(false)
  const paper = page.locator('section.print\\:block')
  const sides = paper.locator('div[lang]')
  expect(await sides.count()).toBe(2)
  const [reader = '', other = ''] = await sides.allTextContents()
  expect(reader).toContain(bought?.address)
  for (const text of [reader, other])
    for (const part of [
      code,
      bought?.clock,
      formatPhone(bought?.phone ?? ''),
      ...couple.map(({ firstName }) => firstName),
    ])
      expect(text).toContain(part)
  for (const name of [meetingText[locale].confirmation.qr, reservationsText[locale].confirmation.way])
    await paper.getByRole('img', { name }).filter({ visible: true }).waitFor()
  expect(await findOverflow(page)).toEqual([])
  await page.emulateMedia({ media: 'screen' })
}

test('a tour: the deposit, the rest, the calendar, and cancelled with its money on the way', {
  timeout: 180_000,
}, async () => {
  const visit = await openSignedIn({ locale: 'ar', width: 390 })
  const { page, context } = visit
  const { state, rest, cancel, detail, labels } = purchasesText.ar
  const { pay } = reservationsText.ar
  const tour = await buyTour(visit)
  const path = `/account/purchases/${tour.id}`
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const payAtBank = async () => {
    await page.locator('button[value=pay]').click()
    await atPaymentPage(page)
  }

  // It waits for its deposit, is declined at first, and the page says so.
  await visit.go('/account/pending')
  await page.getByRole('timer').waitFor()
  await isSound(visit)
  await button(pay.action).click()
  await page.locator('button[value=decline]').click()
  await atPaymentPage(page)
  await visit.go(path)
  await reports(visit, purchasesText.ar.tries.declined)
  await button(pay.action).click()
  await payAtBank()

  // The deposit is there; the rest follows.
  await visit.go(path)
  await reports(visit, state.deposit)
  await isSound(visit)
  await reports(visit, couple[0]?.lastName ?? '')
  const html = await page.content()
  for (const { passportNumber } of couple) {
    expect(html).not.toContain(passportNumber)
    expect(html).toContain(passportNumber.slice(-3))
  }
  await button(rest.pay).click()
  await payAtBank()
  await visit.go(path)
  await reports(visit, state.tickets)
  await reports(visit, labels.restPaidAt)
  await expect.poll(() => button(rest.pay).count()).toBe(0)

  const calendar = await context.request.get(new URL(localPath('ar', `${path}/calendar`), page.url()).href)
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect((await calendar.text()).replaceAll('\r\n ', '')).toContain(tour.code)
  expect(await page.getByRole('link', { name: detail.calendar }).getAttribute('href')).toMatch(/\/calendar$/)

  await checkPaper(visit, tour)

  // The refund is shown before, and followed after.
  await button(cancel.action).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await question.getByText(beginning(cancel.refundAll)).waitFor()
  await question.getByRole('button', { name: cancel.action }).click()
  await reports(visit, beginning(state.refunded))
  await expect.poll(() => button(cancel.action).count()).toBe(0)
  await closePage(visit)
})

test.each(
  casesIn('ku', [
    ['en', 1280],
    ['ku', 390],
  ] as const),
)(
  'what was bought is listed, comes next, and is cancelled unpaid (%s)',
  {
    timeout: 180_000,
  },
  async (locale, width) => {
    const visit = await openSignedIn({ locale, width })
    const { page } = visit
    const { list, cancel, state } = purchasesText[locale]
    const tickets = await buyTickets(visit)
    const path = `/account/purchases/${tickets.id}`
    const card = page.locator(`main a[href$="${path}"]`)
    await visit.go('/account')
    // The next trip, and what waits to be paid.
    await card.nth(1).waitFor()
    await visit.go('/account/history')
    await card.waitFor()
    await visit.go('/account/purchases?show=next')
    await card.waitFor()
    await isSound(visit)
    await card.click()
    await page.getByRole('timer').waitFor()
    await isSound(visit)
    await page.getByRole('button', { name: cancel.action, exact: true }).click()
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await question.getByText(cancel.unpaid).waitFor()
    await question.getByRole('button', { name: cancel.action }).click()
    await reports(visit, state.cancelled)
    // The new state is in sight, and has the focus.
    const become = page.locator('[data-order-state]:focus')
    await become.filter({ hasText: state.cancelled }).waitFor()
    const top = await become.evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBeGreaterThan(60)
    expect(top).toBeLessThan(844)
    await visit.go('/account/purchases?show=next')
    await reports(visit, list.emptyNext)
    await visit.go('/account/purchases')
    await card.waitFor()
    await closePage(visit)
  },
)
