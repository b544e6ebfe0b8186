import { expect, test, vi } from 'vitest'
import { addDays } from '../../src/domain/time/day.ts'
import { fill } from '../../src/i18n/fill.ts'
import { formatDay } from '../../src/i18n/format.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { reservationsText } from '../../src/i18n/messages/reservations.ts'
import { splitStayText } from '../../src/i18n/messages/split-stay.ts'
import { ask } from '../support/api.ts'
import { askAvailability, atPaymentPage, bookButton, party, partyQuery, query, stayAhead } from '../support/booking.ts'
import { isReady } from '../support/browser.ts'
import { createClient, requireOk } from '../support/client.ts'
import { expectHealthy } from '../support/page-health.ts'
import { becomes } from '../support/paying.ts'
import { addCustomer, openSignedIn } from '../support/signed-in.ts'

type Split = { movesOn: string; parts: Part[] }
type Part = { property: { id: number }; checkIn: string; checkOut: string; rooms: { roomTypeId: number }[] }

/**
 * Among the properties of a type in a location, even numbers are free on the first two of five nights, odd ones on the last three: the other nights
 * are closed, not booked, so no reservation stands behind them.
 */
async function openPlace(ahead: number): Promise<{ path: string; search: string; days: ReturnType<typeof stayAhead> }> {
  const days = stayAhead(ahead, 5)
  const [place] = await query<{ location: number; type: number }>(
    `select s.location_id as location, s.property_type_id as type from properties s
      where s.acceptance = 'automatic' and s.min_nights = 1 and exists (select from room_types r where r.property_id = s.id and r.currency = 'IQD')
      group by 1, 2 having count(distinct s.id % 2) = 2 and max(s.latitude) - min(s.latitude) < 0.1 and max(s.longitude) - min(s.longitude) < 0.1
      order by count(*) desc, 1 limit 1`,
  )
  const { location, type } = place ?? { location: 0, type: 0 }
  await query(
    `insert into closures (property_id, from_night, to_night)
      select id, case when id % 2 = 0 then $3::date + 2 else $3::date end, case when id % 2 = 0 then $3::date + 4 else $3::date + 1 end
      from properties where location_id = $1 and property_type_id = $2`,
    [location, type, days.checkIn],
  )
  const path = `/properties?location=${location}&checkIn=${days.checkIn}&checkOut=${days.checkOut}&${partyQuery}&type=${type}`
  const ages = party.childrenAges.join()
  const search = `/user/properties/split?location=${location}&type=${type}&checkIn=${days.checkIn}&checkOut=${days.checkOut}&adults=${party.adults}&childrenAges=${ages}`
  return { path, search, days }
}

const bookedBy = (phone: string) =>
  query<{ id: number }>(
    `select r.id from reservations r join orders o on o.id = r.order_id join customers c on c.id = o.customer_id
      join accounts a on a.id = c.account_id where a.phone = $1 order by r.check_in`,
    [phone],
  )

