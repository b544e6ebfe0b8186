import { expect, test } from 'vitest'
import { makePdf } from '../../src/api/files/testing/contents.ts'
import type { Locale } from '../../src/domain/text/locale.ts'
import { flightText } from '../../src/i18n/messages/flights.ts'
import { purchasesText } from '../../src/i18n/messages/purchases.ts'
import { uploadsText } from '../../src/i18n/messages/uploads.ts'
import { query } from '../support/booking.ts'
import { journeyCases } from '../support/browser.ts'
import { buyFlight } from '../support/buying.ts'
import { casesIn } from '../support/locale-sample.ts'
import { expectHealthy } from '../support/page-health.ts'
import { openSignedIn } from '../support/signed-in.ts'

/** A bank’s word is another test’s business. */
const setConfirmed = (order: number) =>
  query(
    `with paid as (update orders set payment_status = 'paid', paid_at = now(), hold_until = null where id = $1 returning id)
     update purchases set status = 'accepted', decided_at = now() where order_id = $1`,
    [order],
  )

async function openAgency(purchase: number, input: { locale: Locale; width: 390 | 1280 }) {
  const visit = await openSignedIn(input)
  await query(
    `insert into memberships (account_id, seller_id, role, created_at)
       select a.id, p.seller_id, 'manager', now() from accounts a, purchases p where a.phone = $1 and p.id = $2`,
    [visit.phone, purchase],
  )
  return visit
}

const cases = casesIn('ar', journeyCases)

test.each(cases)('a flight in %s at %d px: a voucher, and the ticket that its agency enters', async (locale, width) => {
  const t = flightText[locale]
  const customer = await openSignedIn({ locale, width })
  const bought = await buyFlight(customer)
  await setConfirmed(bought.orderId)
  await customer.go(`/account/purchases/${bought.id}`)
  const steps = customer.page.getByRole('region', { name: t.steps.title })
  await steps.getByText(t.steps.airport, { exact: true }).waitFor()
  expect(await customer.page.locator('main').innerText()).not.toContain(purchasesText[locale].detail.tickets)
  await expectHealthy(customer)

  const agency = await openAgency(bought.id, { locale, width })
  await agency.go('/business/orders')
  const card = agency.page.getByRole('article').filter({ hasText: bought.code })
  await card.locator('summary').click()
  await card.getByRole('textbox', { name: t.seller.number }).fill('ab 12cd')
  const file = { name: 'ticket.pdf', mimeType: 'application/pdf', buffer: makePdf(1_000) }
  await card.locator('input[type=file][multiple]').setInputFiles(file)
  await card.getByText(uploadsText[locale].ready, { exact: true }).waitFor()
  await expectHealthy(agency)
  await card.getByRole('button', { name: t.seller.send, exact: true }).click()
  await card.locator('summary', { hasText: 'AB12CD' }).waitFor()

  await customer.go(`/account/purchases/${bought.id}`)
  await steps.getByText('AB12CD', { exact: true }).waitFor()
  const link = steps.getByRole('link', { name: t.steps.file, exact: true })
  const answer = await customer.page.request.get((await link.getAttribute('href')) ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect(answer.headers()['cache-control']).toBe('no-store')
  await expectHealthy(customer)
})
