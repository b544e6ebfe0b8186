import { describe, expect, test } from 'vitest'
import type { Locale } from '../../src/domain/text/locale.ts'
import { fill } from '../../src/i18n/fill.ts'
import { formatPrice } from '../../src/i18n/format.ts'
import { bookingMessages } from '../../src/i18n/messages/booking-messages.ts'
import { checkoutText } from '../../src/i18n/messages/checkout.ts'
import { payLinkText } from '../../src/i18n/messages/pay-link.ts'
import { payersText } from '../../src/i18n/messages/payers.ts'
import { reservationsText } from '../../src/i18n/messages/reservations.ts'
import { openCheckout, query, stayAhead } from '../support/booking.ts'
import { openPage, type Visit } from '../support/browser.ts'
import { requireOk } from '../support/client.ts'
import { testInSoak } from '../support/locale-sample.ts'
import { expectHealthy } from '../support/page-health.ts'
import { becomes, begin, days, isSound } from '../support/paying.ts'
import { runJobsNow } from '../support/run-jobs-now.ts'
import { openSignedIn } from '../support/signed-in.ts'

const openLink = async (locale: Locale, link: string): Promise<Visit> => {
  const visit = await openPage({ locale, width: 390 })
  await visit.go(`/pay/${link.split('/').at(-1)}`)
  return visit
}

