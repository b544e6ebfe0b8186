import { expect, test, vi } from 'vitest'
import { waitlistText } from '../../src/i18n/messages/waitlist.ts'
import { type Booked, bookButton, bookOver, query, stateOf, stayAhead } from '../support/booking.ts'
import { requireOk } from '../support/client.ts'
import { expectHealthy } from '../support/page-health.ts'
import { propertiesWith } from '../support/paying.ts'
import { runJobsNow } from '../support/run-jobs-now.ts'
import { openSignedIn } from '../support/signed-in.ts'

type SignedIn = Awaited<ReturnType<typeof openSignedIn>>

/** One room booked by the first customer, and every other one by others: nights so far ahead that no other test wants them. */
async function fill(owner: SignedIn, ahead: number) {
  const days = stayAhead(ahead, 2)
  const booked = await bookOver(owner, { days, among: (await propertiesWith('automatic')).slice(-20) })
  const { propertyId } = booked.choice
  await query(
    `insert into room_nights (room_type_id, night, sold, total)
     select r.id, night::date, r.units, r.units from room_types r, generate_series($2::timestamp, $3::timestamp - interval '1 day', interval '1 day') night
     where r.property_id = $1 on conflict (room_type_id, night) do update set sold = room_nights.total`,
    [propertyId, days.checkIn, days.checkOut],
  )
  const { adults, childrenAges } = booked.choice
  const address = `checkIn=${days.checkIn}&checkOut=${days.checkOut}&adults=${adults}&children=${childrenAges.length}&age=${childrenAges.join('&age=')}`
  return { booked, propertyId, path: `/properties/${propertyId}?${address}` }
}

/** The rooms that will become free, among those with a waitlist. */
async function placeOf({ client, accessToken }: SignedIn, { choice }: Booked): Promise<number> {
  const { propertyId, checkIn, checkOut, adults, childrenAges, rooms } = choice
  const asked = `propertyId=${propertyId}&checkIn=${checkIn}&checkOut=${checkOut}&adults=${adults}&childrenAges=${childrenAges}`
  const answer = await client.send('GET', `/services/api/customer/waiting/rooms?${asked}`, { token: accessToken })
  const { combinations } = requireOk(answer) as { combinations: { rooms: typeof rooms }[] }
  const named = (all: typeof rooms) => all.map(({ roomTypeId, count }) => `${roomTypeId}x${count}`).join()
  return combinations.findIndex((one) => named(one.rooms) === named(rooms))
}

/** At any hour of the day: what begins soon is offered at night, too. */
const hurry = (turn: number | string) =>
  query(`update waitlist_entries set starts_at = now() + interval '3 hours' where id = $1`, [turn])

const cancel = async ({ client, accessToken }: SignedIn, id: number) =>
  requireOk(
    await client.send('PUT', `/services/api/customer/reservations/${id}/cancel`, { body: {}, token: accessToken }),
  )

async function turnOf({ phone }: SignedIn): Promise<{ id: number; status: string }> {
  const [turn] = await query<{ id: number; status: string }>(
    `select w.id, w.status from waitlist_entries w join customers c on c.id = w.customer_id join accounts a on a.id = c.account_id
     where a.phone = $1 order by w.id desc limit 1`,
    [phone],
  )
  if (!turn) throw new Error('Nobody waits')
  return turn
}

const becomes = (visit: SignedIn, status: string) =>
  vi.waitFor(async () => expect((await turnOf(visit)).status).toBe(status), { timeout: 60_000, interval: 100 })