test('who finds no stay for all nights takes two, pays once, and later cancels one of them', async () => {
  const { path, days } = await openPlace(171)
  const arabic = await openSignedIn({ locale: 'ar', width: 390 })
  const { page } = arabic
  await arabic.go(path)
  const text = splitStayText.ar
  await page.getByRole('heading', { name: text.title }).waitFor()
  await expectHealthy(arabic)
  const move = formatDay('ar', addDays(days.checkIn, 2))
  await page.getByText(move).first().waitFor()
  await page.getByRole('link', { name: text.choose }).first().click()
  await page.waitForURL((url) => url.pathname === localPath('ar', '/checkout/split'))
  await page.getByText(fill(text.part, { part: 2 })).waitFor()
  await isReady(page)
  await expectHealthy(arabic, { skip: ['shift'] })
  await page.locator('input[value=qi]').check()
  await bookButton(arabic).click()
  await page.locator('button[value=pay]').click()
  await atPaymentPage(page)
  await page.getByText(text.paidTogether.split(':')[0] ?? '').waitFor()
  await page.getByRole('link', { name: text.open }).waitFor()
  const phone = arabic.phone
  const [first, second] = await vi.waitFor(async () => {
    const booked = await bookedBy(phone)
    expect(booked).toHaveLength(2)
    return booked
  })
  for (const part of [first, second]) await becomes(part?.id ?? 0, 'accepted', 'paid')
  const payments = await query<{ amount: string; total: string }>(
    `select p.amount, (select sum(total) from orders o where o.paid_by = p.id) as total from payments p
      where p.order_id in (select order_id from reservations where id = any($1))`,
    [[first?.id, second?.id]],
  )
  expect(payments).toHaveLength(1)
  expect(payments[0]?.amount).toBe(payments[0]?.total)

  await page.goto(localPath('ku', `/account/history/${second?.id}`))
  const kurdish = splitStayText.ku
  await page.getByRole('heading', { name: fill(kurdish.part, { part: 2 }) }).waitFor()
  await page.getByText(kurdish.onItsOwn).waitFor()
  await isReady(page)
  const { action } = reservationsText.ku.cancel
  await page.getByRole('button', { name: action, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click()
  await becomes(second?.id ?? 0, 'ended', 'refunded')
  await becomes(first?.id ?? 0, 'accepted', 'paid')
  const refunds = await query<{ price: string; total: string }>(
    `select f.price, o.total from refunds f join orders o on o.id = f.order_id join reservations r on r.order_id = o.id where r.id = $1`,
    [second?.id],
  )
  expect(refunds).toEqual([{ price: refunds[0]?.total, total: refunds[0]?.total }])
  await page.getByRole('link', { name: kurdish.open }).click()
  await page.waitForURL((url) => url.pathname.endsWith(`/${first?.id}`))
  await page.getByRole('heading', { name: fill(kurdish.part, { part: 1 }) }).waitFor()
  expect(await page.getByRole('button', { name: kurdish.cancelBoth.action }).count()).toBe(0)
})

test('where the second has gone meanwhile, nothing is booked, and it is said', async () => {
  const { path, search } = await openPlace(191)
  const visit = await openSignedIn({ locale: 'en', width: 390 })
  const { page } = visit
  await visit.go(path)
  const text = splitStayText.en
  await page.getByRole('link', { name: text.choose }).first().click()
  await page.getByText(fill(text.part, { part: 2 })).waitFor()
  await page.locator('input[value=qi]').check()
  await page.locator('[aria-busy=false] dl, [aria-busy=false] li').first().waitFor()
  const { splits } = await ask<{ splits: Split[] }>(search)
  const part = splits[0]?.parts[1]
  if (!part) throw new Error('There is no second part')
  await takeAll(part)
  await bookButton(visit).click()
  await page.getByRole('heading', { name: fill(text.takenTitle, { part: 2 }) }).waitFor()
  expect(await bookedBy(visit.phone)).toEqual([])
  // The refusal is what this is about.
  visit.errors.forget()
  await expectHealthy(visit, { skip: ['shift'] })
})

/** Other customers book every room of the chosen types, each only a few. */
async function takeAll({ property, checkIn, checkOut, rooms }: Part): Promise<void> {
  const { roomTypes } = await askAvailability(property.id, 'en', { checkIn, checkOut, adults: 2, childrenAges: [] })
  for (const { id, unitsLeft } of roomTypes.filter((room) => rooms.some(({ roomTypeId }) => roomTypeId === room.id)))
    for (let left = unitsLeft; left > 0; left -= 20) {
      const client = createClient()
      const { accessToken } = await addCustomer(client)
      const count = Math.min(left, 20)
      const chosen = { adults: count, rooms: [{ roomTypeId: id, count }] }
      const body = { propertyId: property.id, checkIn, checkOut, ...chosen, paymentMethod: 'qi' }
      requireOk(await client.send('POST', '/services/api/customer/reservations', { body, token: accessToken }))
    }
}
