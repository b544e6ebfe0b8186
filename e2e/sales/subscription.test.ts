import { expect, test } from 'vitest'
import { type Locale, locales } from '../../src/domain/text/locale.ts'
import { fill, fillCount } from '../../src/i18n/fill.ts'
import { formatPrice } from '../../src/i18n/format.ts'
import { afterPaymentText } from '../../src/i18n/messages/after-payment.ts'
import { checkoutItemsText } from '../../src/i18n/messages/checkout-items.ts'
import { orderPaymentText } from '../../src/i18n/messages/order-payment.ts'
import { reservationsText } from '../../src/i18n/messages/reservations.ts'
import { subscriptionsText } from '../../src/i18n/messages/subscriptions.ts'
import { ask } from '../support/api.ts'
import { atPaymentPage, operate } from '../support/booking.ts'
import { closePage } from '../support/browser.ts'
import { createClient, requireOk } from '../support/client.ts'
import { casesIn } from '../support/locale-sample.ts'
import { onTheWay } from '../support/page-health.ts'
import { isSound, reports, says } from '../support/paying.ts'
import { openSignedIn } from '../support/signed-in.ts'

type Package = { id: number; plans: { id: number; uses: number | null }[] }
type Discount = { id: number; percent: number; business: { id: number; title: string } }

/** The plan with the fewest uses, so that the last one is near. */
async function findPlan(locale: Locale): Promise<{ path: string; uses: number }> {
  const { data } = await ask<{ data: Package[] }>('/public/discount-packages', locale)
  const [fewest] = data
    .flatMap(({ id, plans }) =>
      plans.map((plan) => ({
        path: `/checkout/discount_package/${id}?plan=${plan.id}`,
        uses: plan.uses ?? Number.POSITIVE_INFINITY,
      })),
    )
    .sort((one, other) => one.uses - other.uses)
  if (!fewest) throw new Error('There is no package')
  return fewest
}

/** A member of a business, who redeems over HTTP. */
async function openShop(discount: Discount) {
  const client = createClient()
  const { phone, accessToken } = await client.signUp('Sara Karim')
  await operate('member-add', phone, String(discount.business.id))
  return async (token: string) =>
    requireOk(
      await client.send('POST', '/services/api/business/redemptions', {
        body: { token, discountId: discount.id, amount: 40_000 },
        token: accessToken,
        headers: { 'idempotency-key': crypto.randomUUID() },
      }),
    )
}

test.each(casesIn('ku', locales))(
  'a package: bought, shown, used up without a touch (%s)',
  {
    timeout: 180_000,
  },
  async (locale) => {
    const visit = await openSignedIn({ locale, width: 390 })
    const { page, client, accessToken } = visit
    const { code, list, usesLeft } = subscriptionsText[locale]
    const [plan, discount] = await Promise.all([findPlan(locale), ask<Discount>('/public/discounts/1', locale)])
    const redeem = await openShop(discount)
    const showCode = async () =>
      requireOk(
        await client.send('GET', `/services/api/customer/auth/receive-discount?lang=${locale}`, { token: accessToken }),
      )
    const button = (name: string) => page.getByRole('button', { name, exact: true })

    // Bought, and declined at first: it is said, and the next try is taken.
    await visit.go('/packages')
    const [action, value] = plan.path.split('?plan=')
    const plans = page.locator(`form[action$="${action}"]`)
    await plans.locator(`input[value="${value}"]`).check()
    await plans.getByRole('button').click()
    await page.waitForURL(/checkout\/discount_package\/\d+\?plan=/)
    await reports(visit, checkoutItemsText[locale].package.cancel)
    await isSound(visit, onTheWay(locale))
    await button(checkoutItemsText[locale].pay).click()
    await page.locator('button[value=decline]').click()
    await atPaymentPage(page)
    await says(visit, reservationsText[locale].payment.declined)
    await reports(visit, orderPaymentText[locale].unpaidText)
    await page.getByRole('link', { name: orderPaymentText[locale].again, exact: true }).click()
    await page.getByRole('timer').waitFor()
    await isSound(visit, onTheWay(locale))
    await button(reservationsText[locale].pay.action).click()
    await page.locator('button[value=pay]').click()
    await atPaymentPage(page)
    await says(visit, afterPaymentText[locale].package.title)

    // Shown: what the API gives is what stands there.
    await page.getByRole('link', { name: orderPaymentText[locale].code, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('img', { name: code.qr }).waitFor()
    const first = await showCode()
    await dialog.getByText(first.shortCode, { exact: true }).waitFor()
    await isSound(visit, onTheWay(locale))

    // Used, and seen by itself.
    const redeemed = await redeem(first.token)
    await dialog.getByRole('heading', { name: code.usedTitle }).waitFor()
    const { saved } = redeemed
    const text = await dialog.textContent()
    expect(text).toContain(discount.business.title)
    expect(text).toContain(fill(code.saved, { amount: formatPrice(locale, saved) }))
    expect(text).toContain(fillCount(locale, plan.uses - 1, usesLeft))
    await isSound(visit, onTheWay(locale))

    // All but the last, and then the last one in sight.
    for (let left = plan.uses - 1; left > 1; left--) await redeem((await showCode()).token)
    await dialog.getByRole('button', { name: code.another }).click()
    await dialog.getByRole('img', { name: code.qr }).waitFor()
    await redeem((await showCode()).token)
    await dialog.getByText(code.ended).waitFor()

    // The back button leads to where the code was opened, and nothing offers it any more.
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    await visit.go('/account/subscription')
    await reports(visit, list.none)
    await isSound(visit, onTheWay(locale))
    await visit.go(`/discounts/${discount.id}`)
    await page.getByRole('link', { name: subscriptionsText[locale].discount.get, exact: true }).waitFor()
    await visit.go('/account/subscription/code')
    await dialog.getByRole('heading', { name: code.none }).waitFor()
    await closePage(visit)
  },
)