const heading = ({ page }: Visit, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor({ timeout: 60_000 })

const pay = async ({ page, locale }: Visit, choice: 'pay' | 'decline'): Promise<void> => {
  const [before = ''] = payLinkText[locale].pay.split(':amount')
  await page.getByRole('button', { name: before.trim() || payLinkText[locale].pay.split(':amount')[1]?.trim() }).click()
  await page.locator(`button[value=${choice}]`).click()
}

const orderOf = async (reservation: number): Promise<{ id: number; total: number }> => {
  const [order] = await query<{ id: number; total: string }>(
    'select o.id, o.total from orders o join reservations r on r.order_id = o.id where r.id = $1',
    [reservation],
  )
  return { id: order?.id ?? 0, total: Number(order?.total) }
}

describe('a group pays', { timeout: 180_000 }, () => {
  test('several pay: chosen at the checkout, the stay is held and the shares come next, from the pending list as well', async () => {
    const visit = await openSignedIn({ locale: 'ar', width: 390 })
    const { page } = visit
    await openCheckout(visit, stayAhead(75))
    await page.locator('input[value=group]').check()
    await page.getByRole('button', { name: checkoutText.ar.bookGroup }).click()
    const make = page.getByRole('button', { name: payersText.ar.how.make })
    await make.waitFor()
    const shares = page.url()
    await isSound(visit)
    await visit.go('/account/pending')
    await page.getByRole('link', { name: reservationsText.ar.pay.share }).click()
    await make.waitFor()
    expect(page.url()).toBe(shares)
  })

  test('three people in three languages, one of whom is declined first: paid once, exactly', async () => {
    const { visit, booked } = await begin('ku', days(71))
    const { page } = visit
    const texts = payersText.ku
    await visit.go(`/account/history/${booked.id}`)
    await page.getByRole('link', { name: reservationsText.ku.pay.share }).click()
    await page.getByRole('button', { name: texts.how.make }).click()
    const whatsapp = page.getByRole('link', { name: texts.whatsapp })
    await whatsapp.nth(2).waitFor()
    await page.getByRole('button', { name: texts.qr }).first().click()
    await page.getByRole('img', { name: texts.qrAlt }).waitFor()
    await page.getByRole('button', { name: texts.more }).nth(1).click()
    await page.getByRole('button', { name: texts.takeBack }).waitFor()
    // One row a person: rare actions are folded.
    expect(await page.getByRole('button', { name: texts.takeBack }).count()).toBe(1)
    await isSound(visit)
    const links = await whatsapp.evaluateAll((all) =>
      all.map(
        (one) =>
          /https?:\S+\/pay\/\S+/.exec(new URL((one as HTMLAnchorElement).href).searchParams.get('text') ?? '')?.[0],
      ),
    )
    expect(
      await page
        .locator('main input')
        .evaluateAll((all) => all.filter((one) => (one as HTMLInputElement).value.includes('/pay/')).length),
    ).toBe(0)

    const english = await openLink('en', links[0] ?? '')
    await heading(english, fill(payLinkText.en.heading, { owner: visit.name.split(' ')[0] ?? '' }))
    await expectHealthy(english)
    await pay(english, 'decline')
    await english.page.getByRole('alert').getByText(payLinkText.en.failed).waitFor()
    await pay(english, 'pay')
    await heading(english, payLinkText.en.states.paid.title)
    await expectHealthy(english, { skip: ['shift'] })
    for (const [place, locale] of [
      [1, 'ar'],
      [2, 'ku'],
    ] as const) {
      const other = await openLink(locale, links[place] ?? '')
      await expectHealthy(other)
      await pay(other, 'pay')
      await heading(other, payLinkText[locale].states.paid.title)
    }
    await becomes(booked.id, 'accepted', 'paid')
    const order = await orderOf(booked.id)
    const [paid] = await query<{ count: number; sum: string }>(
      "select count(*)::int as count, sum(amount) as sum from payments where order_id = $1 and status = 'paid'",
      [order.id],
    )
    expect([paid?.count, Number(paid?.sum)]).toEqual([3, order.total])
    await visit.go(`/account/orders/${order.id}/payers`)
    await page.getByRole('heading', { name: texts.paid.title }).waitFor()
    await isSound(visit, ['shift'])
    const answer = await english.go(new URL(links[0] ?? '').pathname.replace('/ku', ''))
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    await heading(english, payLinkText.en.states.paid.title)
  })

  testInSoak(
    'one never pays: the others get their money back, and it is said; the links do nothing any more',
    async () => {
      const { visit, booked } = await begin('ar', days(74))
      const { client, accessToken, page } = visit
      const { id, total } = await orderOf(booked.id)
      const body = { people: 2 }
      const made = requireOk(
        await client.send('POST', `/services/api/customer/orders/${id}/payers?lang=ar`, { body, token: accessToken }),
      ) as { data: { link: string; amount: { amount: number; currency: 'IQD' } }[] }
      const [one, other] = made.data
      const english = await openLink('en', one?.link ?? '')
      await pay(english, 'pay')
      await heading(english, payLinkText.en.states.paid.title)
      await visit.go(`/account/orders/${id}/payers`)
      await page.getByText(payersText.ar.states.paid, { exact: true }).waitFor()
      await isSound(visit)
      await query("update orders set hold_until = now() - interval '1 second' where id = $1", [id])
      await runJobsNow()
      await becomes(booked.id, 'failed', 'failed')
      await heading(english, payLinkText.en.states.paid.title)
      await english.page.reload()
      await heading(english, payLinkText.en.states.ended.title)
      const amount = formatPrice('en', one?.amount ?? { amount: 0, currency: 'IQD' })
      const method = bookingMessages.en.methods.qi
      await english.page.getByText(fill(payLinkText.en.back.refunded, { amount, method })).waitFor({ timeout: 60_000 })
      await expectHealthy(english, { skip: ['shift'] })
      const kurdish = await openLink('ku', other?.link ?? '')
      await heading(kurdish, payLinkText.ku.states.ended.title)
      expect(await kurdish.page.locator('main form').count()).toBe(0)
      await expectHealthy(kurdish)
      await visit.go(`/account/orders/${id}/payers`)
      await page.getByText(payersText.ar.ended.back).waitFor()
      await page.getByText(payersText.ar.refunds.refunded, { exact: true }).waitFor()
      await isSound(visit)
      expect(total).toBeGreaterThan(0)
    },
  )
})
