import { expect, test } from 'vitest'
import type { Locale } from '../../src/domain/text/locale.ts'
import { sellerOrdersText } from '../../src/i18n/messages/seller-orders.ts'
import { query } from '../support/booking.ts'
import { journeyCases } from '../support/browser.ts'
import { buyTickets } from '../support/buying.ts'
import { casesIn } from '../support/locale-sample.ts'
import { expectHealthy } from '../support/page-health.ts'
import { openSignedIn } from '../support/signed-in.ts'

/** A manager of the purchase's seller. */
async function openManager(purchase: number, input: { locale: Locale; width: 390 | 1280 }) {
  const visit = await openSignedIn(input)
  await query(
    `insert into memberships (account_id, seller_id, role, created_at)
       select a.id, p.seller_id, 'manager', now() from accounts a, purchases p where a.phone = $1 and p.id = $2`,
    [visit.phone, purchase],
  )
  return visit
}

/** A bank’s word is another test’s business. */
const setPaid = (order: number) =>
  query(
    `with paid as (update orders set payment_status = 'paid', paid_at = now(), hold_until = null where id = $1 returning id)
     update purchases set status = 'pending', acceptance = 'manual' where order_id = $1`,
    [order],
  )

const cases = casesIn('en', journeyCases)

test.each(cases)('a seller in %s at %d px: orders, the answer, the file, who comes along', async (locale, width) => {
  const t = sellerOrdersText[locale]
  const customer = await openSignedIn({ locale })
  const bought = await buyTickets(customer)
  await setPaid(bought.orderId)
  const visit = await openManager(bought.id, { locale, width })
  const { page } = visit
  await visit.go('/business/orders')
  const card = page.getByRole('article').filter({ hasText: bought.code })
  await card.waitFor()
  await expectHealthy(visit)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t.export, exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^orders-.*\.csv$/)

  await card.getByRole('button', { name: t.decide.accept, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: t.decide.accept, exact: true }).click()
  await card.getByText(t.statuses.accepted, { exact: true }).waitFor()

  await visit.go('/business/departures')
  await expectHealthy(visit)
  const [stock] = await query<{ id: number }>('select stock_id as id from purchase_stocks where purchase_id = $1', [
    bought.id,
  ])
  await visit.go(`/business/departures/${stock?.id}`)
  await page.getByText(bought.code, { exact: true }).first().waitFor()
  await expectHealthy(visit)
})

test('who works for nobody is told how to begin', async () => {
  const visit = await openSignedIn({ locale: 'en', width: 390 })
  await visit.go('/business/orders')
  await visit.page.getByRole('link', { name: 'Contact us' }).first().waitFor()
  expect(await visit.page.getByRole('article').count()).toBe(0)
})
