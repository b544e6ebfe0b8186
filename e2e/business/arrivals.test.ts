import { expect, test } from 'vitest'
import { arrivalsText } from '../../src/i18n/messages/arrivals.ts'
import { sellerTabsText } from '../../src/i18n/messages/seller-tabs.ts'
import { query } from '../support/booking.ts'
import { closePage } from '../support/browser.ts'
import { expectHealthy } from '../support/page-health.ts'
import { openSignedIn } from '../support/signed-in.ts'

/** A booked and paid room. Guests can arrive since midnight, so that no hour of the day changes the screens. */
const confirmed = `
  with d as (select (now() at time zone 'Asia/Baghdad')::date as today),
    t as (select id, title, units from room_types where property_id = $2 order by id limit 1),
    o as (
      insert into orders (kind, customer_id, payment_status, payment_method, currency, lines, total_before_discount, voucher_discount, points_used,
        points_discount, total, paid_at)
      select 'reservation', c.id, 'paid', 'cash', 'IQD', '[]', 0, 0, 0, 0, 0, now() from customers c join accounts a on a.id = c.account_id
      where a.phone = $1 returning id, code),
    r as (
      insert into reservations (order_id, property_id, check_in, check_out, check_in_clock, leaves_at, adults, children_ages, status, acceptance,
        free_until_days, percent_after)
      select o.id, $2, today - $3::int, today + 2, '00:00', (today + 2 + time '12:00') at time zone 'Asia/Baghdad', 2, '{6}', 'accepted', 'automatic', 1, 50
      from o, d returning id, order_id),
    m as (insert into reservation_rooms (reservation_id, room_type_id, count, title) select r.id, t.id, 1, t.title from r, t),
    n as (
      insert into room_nights (room_type_id, night, sold, total)
      select t.id, d.today + night, 1, t.units from t, d, generate_series(-$3::int, 1) night
      on conflict (room_type_id, night) do update set sold = room_nights.sold + 1)
  select r.id, o.code from r join o on o.id = r.order_id`

type Stay = { id: number; code: string }

/** A property with rooms for two more on each of these nights, and on no list's first pages, so that no other test sees it. */
const chosen = `
  select p.id from properties p join lateral (select id, units from room_types where property_id = p.id order by id limit 1) t on true
  where not exists (
    select from room_nights n where n.room_type_id = t.id and n.sold + 2 > n.total
      and n.night between (now() at time zone 'Asia/Baghdad')::date - 2 and (now() at time zone 'Asia/Baghdad')::date + 1)
    and t.units >= 2 and p.id > 60
  order by p.id desc limit 1`

test('a guest is late with a tap in Kurdish, a manager marks who came in Arabic, and who did not is told why in English', async () => {
  const [property] = await query<{ id: number }>(chosen)
  if (!property) throw new Error('No stay of the demo is right for this')
  const book = async (phone: string, daysAgo: number): Promise<Stay> => {
    const [stay] = await query<Stay>(confirmed, [phone, property.id, daysAgo])
    if (!stay) throw new Error('Nothing was booked')
    return stay
  }

  const late = await openSignedIn({ locale: 'ku', width: 390 })
  const lateStay = await book(late.phone, 0)
  const { guest } = arrivalsText.ku
  await late.go(`/account/history/${lateStay.id}`)
  await expectHealthy(late, { skip: ['axe'] })
  await late.page.getByRole('button', { name: guest.choices.midnight, exact: true }).click()
  await late.page.getByText(guest.said.replace(':time', guest.choices.midnight), { exact: true }).waitFor()
  await expectHealthy(late, { skip: ['shift'] })

  const missing = await openSignedIn({ locale: 'en', width: 1280 })
  const missingStay = await book(missing.phone, 2)

  const t = arrivalsText.ar
  const manager = await openSignedIn({ locale: 'ar', width: 390 })
  await query(
    `insert into memberships (account_id, property_id, role, created_at)
     select id, $2, 'manager', now() from accounts where phone = $1`,
    [manager.phone, property.id],
  )
  await manager.go('/business')
  await manager.page.getByRole('link', { name: sellerTabsText.ar.arrivals, exact: true }).click()
  const cardOf = ({ code }: Stay) => manager.page.getByRole('article').filter({ hasText: code })
  const lateCard = cardOf(lateStay)
  await lateCard.getByText(t.late.replace(':time', t.guest.choices.midnight), { exact: true }).waitFor()
  await expectHealthy(manager, { skip: ['shift'] })
  await lateCard.getByRole('button', { name: t.actions.arrived, exact: true }).click()
  await lateCard.getByText(t.presence.arrived, { exact: true }).waitFor()
  await lateCard.getByRole('button', { name: t.actions.undo, exact: true }).click()
  await lateCard.getByText(t.expected, { exact: true }).waitFor()

  const missingCard = cardOf(missingStay)
  await missingCard.getByRole('button', { name: t.actions.no_show, exact: true }).click()
  const question = manager.page.getByRole('alertdialog')
  await question.getByText(t.ask.no_show, { exact: true }).waitFor()
  await question.getByRole('button', { name: t.actions.no_show, exact: true }).click()
  await missingCard.getByRole('button', { name: t.actions.correct, exact: true }).waitFor()
  await expectHealthy(manager, { skip: ['shift'] })

  await missing.go(`/account/history/${missingStay.id}`)
  await missing.page.getByText(arrivalsText.en.guest.noShowTitle, { exact: true }).waitFor()
  await missing.page.getByText(arrivalsText.en.guest.noShow, { exact: true }).waitFor()
  await expectHealthy(missing)
  const marks = await query('select kind, presence from arrival_marks where reservation_id = any($1) order by id', [
    [lateStay.id, missingStay.id],
  ])
  expect(marks).toEqual([
    { kind: 'mark', presence: 'arrived' },
    { kind: 'undo', presence: null },
    { kind: 'mark', presence: 'no_show' },
  ])
  for (const visit of [late, manager, missing]) await closePage(visit)
})
