import { expect, inject, test } from 'vitest'
import { localPath } from '../src/i18n/locale-facts.ts'
import { reviewsText } from '../src/i18n/messages/reviews.ts'
import { query } from './booking.ts'
import { closePage } from './browser.ts'
import { expectHealthy } from './health.ts'
import { cardTitlesOf, htmlOf } from './html.ts'
import { messages } from './messages.ts'
import { openSignedIn } from './signed-in.ts'

const locale = 'ku'
const t = reviewsText[locale].own
const text = 'بۆ سێ شەو لەگەڵ منداڵەکان مامەوە. ئاوی گەرم هەمیشە هەبوو و خاوەنەکەی زۆر بەڕێز بوو.'

type Chosen = { id: number; title: string; location: number; count: number; least: number }

/** Of no list's first or last pages, before and after: nobody else looks at it. Five stars more lift it over a step of the filter. */
const chosen = `
  select id, title, location, count, least from (
    select p.id, p.title ->> 'ku' as title, p.location_id as location, p.rating_count as count, step as least, rating,
      round((rating_sum + 5)::numeric / (rating_count + 1), 1) as next, rank() over (order by rating) as below, rank() over (order by rating desc) as above
    from properties p, (values (3.5), (4), (4.5)) steps (step)) p
  where rating < least and next >= least and below > 150 and above > 150
  order by id desc limit 1`

/** As it is after a stay of one room that ended today, and cost nothing. */
const ended = `
  with d as (select (now() at time zone 'Asia/Baghdad')::date as today),
    t as (select id, title, units from room_types where property_id = $2 order by id limit 1),
    o as (
      insert into orders (kind, customer_id, payment_status, payment_method, currency, lines, total_before_discount, voucher_discount, points_used,
        points_discount, total, paid_at)
      select 'reservation', c.id, 'paid', 'cash', 'IQD', '[]', 0, 0, 0, 0, 0, now() from customers c join accounts a on a.id = c.account_id
      where a.phone = $1 returning id),
    r as (
      insert into reservations (order_id, property_id, check_in, check_out, check_in_clock, leaves_at, adults, children_ages, status, acceptance,
        free_until_days, percent_after)
      select o.id, $2, today - 3, today, '14:00', now(), 2, '{6}', 'accepted', 'automatic', 1, 50 from o, d returning id),
    m as (insert into reservation_rooms (reservation_id, room_type_id, count, title) select r.id, t.id, 1, t.title from r, t),
    n as (
      insert into room_nights (room_type_id, night, sold, total) select t.id, d.today - back, 1, t.units from t, d, generate_series(1, 3) back
      on conflict (room_type_id, night) do update set sold = room_nights.sold + 1)
  select id from r`

test('a guest whose stay has ended reviews it on a phone, in Kurdish, and it counts everywhere, once', async () => {
  const [property] = (await query(chosen)) as Chosen[]
  if (!property) throw new Error('No stay of the demo is right for this')
  const visit = await openSignedIn({ locale, width: 390 })
  const { page, context, client, accessToken, phone } = visit
  const [stay] = (await query(ended, [phone, property.id])) as { id: number }[]
  const filtered = localPath(locale, `/properties?location=${property.location}&rating=${Number(property.least)}`)
  const titles = async () => cardTitlesOf(await htmlOf(filtered))
  expect(await titles()).not.toContain(property.title)

  await visit.go(`/account/history/${stay?.id}`)
  await expectHealthy(visit, { skip: ['axe'] })
  await page.getByRole('button', { name: t.write }).click()
  await page
    .getByRole('radiogroup', { name: t.rating })
    .getByRole('radio', { name: t.stars(5) })
    .check()
  await page.getByRole('radio', { name: reviewsText[locale].parties.family }).check()
  await page.getByLabel(t.text).fill(text)
  // What a tap opens moves what lies below it, on a busy machine long after the tap.
  await expectHealthy(visit, { skip: ['shift'], isWholeScreen: true })
  // Sent from where there is no network, and by itself once there is one.
  await context.setOffline(true)
  await page.getByRole('button', { name: t.send }).click()
  await page.getByText(t.offline).waitFor()
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/review'),
  )
  await context.setOffline(false)
  expect((await answered).status()).toBe(200)
  await page.getByRole('button', { name: t.change }).waitFor()
  await page.getByText(text).waitFor()

  const count = property.count + 1
  await expect.poll(titles).toContain(property.title)
  await expect.poll(() => htmlOf(`${filtered}&sort=rating-asc`)).toContain(`(${count})`)
  await visit.go(`/properties/${property.id}`)
  await page.getByText(text).waitFor()
  await page.getByText(messages[locale].rating.reviews(count), { exact: true }).first().waitFor()
  await expectHealthy(visit, { isWholeScreen: true })

  const again = await client.send('POST', `/services/api/customer/reservations/${stay?.id}/review?lang=${locale}`, {
    body: { rating: 1, text, with: 'alone' },
    token: accessToken,
  })
  expect(again).toMatchObject({ status: 409, body: { code: 'REVIEW_EXISTS' } })
  await closePage(visit)
})

test('chips, filters and pages of reviews are links that need no script', async () => {
  const [one] = (await query(`select id from properties order by rating_count desc, id limit 1`)) as { id: number }[]
  const path = `/properties/${one?.id}`
  const html = await htmlOf(path)
  const next = /href="([^"]*reviews=2#reviews)"/.exec(html)?.[1]
  expect(next).toBe(`${path}?reviews=2#reviews`)
  const arabic = await htmlOf(`${path}?reviewsIn=ar`)
  expect(arabic).toContain('lang="ar-IQ"')
  expect(arabic).not.toMatch(/lang="(en|ckb)-IQ"/)
  expect((await fetch(`${inject('site')}${path}?reviews=999`)).status).toBe(200)
})