test('a sold-out stay is waited for in Arabic; somebody cancels, and it is booked and paid', async () => {
  const owner = await openSignedIn({ locale: 'en', width: 390 })
  const { booked, path } = await fill(owner, 300)
  const visit = await openSignedIn({ locale: 'ar', width: 390 })
  const { page } = visit
  const t = waitlistText.ar
  await visit.go(path)
  await page.locator('a[href*="/account/waiting/new"]').click()
  await page.getByRole('heading', { level: 1, name: t.join.title }).waitFor()
  await expectHealthy(visit, { skip: ['shift'] })
  await page.locator(`[name=rooms][value="${await placeOf(visit, booked)}"]`).check()
  await page.getByRole('button', { name: t.join.go }).click()
  await page.getByText(t.place.replace(':place', '1')).waitFor()
  await expectHealthy(visit, { skip: ['shift'] })
  const { id } = await turnOf(visit)
  await hurry(id)
  await cancel(owner, booked.id)
  await becomes(visit, 'offered')
  await visit.go('/account/waiting')
  await page.getByRole('timer').waitFor()
  await expectHealthy(visit, { skip: ['shift'] })
  await page.getByRole('button', { name: t.take }).click()
  await page.locator('[name=paymentMethod][value=qi]').check({ force: true })
  await bookButton(visit).click()
  await page.locator('button[value=pay]').waitFor()
  await page.locator('button[value=pay]').click()
  await becomes(visit, 'taken')
  const [made] = await query<{ id: number }>(
    'select r.id from waitlist_entries w join reservations r on r.order_id = w.order_id where w.id = $1',
    [id],
  )
  await vi.waitFor(async () => expect((await stateOf(made?.id ?? 0)).payment).toBe('paid'), { timeout: 60_000 })
})

test('an offer that is not taken goes to the next in line, and both are told in Kurdish', async () => {
  const owner = await openSignedIn({ locale: 'en', width: 390 })
  const { booked } = await fill(owner, 310)
  const [first, second] = [await openSignedIn({ locale: 'ku', width: 390 }), await openSignedIn({ locale: 'ku' })]
  const stay = booked.choice
  for (const { client, accessToken } of [first, second])
    requireOk(await client.send('POST', '/services/api/customer/waiting', { body: { stay }, token: accessToken }))
  for (const visit of [first, second]) await hurry((await turnOf(visit)).id)
  await cancel(owner, booked.id)
  await runJobsNow()
  await becomes(first, 'offered')
  await query(`update waitlist_entries set offered_until = now() where id = $1`, [(await turnOf(first)).id])
  await runJobsNow()
  await becomes(second, 'offered')
  await first.go('/account/waiting')
  await first.page.getByText(waitlistText.ku.missed).waitFor()
  await expectHealthy(first, { skip: ['shift'] })
  await first.page.getByRole('button', { name: waitlistText.ku.leave }).click()
  await first.page.getByRole('alertdialog').getByRole('button', { name: waitlistText.ku.leave }).click()
  await first.page.getByText(waitlistText.ku.statuses.left).waitFor()
})

test('a departure that is full is waited for from its page in English, and over once it has closed', async () => {
  const [found] = await query<{ stock: number; path: string; closesAt: Date }>(
    `select k.id as stock, '/umrah/' || s.item_id as path, k.closes_at as "closesAt" from stocks k join sales s on s.id = k.sale_id
     where s.kind = 'umrah' and k.taken = 0 and k.closes_at > now() + interval '60 days' order by k.closes_at desc, k.id limit 1`,
  )
  if (!found) throw new Error('No departure is free')
  await query('update stocks set taken = capacity where id = $1', [found.stock])
  const visit = await openSignedIn({ locale: 'en', width: 390 })
  const { page } = visit
  const t = waitlistText.en
  await visit.go(found.path)
  await page.locator('a[href*="/account/waiting/new"]').first().click()
  await page.getByRole('heading', { level: 1, name: t.join.title }).waitFor()
  await page.getByLabel(t.join.which).selectOption(String(found.stock))
  await expectHealthy(visit, { skip: ['shift'] })
  await page.getByRole('button', { name: t.join.go }).click()
  await page.getByText(t.place.replace(':place', '1')).waitFor()
  await query('update stocks set closes_at = now() where id = $1', [found.stock])
  await runJobsNow()
  await becomes(visit, 'over')
  await visit.go('/account/waiting')
  await page.getByText(t.statuses.over, { exact: true }).waitFor()
  await query('update stocks set taken = 0, closes_at = $2 where id = $1', [found.stock, found.closesAt])
})
