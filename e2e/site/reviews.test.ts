import { expect, inject, test } from 'vitest'
import { makeJpeg } from '../../src/api/files/testing/contents.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { answersText } from '../../src/i18n/messages/answers.ts'
import { questionsText } from '../../src/i18n/messages/questions.ts'
import { reportText } from '../../src/i18n/messages/report.ts'
import { reviewsText } from '../../src/i18n/messages/reviews.ts'
import { uploadsText } from '../../src/i18n/messages/uploads.ts'
import { query } from '../support/booking.ts'
import { closePage } from '../support/browser.ts'
import { cardTitlesOf, htmlOf } from '../support/html.ts'
import { messages } from '../support/messages.ts'
import { expectHealthy } from '../support/page-health.ts'
import { openSignedIn } from '../support/signed-in.ts'

const locale = 'ku'
const t = reviewsText[locale].own
const text = 'بۆ سێ شەو لەگەڵ منداڵەکان مامەوە. ئاوی گەرم هەمیشە هەبوو و خاوەنەکەی زۆر بەڕێز بوو.'

type ReviewExample = { id: number; title: string; location: number; count: number; min: number }

/** A property on no list's first or last pages, before and after, so that no other test sees it. Five more stars lift it over a step of the filter. */
const chosen = `
  select id, title, location, count, min from (
    select p.id, p.title ->> 'ku' as title, p.location_id as location, p.rating_count as count, step as min, rating,
      round((rating_sum + 5)::numeric / (rating_count + 1), 1) as next, rank() over (order by rating) as below, rank() over (order by rating desc) as above
    from properties p, (values (3.5), (4), (4.5)) steps (step)) p
  where rating < min and next >= min and below > 150 and above > 150
  order by id desc limit 1`

/** A stay of one room that ended today, and was free. */
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
  const [property] = (await query(chosen)) as ReviewExample[]
  if (!property) throw new Error('No stay of the demo is right for this')
  const visit = await openSignedIn({ locale, width: 390 })
  const { page, context, client, accessToken, phone } = visit
  const [stay] = (await query(ended, [phone, property.id])) as { id: number }[]
  const filtered = localPath(locale, `/properties?location=${property.location}&rating=${Number(property.min)}`)
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
  const photo = { name: 'room.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg(600, 400) }
  await page.locator('input[type=file][multiple]').setInputFiles(photo)
  await page.getByText(uploadsText[locale].ready, { exact: true }).waitFor()
  // A tap that unfolds a part moves the parts below it, on a busy machine long after the tap.
  await expectHealthy(visit, { skip: ['shift'] })
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
  await expectHealthy(visit)
  await page.locator('li', { hasText: text }).locator('a[data-photo]').click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  const again = await client.send('POST', `/services/api/customer/reservations/${stay?.id}/review?lang=${locale}`, {
    body: { rating: 1, text, with: 'alone' },
    token: accessToken,
  })
  expect(again).toMatchObject({ status: 409, body: { code: 'REVIEW_EXISTS' } })
  await closePage(visit)
})

/** A review without an answer, of a property that no list begins or ends with. */
const unanswered = `
  select p.id, v.id as review from properties p join reviews v on v.kind = 'property' and v.item_id = p.id
  where v.answer is null and v.source = 'demo' and p.id between 20 and 60 order by p.id, v.written_at desc limit 1`

test('a guest asks in English, a manager answers question and review in Arabic, and anybody can report them', async () => {
  const [property] = (await query(unanswered)) as { id: number; review: number }[]
  if (!property) throw new Error('Every review of the demo is answered')
  const question = 'Is there a lift that works while the power is out?'
  const guest = await openSignedIn({ locale: 'en', width: 1280 })
  await guest.go(`/properties/${property.id}/ask`)
  await guest.page.getByLabel(questionsText.en.text).fill(question)
  await expectHealthy(guest, { skip: ['shift'] })
  await guest.page.getByRole('button', { name: questionsText.en.send }).click()
  await guest.page.getByText(questionsText.en.sent).waitFor()
  expect(await htmlOf(`/properties/${property.id}`)).not.toContain(question)

  const manager = await openSignedIn({ locale: 'ar', width: 390 })
  await query(
    `insert into memberships (account_id, property_id, role, created_at)
     select id, $2, 'manager', now() from accounts where phone = $1`,
    [manager.phone, property.id],
  )
  const t = answersText.ar
  const answer = async (path: string, said: string, of: string) => {
    await manager.go(path)
    await expectHealthy(manager)
    const card = manager.page.getByRole('article').filter({ hasText: of })
    await card.getByLabel(t.answer).fill(said)
    await card.getByRole('button', { name: t.send }).click()
    await card.waitFor({ state: 'detached' })
    await expect.poll(() => htmlOf(`/properties/${property.id}`)).toContain(said)
  }
  await answer('/business/questions', 'Yes, it has a battery of its own.', question)
  const [review] = (await query('select text from reviews where id = $1', [property.review])) as { text: string }[]
  await answer('/business/reviews', 'شكراً لكم، نسعد بزيارتكم دائماً.', review?.text ?? '')

  const [asked] = (await query('select id from guest_questions where text = $1', [question])) as { id: number }[]
  const visitor = await openSignedIn({ locale: 'ku', width: 390 })
  await visitor.go(`/report/question/${asked?.id}`)
  await visitor.page.getByRole('radio', { name: reportText.ku.reasons.untrue }).check()
  await expectHealthy(visitor, { skip: ['shift'] })
  await visitor.page.getByRole('button', { name: reportText.ku.send }).click()
  await visitor.page.getByText(reportText.ku.thanks).waitFor()
  // A report hides nothing.
  expect(await htmlOf(`/properties/${property.id}`)).toContain(question)
  for (const visit of [guest, manager, visitor]) await closePage(visit)
})

test('chips, filters and pages of reviews are links that need no script', async () => {
  const [one] = (await query(`select id from properties order by rating_count desc, id limit 1`)) as { id: number }[]
  const path = `/properties/${one?.id}`
  const html = await htmlOf(path)
  const next = /href="([^"]*reviews=2#reviews-list)"/.exec(html)?.[1]
  expect(next).toBe(`${path}?reviews=2#reviews-list`)
  const arabic = await htmlOf(`${path}?reviewsIn=ar`)
  expect(arabic).toContain('lang="ar-IQ"')
  expect(arabic).not.toMatch(/lang="(en|ckb)-IQ"/)
  expect((await fetch(`${inject('site')}${path}?reviews=999`)).status).toBe(200)
})
